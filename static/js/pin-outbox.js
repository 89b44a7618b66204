// <pin-outbox>: what this phone has not sent yet, each with what can be done about it.

import { fill } from "./fill.js";
import { forgetCopies } from "./offline-worker.js";
import { saying } from "./outbox-entry.js";
import { all, drop, mark } from "./outbox-store.js";
import { drain, freshToken, send } from "./outbox-sender.js";
import "./outbox.js";

const SURE = 5000; // milliseconds in which a second tap throws away
const STATES = { waiting: "Waits to be sent.", refused: "Was not taken: retry, or open it." };

const clock = (at) => new Date(at).toLocaleString([], { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

class PinOutbox extends HTMLElement {
  connectedCallback() {
    this.rows = this.querySelector("[data-rows]");
    this.template = this.querySelector("template").content.firstElementChild;
    this.addEventListener("click", ({ target }) => this.on(target.closest("[data-do]")));
    document.addEventListener("outbox", () => this.draw());
    this.querySelector("[data-copies]").hidden = !("serviceWorker" in navigator);
    this.draw();
  }

  async draw() {
    const entries = await all();
    this.querySelector("[data-none]").hidden = entries.length > 0;
    this.querySelector("[data-some]").hidden = entries.length === 0;
    const held = new Set();
    this.rows.replaceChildren(...entries.map((entry) => this.row(entry, held)));
  }

  row(entry, held) {
    const row = this.template.cloneNode(true);
    const isHeld = entry.state === "waiting" && held.has(entry.table);
    if (entry.state === "refused") held.add(entry.table);
    fill(row, {
      what: entry.what, where: [entry.where, clock(entry.at)].filter(Boolean).join(" · "),
      open: entry.state === "refused", retry: !isHeld,
      said: saying(entry),
      state: isHeld ? "Waits until the one before it is settled." : STATES[entry.state],
    });
    row.dataset.key = entry.key;
    return row;
  }

  on(button) {
    if (!button) return null;
    const key = button.closest("[data-key]")?.dataset.key;
    return { retry: () => this.retry(key), open: () => this.open(key), drop: () => this.drop(button, key), forget: () => this.forget(button) }[button.dataset.do]();
  }

  async retry(key) {
    await mark(key, { state: "waiting", status: 0, said: "", until: 0 });
    await drain();
    this.draw();
  }

  /** The score sheet's own page about it, as if the form had been sent just now. */
  async open(key) {
    const entry = (await all()).find((each) => each.key === key);
    const answer = await send(entry).catch(() => null);
    if (!answer) { this.tell(key); return; }
    if (answer.ok) {
      await drop(key);
      location.assign(`/t/${entry.table}/`);
      return;
    }
    const form = Object.assign(document.createElement("form"), { method: "post", action: entry.url, hidden: true });
    const fields = [...new URLSearchParams(entry.body), ["csrfmiddlewaretoken", await freshToken()]];
    form.append(...fields.map(([name, value]) => Object.assign(document.createElement("input"), { type: "hidden", name, value })));
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
  }

  tell(key) {
    const row = this.rows.querySelector(`[data-key="${key}"]`);
    row.querySelector(".unsent__state").textContent = "No answer just now: it can be opened when the network is back.";
  }

  /** The second tap throws it away. */
  async drop(button, key) {
    if ("isSure" in button.dataset) {
      await drop(key);
      this.draw();
      return;
    }
    const label = button.textContent;
    button.dataset.isSure = "";
    button.textContent = button.dataset.sure;
    setTimeout(() => { delete button.dataset.isSure; button.textContent = label; }, SURE);
  }

  forget(button) {
    forgetCopies();
    button.textContent = "Forgotten.";
  }
}

customElements.define("pin-outbox", PinOutbox);
