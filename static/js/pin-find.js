// <pin-find data-all="rules">: what is typed is found at once, best first, by the rules in the phone.
// It searches every [data-find] of the page ([data-title], [data-text], data-words) and shows copies.
// Where wasm cannot start it fetches the form's own answer, which has the same ranking.

import { askedOfCopy } from "./copy.js";
import { call } from "./engine.js";

const PAUSE = 60; // milliseconds after a letter

class PinFind extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    this.input = this.form.elements.q;
    this.all = document.getElementById(this.dataset.all);
    this.texts = [...document.querySelectorAll("[data-find]")].map(textOf);
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.input.addEventListener("input", () => this.later());
    this.addEventListener("click", (event) => this.click(event));
    addEventListener("hashchange", () => this.leave());
    if (location.hash.length < 2) this.cover(this.input.value.trim());
    // Started before it is needed, so that it goes on without a network.
    (window.requestIdleCallback || setTimeout)(() => this.ask("").catch(() => null));
    this.restore(askedOfCopy() ?? {});
  }

  // A copy has nothing typed yet, and no table's notes: these come when its address is opened again.
  restore({ q, table, game }) {
    const elsewhere = document.querySelector("[data-elsewhere]");
    if (table && elsewhere) {
      this.more = game ? { table, game } : { table };
      elsewhere.hidden = false;
    }
    if (!q) return;
    this.input.value = q;
    if (location.hash.length < 2) this.search();
  }

  later() {
    this.carry(this.input.value.trim());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.search(), PAUSE);
  }

  submit(event) {
    event.preventDefault();
    this.input.blur();
    this.search();
  }

  // A word that may have been meant is searched; a rule's id leads to its place in the book.
  click(event) {
    const link = event.target.closest("a");
    if (!link) return;
    if (link.matches(".chip")) {
      event.preventDefault();
      this.input.value = link.textContent;
      this.search();
    } else if (link.hash) this.leave();
  }

  leave() {
    this.all.hidden = false;
  }

  async search() {
    const query = this.input.value.trim();
    this.carry(query);
    const found = await this.ask(query).catch(() => this.askServer(query)).catch(() => null);
    if (query !== this.input.value.trim()) return;
    this.show(found || { sentence: this.part("said").dataset.away, near: [], list: [] });
    this.cover(query);
    this.remember(query);
  }

  // The phone's own answer, as words to offer and copies of what was found.
  async ask(query) {
    const answer = JSON.parse(await call("find", JSON.stringify({ query, texts: this.texts })));
    if (answer.errors) throw new Error(answer.errors[0].message);
    const { ids, sentence, nearest } = answer;
    return { sentence, near: nearest.map((word) => this.chip(word)), list: ids.map(copyOf) };
  }

  // The server's answer: the same parts of the page that the form would lead to.
  async askServer(query) {
    const text = await (await fetch(this.address(query))).text();
    const page = new DOMParser().parseFromString(text, "text/html");
    const parts = (name) => [...page.querySelector(`[data-${name}]`).children];
    return { sentence: page.querySelector("[data-said]").textContent, near: parts("nearest"), list: parts("list") };
  }

  show({ sentence, near, list }) {
    this.part("said").textContent = sentence;
    this.part("nearest").replaceChildren(...near);
    this.part("list").replaceChildren(...list);
  }

  chip(word) {
    const chip = this.querySelector("template").content.firstElementChild.cloneNode();
    chip.textContent = word;
    chip.href = this.address(word);
    return chip;
  }

  address(query) {
    const asked = new URLSearchParams({ ...this.more, ...Object.fromEntries(new FormData(this.form)) });
    asked.set("q", query);
    if (!query) asked.delete("q");
    return `${this.form.getAttribute("action")}?${asked}`.replace(/\?$/, "");
  }

  // The book gives way to what was found, and comes back where there is nothing.
  cover(query) {
    this.all.hidden = query !== "" && this.part("list").childElementCount > 0;
  }

  // In the links to the other books, which search for the same: at once, for a thumb may be on its way.
  carry(query) {
    for (const link of document.querySelectorAll("[data-book]")) {
      const address = new URL(link.href);
      if (query) address.searchParams.set("q", query);
      else address.searchParams.delete("q");
      link.href = address.href;
    }
  }

  remember(query) {
    try { history.replaceState(history.state, "", this.address(query)); } catch { /* too often */ }
  }

  part(name) { return this.querySelector(`[data-${name}]`); }
}

const textOf = (each) => ({
  id: each.id,
  title: each.querySelector("[data-title]").textContent,
  text: each.querySelector("[data-text]").textContent,
  words: each.dataset.words || "",
});

function copyOf(id) {
  const copy = document.getElementById(id).cloneNode(true);
  copy.removeAttribute("id");
  copy.removeAttribute("data-find");
  return copy;
}

customElements.define("pin-find", PinFind);
