// A hand for somebody else: the page's address, a link that carries the rules, and the count in words.
// Where the browser lends a hand (only over https) it may share or copy; the fields are always there.

export class Sharing {
  constructor(root) {
    this.root = root;
    this.link = root.querySelector("[data-link]");
    this.text = root.querySelector("[data-text]");
    this.link.addEventListener("focus", () => this.link.select());
    this.offer("share", navigator.share, () => navigator.share({ text: this.text.value, url: this.link.value }));
    this.offer("copy", navigator.clipboard, () => navigator.clipboard.writeText(`${this.text.value}\n${this.link.value}`));
  }

  // What the browser then refuses is no trouble: the fields can be copied by hand.
  offer(name, isThere, work) {
    const button = this.root.querySelector(`[data-${name}]`);
    button.hidden = !isThere;
    button.addEventListener("click", async () => {
      const isDone = await work().then(() => true, () => false);
      if (isDone && button.dataset.done) button.textContent = button.dataset.done;
    });
  }

  keep(answer, shown, cards) {
    const { value } = this.root.querySelector("input[data-trump]");
    this.write(this.root.dataset.here, value, cards, (address) => history.replaceState(null, "", address));
    this.write(this.root.dataset.base, shown ?? value, cards, (address) => { this.link.value = address; });
    this.text.value = cards.length ? this.words(answer, cards) : "";
  }

  write(base, trump, cards, put) {
    const address = new URL(base, location.href);
    if (trump) address.searchParams.set("trump", trump);
    if (cards.length) address.searchParams.set("cards", cards.join(" "));
    put(address.href);
  }

  words({ total, lines, trump }, cards) {
    const named = this.root.querySelector('.trump[aria-pressed="true"]')?.dataset.named ?? this.root.dataset.none;
    const told = lines.map(({ words, points }) => `${words} ${points}`).join(", ");
    return `${total}, ${named[0].toLowerCase()}${named.slice(1)}${told && ": "}${told}. Cards: ${cards.join(" ")}.`;
  }
}
