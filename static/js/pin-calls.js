// <pin-calls data-question="…">: the auction judge in the phone.

import { fill, newestFirst } from "./fill.js";
import { Judge } from "./judge.js";

class PinCalls extends Judge {
  name = "calls";

  onKey(key) {
    return () => this.call(key);
  }

  // A call is for the seat that is chosen among all: the next one, unless another was chosen.
  async call(key) {
    const { calls, figure, seat } = this.controls;
    const heard = calls.value.split(/\s+/).filter(Boolean);
    if (key?.name !== "call") return this.judge();
    if (key.value === "back") return this.write(calls, heard.slice(0, -1).join(" "));
    const bid = key.value === "other" ? figure.value.trim() : key.value;
    if (await this.write(calls, [...heard, `${seat.value || 1}:${bid}`].join(" "))) figure.value = "";
    return null;
  }

  onChange(control) {
    const counts = ["dealer", "calls"].includes(control.name) || control.closest("[data-rule]");
    return counts ? this.judge() : null;
  }

  clear() {
    return this.write(this.controls.calls, "");
  }

  question() {
    const { dealer, calls } = this.controls;
    return { ...this.base, rules: this.rules, dealer: Number(dealer.value), calls: calls.value };
  }

  draw(answer) {
    const { dealer, seat } = this.controls;
    fill(this.querySelector("[data-judged]"), newestFirst(answer, "calls"));
    fill(this.querySelector("[data-next]"), answer);
    if (answer.next_seat) seat.value = answer.next_seat;
    this.querySelector("[data-dealer]").textContent = this.base.names[dealer.value - 1];
    this.keep(answer.sentence, ["seat", "figure"]);
  }
}

customElements.define("pin-calls", PinCalls);
