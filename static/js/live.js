// Keeps the page of a table current. A word of the stream says that there is news; the news itself
// is the same for all who look on. Who enters hands gets the board anew with forms of their own, as
// long as nothing is typed on it; else one line says what happened, and one tap follows it.

import { fetched, here, lay, parsed } from "./live-page.js";
import { Stream } from "./live-stream.js";
import { isTyped, swap } from "./live-swap.js";

const FEW = 12; // phones that may ask all at once
const APART = 3; // milliseconds for each one more
const PAUSE = 50;
const TAP = 300; // what a thumb is on stays where it is so long after it

const main = () => document.querySelector("#main[data-pulse]");
const sleep = (pause) => new Promise((done) => { setTimeout(done, pause); });

class Live {
  constructor(say) {
    this.say = say;
    this.phone = main().dataset.phone;
    this.sending = new Set();
    document.addEventListener("htmx:beforeRequest", ({ target, detail }) => { if (!target.matches("[hx-post]")) this.send(detail.xhr); });
    addEventListener("pointerdown", () => { this.isTouched = true; }, { capture: true, passive: true });
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => setTimeout(() => { this.isTouched = false; }, TAP), { capture: true, passive: true });
    }
    this.stream = new Stream(`${main().dataset.live}pass/`, (word) => this.hear(word), () => this.look());
  }

  /** What the page itself asks; also where it is answered when who asked is not on the page any more. */
  send(request) {
    this.sending.add(request);
    request.addEventListener("loadend", () => setTimeout(() => this.sending.delete(request), PAUSE));
  }

  async hear({ pulse, here, entering, given }) {
    this.count(here, entering);
    if (given > (this.given ?? 0)) this.lookAgain().catch(() => null);
    this.given = given;
    if (!pulse || pulse === main()?.dataset.pulse || pulse === this.heard) return;
    this.heard = pulse;
    if (here > FEW && "shared" in main().dataset) await sleep(Math.random() * here * APART);
    this.look();
  }

  count(here, entering) {
    for (const place of document.querySelectorAll("[data-here]")) {
      place.dataset.here = here;
      place.classList.toggle("badge--entering", entering !== "");
      place.textContent = entering || (here > 1 ? `${here} here` : "");
    }
    if (entering && entering !== this.entering) this.say(`${entering}.`);
    this.entering = entering;
  }

  /** This phone may do other things than before: its own page says which, unless something is typed on it. */
  async lookAgain() {
    const page = main();
    if (!page || isTyped(page)) return;
    if (!page.querySelector(".sheet")) { this.goOn(page); return; }
    const own = await fetched(here(page));
    if (own && page === main() && !isTyped(page)) swap(page, own, { withBoard: true });
  }

  /** A page that waits for the right asks at once, and is led on by the answer; any other is had anew. */
  goOn(page) {
    const waiting = page.querySelector("[data-waits]");
    if (waiting) htmx.trigger(waiting, "given");
    else location.reload();
  }

  /** Ask for news; one question at a time, and none while the page's own is under way. */
  look() {
    this.looking = (this.looking || Promise.resolve()).then(() => this.ask()).catch(() => { this.heard = ""; });
    return this.looking;
  }

  async ask() {
    while (this.sending.size) await sleep(PAUSE);
    const page = main();
    if (!page) return;
    const seen = page.dataset.pulse;
    const answer = await fetch(`${page.dataset.live}?seen=${encodeURIComponent(seen)}`, { cache: "no-store" });
    if (answer.status === 404) this.leave(page);
    if (answer.status !== 200 && answer.status !== 204) this.heard = "";
    if (answer.status !== 200) return;
    const news = parsed(await answer.text());
    const own = await this.own(page);
    while (this.isTouched) await sleep(PAUSE);
    // The page went on by itself meanwhile: what is news to it now is asked at once, not at the next word.
    if (this.sending.size || page !== main() || page.dataset.pulse !== seen) return this.ask();
    this.show(page, news, own, seen);
  }

  /** The page as this phone has it, where it differs from what all see: a board to write on, a hand that is open. */
  async own(page) {
    if (!page.querySelector(".sheet")) return null;
    if (!page.querySelector(".why") && ("shared" in page.dataset || isTyped(page))) return null;
    return fetched(here(page), !isTyped(page));
  }

  show(page, news, own, seen) {
    const fresh = own || news.getElementById("main");
    const hasSheet = page.querySelector(".sheet") !== null;
    const withBoard = hasSheet && !isTyped(page) && (own !== null || "shared" in page.dataset);
    const now = fresh.dataset.pulse;
    if (hasSheet) swap(page, fresh, { withBoard });
    page.dataset.pulse = now;
    this.heard = "";
    const [game, version] = now.split(".");
    const line = this.told(news, seen.startsWith(`${game}.${version}.`) ? "hand" : "sheet");
    if (!withBoard) lay(line);
    this.say(line.dataset.said);
  }

  /** What happened, in other words where this very phone did it. */
  told(news, of) {
    return news.querySelector(`[data-news=${of}][data-by="${this.phone}"]`) ?? news.querySelector(`[data-news=${of}]`);
  }

  /** The right to look on was taken back: what was typed stays until it is sent, all else goes. */
  leave(page) {
    this.stream.sleep();
    if (!isTyped(page)) location.reload();
  }
}

export default (say) => new Live(say);
