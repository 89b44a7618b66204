// The outbox: what is written is kept on this phone before it is sent, and until it is taken.
// htmx and forms of their own are sent as before; what gets no answer is sent again (outbox-sender.js).
// Steps that only move the draft are not kept: the last one carries the whole hand.

import { showBadge } from "./outbox-badge.js";
import { drain, listen, send } from "./outbox-sender.js";
import { all, drop, mark, put } from "./outbox-store.js";
import { register } from "./offline-worker.js";
import { draw, refresh, remember } from "./offline.js";

const SENDING = 11_000; // milliseconds in which no other tab sends what this page is sending
const TAB = (() => { try { return (sessionStorage.tab ??= String(Math.random())); } catch { return ""; } })();
const TRIES = new WeakMap(); // form -> the entry that htmx is sending

const NAMES = {
  tricks: "Hand", conflict: "The other version of hand", penalty: "A penalty", undo: "Taking back", strike: "Striking out",
  restore: "Letting it stand again", review: "A correction", end: "Calling the game off", reopen: "Reopening the game",
  again: "Another game", seats: "Somebody else sits down", confirm: "That a hand is right",
};

/** What a form would send, as an entry. */
export function entryOf(form, data = new FormData(form)) {
  data.delete("csrfmiddlewaretoken");
  if (form.action.endsWith("/tricks/")) data.set("made_at", Date.now());
  const [, , table, ...rest] = new URL(form.action).pathname.split("/");
  const hand = Number(data.get("hand")) || 0;
  const name = NAMES[rest.filter(Boolean).pop()] ?? "Something written";
  return {
    key: data.get("key"), url: form.action, body: new URLSearchParams(data).toString(), at: Date.now(), table, hand,
    game: Number(data.get("game")), what: name.endsWith("and") ? `${name} ${hand}` : name,
    where: document.querySelector(".bar h1")?.textContent ?? "", state: "waiting", until: 0,
    settles: form.querySelector("[data-settles]")?.dataset.settles ?? "",
  };
}

/** htmx is about to send a form: kept first, then sent; behind what waits already it takes its turn. */
export async function sendByHtmx({ elt, issueRequest }) {
  if (TRIES.has(elt)) return;
  const entry = entryOf(elt);
  TRIES.set(elt, entry);
  elt.dataset.kept = "";
  const isFree = !(await waitingAt(entry.table)).length;
  await put({ ...entry, ...(isFree ? claim() : {}) });
  if (isFree) { issueRequest(true); return; }
  TRIES.delete(elt);
  await changed(entry);
  drain();
}

/** A form on a page of its own: sent from here; the page it leads to, or a refusal, is shown. */
export async function sendForm(form) {
  const entry = entryOf(form);
  await put(entry);
  if ((await waitingAt(entry.table)).length > 1) { keptFor(form); drain(); return; }
  await mark(entry.key, claim());
  const answer = await send(entry).catch(() => null);
  if (!answer || answer.status >= 500) { await failed(entry, form); return; }
  await drop(entry.key);
  if (answer.ok) location.assign(answer.headers.get("Outbox-Next"));
  else HTMLFormElement.prototype.submit.call(form);
}

/** What was written without a network: kept, and sent when its turn comes. */
export async function add({ body, ...entry }) {
  await put({ ...entry, key: body.get("key"), body: body.toString(), at: Date.now(), state: "waiting", until: 0 });
  await changed();
  drain();
}

const claim = () => ({ until: Date.now() + SENDING, tab: TAB });

/** What this tab was sending when it was loaded anew, nobody is sending any more. */
async function releaseClaims() {
  for (const { key, tab, until } of await all()) if (until && tab === TAB) await mark(key, { until: 0 });
}

/** What is on its way at a table; behind a refused entry nothing is. */
const waitingAt = async (table) => waitingIn(await all(), table);

function waitingIn(entries, table) {
  const here = entries.filter((each) => each.table === table);
  const refused = here.findIndex(({ state }) => state === "refused");
  return refused < 0 ? here : here.slice(0, refused);
}

async function failed(entry, form) {
  await mark(entry.key, { until: 0 });
  keptFor(form);
  await changed();
  drain();
}

function keptFor(form) {
  const slip = form.querySelector("[data-kept]") ?? document.createElement("p");
  Object.assign(slip, { className: "slip slip__sentence", textContent: KEPT });
  slip.dataset.kept = "";
  slip.setAttribute("role", "alert");
  form.querySelector("[type=submit]").before(slip);
}
const KEPT = "No answer just now. This is kept on this phone and sent as soon as the score sheet answers.";

document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (TRIES.has(detail.elt)) Object.assign(detail.headers, { Outbox: TRIES.get(detail.elt).key });
});

// The answer is on the screen by then: what was refused is seen there. Only a hand that another phone
// has written otherwise stays, until somebody has chosen.
document.addEventListener("htmx:afterRequest", async ({ detail }) => {
  const { elt } = detail.requestConfig;
  const entry = TRIES.get(elt);
  if (!entry) return;
  TRIES.delete(elt);
  const { status } = detail.xhr;
  const isOurs = detail.xhr.getResponseHeader("Outbox") === entry.key;
  if (isOurs && status === 409 && entry.url.endsWith("/tricks/")) {
    await mark(entry.key, { state: "refused", status, said: "Another phone wrote it otherwise.", until: 0 });
  } else if (isOurs && (status < 400 || [409, 422].includes(status))) {
    await drop(entry.key);
    if (entry.settles && status < 400) await drop(entry.settles);
  } else {
    await mark(entry.key, { until: 0 });
    changed(entry);
    drain();
    return;
  }
  await changed();
  drain();
});

// One of two versions was kept: the other has nothing to wait for any more.
document.addEventListener("click", ({ target }) => {
  const kept = target.closest("a[data-settles]");
  if (kept) drop(kept.dataset.settles).then(() => changed()).then(drain);
});

/** What waits is other than before; `entry` was just written and got no answer. */
async function changed(entry) {
  const entries = await all();
  showBadge(entries.length);
  document.dispatchEvent(new Event("outbox"));
  await draw(entries, entry);
}

// The sheet is drawn anew when all is sent, or something is refused; not for each of many hands.
listen(async (entry, isTaken) => {
  if (isTaken) remember(entry);
  const left = await all();
  if (isTaken && waitingIn(left, entry.table).length) { showBadge(left.length); return; }
  await changed();
  if (isTaken) await refresh(entry.table);
});

for (const back of ["online", "pageshow"]) addEventListener(back, () => drain());
document.addEventListener("visibilitychange", () => { if (!document.hidden) drain(); });
addEventListener("storage", ({ key }) => { if (key === "outbox") changed(); });
document.addEventListener("htmx:afterSettle", () => changed());

register();
changed();
releaseClaims().then(drain);
