// The form for a whole hand, read as the API wants it.

/** Digits, or a sum such as 12+11+7; null for anything else, and a blank is no zero. */
export const figure = (text) => {
  const compact = (text ?? "").replaceAll(/\s/g, "");
  if (!/^\d+(\+\d+)*$/.test(compact)) return null;
  return compact.split("+").reduce((sum, part) => sum + Number(part), 0);
};

/** The sides that play: those chosen, where some sit out. */
export const playing = (data, usual) => (data.has("playing") ? data.getAll("playing") : usual);

/** The hand as far as it is written. */
export function read(form, game, usual) {
  const data = new FormData(form);
  const sides = playing(data, usual);
  const outcome = data.get("outcome");
  const sitting = data.has("playing") ? { playing: sides } : {};
  const told = outcome === "passed_out" ? nobody(sides) : bid(data, game, sides);
  return { ...told, ...sitting, outcome, ...(outcome === "played" ? tricks(data, game, sides) : {}) };
}

/** Whether there is enough of it to ask what it scores. */
export const isWhole = ({ outcome, bidder, bid: amount, trump }) =>
  outcome === "passed_out" || Boolean(bidder && amount !== null && trump);

const nobody = (sides) => ({ bidder: null, bid: null, trump: null, meld: Object.fromEntries(sides.map((side) => [side, 0])) });

const bid = (data, game, sides) => ({
  bidder: game.sideOfSeat[data.get("bidder_seat")], bid: figure(data.get("bid")), trump: data.get("trump"),
  meld: figures(data, "meld", sides),
});

function figures(data, name, sides) {
  const found = sides.map((side) => [side, figure(data.get(`${name}.${side}`))]);
  return Object.fromEntries(found.filter(([, points]) => points !== null));
}

// The one side that is left blank has the rest. Whoever plays alone and has no points is asked about.
function tricks(data, game, sides) {
  const points = figures(data, "tricks", sides);
  const blank = sides.filter((side) => !(side in points));
  const rest = game.trickTotal - Object.values(points).reduce((sum, each) => sum + each, 0);
  if (blank.length === 1 && rest >= 0) points[blank[0]] = rest;
  const none = game.isPartnership ? [] : sides.filter((side) => points[side] === 0);
  const took = Object.fromEntries(none.map((side) => [side, data.has(`took_trick.${side}`)]));
  return none.length ? { trick_points: points, took_trick: took } : { trick_points: points };
}
