// One entry of the outbox: what a form would send, named as a player would.

const NAMES = {
  tricks: "Hand %", conflict: "The other version of hand %", penalty: "A penalty", undo: "Taking back",
  strike: "Striking out", restore: "Letting it stand again", review: "A correction", end: "Calling the game off",
  reopen: "Reopening the game", again: "Another game", seats: "Somebody else sits down", confirm: "That a hand is right",
};

const SAYINGS = { // where a page of ours speaks of something else
  403: "This browser sends no cookies, so nobody knows whose phone it is.",
  404: "This phone may not write at this table any more. Open the table’s link again, then retry.",
};

/** What is said against a refused entry. */
export const saying = ({ status, said }) => SAYINGS[status] ?? said ?? "";

/** Whether an entry is a hand: the last step carries all of it. */
export const isHand = ({ url }) => url.endsWith("/tricks/");

/** What the form would send, with its key. */
export function entryOf(form) {
  const data = new FormData(form);
  data.delete("csrfmiddlewaretoken");
  data.set("made_at", Date.now());
  const [, , table, ...rest] = new URL(form.action).pathname.split("/");
  const hand = Number(data.get("hand")) || 0;
  const name = NAMES[rest.filter(Boolean).pop()] ?? "Something written";
  return {
    ...waiting(data),
    url: form.action, table, hand, game: Number(data.get("game")), what: name.replace("%", hand),
    where: document.querySelector(".bar h1")?.textContent ?? "",
    settles: form.querySelector("[data-settles]")?.dataset.settles ?? "",
  };
}

/** A new entry's own part: nobody is sending it yet. */
export function waiting(data) {
  return { key: data.get("key"), body: new URLSearchParams(data).toString(), at: Date.now(), state: "waiting", until: 0 };
}

/** What is on its way at a table, of all entries; behind a refused one nothing is. */
export function waitingIn(entries, table) {
  const here = entries.filter((each) => each.table === table);
  const refused = here.findIndex(({ state }) => state === "refused");
  return refused < 0 ? here : here.slice(0, refused);
}
