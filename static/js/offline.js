// The table's page without a network: hands that wait stand on the sheet, dashed under, the totals
// with them are in pencil, and the next hand can be written. When all is sent, the sheet is the server's again.

import { fetchAhead } from "./engine.js";
import { fill } from "./fill.js";
import { lineOf, scoreAll } from "./offline-score.js";
import { refreshCopy } from "./offline-worker.js";
import { showEntry } from "./pin-offline.js";

const place = () => document.querySelector("pin-keep[data-sheet]");
const here = () => location.pathname.match(/^\/t\/[\w-]+\//)?.[0];

const taken = []; // what was sent since the page was drawn: it stands there until the sheet is the server's again

/** An entry that the sheet has taken. */
export const remember = (entry) => taken.push(entry);

let parts;
let drawn = Promise.resolve();

/** The parts of this table's page, fetched once, while there is a network. */
export function fetchParts() {
  return (parts ??= fetch(`${here()}offline/`).then(async (answer) => {
    if (answer.status !== 200) return null;
    const root = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("offline");
    document.documentElement.dataset.engine ||= root.dataset.engine;
    document.head.append(root.querySelector("link"));
    const part = (name) => root.querySelector(`#offline-${name}`).content;
    return { part, game: JSON.parse(root.dataset.told) };
  }).catch(() => { parts = undefined; return null; }));
}

/** Draw what waits; `failed` was just written and got no answer. One after another. */
export function draw(entries, failed) {
  drawn = drawn.then(() => drawAll(entries, failed)).catch((error) => console.warn(error));
  return drawn;
}

async function drawAll(entries, failed) {
  if (!place()) return;
  const sheet = JSON.parse(place().dataset.sheet);
  const isMine = ({ url, game }) => url.includes(here()) && game === sheet.game;
  const mine = entries.filter(isMine);
  const waiting = new Set(mine.map(({ key }) => key));
  const sent = taken.filter((each) => isMine(each) && !waiting.has(each.key));
  const hands = [...sent, ...mine].filter(({ url, hand }) => url.endsWith("/tricks/") && hand >= sheet.hand);
  if (!mine.length && !document.querySelector(".line--waiting, .panel > .offline")) return;
  const told = await fetchParts();
  if (!told) return;
  const scored = await scoreAll(told.game, sheet, hands);
  drawLines(told, scored);
  drawTotals(scored.at(-1)?.after, hands.length);
  drawBoard(told, { sheet, hands, scored, isWaiting: mine.length > 0, failed });
}

function drawLines({ part, game }, scored) {
  for (const line of document.querySelectorAll(".line--waiting")) line.remove();
  const pencil = document.querySelector(".lines > .line--pencil");
  if (scored.length) pencil.hidden = true;
  for (const hand of scored) {
    const line = part("line").firstElementChild.cloneNode(true);
    const data = lineOf(game, hand);
    fill(line, data);
    for (const slot of line.querySelectorAll("[data-suit]")) {
      const mark = part("suits").querySelector(`.suit--${data.suit[slot.closest(".cell").dataset.side] || "none"}`);
      slot.replaceChildren(...(mark ? [mark.cloneNode(true)] : []));
    }
    pencil.after(line);
  }
}

function drawTotals(after, count) {
  for (const side of document.querySelectorAll(".side")) {
    const total = side.querySelector(".side__total");
    const foot = side.querySelector(".side__foot > :first-child");
    for (const each of [total, foot]) each.dataset.was ??= each.textContent;
    side.classList.toggle("side--waiting", Boolean(after));
    total.textContent = after ? String(after.totals[side.dataset.side]).replace("-", "−") : total.dataset.was;
    if (foot) foot.textContent = after ? `with ${count} not sent` : foot.dataset.was;
  }
}

/** The board: as it is while a hand can be entered there, else what is kept, and the next hand. */
function drawBoard(told, state) {
  const panel = document.getElementById("panel");
  const open = panel.querySelector(":scope > .offline");
  const isTyping = open?.querySelector("pin-offline");
  if (!state.isWaiting && !isTyping) return leave(panel);
  if (isTyping) { isTyping.goOn(state); return null; }
  if (!state.hands.length && !state.failed) return null;
  if (!navigator.onLine && state.hands.length) return enter(told, state);
  return keepNote(told, state, panel);
}

function keepNote(told, state, panel) {
  const { sheet, hands, scored } = state;
  const refused = hands.find((each) => each.state === "refused");
  if (refused && refused.status === 409 && document.querySelector(".panel--conflict")) return;
  const note = told.part("kept").firstElementChild.cloneNode(true);
  const last = hands.at(-1);
  const what = last ? `Hand ${last.hand}` : "This";
  const isOver = scored.at(-1)?.after.isOver;
  fill(note, {
    sentence: refused ? `${refused.what} was not taken.` : `${what} is kept on this phone.`,
    detail: refused ? refused.said : "It is sent as soon as the score sheet answers.",
    next: isOver || refused ? "" : `Enter hand ${nextHand(sheet, hands)}`,
  });
  note.querySelector("[data-next]").addEventListener("click", () => enter(told, state));
  show(panel, note);
}

/** The number of the hand after all that wait. */
const nextHand = (sheet, hands) => Math.max(sheet.hand, ...hands.map(({ hand }) => hand + 1));

/** A whole hand on one form. */
export function enter(told, state) {
  if (state.scored.at(-1)?.after.isOver) { keepNote(told, state, document.getElementById("panel")); return; }
  const form = told.part("entry").firstElementChild.cloneNode(true);
  show(document.getElementById("panel"), form);
  showEntry(form.querySelector("pin-offline"), told.game, state);
}

function show(panel, section) {
  leave(panel);
  panel.classList.add("panel--offline");
  panel.append(section);
}

function leave(panel) {
  panel.classList.remove("panel--offline");
  panel.querySelector(":scope > .offline")?.remove();
}

/** All is sent: the sheet as it stands now, unless somebody is writing a hand. */
export async function refresh(table) {
  if (!place() || !here()?.includes(table)) return;
  const writing = document.querySelector("pin-offline");
  if (writing?.isTyped) { writing.tellBack(); return; }
  leave(document.getElementById("panel"));
  await htmx.ajax("GET", here(), { target: "#main", swap: "outerHTML show:none" });
}

// A step that got no answer: the way on without one, beside what is said about it.
document.addEventListener("htmx:sendError", ({ detail }) => {
  if (detail.requestConfig.elt.matches("form[data-entry]:not([data-kept])")) offerWay();
});

async function offerWay() {
  const [told, slip] = [await fetchParts(), document.getElementById("trouble")];
  if (!told || !slip || slip.querySelector("[data-next]")) return;
  slip.append(told.part("way").cloneNode(true));
  const sheet = JSON.parse(place().dataset.sheet);
  slip.querySelector("[data-next]").addEventListener("click", () => enter(told, { sheet, hands: [], scored: [], step: place() }));
}

document.addEventListener("htmx:afterSettle", ({ target }) => { if (target.id === "main" && here()) refreshCopy([here()]); });
if (here() && place()) {
  fetchParts().then((told) => {
    refreshCopy([here(), `${here()}offline/`]);
    if (told && !navigator.connection?.saveData) fetchAhead().catch(() => null);
  });
}
