// <pin-keep data-table="…" data-step="8-meld-0">: what is half typed outlives a reload.
// What comes back with an answer is newer than what is kept. Kept on this phone only, under the step
// and revision it belongs to; those of earlier hands are swept away.

const NOT_KEPT = new Set(["csrfmiddlewaretoken", "key", "accept"]);

const isPreview = (element) => element.matches("[hx-post]");

class PinKeep extends HTMLElement {
  connectedCallback() {
    this.family = `keep:${this.dataset.table}:`;
    this.name = this.family + this.dataset.step;
    this.sweep();
    if ("answer" in this.dataset) this.write();
    else this.restore(this.read());
    this.addEventListener("input", () => { this.isAhead = true; this.write(); });
    this.addEventListener("change", () => this.write());
    this.addEventListener("htmx:beforeRequest", ({ target }) => { if (isPreview(target)) this.isAhead = false; });
    this.addEventListener("htmx:beforeOnLoad", (event) => this.refuseLate(event));
  }

  // A preview that comes back after its step was left speaks of nothing on the page any more; one that
  // is older than the last tap would take the tap back, and the next preview is on its way.
  refuseLate(event) {
    if (isPreview(event.target) && (this.isAhead || !this.isConnected)) event.preventDefault();
  }

  controls() {
    return [...this.querySelectorAll("input[name]")].filter(
      ({ name, type }) => type !== "hidden" && !NOT_KEPT.has(name));
  }

  write() {
    const kept = this.controls().map(({ name, type, value, checked }) =>
      /radio|checkbox/.test(type) ? [name, value, checked] : [name, value]);
    this.try(() => localStorage.setItem(this.name, JSON.stringify(kept)));
  }

  read() {
    return this.try(() => JSON.parse(localStorage.getItem(this.name))) || [];
  }

  restore(kept) {
    const controls = this.controls();
    for (const [name, value, checked] of kept) {
      const same = controls.filter((control) => control.name === name);
      if (checked === undefined) same.forEach((control) => { control.value = value; });
      else same.filter((control) => control.value === value).forEach((control) => { control.checked = checked; });
    }
    if (kept.length) document.addEventListener("htmx:load", () => this.tell(), { once: true });
  }

  // Once htmx listens: the preview of what came back. No "input", which would take back what was said of it.
  tell() {
    this.dispatchEvent(new Event("kept"));
  }

  // Other hands are done with, and older revisions of this step; other steps may be half typed.
  sweep() {
    const [hand, step] = this.dataset.step.split("-");
    const isDone = (name) => {
      const [otherHand, otherStep] = name.slice(this.family.length).split("-");
      return otherHand !== hand || (otherStep === step && name !== this.name);
    };
    this.try(() => Object.keys(localStorage)
      .filter((name) => name.startsWith(this.family) && isDone(name))
      .forEach((name) => localStorage.removeItem(name)));
  }

  // A browser may refuse storage (private windows): then nothing is kept, and nothing breaks.
  try(work) {
    try { return work(); } catch { return null; }
  }
}

customElements.define("pin-keep", PinKeep);
