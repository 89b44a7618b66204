// <pin-cards data-variant="single-deck">: cards that are tapped, typed or pasted.
// `.cards` are codes; a "cards" event bubbles after each change by hand. The form's own field is
// kept up to date. Without this script the halves of the tiles are buttons of the form.

import { CardKeys } from "./card-keys.js";
import { readCards } from "./card-reading.js";
import { Tiles } from "./card-tiles.js";

class PinCards extends HTMLElement {
  connectedCallback() {
    this.tiles = new Tiles(this);
    this.keys = new CardKeys(this.tiles, (code, by) => this.change(code, by));
    this.field = this.querySelector("[data-typing] input");
    this.addEventListener("click", (event) => this.onClick(event));
    this.addEventListener("focusin", ({ target }) => target.closest(".tile") && this.tiles.rove(target.closest(".tile")));
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.read(this.field.value, event);
    });
    this.field.addEventListener("change", () => this.read(this.field.value));
    this.leaving = new AbortController();
    const listening = { signal: this.leaving.signal };
    document.addEventListener("keydown", (event) => this.isMeant(event) && this.keys.press(event) && event.preventDefault(), listening);
    document.addEventListener("paste", (event) => this.isMeant(event) && this.read(event.clipboardData.getData("text"), event), listening);
  }

  disconnectedCallback() {
    this.leaving.abort();
  }

  get cards() {
    return this.tiles.cards;
  }

  set cards(codes) {
    this.tiles.cards = codes;
    this.show();
  }

  // Keys on the page's ground are for its only picker; in a field they are for the field.
  isMeant({ target }) {
    if (target.closest?.("input, textarea, select")) return false;
    return this.contains(target) || (target === document.body && document.querySelectorAll("pin-cards").length === 1);
  }

  onClick(event) {
    const key = event.target.closest("button");
    if (key?.dataset.clear !== undefined) this.replace([]);
    else if (key?.dataset.undo !== undefined) this.replace(this.before);
    else if (key?.matches(".tile__add")) this.change(key.value, 1);
    else if (key?.matches(".tile__less")) this.change(key.value, -1);
    else return;
    event.preventDefault();
  }

  change(code, by) {
    if (this.tiles.change(code, by)) this.tell(null);
  }

  /** Another hand instead, which can be undone. */
  replace(codes) {
    const { cards } = this;
    this.tiles.cards = codes;
    this.tell(cards.length && this.before !== codes ? cards : null);
  }

  /** Opens the line and puts the keyboard into it. */
  type() {
    this.querySelector("[data-typing]").open = true;
    this.field.focus();
  }

  async read(text, event) {
    event?.preventDefault();
    if (text.trim() === this.field.value.trim() && text.trim() === this.cards.join(" ")) return;
    const asked = (this.asked = Symbol("a line"));
    const { cards, problems } = await readCards(this.dataset.variant, text);
    if (asked !== this.asked) return;
    if (problems) this.refuse(text, problems);
    else this.replace(cards);
  }

  // What was typed stays, with what could not be read of it.
  refuse(text, problems) {
    this.field.value = text;
    this.complain(problems);
    this.type();
  }

  complain(problems) {
    const line = this.querySelector("[data-wrong-line]").content;
    this.field.ariaInvalid = String(problems.length > 0);
    this.querySelector("[data-wrong]").replaceChildren(...problems.map((sentence) => {
      const told = line.cloneNode(true).firstElementChild;
      told.textContent = sentence;
      return told;
    }));
  }

  tell(before) {
    this.before = before;
    this.asked = null;
    this.show();
    this.dispatchEvent(new CustomEvent("cards", { bubbles: true }));
  }

  show() {
    const { cards } = this;
    this.field.value = cards.join(" ");
    this.complain([]);
    for (const held of this.querySelectorAll("[data-held]")) held.textContent = cards.length;
    this.querySelector("[data-back]")?.remove();
    for (const undo of this.querySelectorAll("[data-undo], [data-undone]")) undo.hidden = !this.before;
  }
}

customElements.define("pin-cards", PinCards);
