// A link with a secret in its address: taken at once or by the button, and gone from the history.
// Without an answer the form stands as it is, and its button sends it without a script.

customElements.define("pin-enter", class extends HTMLElement {
  connectedCallback() {
    this.form = this.querySelector("form");
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.enter();
    });
    if ("quick" in this.dataset && !document.prerendering) this.enter();
  }

  async enter() {
    const sent = { method: "POST", body: new FormData(this.form), redirect: "manual" };
    const answer = await fetch(location.href, sent).catch(() => null);
    if (answer?.type === "opaqueredirect") location.replace(this.dataset.then);
    else if (answer) HTMLFormElement.prototype.submit.call(this.form);
  }
});
