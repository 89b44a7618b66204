// The calculator without the server (copy.js): the cards and the trump of the address, and a sentence
// where the address names rules that the copy does not count by.

import { readCards } from "./card-reading.js";

const RULES = ["profile", "table", "rules"];

export async function restore(count, asked) {
  if (rulesOf(asked) !== rulesAt(count)) tellRules(count, asked);
  if (count.counted.keys.some(({ value }) => value === asked.trump)) count.trump.value = asked.trump;
  if (asked.cards || asked.add) await lay(count, asked);
  else if (asked.trump) await count.count();
}

// Whose rules the address means: a game that is switched to comes with its standard ones.
function rulesOf({ switch: other, profile, table, rules }) {
  return other === undefined ? (profile ?? (table || rules || "")) : "";
}

const rulesAt = ({ dataset }) => new URL(dataset.here, location.href).searchParams.get("profile") ?? "";

// They stay in the address, which is counted by them when it is opened with a network.
function tellRules({ dataset, counted }, asked) {
  const here = new URL(dataset.here, location.href);
  for (const name of RULES.filter((each) => asked[each])) here.searchParams.set(name, asked[name]);
  dataset.here = here.href;
  counted.find("elsewhere").hidden = false;
}

// Beside what was tapped meanwhile; with the half tile that was tapped before there was a script.
async function lay({ picker, counted }, { cards: line = "", add, remove, clear }) {
  try {
    const { cards, problems } = await readCards(picker.dataset.variant, line);
    if (problems) return picker.line.refuse(line, problems);
    for (const code of [...cards, add]) picker.tiles.change(code, 1);
    picker.tiles.change(remove, -1);
    picker.tell(null);
    if (clear) picker.replace([]);
  } catch {
    picker.line.refuse(line, []);
    counted.fail();
  }
}
