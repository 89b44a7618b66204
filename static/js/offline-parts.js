// The table whose page this is, and the parts that its page draws without a network: fetched once, while there is one.

/** The board's place for the running hand; it says where the game stands. */
export const place = () => document.querySelector("pin-keep[data-sheet]");

/** The table's address: "/t/…/"; undefined on other pages. */
export const here = () => location.pathname.match(/^\/t\/[\w-]+\//)?.[0];

let parts;

/** `{ part(name), game }`, or null where there are none for this phone. */
export function fetchParts() {
  return (parts ??= load().catch(() => { parts = undefined; return null; }));
}

async function load() {
  const answer = await fetch(`${here()}offline/`);
  if (answer.status !== 200) return null;
  const root = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("offline");
  document.documentElement.dataset.engine ||= root.dataset.engine;
  document.head.append(root.querySelector("link"));
  const part = (name) => root.querySelector(`#offline-${name}`).content.cloneNode(true).firstElementChild;
  return { part, game: JSON.parse(root.dataset.told) };
}
