// <pin-pile>: the keys of the counting pad count at once; without this script each is a button of the form.
// What it all comes to is asked after every change (the page's own hx-post).

class PinPile extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", (event) => this.onKey(event, event.target.closest("[data-for]")));
  }

  onKey(event, key) {
    if (!key) return;
    event.preventDefault();
    const input = this.querySelector(`[name="${key.dataset.for}"]`);
    const most = Number(input.dataset.most);
    const count = (Number.parseInt(input.value, 10) || 0) + Number(key.dataset.by);
    input.value = Math.min(most, Math.max(0, count));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

customElements.define("pin-pile", PinPile);
