// A hand that was written without a network, as the last step's form would have sent it.

const newKey = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Into the outbox, and from there to the sheet. */
export async function keep(url, { game, sheet, hands, number }, { entry, seat, accept }) {
  const { trick_points: points = {}, took_trick: took = {}, ...told } = entry;
  const soFar = { ...told, ...(seat ? { bidder_seat: seat } : {}), ...(accept.length ? { irregular: accept } : {}) };
  const body = new URLSearchParams({
    game: sheet.game, hand: number, version: sheet.version, key: newKey(), made_at: Date.now(),
    so_far: JSON.stringify(soFar),
    seen: JSON.stringify(hands.length ? game.empty : sheet.draft),
  });
  for (const [side, figure] of Object.entries(points)) body.set(`tricks.${side}`, figure);
  for (const [side, answer] of Object.entries(took)) body.set(`took_trick.${side}`, answer ? "yes" : "no");
  const { add } = await import("./outbox.js");
  await add({ url, body, what: `Hand ${number}`, table: game.table, where: game.title, game: sheet.game, hand: number });
}
