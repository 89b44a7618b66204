// <pin-pad data-unit="10" data-total="250">: the score pad's own keys.
// Fields are real inputs; without this script they are typed into as they are.
// In the tricks step (data-total) the one side left blank is shown as the rest; the server fills it.

import { draw, keysOf, prepare, put, write } from "./pin-field.js";
import { Sum } from "./pin-sum.js";

class PinPad extends HTMLElement {
  connectedCallback() {
    this.unit = Number(this.dataset.unit || 1);
    this.fields = [...this.querySelectorAll(".field input")];
    this.sum = new Sum(this.fields, this.dataset.total ? Number(this.dataset.total) : null);
    for (const input of this.fields) this.listen(input, prepare(input, this.unit));
    this.addEventListener("input", () => this.forget());
    this.addEventListener("click", (event) => this.onKey(event.target.closest("[data-key]")));
    this.choose(this.fields.find((input) => input.autofocus) || this.fields[0]);
    this.draw();
  }

  listen(input, isOurs) {
    input.addEventListener("focus", () => this.choose(input));
    if (!isOurs) return;
    input.addEventListener("click", () => { this.fresh = true; this.forget(); });
    input.addEventListener("beforeinput", (event) => {
      if (event.inputType === "insertLineBreak") return;
      event.preventDefault();
      for (const key of keysOf(event)) this.write(key);
    });
  }

  // What was said of the figures before speaks of the new ones no more; a tap on a figure is the first of those.
  forget() {
    this.querySelector("[data-until-changed]")?.remove();
    for (const button of this.querySelectorAll("[data-changed]")) button.textContent = button.dataset.changed;
  }

  onKey(button) {
    if (!button) return;
    if (button.dataset.key === "next") this.next();
    else if (button.dataset.key === "all") this.takeAll();
    else this.write(button.dataset.key);
  }

  write(key) {
    if (!this.active || this.active.closest(".is-plain")) return;
    if (this.fresh) this.loosen();
    write(this.active, key, this.unit, this.fresh);
    this.fresh = false;
    this.tell();
  }

  // Two figures that add up: whoever changes one need not reckon the other.
  loosen() {
    const others = this.fields.filter((each) => each !== this.active);
    if (others.length === 1 && this.sum.isWhole) put(others[0], "", this.unit);
  }

  takeAll() {
    for (const input of this.fields) put(input, "0", this.unit);
    put(this.active, String(this.sum.total / this.unit), this.unit);
    this.fresh = true;
    this.tell();
  }

  next() {
    const next = this.fields[(this.fields.indexOf(this.active) + 1) % this.fields.length];
    next.focus({ preventScroll: true });
    this.choose(next);
  }

  choose(input) {
    if (this.active !== input) this.fresh = true;
    this.active = input;
    for (const each of this.fields) each.closest(".field").classList.toggle("is-active", each === input);
  }

  tell() {
    this.draw();
    this.active.dispatchEvent(new Event("input", { bubbles: true }));
  }

  draw() {
    for (const input of this.fields) draw(input, this.sum, this.unit, "optional" in this.dataset);
  }
}

customElements.define("pin-pad", PinPad);
