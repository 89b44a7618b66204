// <pin-seats>: the New table form says what will be played, and a tap on a name seats a person.
// Without this script the names are typed (the browser offers them) and the sentence stays general.

const WINDS = ["South", "West", "North", "East"];

class PinSeats extends HTMLElement {
  connectedCallback() {
    this.form = this.closest("form");
    this.form.querySelector("[data-zone]").value = Intl.DateTimeFormat().resolvedOptions().timeZone || "";
    this.addEventListener("focusin", ({ target }) => { if (target.matches(".seat__name")) this.last = target; });
    this.addEventListener("click", ({ target }) => this.seat(target.closest("[data-name]")));
    this.addEventListener("input", () => this.tell());
    this.tell();
  }

  get isAlone() { return this.form.elements.variant.value === "cutthroat"; }

  get inputs() {
    const count = this.isAlone ? Number(this.form.elements.people.value) : 4;
    return [...this.querySelectorAll(".seat__name")].slice(0, count);
  }

  name(input, at) { return input.value.trim() || (this.isAlone ? `Player ${at + 1}` : WINDS[at]); }

  // The name goes to the first empty seat, else to the seat touched last.
  seat(chip) {
    if (!chip) return;
    const empty = this.inputs.find((input) => input.value.trim() === "");
    const seat = empty || (this.inputs.includes(this.last) ? this.last : this.inputs[0]);
    seat.value = chip.dataset.name;
    this.tell();
  }

  tell() {
    const names = this.inputs.map((input, at) => this.name(input, at));
    const dealer = names[Number(this.form.elements.dealer.value) - 1];
    const sides = this.isAlone
      ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
      : `${names[0]} & ${names[2]} against ${names[1]} & ${names[3]}`;
    this.querySelector("[data-sentence]").textContent = `${sides}. ${dealer ? `${dealer} deals.` : "Who deals?"}`;
    this.mark();
  }

  mark() {
    const seated = new Set(this.inputs.map((input) => input.value.trim()));
    for (const chip of this.querySelectorAll("[data-name]")) chip.disabled = seated.has(chip.dataset.name);
  }
}

customElements.define("pin-seats", PinSeats);
