// <pin-pile data-asked='{"variant": …}'>: the keys of the counting pad count at once; without this
// script each is a button of the form. The engine adds up the pile that is being counted; everything
// that is said of the whole hand comes from the server after every change (the page's own hx-post).

import { call } from "./engine.js";

class PinPile extends HTMLElement {
  connectedCallback() {
    this.asked = JSON.parse(this.dataset.asked);
    this.addEventListener("click", (event) => this.onKey(event, event.target.closest("[data-for]")));
    this.addEventListener("input", () => this.reckon());
    this.addEventListener("submit", () => this.forgetTyped());
    this.addEventListener("htmx:sendError", () => this.sayAlone());
  }

  onKey(event, key) {
    if (!key) return;
    event.preventDefault();
    const input = this.querySelector(`[name="${key.dataset.for}"]`);
    const count = (Number.parseInt(input.value, 10) || 0) + Number(key.dataset.by);
    input.value = Math.min(Number(input.dataset.most), Math.max(0, count));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  // What is taken over is newer than what was half typed at the Tricks step.
  forgetTyped() {
    const { table, step } = this.closest("pin-keep").dataset;
    const family = `keep:${table}:${step.split("-")[0]}-tricks-`;
    try {
      Object.keys(localStorage).filter((name) => name.startsWith(family)).forEach((name) => localStorage.removeItem(name));
    } catch { /* nothing is kept where storage is refused */ }
  }

  value(name) {
    return this.querySelector(`[name="${name}"]:checked`)?.value || "";
  }

  // What the chosen pile holds, as a question; null while it says nothing, or what only the server reads.
  question(side) {
    const field = (input) => [input.name.split(".").pop(), input.value.trim()];
    const all = [...this.querySelectorAll(`[name^="${this.value("by")}.${side}"]`)].map(field);
    const told = all.filter(([, text]) => text !== "").map(([rank, text]) => [rank, Number(text)]);
    if (!told.length || told.some(([, count]) => !Number.isInteger(count))) return null;
    const last = this.value("last");
    const pile = this.value("by") === "cards" ? { taken: Object.fromEntries(told) } : { points: told[0][1] };
    return { ...this.asked, ...pile, last_trick: last === "" ? null : last === side };
  }

  async reckon() {
    const side = this.value("side");
    const question = this.value("buried") === "apart" ? null : this.question(side);
    if (!question) return;
    const answer = await call("pile", JSON.stringify(question)).then(JSON.parse, () => null);
    if (answer && JSON.stringify(question) === JSON.stringify(this.question(side))) this.draw(side, answer);
  }

  draw(side, answer) {
    this.sentence = answer.errors?.[0].message || answer.sentence;
    if (answer.errors) return;
    this.put(`#pile-${side} b`, answer.points);
    for (const { rank, taken, points } of answer.counters) if (taken) this.put(`#worth-${side}-${rank}`, points);
    const others = [...this.querySelectorAll("[name=side]")].filter(({ value }) => value !== side);
    if (others.length > 1 || this.question(others[0].value)) return;
    this.put(`#pile-${others[0].value} b`, answer.rest ?? answer.total - answer.last_trick - answer.points);
  }

  put(where, figure) {
    const shown = this.querySelector(where);
    if (shown) shown.textContent = figure;
  }

  // Without a network the phone says what it knows by itself.
  sayAlone() {
    if (this.sentence) this.put(".pile__sentence", this.sentence);
  }
}

customElements.define("pin-pile", PinPile);
