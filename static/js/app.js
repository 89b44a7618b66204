/* What every page needs: how it is touched, one voice for what changed, menus that close. */

const root = document.documentElement;

/** Remember whether the last touch was a key or a pointer: the pad's fields show focus for keys only. */
const touchedBy = (by) => () => { root.dataset.by = by; };
addEventListener("pointerdown", touchedBy("pointer"), { capture: true, passive: true });
addEventListener("keydown", touchedBy("keyboard"), { capture: true, passive: true });

/** Say a sentence once to those who listen instead of look. */
export const say = (sentence) => {
  const live = document.getElementById("live");
  live.textContent = "";
  requestAnimationFrame(() => { live.textContent = sentence; });
};

/** A fragment that carries data-say has something to tell. */
document.addEventListener("htmx:afterSettle", () => {
  const told = document.querySelector("[data-say]:not([data-said])");
  if (!told) return;
  told.dataset.said = "";
  say(told.dataset.say);
});

/** A table that was replaced does not leave the keyboard nowhere: it is on the line that was opened or closed, else on the board. */
document.addEventListener("htmx:afterSettle", ({ target }) => {
  if (target.id !== "main" || document.activeElement !== document.body) return;
  const line = /^#line-\d+$/.test(location.hash) && document.querySelector(`${location.hash} a`);
  (line || document.getElementById("panel"))?.focus({ preventScroll: true });
});

/** A menu closes when one taps beside it or presses Escape. */
const closeMenus = (keep) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (menu !== keep) menu.open = false;
};
document.addEventListener("click", (event) => closeMenus(event.target.closest("details.menu")));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const menu = document.querySelector("details.menu[open]");
  closeMenus(null);
  menu?.querySelector("summary").focus();
});

/** What makes the table's page comfortable comes last of all: nothing rests on it. */
if (document.querySelector(".table")) {
  addEventListener("load", () => setTimeout(() => import("./comforts.js").catch(() => null), 1500));
}

/** A page that stays current does so once it is there and quiet. */
if (document.querySelector("[data-pulse]")) {
  addEventListener("load", () => setTimeout(async () => (await import("./live.js")).default(say), 1000));
}

/** What is written once is kept on this phone until it is taken (outbox.js), which comes when the page is quiet, or is needed. */
let outbox;
const kept = () => (outbox ??= import("./outbox.js").catch((error) => { outbox = undefined; throw error; }));
const early = () => kept().catch(() => null);
const isKept = (form, by) =>
  form.elements?.key && form.elements.game && !by?.name && !/\/(bid|meld|rules)\/$/.test(form.action);
document.addEventListener("htmx:confirm", (event) => {
  const { elt, issueRequest, triggeringEvent } = event.detail;
  if (!isKept(elt, triggeringEvent?.submitter)) return;
  event.preventDefault();
  kept().then(({ sendByHtmx }) => sendByHtmx(event.detail), () => issueRequest(true));
});
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !isKept(form, event.submitter)) return;
  event.preventDefault();
  kept().then(({ sendForm }) => sendForm(form), () => form.submit());
});
const waits = () => { try { return "outbox" in localStorage; } catch { return false; } };
addEventListener("load", () => setTimeout(early, waits() ? 0 : 2500));
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, early, { once: true, passive: true });
