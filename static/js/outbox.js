// The outbox: what is written is kept on this phone before it is sent, and until it is taken.
// htmx sends as before; what gets no answer is sent again (outbox-sender.js).
// Steps that only move the draft are not kept: the last one carries the whole hand.

import { register } from "./offline-worker.js";
import { draw, refresh, remember } from "./offline.js";
import { showBadge } from "./outbox-badge.js";
import { claim, isOutrun, releaseClaims } from "./outbox-claims.js";
import { entryOf, isHand, waiting, waitingIn } from "./outbox-entry.js";
import { sendForm as sendPlain } from "./outbox-forms.js";
import { drain, listen } from "./outbox-sender.js";
import { all, drop, mark, put } from "./outbox-store.js";

const CONFLICT = 409;
const sending = new WeakMap(); // form -> the entry that htmx is sending

/** htmx is about to send a form: kept first, then sent; behind what waits already it takes its turn. */
export async function sendByHtmx({ elt, issueRequest }) {
  if (sending.has(elt)) return;
  const entry = entryOf(elt);
  sending.set(elt, entry);
  elt.dataset.kept = "";
  const isFree = !waitingIn(await all(), entry.table).length;
  await put({ ...entry, ...(isFree ? claim() : {}) });
  if (isFree) { issueRequest(true); return; }
  sending.delete(elt);
  await changed(entry);
  drain();
}

export const sendForm = (form) => sendPlain(form, changed);

/** What was written without a network: kept, and sent when its turn comes. */
export async function add({ body, ...entry }) {
  await put({ ...entry, ...waiting(body) });
  await changed();
  drain();
}

document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (sending.has(detail.elt)) detail.headers.Outbox = sending.get(detail.elt).key;
});

document.addEventListener("htmx:afterRequest", async ({ detail }) => {
  const { elt } = detail.requestConfig;
  const entry = sending.get(elt);
  if (!entry) return;
  sending.delete(elt);
  const isOurs = detail.xhr.getResponseHeader("Outbox") === entry.key;
  const failed = await answered(entry, isOurs ? detail.xhr.status : 0);
  await changed(failed ? entry : undefined);
  drain();
});

/** What htmx was answered is on the screen, also what is wrong. Only a hand that another phone wrote
    otherwise stays here too, until somebody has chosen. True where there was no answer. */
async function answered(entry, status) {
  if (status === CONFLICT && isHand(entry)) {
    await mark(entry.key, { state: "refused", status, said: "Another phone wrote it otherwise.", until: 0 });
  } else if ((status >= 200 && status < 400) || [CONFLICT, 422].includes(status)) {
    await drop(entry.key);
    if (entry.settles && status < 400) await drop(entry.settles);
  } else {
    await mark(entry.key, { until: 0 });
    return true;
  }
  return false;
}

// One of two versions was kept: the other has nothing to wait for any more.
document.addEventListener("click", ({ target }) => {
  const kept = target.closest("a[data-settles]");
  if (kept) drop(kept.dataset.settles).then(() => changed()).then(drain);
});

/** What waits is other than before; `failed` was just written and got no answer. */
async function changed(failed) {
  const entries = await all();
  showBadge(entries.length);
  document.dispatchEvent(new Event("outbox"));
  draw(entries, failed); // Nothing that is sent waits for it.
}

// The sheet is drawn anew when all is sent, or something is refused; not for each of many hands.
listen(async (entry, isTaken) => {
  if (isTaken) remember(entry);
  const left = await all();
  if (isTaken && waitingIn(left, entry.table).length) { showBadge(left.length); return; }
  await changed();
  if (isTaken) await refresh(entry.table);
});

for (const back of ["online", "pageshow"]) addEventListener(back, drain);
document.addEventListener("visibilitychange", () => { if (!document.hidden) drain(); });
addEventListener("storage", ({ key }) => { if (key === "outbox") changed(); });

// Whoever changes the page (a tap, news of another phone), what waits is drawn on it again.
let drawing;
document.addEventListener("htmx:afterProcessNode", () => {
  clearTimeout(drawing);
  drawing = setTimeout(changed, 50);
});

register();
changed();
releaseClaims().then(drain);
if (isOutrun()) refresh();
