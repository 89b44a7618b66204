// <pin-tricks data-question="…">: the trick judge in the phone. Every key asks the rules and draws the
// answer where the server would have drawn it; the address follows, so that a link opens the same.
// Without this script the keys are buttons of the form.

import { say } from "./app.js";
import { ask } from "./ask.js";
import { fill, minis, newestFirst } from "./fill.js";

class PinTricks extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    this.base = JSON.parse(this.dataset.question);
    this.form.addEventListener("submit", (event) => this.onKey(event));
    this.form.addEventListener("change", (event) => this.onChange(event));
    this.form.addEventListener("click", (event) => this.onClear(event));
  }

  get on() {
    return this.form.elements[this.form.elements.on.value];
  }

  // A rank lays a card of the chosen suit; the erase key takes the last one away; else what was typed holds.
  onKey(event) {
    event.preventDefault();
    const { name, value } = event.submitter ?? {};
    const cards = this.on.value.replaceAll(",", " ").split(/\s+/).filter(Boolean);
    if (name === "rank") this.write(this.on, [...cards, value + this.form.elements.suit.value].join(" "));
    else if (name === "back") this.write(this.on, cards.slice(0, -1).join(" "));
    else this.judge();
  }

  onChange({ target }) {
    if (target.name === "on") this.show();
    else if (target.name !== "suit") this.judge();
  }

  onClear(event) {
    if (!event.target.closest("[data-clear]")) return;
    event.preventDefault();
    for (const field of this.fields) field.value = "";
    this.judge();
  }

  get fields() {
    return [...this.querySelectorAll("[data-cards-of]")];
  }

  /** What cannot be is not written: the sentence says why, and the cards stay as they lay. */
  async write(field, cards) {
    const before = field.value;
    field.value = cards;
    if (!(await this.judge())) field.value = before;
  }

  question() {
    const { trump, leader, first, heading, first_lead } = this.form.elements;
    const rules = heading ? { ...this.base.rules, heading: heading.value, first_lead: first_lead.value } : this.base.rules;
    const [plays, ...hands] = this.fields;
    return {
      ...this.base,
      rules,
      trump: trump.value,
      leader: Number(leader.value),
      first_trick: first.value === "1",
      plays: plays.value,
      hands: Object.fromEntries(hands.filter(({ value }) => value.trim()).map(({ name, value }) => [name.slice(4), value])),
    };
  }

  async judge() {
    const asked = (this.asked = Symbol("a trick"));
    const answer = await ask("played", this.question());
    if (asked !== this.asked) return true;
    fill(this.querySelector("[data-wrong]"), { problems: (answer.errors ?? []).map(({ message }) => message) });
    if (answer.errors) return false;
    this.draw(answer);
    return true;
  }

  draw(answer) {
    fill(this.querySelector("[data-judged]"), newestFirst(answer, "tricks"));
    say(answer.headline);
    this.show();
    this.keep();
  }

  // The hand that is being told, the suit of trump, and where a link leads to.
  show() {
    const { on, trump } = this.form.elements;
    const hand = on.value === "plays" ? [] : this.on.value.split(/\s+/);
    const held = this.querySelector("[data-held]");
    held.replaceChildren(...minis(hand));
    this.querySelector("[data-hint]").hidden = held.childElementCount > 0;
    const mark = document.getElementById("suits").content.querySelector(`.suit--${trump.value}`);
    this.querySelector("[data-trump]").replaceChildren(mark.cloneNode(true));
  }

  keep() {
    const told = [...new FormData(this.form)].filter(([, value]) => value !== "");
    history.replaceState(history.state, "", `${this.form.action}?${new URLSearchParams(told)}`);
    const send = document.getElementById("send");
    for (const name of ["plays", "trump", "leader"]) if (send) send.elements[name].value = this.form.elements[name].value;
  }
}

customElements.define("pin-tricks", PinTricks);
