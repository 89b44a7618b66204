// <pin-calls data-question="…">: the auction judge in the phone. Every call asks the rules and draws
// the answer where the server would have drawn it; the address follows, so that a link opens the same.
// Without this script the keys are buttons of the form.

import { say } from "./app.js";
import { ask } from "./ask.js";
import { fill, newestFirst } from "./fill.js";

class PinCalls extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    this.base = JSON.parse(this.dataset.question);
    this.form.addEventListener("submit", (event) => this.onCall(event));
    this.form.addEventListener("change", ({ target }) => ["dealer", "calls"].includes(target.name) && this.judge());
    this.form.addEventListener("click", (event) => this.onClear(event));
  }

  // A call is for the seat that is chosen among all: the next one, unless another was chosen.
  onCall(event) {
    event.preventDefault();
    const { submitter } = event;
    const { calls, figure, seat } = this.form.elements;
    const heard = calls.value.split(/\s+/).filter(Boolean);
    if (submitter?.value === "back") this.write(heard.slice(0, -1));
    else if (submitter?.value === "other") this.write([...heard, `${seat.value}:${figure.value.trim()}`]);
    else if (submitter?.name === "call") this.write([...heard, `${seat.value}:${submitter.value}`]);
    else this.judge();
  }

  onClear(event) {
    if (!event.target.closest("[data-clear]")) return;
    event.preventDefault();
    this.write([]);
  }

  /** What cannot be read is not written: the sentence says why, and the calls stay as they were. */
  async write(heard) {
    const { calls, figure } = this.form.elements;
    const before = calls.value;
    calls.value = heard.join(" ");
    if (await this.judge()) figure.value = "";
    else calls.value = before;
  }

  async judge() {
    const { dealer, calls } = this.form.elements;
    const asked = (this.asked = Symbol("an auction"));
    const answer = await ask("calls", { ...this.base, dealer: Number(dealer.value), calls: calls.value });
    if (asked !== this.asked) return true;
    fill(this.querySelector("[data-wrong]"), { problems: (answer.errors ?? []).map(({ message }) => message) });
    if (answer.errors) return false;
    this.draw(answer);
    return true;
  }

  draw(answer) {
    fill(this.querySelector("[data-judged]"), newestFirst(answer, "calls"));
    fill(this.querySelector("[data-next]"), answer);
    say(answer.sentence);
    const { dealer, seat } = this.form.elements;
    if (answer.next_seat) seat.value = answer.next_seat;
    this.querySelector("[data-dealer]").textContent = this.base.names[dealer.value - 1];
    const told = [...new FormData(this.form)].filter(([name, value]) => value !== "" && !["seat", "figure"].includes(name));
    history.replaceState(history.state, "", `${this.form.action}?${new URLSearchParams(told)}`);
  }
}

customElements.define("pin-calls", PinCalls);
