// Which tab is sending an entry just now, so that no other does. A claim runs out by itself.

import { all, mark } from "./outbox-store.js";

const SENDING = 11_000; // milliseconds: longer than any attempt
const TAB = (() => { try { return (sessionStorage.tab ??= String(Math.random())); } catch { return ""; } })();

export const claim = () => ({ until: Date.now() + SENDING, tab: TAB });

/** What this tab was sending when it was loaded anew, nobody is sending any more. */
export async function releaseClaims() {
  for (const { key, tab, until } of await all()) if (until && tab === TAB) await mark(key, { until: 0 });
}
