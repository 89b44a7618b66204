// <pin-pad data-unit="10" data-total="250">: the score pad's own keys.
// Fields are real inputs; without this script they are typed into as they are.
// In the tricks step (data-total) the one side left blank is shown as the rest; the server fills it.

import { figureOf, press, show, typedFrom } from "./pin-figure.js";

class PinPad extends HTMLElement {
  connectedCallback() {
    this.unit = Number(this.dataset.unit || 1);
    this.total = this.dataset.total ? Number(this.dataset.total) : null;
    this.fields = [...this.querySelectorAll(".field input")];
    for (const input of this.fields) this.prepare(input);
    this.addEventListener("input", () => this.forget());
    this.addEventListener("click", (event) => this.onKey(event.target.closest("[data-key]")));
    this.choose(this.fields.find((input) => input.autofocus) || this.fields[0]);
    this.draw();
  }

  // What was said of the figures before speaks of the new ones no more; a tap on a figure is the first of those.
  forget() {
    this.querySelector("[data-until-changed]")?.remove();
    for (const button of this.querySelectorAll("[data-changed]")) button.textContent = button.dataset.changed;
  }

  prepare(input) {
    input.inputMode = "none";
    input.dataset.typed = typedFrom(input.value, this.unit);
    if (input.value !== "" && input.dataset.typed === "") return this.leaveAlone(input);
    input.addEventListener("focus", () => this.choose(input));
    input.addEventListener("click", () => { this.fresh = true; this.forget(); });
    input.addEventListener("beforeinput", (event) => this.onTyping(event));
  }

  // A figure the pad cannot write (165 in a game of tens) stays an ordinary input, as typed.
  leaveAlone(input) {
    input.inputMode = "numeric";
    input.closest(".field").classList.add("is-plain");
    input.addEventListener("focus", () => this.choose(input));
  }

  onTyping(event) {
    if (event.inputType === "insertLineBreak") return;
    event.preventDefault();
    if (event.inputType.startsWith("delete")) this.write("back");
    for (const char of event.data || "") {
      if (/[0-9]/.test(char)) this.write(char);
      if (char === "+") this.write("plus");
    }
  }

  onKey(button) {
    if (!button) return;
    const { key } = button.dataset;
    if (key === "next") this.next();
    else if (key === "all") this.takeAll();
    else this.write(key);
  }

  write(key) {
    const input = this.active;
    if (!input || input.closest(".is-plain")) return;
    const typed = this.fresh && /^[0-9]$/.test(key) ? "" : input.dataset.typed;
    if (this.fresh) this.loosen(input);
    this.fresh = false;
    this.put(input, press(typed, key));
    this.tell(input);
  }

  // Two figures that add up: whoever changes one need not reckon the other.
  loosen(input) {
    const others = this.fields.filter((each) => each !== input);
    if (this.total !== null && others.length === 1 && !this.isOpen()) this.put(others[0], "");
  }

  isOpen() {
    return this.doesNotAddUp() || this.fields.some((input) => input.value === "");
  }

  put(input, typed) {
    input.dataset.typed = typed;
    const value = figureOf(typed, this.unit);
    input.value = value === null ? "" : String(value);
  }

  takeAll() {
    for (const input of this.fields) this.put(input, "0");
    this.put(this.active, String(this.total / this.unit));
    this.fresh = true;
    this.tell(this.active);
  }

  next() {
    const at = this.fields.indexOf(this.active);
    this.fields[(at + 1) % this.fields.length].focus({ preventScroll: true });
    this.choose(this.fields[(at + 1) % this.fields.length]);
  }

  choose(input) {
    if (this.active !== input) this.fresh = true;
    this.active = input;
    for (const each of this.fields) each.closest(".field").classList.toggle("is-active", each === input);
  }

  tell(input) {
    this.draw();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  rest() {
    const blank = this.fields.filter((input) => input.value === "");
    if (this.total === null || blank.length !== 1) return null;
    const left = this.total - this.fields.reduce((sum, input) => sum + Number(input.value), 0);
    return left < 0 ? null : { input: blank[0], left };
  }

  doesNotAddUp() {
    if (this.total === null || this.fields.some((input) => input.value === "")) return false;
    return this.total !== this.fields.reduce((sum, input) => sum + Number(input.value), 0);
  }

  draw() {
    const rest = this.rest();
    for (const input of this.fields) {
      const label = input.closest(".field");
      const isRest = rest !== null && rest.input === input;
      label.classList.toggle("is-computed", isRest);
      label.classList.toggle("is-doubtful", this.doesNotAddUp());
      input.required = !isRest && !("optional" in this.dataset);
      const value = isRest ? rest.left : input.value === "" ? null : Number(input.value);
      show(label, { value, typed: input.dataset.typed, unit: this.unit });
    }
  }
}

customElements.define("pin-pad", PinPad);
