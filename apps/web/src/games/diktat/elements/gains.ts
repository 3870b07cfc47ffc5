import type { DiktatView, Effect } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";

/** What the Gains of an element bring of something (DK-RANK-01); what depends on the table is not counted. */
export function gainOf(what: "rank" | "pp" | "vp", effects: readonly Effect[] = []): number {
  const gains = effects.filter(({ kind }) => kind === "gain").flatMap((effect) => effect.do);
  return gains.reduce(
    (sum, op) => sum + (op.op === "gain" && op.res === what && typeof op.n === "number" ? op.n : 0),
    0,
  );
}

/**
 * DK-RANK-05, -06: who would be Administrator if these had other Ranks: the highest, unless an element has named somebody;
 * whoever holds the office keeps it at a tie.
 */
export function administratorBy(game: DiktatView, changed: ReadonlyMap<Seat, number>): Seat | null {
  if (game.offices.administrator !== null) return game.offices.administrator;
  const rankOf = (seat: Seat) => changed.get(seat) ?? game.players[seat]!.rank;
  const most = Math.max(...game.players.map(({ seat }) => rankOf(seat)));
  const first = game.players.filter(({ seat }) => rankOf(seat) === most).map(({ seat }) => seat);
  if (game.administrator !== null && first.includes(game.administrator)) return game.administrator;
  return first.length === 1 ? first[0]! : null;
}
