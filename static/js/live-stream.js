// The stream of a table: one for the page. It reopens itself, more and more seldom; while it is
// silent, news is asked for. A page that is out of sight for long listens to nothing.

const PASS_LASTS = 9 * 60_000; // milliseconds, like all that follows
const FIRST_WORD = 5000; // a stream that has not spoken by then is held back by something
const SPARE = 500; // a word may be so late
const ASK = 4000; // between two questions while there is no stream
const LONGEST = 30_000; // between two attempts
const HIDDEN = 60_000;

const about = (pause) => pause * (0.75 + 0.25 * Math.random());

export class Stream {
  /** `heard({ pulse, here })` is told each word, `ask()` is called when it is time to ask instead. */
  constructor(passAt, heard, ask) {
    Object.assign(this, { passAt, heard, ask, failures: 0, here: 0 });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.hide() : this.wake()));
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", ({ persisted }) => { if (persisted) this.wake(); });
    addEventListener("pagehide", () => this.sleep());
    this.open();
  }

  /** Seen or online again: what was missed is asked for at once, and nothing that was open is trusted. */
  wake() {
    clearTimeout(this.hiding);
    this.failures = 0;
    this.ask();
    this.open();
  }

  hide() {
    this.hiding = setTimeout(() => this.sleep(), HIDDEN);
  }

  /** Nothing is heard or asked any more, until the page wakes. */
  sleep() {
    this.close();
    clearTimeout(this.asking);
    this.asking = 0;
  }

  async open() {
    this.close();
    const turn = (this.turn = Symbol("one attempt"));
    const address = await this.pass();
    if (turn !== this.turn) return;
    if (!address) { this.fail(); return; }
    this.source = new EventSource(address);
    this.source.onmessage = ({ data }) => this.hear(JSON.parse(data));
    this.source.onerror = () => this.fail();
    this.expect(FIRST_WORD);
  }

  close() {
    this.turn = null;
    this.source?.close();
    clearTimeout(this.silence);
    clearTimeout(this.opening);
  }

  /** Where one may listen; a pass is good for some minutes. */
  async pass() {
    if (performance.now() < this.passUntil) return this.address;
    try {
      const { stream, every } = await (await fetch(this.passAt, { cache: "no-store" })).json();
      Object.assign(this, { address: stream, every: every * 1000, passUntil: performance.now() + PASS_LASTS });
      return stream;
    } catch {
      return "";
    }
  }

  hear(word) {
    this.failures = 0;
    this.here = word.here;
    clearTimeout(this.asking);
    this.asking = 0;
    this.expect(2 * this.every + SPARE);
    this.heard(word);
  }

  expect(within) {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.fail(), within);
  }

  fail() {
    this.close();
    if (this.failures) this.passUntil = 0;
    this.opening = setTimeout(() => this.open(), about(Math.min(1000 * 2 ** this.failures, LONGEST)));
    this.failures += 1;
    if (!this.asking) this.askAfter(1000);
  }

  /** Ask now and then, more seldom where many are at the table. */
  askAfter(pause) {
    this.asking = setTimeout(async () => {
      await this.ask();
      if (this.asking) this.askAfter(ASK + 5 * this.here);
    }, about(pause));
  }
}
