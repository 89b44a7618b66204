// <pin-cards data-variant="single-deck">: cards that are tapped, typed or pasted.
// `.cards` are codes; a "cards" event bubbles after each change by hand. The form's own field is
// kept up to date. Without this script the halves of the tiles are buttons of the form.

import { CardKeys } from "./card-keys.js";
import { CardLine } from "./card-line.js";
import { Tiles } from "./card-tiles.js";

class PinCards extends HTMLElement {
  connectedCallback() {
    this.tiles = new Tiles(this);
    this.keys = new CardKeys(this.tiles, (code, by) => this.change(code, by));
    this.line = new CardLine(this, (cards) => this.replace(cards));
    this.addEventListener("click", (event) => this.onClick(event));
    this.addEventListener("focusin", ({ target }) => {
      const tile = target.closest(".tile");
      if (tile) this.tiles.rove(tile);
    });
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    document.addEventListener("keydown", (event) => this.onKey(event), { signal });
    document.addEventListener("paste", (event) => this.onPaste(event), { signal });
  }

  disconnectedCallback() {
    this.leaving.abort();
  }

  get cards() {
    return this.tiles.cards;
  }

  set cards(codes) {
    this.tiles.cards = codes;
    this.show();
  }

  // Keys on the page's ground are for its only picker; in a field they are for the field.
  isMeant({ target }) {
    if (target.closest?.("input, textarea, select")) return false;
    const isOnly = document.querySelectorAll("pin-cards").length === 1;
    return this.contains(target) || (isOnly && target === document.body);
  }

  onKey(event) {
    if (this.isMeant(event) && this.keys.press(event)) event.preventDefault();
  }

  onPaste(event) {
    if (!this.isMeant(event)) return;
    event.preventDefault();
    this.line.read(event.clipboardData.getData("text"));
  }

  onClick(event) {
    const key = event.target.closest("button");
    if (key?.dataset.clear !== undefined) this.replace([]);
    else if (key?.dataset.undo !== undefined) this.replace(this.before);
    else if (key?.matches(".tile__add")) this.change(key.value, 1);
    else if (key?.matches(".tile__less")) this.change(key.value, -1);
    else return;
    event.preventDefault();
  }

  change(code, by) {
    if (this.tiles.change(code, by)) this.tell(null);
  }

  /** Another hand instead, which can be undone. */
  replace(codes) {
    const { cards, before } = this;
    this.tiles.cards = codes;
    this.tell(cards.length && before !== codes ? cards : null);
  }

  tell(before) {
    this.before = before;
    this.show();
    this.dispatchEvent(new CustomEvent("cards", { bubbles: true }));
  }

  show() {
    this.line.show(this.cards);
    this.querySelector("[data-back]")?.remove();
    for (const held of this.querySelectorAll("[data-held]")) held.textContent = this.cards.length;
    for (const undo of this.querySelectorAll("[data-undo], [data-undone]")) undo.hidden = !this.before;
  }
}

customElements.define("pin-cards", PinCards);
