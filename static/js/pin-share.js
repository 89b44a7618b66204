// A link for somebody else. Where the browser lends a hand (only over https) it may share or copy.

customElements.define("pin-share", class extends HTMLElement {
  connectedCallback() {
    this.link = this.querySelector("[data-link]");
    this.link.addEventListener("focus", () => this.link.select());
    this.offer("share", navigator.share, () => navigator.share({ url: this.link.value }));
    this.offer("copy", navigator.clipboard, () => navigator.clipboard.writeText(this.link.value));
  }

  // What the browser then refuses is no trouble: the link can be copied by hand.
  offer(name, isThere, work) {
    const button = this.querySelector(`[data-${name}]`);
    button.hidden = !isThere;
    button.addEventListener("click", async () => {
      const isDone = await work().then(() => true, () => false);
      if (isDone && button.dataset.done) button.textContent = button.dataset.done;
    });
  }
});
