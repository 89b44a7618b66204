// <pin-offline>: a whole hand on one form, scored in the phone as it is typed, and kept when it is saved.

import { keep } from "./offline-keeping.js";
import { isWhole, playing, read } from "./offline-reading.js";
import { score } from "./offline-score.js";
import { sayScore, showFields } from "./offline-saying.js";

const WAIT = 150; // milliseconds after the last key
const STEP = ["bidder_seat", "trump", "playing"];

/** The number of the hand after all that wait. */
export const nextHand = (sheet, hands) => Math.max(sheet.hand, ...hands.map(({ hand }) => hand + 1));

class PinOffline extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    this.form.addEventListener("input", () => this.later());
    this.form.addEventListener("submit", (event) => this.save(event));
  }

  /** The game, and where it stands: its sheet, the hands that wait, and what they come to. */
  begin(game, state) {
    Object.assign(this, { game, ...state });
    this.prepare();
    if (!this.hands.length) this.fillIn(this.sheet.draft);
    if (state.step) this.fillIn(typedIn(state.step));
    this.look();
  }

  /** More waits than before: this is the form of the next hand. */
  goOn(state) {
    const isSame = nextHand(state.sheet, state.hands) === this.number;
    Object.assign(this, state);
    const refused = state.hands.find((each) => each.state === "refused");
    if (!isSame) this.prepare();
    if (refused) this.tell(`${refused.what} was not taken: look at “Not sent yet”.`);
    this.look();
  }

  get standing() {
    return this.scored.at(-1)?.after ?? this.sheet;
  }

  get number() {
    return nextHand(this.sheet, this.hands);
  }

  get sitting() {
    return this.game.playing[this.standing.dealer];
  }

  get isTyped() {
    const figures = [...this.form.querySelectorAll("[inputmode]")];
    return Boolean(this.form.querySelector("[name=bidder_seat]:checked")) || figures.some(({ value }) => value);
  }

  prepare() {
    this.querySelector("[data-title]").textContent = `Hand ${this.number}`;
    this.tell(`${this.game.seats[this.standing.dealer]} deals · kept on this phone`);
    for (const box of this.form.querySelectorAll("[name=playing]")) box.checked = this.sitting.includes(box.value);
  }

  /** What is known of the hand: from its draft, or from a step that got no answer. */
  fillIn({ meld = {}, playing: sitting, ...values }) {
    for (const [side, points] of Object.entries(meld)) values[`meld.${side}`] = points;
    for (const [name, value] of Object.entries(values)) {
      const field = this.form.elements[name];
      if (field && (value || value === 0)) field.value = String(value);
    }
    for (const box of sitting ? this.form.querySelectorAll("[name=playing]") : []) box.checked = sitting.includes(box.value);
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), WAIT);
  }

  /** What the hand would score: undefined while too little is known, null where nobody can say. */
  async look(isTapped = false) {
    const entry = read(this.form, this.game, this.sitting);
    showFields(this, entry, playing(new FormData(this.form), this.sitting));
    const turn = (this.turn = Symbol("one look"));
    const answer = isWhole(entry) ? await score(this.game, entry, this.standing) : undefined;
    if (turn === this.turn) sayScore(this, this.game, { answer }, isTapped);
    return { entry, answer };
  }

  // What was looked at for this tap is kept, whatever else is looked at meanwhile, and once for two taps.
  async save(event) {
    event.preventDefault();
    clearTimeout(this.timer);
    const tap = (this.tapped = Symbol("one tap"));
    const seat = Number(new FormData(this.form).get("bidder_seat")) || null;
    const { entry, answer } = await this.look(true);
    if (tap !== this.tapped || answer === undefined || answer?.errors) return;
    const told = { entry, seat, accept: (answer?.warnings ?? []).map(({ code }) => code) };
    const { action } = this.form;
    this.form.reset();
    await keep(action, this, told);
    this.querySelector("[data-title]").focus({ preventScroll: true });
  }

  tell(sentence) {
    this.querySelector("[data-note]").textContent = sentence;
  }
}

function typedIn(step) {
  const data = new FormData(step.querySelector("form"));
  const { bid, bid_other: other, ...values } = Object.fromEntries(data);
  const kept = Object.entries(values).filter(([name]) => STEP.includes(name) || name.includes("."));
  const sitting = data.has("playing") ? { playing: data.getAll("playing") } : {};
  return { ...Object.fromEntries(kept), ...sitting, bid: bid === "other" ? other : bid };
}

customElements.define("pin-offline", PinOffline);

/** Put the element to work on this game. */
export const showEntry = (element, game, state) => element.begin(game, state);
