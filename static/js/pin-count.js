// <pin-count>: counts the cards at every tap: four totals at once, then the lines, then what helps.
// Each is given up when the cards change meanwhile. The page's address always opens the same hand.

import { say } from "./app.js";
import { ask } from "./ask.js";
import { askedOfCopy } from "./copy.js";
import { restore } from "./count-copy.js";
import { Counted } from "./count-drawing.js";
import { Helps } from "./count-helps.js";
import { Sharing } from "./count-sharing.js";

const NO_HELP = { trump: [], best: [] };
const QUIET = 250; // milliseconds without a tap before it is worked out what would help

class PinCount extends HTMLElement {
  connectedCallback() {
    this.picker = this.querySelector("pin-cards");
    this.trump = this.querySelector("input[data-trump]");
    this.house = { variant: this.picker.dataset.variant, rules: JSON.parse(this.dataset.rules) };
    this.counted = new Counted(this);
    this.helps = new Helps(this, this.counted.minis);
    this.sharing = new Sharing(this);
    this.addEventListener("cards", () => this.count());
    this.addEventListener("click", (event) => this.choose(event));
    this.addEventListener("click", (event) => this.leaveMenu(event));
    this.ready();
    const asked = askedOfCopy();
    if (asked) restore(this, asked);
  }

  // The engine starts when the page has been painted; what it must read first is read by then.
  ready() {
    const first = { ...this.house, trump: null, cards: this.picker.cards };
    requestAnimationFrame(() => setTimeout(async () => {
      for (const name of ["meld", "count", "help"]) await ask(name, first).catch(() => null);
    }));
  }

  // The menu leads down the page, and to the line with the keyboard in it.
  leaveMenu(event) {
    const link = event.target.closest(".menu a");
    if (!link) return;
    link.closest(".menu").open = false;
    if (link.hash !== "#typing") return;
    event.preventDefault();
    this.picker.line.open();
  }

  // A suit is trump until it is tapped again: then the best one is shown once more.
  choose(event) {
    const key = event.target.closest(".trump");
    if (!key) return;
    event.preventDefault();
    this.trump.value = this.trump.value === key.value ? "" : key.value;
    this.count();
  }

  async count() {
    const turn = (this.turn = Symbol("a hand"));
    const isPast = () => turn !== this.turn;
    clearTimeout(this.waiting);
    this.dataset.pending = "";
    this.helps.hide();
    try {
      await this.answer(isPast);
    } catch {
      if (!isPast()) this.counted.fail();
    }
  }

  async answer(isPast) {
    const { cards } = this.picker;
    const totals = await this.ask("meld", null, cards);
    if (isPast()) return;
    const shown = this.counted.totals(totals, this.trump.value);
    await painted();
    if (isPast()) return;
    const answer = await this.ask("count", shown, cards);
    if (isPast()) return;
    delete this.dataset.pending;
    this.counted.lines(answer);
    this.sharing.keep(answer, shown, cards);
    say(`${this.counted.heading} ${answer.total}`);
    this.waiting = setTimeout(() => this.help(shown, cards, isPast), cards.length ? QUIET : 0);
  }

  async help(shown, cards, isPast) {
    const answer = cards.length ? await this.ask("help", shown, cards).catch(() => null) : NO_HELP;
    if (answer && !isPast()) this.helps.show(answer, shown);
  }

  async ask(name, trump, cards) {
    const answer = await ask(name, { ...this.house, trump, cards });
    if (answer.errors) throw new Error(answer.errors[0].message);
    return answer;
  }
}

const painted = () => new Promise((go) => setTimeout(go)); // the four totals may show meanwhile

customElements.define("pin-count", PinCount);
