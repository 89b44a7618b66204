// Which tab is sending an entry just now, so that no other does. A claim runs out by itself.

import { all, mark } from "./outbox-store.js";

const SENDING = 11_000; // milliseconds: longer than any attempt
const attempt = (work) => { try { return work(); } catch { return ""; } }; // a browser may refuse storage
const TAB = attempt(() => (sessionStorage.tab ??= String(Math.random())));

export const claim = () => ({ until: Date.now() + SENDING, tab: TAB });

/** What this tab was sending when it was loaded anew, nobody is sending any more. */
export async function releaseClaims() {
  for (const { key, tab, until } of await all()) if (until && tab === TAB) await mark(key, { until: 0 });
}

/** Something was taken: a page that was asked for before that does not show it. */
export const noteTaken = () => attempt(() => { sessionStorage.taken = Date.now(); });

/** Whether this tab's last page was told so only after this page was asked for. */
export const isOutrun = () => attempt(() => Number(sessionStorage.taken) > performance.timeOrigin);
