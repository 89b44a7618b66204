// Forms on pages of their own (a penalty, a correction): sent from here, so that a line that is down
// leads to no empty page. What they lead to, or what is wrong with them, is shown as without scripts.

import { claim } from "./outbox-claims.js";
import { entryOf, waitingIn } from "./outbox-entry.js";
import { drain, send } from "./outbox-sender.js";
import { all, drop, mark, put } from "./outbox-store.js";

const KEPT = "No answer just now. This is kept on this phone and sent as soon as the score sheet answers.";
const REFUSED = "This was not taken. It is kept on this phone, under “Not sent yet”.";
const SHOWN = [400, 409, 422]; // the answer is a page with everything typed in it

/** Send it; `changed()` is called where something waits by then. */
export async function sendForm(form, changed) {
  const entry = entryOf(form);
  const isFree = !waitingIn(await all(), entry.table).length;
  await put({ ...entry, ...(isFree ? claim() : {}) });
  const answer = isFree ? await send(entry).catch(() => null) : null;
  if (answer?.ok || SHOWN.includes(answer?.status)) return leave(form, entry, answer);
  const isRefused = answer && answer.status < 500;
  await mark(entry.key, isRefused ? { state: "refused", status: answer.status, until: 0 } : { until: 0 });
  tell(form, isRefused ? REFUSED : KEPT);
  await changed();
  return drain();
}

async function leave(form, { key }, answer) {
  await drop(key);
  const next = answer.headers.get("Outbox-Next") ?? (answer.redirected ? answer.url : "");
  if (next) location.assign(next);
  else HTMLFormElement.prototype.submit.call(form);
}

function tell(form, sentence) {
  const slip = form.querySelector("[data-told]") ?? document.createElement("p");
  Object.assign(slip, { className: "slip slip__sentence", textContent: sentence });
  slip.dataset.told = "";
  slip.setAttribute("role", "alert");
  form.querySelector("[type=submit]").before(slip);
}
