// The cards as a line of text: typed or pasted, read by the rules, and kept when it cannot be read.

import { readCards } from "./card-reading.js";

export class CardLine {
  /** `take(cards)` is told what a line holds. */
  constructor(root, take) {
    this.root = root;
    this.take = take;
    this.box = root.querySelector("[data-typing]");
    this.field = this.box.querySelector("input");
    this.shown = this.field.value;
    this.field.addEventListener("change", () => this.read(this.field.value));
    this.field.addEventListener("paste", (event) => this.paste(event));
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.read(this.field.value);
    });
  }

  // A field has one line and would run several together.
  paste(event) {
    const lines = event.clipboardData.getData("text").trim().split(/[\r\n]+/);
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = this.field;
    this.field.setRangeText(lines.join("; "), selectionStart, selectionEnd, "end");
    this.read(this.field.value);
  }

  /** Opens the line and puts the keyboard into it. */
  open() {
    this.box.open = true;
    this.field.focus();
  }

  /** What the tiles say now. */
  show(cards) {
    this.asked = null;
    this.shown = this.field.value = cards.join(" ");
    this.complain([]);
  }

  async read(text) {
    if (text.trim() === this.shown) return;
    const asked = (this.asked = Symbol("a line"));
    const { cards, problems } = await readCards(this.root.dataset.variant, text);
    if (asked !== this.asked) return;
    if (cards) this.take(cards);
    else this.refuse(text, problems);
  }

  // What was typed stays, with what could not be read of it.
  refuse(text, problems) {
    this.field.value = text;
    this.complain(problems);
    this.open();
  }

  complain(problems) {
    const line = this.box.querySelector("[data-wrong-line]").content;
    this.field.ariaInvalid = String(problems.length > 0);
    this.box.querySelector("[data-wrong]").replaceChildren(...problems.map((sentence) => {
      const told = line.cloneNode(true).firstElementChild;
      told.textContent = sentence;
      return told;
    }));
  }
}
