// <pin-calls data-question="…">: the auction judge in the phone.

import { fill, newestFirst } from "./fill.js";
import { Judge } from "./judge.js";

class PinCalls extends Judge {
  name = "calls";
  picked = ""; // the seat that was chosen since the last call

  connectedCallback() {
    super.connectedCallback();
    this.next = this.controls.seat.value || 1;
    for (const way of ["click", "change"]) {
      this.form.addEventListener(way, ({ target: { name, value } }) => { if (name === "seat") this.picked = value; });
    }
  }

  restore(asked) {
    if (asked.call) this.picked = asked.seat ?? "";
    super.restore(asked);
  }

  // A call is for the seat that is chosen among all: the next one, unless another was chosen. What was
  // chosen and typed at the tap counts, however late its turn comes.
  onKey(key) {
    const { calls, figure } = this.controls;
    const heard = () => calls.value.split(/\s+/).filter(Boolean);
    if (key?.name !== "call") return () => this.judge();
    if (key.value === "back") return () => this.write(calls, heard().slice(0, -1).join(" "));
    const who = this.picked;
    this.picked = "";
    const typed = figure.value;
    const bid = key.value === "other" ? typed.trim() : key.value;
    return async () => {
      const isTaken = await this.write(calls, [...heard(), `${who || this.next}:${bid}`].join(" "));
      if (isTaken && figure.value === typed) figure.value = "";
      if (!isTaken) this.picked ||= who;
    };
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
    const { seat } = this.controls;
    fill(this.querySelector("[data-judged]"), newestFirst(answer, "calls"));
    fill(this.querySelector("[data-next]"), answer);
    if (answer.next_seat) this.next = answer.next_seat;
    if (!this.picked) seat.value = this.next;
    this.show();
    this.keep(answer.sentence, ["seat", "figure"]);
  }

  // Who deals.
  show() {
    this.querySelector("[data-dealer]").textContent = this.base.names[this.controls.dealer.value - 1];
  }
}

customElements.define("pin-calls", PinCalls);
