// The badge in the bar: nothing while all is sent, else how much waits; it leads to the list.

import { say } from "./app.js";

const HERE = "/outbox/";

let shown = 0;

export function showBadge(count) {
  if (location.pathname === HERE) return;
  const bar = document.querySelector(".bar, .masthead");
  const badge = bar?.querySelector("[data-unsent]") ?? (count && bar ? made(bar) : null);
  if (count) badge.textContent = `Not sent yet (${count})`;
  else badge?.remove();
  for (const other of bar?.querySelectorAll(".badge:not([data-unsent])") ?? []) other.hidden = count > 0;
  if (shown && !count) say("All is sent.");
  shown = count;
}

function made(bar) {
  const badge = Object.assign(document.createElement("a"), { className: "badge badge--unsent", href: HERE });
  badge.dataset.unsent = "";
  const menu = bar.querySelector(":scope > details");
  bar.insertBefore(badge, menu);
  return badge;
}
