// What waiting hands would come to, by the rules in the phone; nothing where they cannot be asked.

import { ask } from "./ask.js";

const OF_A_HAND = [
  "bidder", "bid", "trump", "outcome", "meld", "trick_points", "took_trick", "only_dix", "buried_points",
  "forced", "under_the_gun", "moon", "playing",
];
const YES = { yes: true, no: false };
const known = new Map(); // one question is asked once

/** The hand that a form says, in the shape of the API. */
export function handIn(body, game) {
  const data = new URLSearchParams(body);
  const told = JSON.parse(data.get("so_far") || "{}");
  const facts = Object.fromEntries(OF_A_HAND.filter((name) => name in told).map((name) => [name, told[name]]));
  const sides = facts.playing?.length ? facts.playing : sidesOf(game);
  if ((facts.outcome ?? "played") !== "played") return facts;
  const tricks = sides.map((side) => [side, data.get(`tricks.${side}`)]);
  return { ...facts, trick_points: points(tricks, game.trickTotal), ...answers(data, sides) };
}

const sidesOf = ({ isPartnership, sides }) => (isPartnership ? Object.keys(sides) : Object.keys(sides).slice(0, 3));

// The one side that is left blank has the rest, as the server fills it.
function points(tricks, total) {
  const sums = tricks.map(([side, text]) => [side, text ? sum(text) : null]);
  const blank = sums.filter(([, figure]) => figure === null);
  const rest = total - sums.reduce((all, [, figure]) => all + (figure ?? 0), 0);
  if (blank.length === 1) blank[0][1] = Math.max(0, rest);
  return Object.fromEntries(sums.filter(([, figure]) => figure !== null));
}

const sum = (text) => text.split("+").reduce((all, part) => all + Number(part), 0);

function answers(data, sides) {
  const took = sides.map((side) => [side, YES[data.get(`took_trick.${side}`)]]).filter(([, answer]) => answer !== undefined);
  return took.length ? { took_trick: Object.fromEntries(took) } : {};
}

/** What the rules say of one hand after these totals: the API's answer, or null. */
export async function score(game, entry, { totals, target }) {
  const question = { variant: game.variant, rules: game.rules, totals_before: totals, target_before: target, entry };
  const text = JSON.stringify(question);
  if (!known.has(text)) known.set(text, ask("score", question).catch(() => null));
  const answer = await known.get(text);
  if (!answer) known.delete(text);
  return answer;
}

/** Hands one after another: each with its number, entry, answer, and where the game stands after it. */
export async function scoreAll(game, sheet, hands) {
  const scored = [];
  let now = { totals: sheet.totals, target: sheet.target, dealer: sheet.dealer, isOver: false };
  for (const { body, hand } of hands) {
    const entry = handIn(body, game);
    const answer = await score(game, entry, now);
    now = after(game, now, entry, answer);
    scored.push({ number: hand, seat: seatIn(body), entry, answer, after: now });
  }
  return scored;
}

const seatIn = (body) => JSON.parse(new URLSearchParams(body).get("so_far") || "{}").bidder_seat;

function after(game, before, entry, answer) {
  const dealer = entry.outcome === "passed_out" ? before.dealer : (before.dealer % Object.keys(game.seats).length) + 1;
  if (!answer?.delta) return { ...before, dealer };
  return { totals: answer.totals_after, target: answer.target_after, dealer, isOver: answer.game_over, winner: answer.winner };
}

/** A figure with a true minus. */
export const minus = (points) => String(points).replace("-", "−");

/** A change: +60, 0, −300. */
export const signed = (points) => (points > 0 ? `+${points}` : minus(points));

/** A waiting hand as its line shows it: by side, with its suit. */
export function lineOf(game, { number, seat, entry, answer, after: now }) {
  const line = { number, suit: {} };
  for (const side of Object.keys(game.sides)) {
    const isBidder = side === entry.bidder;
    const isSet = isBidder && answer?.result === "set";
    const who = game.isPartnership ? game.seats[seat] ?? "" : "";
    const word = answer?.result ? answer.result.replaceAll("_", " ") : "not scored";
    line[side] = {
      head: isBidder ? String(entry.bid) : "", is_set: isSet, is_made: answer?.result === "made",
      note: isBidder ? (isSet ? who : `${who} ${word}`.trim()) : "",
      delta: answer?.delta ? signed(answer.delta[side] ?? 0) : "",
      total: answer?.delta ? minus(now.totals[side]) : "",
    };
    if (isBidder && entry.trump) line.suit[side] = entry.trump;
  }
  return line;
}
