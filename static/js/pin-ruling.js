// <pin-ruling data-question="…" data-ask="ruling">: the ruling follows what is typed or tapped, by
// the rules in the phone, and the address follows too. Without this script the form asks the server.

import { say } from "./app.js";
import { ask } from "./ask.js";
import { askedOfCopy, bringBack, fieldsAsked } from "./copy.js";
import { fill, minis } from "./fill.js";

const PAUSE = 120; // milliseconds after a letter
const AWAY = "No answer just now: what you typed is kept.";

class PinRuling extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    if (!this.form) return;
    this.base = JSON.parse(this.dataset.question);
    this.part = this.dataset.part ?? "given";
    this.form.addEventListener("submit", (event) => this.submit(event));
    for (const kind of ["input", "change", "cards"]) this.form.addEventListener(kind, () => this.later());
    // Started before it is needed, so that it goes on without a network.
    (window.requestIdleCallback || setTimeout)(() => ask(this.dataset.ask, this.question).catch(() => null));
    this.restore(askedOfCopy() ?? {});
  }

  // What is asked stands in place of the whole example, and so does its ruling.
  restore(asked) {
    const fields = fieldsAsked(this.form, asked);
    if (!fields.length) return;
    for (const field of this.form.elements) empty(field);
    bringBack(fields);
    this.querySelector("[data-from]")?.remove();
    this.querySelector("[data-ruling]").hidden = true;
    this.rule(false);
  }

  // What the fields say: "meld.A" is side A's of "meld", no trump is none.
  get question() {
    const given = {};
    for (const [name, text] of new FormData(this.form)) {
      const [part, side] = name.split(".");
      if (part === "game") continue;
      if (side) (given[part] ??= {})[side] = text;
      else given[part] = part === "trump" && (text === "none" || text === "") ? null : text;
    }
    return { ...this.base, [this.part]: given };
  }

  submit(event) {
    event.preventDefault();
    this.rule(true);
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rule(false), PAUSE);
  }

  async rule(isAsked) {
    clearTimeout(this.timer);
    const { question } = this;
    const asked = JSON.stringify(question);
    this.asked = asked;
    const answer = await ask(this.dataset.ask, question).catch(() => ({ errors: [{ field: "", message: AWAY }] }));
    if (this.asked !== asked) return;
    this.complain(answer.errors ?? []);
    if (answer.errors) return;
    this.draw(answer);
    if (isAsked) {
      const ruling = this.querySelector("[data-ruling]");
      ruling.focus({ preventScroll: true }); // so a phone's keyboard goes away, and Tab goes on from here
      ruling.scrollIntoView({ block: "nearest" });
      say(answer.headline);
    }
  }

  draw(answer) {
    const ruling = this.querySelector("[data-ruling]");
    ruling.hidden = false;
    for (const part of ruling.children) fill(part, answer);
    for (const line of this.querySelectorAll("[data-minis]")) line.replaceChildren(...minis(cards(this.form.elements[line.dataset.minis].value)));
    this.querySelector("[data-from]")?.remove();
    this.link(answer.remedies ?? []);
    const typed = new URLSearchParams(new FormData(this.form));
    try { history.replaceState(history.state, "", `${this.form.getAttribute("action")}?${typed}`); } catch { /* too often */ }
  }

  // Whether some part of a hand still is as the example has it.
  get isExample() {
    const typed = new FormData(this.form);
    const parts = Object.values(JSON.parse(this.dataset.example ?? "{}"));
    return parts.some((fields) => Object.entries(fields).every(([field, text]) => typed.get(field) === text));
  }

  // A remedy that comes to a penalty line leads to the page where a table writes one, but for an example.
  link(remedies) {
    const to = this.isExample ? "" : this.dataset.penaltyAt;
    for (const [at, link] of [...this.querySelectorAll("[data-penalty]")].entries()) {
      const { penalty = {}, words } = remedies[at] ?? {};
      const points = Object.entries(penalty).map(([side, number]) => [`points.${side}`, number]);
      link.hidden = !to || !points.length;
      link.href = `${to}?${new URLSearchParams([...points, ["note", words ?? ""]])}`;
    }
  }

  // Each sentence beside its field; one that has none, over the ruling.
  complain(problems) {
    const left = new Set(problems.map((each) => each.message));
    for (const field of this.querySelectorAll("[data-field]")) {
      const mine = problems.filter((each) => partOf(each.field) === field.dataset.field).map((each) => each.message);
      mine.forEach((message) => left.delete(message));
      field.querySelector("[data-errors]").textContent = [...new Set(mine)].join(" ");
      field.classList.toggle("input--wrong", mine.length > 0);
    }
    const trouble = this.querySelector("[data-trouble]");
    trouble.textContent = [...left].join(" ");
    trouble.hidden = !left.size;
  }
}

const cards = (line) => line.toUpperCase().replaceAll(",", " ").split(/\s+/).filter(Boolean).map((code) => code.replace(/^T/, "10"));

function empty(field) {
  if (field.type === "radio") field.checked = false;
  else if (field.localName === "select") field.selectedIndex = 0;
  else if (field.type === "text") field.value = "";
}

const partOf = (field) => {
  const parts = field.split(".");
  return parts.length > 1 && ["given", "hand"].includes(parts[0]) ? parts[1] : parts[0];
};

customElements.define("pin-ruling", PinRuling);
