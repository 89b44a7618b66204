// The page of a table as this phone has it: had anew, and one line laid on it.

export const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

/** The changing part of this phone's own page; the address follows where the page does. */
export async function fetched(address, follows = false) {
  const answer = await fetch(address, { headers: { "HX-Request": "true" }, cache: "no-store" });
  if (!answer.ok) return null;
  if (follows) history.replaceState(history.state, "", answer.url + location.hash);
  return parsed(await answer.text()).querySelector("#main[data-pulse]");
}

/** One line over the board, in the place of the one before. */
export function lay(line) {
  document.querySelector("#main .news")?.remove();
  const board = document.querySelector("#panel pin-keep") || document.querySelector("#panel > :last-child") || document.querySelector("#main > :nth-child(2)");
  board.before(line);
  htmx.process(line);
}

/** Where this page is had anew. Who stands at the step that comes next goes on with the hand; who looked back stays there. */
export function here(page) {
  const address = new URL(location.href);
  const isNext = !page.querySelector('.steps [aria-current="step"] ~ a.step');
  if (isNext) address.searchParams.delete("step");
  address.hash = "";
  return address.href;
}
