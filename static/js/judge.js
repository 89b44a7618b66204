// What the judges' pages have in common: a form whose every key asks the rules and draws the answer
// where the server would have drawn it. One key after the other; the address follows, so that a link
// opens the same. Without scripts the keys are buttons of the form.

import { say } from "./app.js";
import { ask } from "./ask.js";
import { askedOfCopy, bringBack, fieldsAsked } from "./copy.js";
import { call } from "./engine.js";
import { fill } from "./fill.js";

const KEYS = ["rank", "back", "call"];
const NO_ANSWER = "No answer just now. Nothing is lost: try again.";

export class Judge extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    this.base = JSON.parse(this.dataset.question);
    this.last = this.start();
    this.form.addEventListener("submit", (event) => this.meet(event, this.onKey(event.submitter)));
    this.form.addEventListener("change", ({ target }) => this.then(() => this.onChange(target)));
    this.form.addEventListener("click", (event) => event.target.closest("[data-clear]") && this.meet(event, () => this.clear()));
    const asked = askedOfCopy();
    if (asked) this.restore(asked);
  }

  // What the server would have drawn; a key that was pressed before there was a script counts too.
  restore(asked) {
    const fields = fieldsAsked(this.form, asked);
    bringBack(fields);
    this.show();
    if (fields.length) this.then(() => this.judge());
    const name = KEYS.find((each) => asked[each]);
    if (name) this.then(() => this.onKey({ name, value: asked[name] })());
  }

  // The engine is up before the network may be gone. Where it cannot start, the server is asked later on.
  start() {
    return call(this.name, JSON.stringify(this.question())).catch(() => null);
  }

  meet(event, work) {
    event.preventDefault();
    this.then(work);
  }

  // One that comes to nothing stops no other.
  then(work) {
    this.last = this.last.then(work).catch((error) => console.warn(error));
  }

  get controls() {
    return this.form.elements;
  }

  /** What cannot be is not written: the sentence says why, and the line stays as it was. */
  async write(field, text) {
    const before = field.value;
    field.value = text;
    const isTaken = await this.judge();
    if (!isTaken) field.value = before;
    return isTaken;
  }

  async judge() {
    const answer = await ask(this.name, this.question()).catch(() => ({ errors: [{ message: NO_ANSWER }] }));
    const problems = (answer.errors ?? []).map(({ message }) => message);
    fill(this.querySelector("[data-wrong]"), { problems });
    if (problems.length) return false;
    this.draw(answer);
    return true;
  }

  /** The house rules that are chosen here, over those that the page came with. */
  get rules() {
    return { ...this.base.rules, ...Object.fromEntries(this.chosen.map(({ name, value }) => [name, plain(value)])) };
  }

  get chosen() {
    return [...this.form.querySelectorAll("[data-rule] :checked")];
  }

  /** Says what was ruled, and keeps the address of it; `passing` are the fields that are no part of that. */
  keep(sentence, passing = []) {
    say(sentence);
    const standard = this.chosen.filter((rule) => "standard" in rule.dataset).map(({ name }) => name);
    this.count(this.chosen.length - standard.length);
    const left = [...passing, ...standard];
    const told = [...new FormData(this.form)].filter(([name, value]) => value !== "" && !left.includes(name));
    try { history.replaceState(history.state, "", `${this.form.action}?${new URLSearchParams(told)}`); } catch { /* too often */ }
  }

  // "Single deck, 2 differences", where rules can be chosen.
  count(differences) {
    const second = this.querySelector("[data-second]");
    const words = JSON.parse(second.dataset.told)[differences];
    if (this.chosen.length) second.textContent = second.textContent.replace(/, [^,]*$/, `, ${words}`);
  }
}

const plain = (text) => {
  try { return JSON.parse(text); } catch { return text; }
};
