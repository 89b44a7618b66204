// <pin-tricks data-question="…">: the trick judge in the phone.

import { fill, minis, newestFirst } from "./fill.js";
import { Judge } from "./judge.js";

const cardsIn = (text) => text.replaceAll(",", " ").split(/\s+/).filter(Boolean);

class PinTricks extends Judge {
  name = "played";

  get on() {
    return this.controls[this.controls.on.value];
  }

  /** A line for each list of cards: those played, then each player's hand. */
  get lines() {
    return [...this.querySelectorAll("[data-cards-of]")];
  }

  // A rank lays a card of the chosen suit; the erase key takes the last one away; else what was typed
  // holds. What was chosen at the tap counts, however late its turn comes.
  onKey(key) {
    const { on, controls: { suit: { value: suit } } } = this;
    const cards = () => cardsIn(on.value);
    if (key?.name === "rank") return () => this.write(on, [...cards(), key.value + suit].join(" "));
    if (key?.name === "back") return () => this.write(on, cards().slice(0, -1).join(" "));
    return () => this.judge();
  }

  onChange({ name }) {
    if (name === "on") return this.show();
    return name === "suit" ? null : this.judge();
  }

  // Cards are of trump until another suit is chosen.
  restore(asked) {
    super.restore({ suit: asked.trump ?? "", ...asked });
  }

  clear() {
    for (const line of this.lines) line.value = "";
    return this.judge();
  }

  question() {
    const { trump, leader, first } = this.controls;
    const [plays, ...hands] = this.lines;
    const told = hands.filter(({ value }) => value.trim()).map(({ name, value }) => [name.slice(4), value]);
    return {
      ...this.base,
      rules: this.rules,
      trump: trump.value,
      leader: Number(leader.value),
      first_trick: first.value === "1",
      plays: plays.value,
      hands: Object.fromEntries(told),
    };
  }

  draw(answer) {
    fill(this.querySelector("[data-judged]"), newestFirst(answer, "tricks"));
    this.show();
    this.keep(answer.headline);
    const send = document.getElementById("send");
    for (const name of ["plays", "trump", "leader"]) if (send) send.elements[name].value = this.controls[name].value;
  }

  // The hand that is being told, and the suit of trump.
  show() {
    const { on, trump } = this.controls;
    const held = this.querySelector("[data-held]");
    held.replaceChildren(...minis(on.value === "plays" ? [] : cardsIn(this.on.value)));
    this.querySelector("[data-hint]").hidden = held.childElementCount > 0;
    const mark = document.getElementById("suits").content.querySelector(`.suit--${trump.value}`);
    this.querySelector("[data-trump]").replaceChildren(mark.cloneNode(true));
  }
}

customElements.define("pin-tricks", PinTricks);
