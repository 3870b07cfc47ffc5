import type { Counter } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { camel } from "../../content/said.ts";
import { addCounters, type CounterInPack } from "../../content/words.ts";
import { corruptionOn } from "../../others/state/piles.ts";
import type { Facts } from "../write.ts";
import { membership, type Using } from "./using.ts";

/** Something an effect counts: its line on the page, and how many there are. */
interface CounterRecord extends CounterInPack {
  count(s: Facts, using: Using): number;
}

/** Every counter, in the order of the page (docs/CONTENT.md). */
export const COUNTERS = {
  citizens_in_sector: {
    page: "citizens face up in the sector being resolved, all owners, those of the Others included",
    count: (s) => kindsInConquest(s, null, "citizen") + (s.conquest ? corruptionOn(s, s.conquest.sector) : 0),
  },

  own_marker_sectors: {
    page: "number of different sectors of which acting holds a marker",
    count: (s, { acting }) => new Set(s.players[acting]!.influence.map((slot) => slot.sector)).size,
  },

  own_guards_in_sector: {
    page: "acting's guards face up in the sector being resolved",
    count: (s, { acting }) => kindsInConquest(s, acting, "guard"),
  },

  adhesion: {
    page: "Membership value of the player receiving the effect",
    count: (s, { acting, bound }) => membership(s, bound.it ?? acting),
  },

  own_symbols_artefact: {
    page: "artefact and all symbols on acting's Opportunity cards",
    count: (s, { acting }) =>
      s.players[acting]!.row.flatMap(({ card }) => packOf(s).cards.get(card)!.affinities).filter(
        (symbol) => symbol === "artefact" || symbol === "any",
      ).length,
  },

  paid: {
    page: "how many units were paid for an up_to cost of this effect",
    count: (_, { bound }) => bound.paid ?? 0,
  },

  other_bidders: {
    page: "participants of the struggle other than acting who bid 1 PP or more",
    count: (s, { acting }) =>
      (s.conquest?.bids ?? s.leagues?.exclusion?.bids ?? []).filter(({ seat, pp }) => seat !== acting && pp > 0).length,
  },

  players_minus_one: { page: "number of players minus 1", count: (s) => s.players.length - 1 },

  pawns_removed: {
    page: "pawns discarded by the previous remove_pawn of this effect",
    count: (_, { bound }) => bound.removed ?? 0,
  },
} satisfies Readonly<Record<string, CounterRecord>>;

type Records = typeof COUNTERS;

declare module "../../content/words.ts" {
  interface Counters extends Records {}
}

addCounters(COUNTERS);

const byName: ReadonlyMap<string, CounterRecord> = new Map(
  Object.entries(COUNTERS).map(([word, record]) => [camel(word), record]),
);

/** How many there are of what an effect counts. */
export const count = (s: Facts, using: Using, counter: Counter): number => byName.get(counter)!.count(s, using);

function kindsInConquest(s: Facts, seat: number | null, kind: string): number {
  let n = 0;
  for (const side of s.conquest?.pieces ?? [])
    if (seat === null || side.seat === seat) n += side.kinds.filter((k) => k === kind).length;
  return n;
}
