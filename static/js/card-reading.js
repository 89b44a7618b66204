// A hand as text, read by the rules (phone or server), never here.

import { ask } from "./ask.js";

/** `{ cards: […] }`, or `{ problems: [sentences] }` that name what cannot be read. */
export async function readCards(variant, text) {
  const answer = await ask("count", { variant, trump: null, cards: text });
  if (answer.errors) return { problems: answer.errors.map((each) => each.message) };
  return { cards: answer.cards };
}
