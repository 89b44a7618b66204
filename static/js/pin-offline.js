// <pin-offline>: a whole hand on one form, scored in the phone as it is typed, and kept when it is saved.

import { keep } from "./offline-keeping.js";
import { score } from "./offline-score.js";

const WAIT = 150; // milliseconds after the last key

class PinOffline extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    this.form.addEventListener("input", () => this.later());
    this.form.addEventListener("submit", (event) => this.save(event));
  }

  /** The game, and where it stands: `sheet`, the hands that wait, and what they come to. */
  begin(game, state) {
    Object.assign(this, { game, ...state });
    const { bidder_seat: seat, bid, trump, meld = {} } = this.hands.length ? {} : this.sheet.draft;
    this.fillIn({ bidder_seat: seat, bid, trump, ...named("meld", meld) });
    if (state.step) this.fillIn(Object.fromEntries(new FormData(state.step.querySelector("form"))));
    for (const box of this.form.querySelectorAll("[name=playing]")) box.checked = this.sitting.includes(box.value);
    this.title();
    this.look();
  }

  /** More waits than before, or less: the number of this hand may be another one. */
  goOn(state) {
    if (state.hands.length === this.hands.length && state.sheet.hand === this.sheet.hand) return;
    Object.assign(this, state);
    this.title();
    this.look();
  }

  get standing() {
    const { totals, target, dealer } = this.sheet;
    return this.scored.at(-1)?.after ?? { totals, target, dealer };
  }

  get number() {
    return Math.max(this.sheet.hand, ...this.hands.map(({ hand }) => hand + 1));
  }

  get sitting() {
    return this.game.playing[this.standing.dealer];
  }

  get isTyped() {
    return Boolean(this.form.querySelector("[name=bidder_seat]:checked")) || [...this.form.querySelectorAll("[inputmode]")].some(({ value }) => value);
  }

  title() {
    this.querySelector("[data-title]").textContent = `Hand ${this.number}`;
    this.querySelector("[data-note]").textContent = `${this.game.seats[this.standing.dealer]} deals · no network, kept on this phone`;
  }

  fillIn(values) {
    for (const [name, value] of Object.entries(values)) {
      const field = this.form.elements[name];
      if (field && value !== undefined && value !== null) field.value = String(value);
    }
    const { bid, bid_other: other } = values;
    if (bid === "other") this.form.elements.bid.value = other;
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), WAIT);
  }

  /** The hand as it is typed, in the shape of the API; its tricks too. */
  get entry() {
    const data = new FormData(this.form);
    const sides = this.playing(data);
    const outcome = data.get("outcome");
    const seat = data.get("bidder_seat");
    const told = outcome === "passed_out"
      ? { bidder: null, bid: null, trump: null, meld: Object.fromEntries(sides.map((side) => [side, 0])) }
      : { bidder: this.game.sideOfSeat[seat], bid: figure(data.get("bid")), trump: data.get("trump"), meld: this.figures(data, "meld", sides) };
    const sitting = data.has("playing") ? { playing: sides } : {};
    return { ...told, ...sitting, outcome, ...(outcome === "played" ? this.tricks(data, sides) : {}) };
  }

  playing(data) {
    return data.has("playing") ? data.getAll("playing") : this.sitting;
  }

  figures(data, name, sides) {
    const found = sides.map((side) => [side, figure(data.get(`${name}.${side}`))]);
    return Object.fromEntries(found.filter(([, points]) => points !== null));
  }

  tricks(data, sides) {
    const points = this.figures(data, "tricks", sides);
    const blank = sides.filter((side) => !(side in points));
    const rest = this.game.trickTotal - Object.values(points).reduce((sum, each) => sum + each, 0);
    if (blank.length === 1 && rest >= 0) points[blank[0]] = rest;
    const none = this.game.isPartnership ? [] : sides.filter((side) => points[side] === 0);
    const took = Object.fromEntries(none.map((side) => [side, data.has(`took_trick.${side}`)]));
    return none.length ? { trick_points: points, took_trick: took } : { trick_points: points };
  }

  async look() {
    const { entry } = this;
    this.show(entry);
    const isWhole = entry.outcome === "passed_out" || (entry.bidder && entry.bid && entry.trump);
    const turn = (this.turn = Symbol("one look"));
    const answer = isWhole ? await score(this.game, entry, this.standing) : undefined;
    if (turn === this.turn) this.say(entry, answer);
  }

  /** Only what belongs to the hand as it is: who plays, tricks of a hand that was played. */
  show(entry) {
    const data = new FormData(this.form);
    const sides = this.playing(data);
    for (const column of this.querySelectorAll("[data-column]")) column.hidden = !sides.includes(column.dataset.column);
    for (const field of this.querySelectorAll("[data-played]")) field.hidden = entry.outcome !== "played";
    for (const box of this.querySelectorAll("[data-took]")) {
      box.hidden = entry.trick_points?.[box.dataset.took] !== 0;
    }
    for (const field of this.querySelectorAll("[name^='tricks.']")) {
      const rest = entry.trick_points?.[field.name.slice(7)];
      field.placeholder = field.value === "" && rest !== undefined ? String(rest) : "";
    }
  }

  /** `undefined`: not whole yet; `null`: nobody can say, and it is kept all the same. */
  say(entry, answer) {
    const problems = answer?.errors ?? [];
    const warnings = answer?.warnings ?? [];
    for (const column of this.querySelectorAll("[data-column]")) {
      const delta = answer?.delta?.[column.dataset.column];
      column.querySelector("[data-result]").textContent = delta === undefined ? "" : (delta > 0 ? `+${delta}` : String(delta).replace("-", "−"));
    }
    const shown = problems.some(({ code }) => code !== "missing") ? problems.filter(({ code }) => code !== "missing") : [];
    const words = [...shown, ...warnings].map(({ message }) => message);
    if (answer === null) words.push("It is scored when it is sent.");
    if (answer?.game_over) words.push("With this hand the game is over.");
    this.querySelector("[data-said]").replaceChildren(...words.map((text) => Object.assign(document.createElement("p"), { className: "slip slip__sentence", textContent: text })));
    const button = this.querySelector("[data-save]");
    button.setAttribute("aria-disabled", String(answer === undefined || problems.length > 0));
    button.textContent = warnings.length ? "Record it anyway" : "Save";
    this.ready = answer !== undefined && !problems.length ? { entry, accept: warnings.map(({ code }) => code) } : null;
  }

  async save(event) {
    event.preventDefault();
    clearTimeout(this.timer);
    await this.look();
    if (!this.ready) return;
    const { ready, form } = this;
    this.ready = null;
    const seat = Number(new FormData(form).get("bidder_seat")) || null;
    form.reset();
    await keep(form.action, this, ready, seat);
    this.querySelector("[data-title]")?.focus({ preventScroll: true });
  }

  /** The network is back while somebody writes. */
  tellBack() {
    this.querySelector("[data-note]").textContent = "The network is back; what waited is sent.";
  }
}

const figure = (text) => {
  const compact = (text ?? "").replaceAll(/\s/g, "");
  if (!/^\d+(\+\d+)*$/.test(compact)) return null;
  return compact.split("+").reduce((sum, part) => sum + Number(part), 0);
};

const named = (name, points) => Object.fromEntries(Object.entries(points).map(([side, figure]) => [`${name}.${side}`, figure]));

customElements.define("pin-offline", PinOffline);

/** Put the element to work on this game. */
export const showEntry = (element, game, state) => element.begin(game, state);
