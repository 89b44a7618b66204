// What the calculator shows: totals, and lines that are cloned from the page's own templates.

import { cloned, Minis } from "./card-minis.js";

export class Counted {
  constructor(root) {
    this.root = root;
    this.find = (name) => root.querySelector(`[data-${name}]`);
    this.minis = new Minis(this.find("minis"));
    this.keys = [...root.querySelectorAll(".trump")];
  }

  get heading() {
    return this.find("heading").textContent;
  }

  /** The four totals; the trump whose lines are to be shown, null for none. */
  totals({ by_trump: totals, best_trump: best }, asked) {
    const shown = asked ? (asked === "none" ? null : asked) : (totals[best[0]]?.total ? best[0] : null);
    for (const key of this.keys) {
      const found = totals[key.value];
      key.ariaPressed = String(key.value === (shown ?? asked));
      if (!found) continue;
      key.lastElementChild.textContent = found.total;
      if ("needs" in this.root.dataset) key.classList.toggle("trump--barred", !found.has_marriage);
    }
    this.find("heading").textContent = this.words(shown, asked);
    if (shown) this.find("sum").textContent = totals[shown].total;
    return shown;
  }

  words(shown, asked) {
    const key = this.keys.find(({ value }) => value === (shown ?? "none"));
    return asked ? key.dataset.named : shown ? key.dataset.best : this.root.dataset.yours;
  }

  lines(answer) {
    this.find("trouble").hidden = true;
    this.find("sum").textContent = answer.total;
    this.find("hand").textContent = answer.hand.sentence;
    this.find("hand").classList.toggle("is-much", answer.hand.too_many);
    this.find("empty").hidden = answer.hand.held > 0;
    this.find("nothing").hidden = !answer.hand.held || answer.lines.length > 0;
    for (const section of this.root.querySelectorAll("[data-class]")) {
      const lines = answer.lines.filter((line) => String(line.class) === section.dataset.class);
      section.hidden = !lines.length;
      section.lastElementChild.replaceChildren(...lines.map((line) => this.line(line)));
    }
    this.find("notes").replaceChildren(...answer.notes.map((note) => this.note(note)));
    this.find("laying").hidden = !answer.lay_down.length;
    this.find("lay").replaceChildren(this.minis.row(answer.lay_down));
  }

  line({ points, words, cards, shared, rule }) {
    const line = cloned(this.find("line"));
    line.querySelector(".meld-line__points").textContent = points;
    line.querySelector(".meld-line__words").textContent = words;
    line.querySelector(".minis").replaceWith(this.minis.row(cards, { shared }));
    return this.ruled(line, rule);
  }

  note({ text, missing, rule }) {
    const line = cloned(this.find("note"));
    line.querySelector(".meld-note__text").textContent = text;
    line.querySelector(".minis").replaceWith(this.minis.row(missing, { kind: "dashed" }));
    return this.ruled(line, rule);
  }

  ruled(line, rule) {
    const link = line.querySelector(".rule");
    link.textContent = rule;
    link.href = this.root.dataset.ruleAt.replace("/0/", `/${rule}/`);
    return line;
  }

  fail() {
    this.find("trouble").hidden = false;
  }
}
