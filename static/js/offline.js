// The table's page without a network: hands that wait stand on the sheet, and the next one can be
// written. When all is sent, the sheet is the server's again.

import { fetchAhead } from "./engine.js";
import { fill } from "./fill.js";
import { fetchParts, here, place } from "./offline-parts.js";
import { scoreAll } from "./offline-score.js";
import { drawLines, drawTotals } from "./offline-sheet.js";
import { refreshCopy } from "./offline-worker.js";
import { isHand, saying } from "./outbox-entry.js";
import { nextHand, showEntry } from "./pin-offline.js";
import { tell } from "./trouble.js";

const KEPT = "No answer just now. This is kept on this phone and sent as soon as the score sheet answers.";
const taken = new Set(); // what was sent since the page was drawn: it stands there until the sheet is the server's again
let drawn = Promise.resolve();

/** An entry that the sheet has taken. */
export const remember = (entry) => taken.add(entry);

/** Draw what waits; `failed` was just written and got no answer. One drawing after another. */
export function draw(entries, failed) {
  drawn = drawn.then(() => drawAll(entries, failed)).catch((error) => console.warn(error));
  return drawn;
}

async function drawAll(entries, failed) {
  const at = place();
  if (!at) return;
  const sheet = JSON.parse(at.dataset.sheet);
  const isMine = ({ url, game }) => url.includes(here()) && game === sheet.game;
  for (const each of taken) if (isMine(each) && each.hand < sheet.hand) taken.delete(each);
  const mine = entries.filter(isMine);
  if (!mine.length && !document.querySelector(".line--waiting, #panel > .offline")) return;
  const told = await fetchParts();
  const known = new Set(mine.map(({ key }) => key));
  const sent = [...taken].filter((each) => isMine(each) && !known.has(each.key));
  const hands = [...sent, ...mine].filter((each) => isHand(each) && each.hand >= sheet.hand);
  const scored = told ? await scoreAll(told.game, sheet, hands) : [];
  if (place() !== at) return; // The sheet answered in the meantime: this is of the page before.
  if (!told) { if (failed) tell(KEPT); return; }
  drawLines(told, scored);
  drawTotals(scored.at(-1)?.after, hands.length);
  drawBoard(told, { sheet, hands, scored, isWaiting: mine.length > 0, failed });
}

/** The board: as it is while a hand can be entered there, else what is kept, or the form for the next. */
function drawBoard(told, state) {
  const panel = document.getElementById("panel");
  const writing = panel.querySelector(":scope > .offline pin-offline");
  if (writing) writing.goOn(state);
  else if (!state.isWaiting) leave(panel);
  else if (state.hands.length && !navigator.onLine) enter(told, state);
  else if (state.hands.length || state.failed) show(panel, note(told, state));
}

function note(told, state) {
  const { sheet, hands, scored } = state;
  const refused = hands.find((each) => each.state === "refused");
  const what = hands.length ? `Hand ${hands.at(-1).hand}` : "This";
  const isLast = refused || scored.at(-1)?.after.isOver;
  const section = told.part("kept");
  fill(section, {
    sentence: refused ? `${refused.what} was not taken.` : `${what} is kept on this phone.`,
    detail: refused ? saying(refused) : "It is sent as soon as the score sheet answers.",
    next: isLast ? "" : `Enter hand ${nextHand(sheet, hands)}`,
  });
  section.querySelector("[data-next]").addEventListener("click", () => enter(told, state));
  return section;
}

/** A whole hand on one form; after the hand that ends the game there is none. */
function enter(told, state) {
  const panel = document.getElementById("panel");
  if (state.scored.at(-1)?.after.isOver) { show(panel, note(told, state)); return; }
  const section = told.part("entry");
  show(panel, section);
  showEntry(section.querySelector("pin-offline"), told.game, state);
}

// What stood on the board stays there, unseen, until the sheet is the server's again.
function show(panel, section) {
  panel.querySelector(":scope > .offline")?.remove();
  panel.dataset.class ??= panel.className;
  panel.className = "panel panel--offline";
  panel.append(section);
}

function leave(panel) {
  panel.querySelector(":scope > .offline")?.remove();
  panel.className = panel.dataset.class ?? panel.className;
}

/** All is sent: the sheet as it stands now, unless somebody is writing a hand. */
export async function refresh(table = "") {
  if (!place() || !here()?.includes(table)) return;
  const writing = document.querySelector("pin-offline");
  if (writing?.isTyped) { writing.tell("What waited is sent."); return; }
  await htmx.ajax("GET", here(), { target: "#main", swap: "outerHTML show:none" });
}

// A step that got no answer: the way on without one, beside what is said about it.
document.addEventListener("htmx:sendError", async ({ detail }) => {
  if (!detail.requestConfig.elt.matches("form[data-entry]:not([data-kept])")) return;
  const [told, slip] = [await fetchParts(), document.getElementById("trouble")];
  const step = place();
  if (!told || !step || !slip || slip.querySelector("[data-next]")) return;
  const way = told.part("way");
  const sheet = JSON.parse(step.dataset.sheet);
  way.addEventListener("click", () => enter(told, { sheet, hands: [], scored: [], step }));
  slip.append(way);
});

document.addEventListener("htmx:afterSettle", ({ target }) => { if (target.id === "main" && place()) refreshCopy([here()]); });
if (here() && place()) {
  fetchParts().then((told) => {
    refreshCopy([here(), `${here()}offline/`]);
    if (told && !navigator.connection?.saveData) fetchAhead().catch(() => null);
  });
}
