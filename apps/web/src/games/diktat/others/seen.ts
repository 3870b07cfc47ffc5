import type { CardId, ConquestView, OthersView, PlayerView, SectorId } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { OTHERS_CABAL } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";

/** In place of a seat: the Others, whom nobody plays. */
export const OTHERS: Seat = -1;

/** DK-OTH-LOSE-01, -02: with the seventh card or the seventh Gloom token Prague falls. */
export const LAST = 7;

/** What the Others have; null where they are not played with. */
export const othersOf = ({ game }: Pick<Seen, "game">): OthersView | null => game.others;

/** In place of a player's board, so that whoever draws the owner of a pile need not ask whose it is. */
export const THE_OTHERS: PlayerView = {
  seat: OTHERS,
  cabal: OTHERS_CABAL,
  vp: 0,
  vpSources: { opportunities: 0, affinities: 0, newTown: 0, cabal: 0, cards: 0, oaths: 0, debts: 0, leagues: 0 },
  rank: 0,
  spyTokens: 0,
  assassinTokens: 0,
  debts: 0,
  manoeuvrePawns: 0,
  performed: [],
  row: [],
  cabalRow: [],
  nextCabalCost: null,
  influence: [],
  cabalTokens: {},
  memberships: 0,
  seen: { gained: 0, spent: 0 },
};

export const gloomPlaced = ({ gloom }: OthersView): number =>
  Object.values(gloom).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** Pawns of the Others on the board: those that stand in sectors, and those that wait at the Artefact. */
export function pawnsOfOthers({ game }: Seen): { outside: number; waiting: number } {
  let [outside, waiting] = [0, 0];
  for (const { owner, sector, pawns } of game.piles) {
    if (owner !== OTHERS) continue;
    if (sector === "artefact") waiting += pawns.length;
    else outside += pawns.length;
  }
  return { outside, waiting };
}

/** Cards of the corruption track linked to a sector: they can be taken as if they lay on the Opportunity track. */
export function corruptedCardsOf(seen: Seen, sector: SectorId): CardId[] {
  return (othersOf(seen)?.corruption ?? []).filter((card) => seen.words.card(card).sector === sector);
}

/** Emissaries that can still take; of the Others, their Vectors. */
export function emissariesOf(conquest: ConquestView, seat: Seat): number {
  return seat === OTHERS ? conquest.vectors : (conquest.emissaries[seat] ?? 0);
}

/** Things that happen by nobody's hand, or by a hand that acts for the Others: the journal tells them under the claw. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  "othersLaid",
  "othersGathered",
  "othersMoved",
  "othersPawnDiscarded",
  "cardCorrupted",
  "corruptionPlaced",
  "gloomPlaced",
  "othersAssassinationBegan",
  "othersTook",
  "othersHeld",
  "othersDriven",
  "othersAttacked",
  "pragueFell",
]);

export const isOfOthers = (type: string): boolean => OF_OTHERS.has(type);
