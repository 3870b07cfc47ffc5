import type { Seat } from "@paravent/kernel";
import { OTHERS, type SectorId } from "../names/names.ts";
import type { OfferedTerm, Promised, Trophy } from "../politics/state/oath.ts";
import { pawnRef } from "../rules/write.ts";
import type { PileView } from "../view/types.ts";
import { costOfGiving } from "./duties.ts";
import { expectedGain, isFull, outlook } from "./forecast.ts";
import { changeBy } from "./holdings.ts";
import { bestVictim, lookWorth } from "./knives.ts";
import type { Position } from "./position.ts";
import { PP } from "./prices.ts";
import { bestTeam, sendWorth } from "./teams.ts";
import { trustIn } from "./vows.ts";
import { cardWorth, markerWorth } from "./worth.ts";

/** What any promise costs, if only room to move. */
export const LEAST = 0.05;

/** How likely the one Emissary that matters is to be found by one opponent's knives. */
const FOUND = 0.25;

/** What an oath would bring and cost. Another's promise is worth no more than their word, and nothing a second time. */
export function oathWorth(
  position: Position,
  terms: readonly OfferedTerm[],
  other: Seat,
): { gain: number; cost: number } {
  let [gain, cost] = [0, 0];
  for (const { by, promise } of terms) {
    if (by === position.me) cost += Math.max(LEAST, costOf(position, promise));
    else if (!isSworn(position, other, promise)) gain += trustIn(position, other) * gainOf(position, promise, other);
  }
  return { gain, cost };
}

/** Whether this player has sworn the same to us already. */
function isSworn({ view, me }: Position, by: Seat, promise: Promised): boolean {
  if (view.oaths.length === 0) return false;
  const same = JSON.stringify(promise);
  return view.oaths.some(
    ({ parties, expired, terms }) =>
      !expired &&
      parties.includes(me) &&
      terms?.some((term) => term.by === by && term.state === "open" && JSON.stringify(term.promise) === same),
  );
}

/** What keeping a promise costs. Bots promise gifts and places, but no Manoeuvres, no statements and nothing in words. */
function costOf(position: Position, promise: Promised): number {
  switch (promise.kind) {
    case "notKill":
      return bestVictim(position, pilesOf(position, promise)) - otherwise(position, promise.owner);
    case "notSpy":
      return LEAST;
    case "notSend":
      return isFull(position, promise.sector) ? 0 : bestTeam(position, promise.sector);
    case "bidAtMost":
      return outlook(position, promise.sector).mine > 0 ? prize(position, promise.sector) / (1 + promise.n) : 0;
    case "notTake":
      return trophyValue(position, promise.trophy);
    case "nameFirst":
      return promise.player === position.me ? 0 : 2 * LEAST;
    case "give":
      return canGive(position) ? costOfGiving(position, promise.goods) : Number.POSITIVE_INFINITY;
    case "concede":
      return placeWorth(position, promise.pile);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Gifts are handed over in one's own turn: there must be one. */
const canGive = ({ view, player }: Position): boolean => view.phase === "manoeuvres" && player.manoeuvrePawns > 0;

/** What the Emissaries of one's own pile are expected to bring. */
function placeWorth(position: Position, id: number): number {
  const pile = position.view.piles.find((one) => one.id === id && one.owner === position.me);
  if (!pile || !canGive(position)) return Number.POSITIVE_INFINITY;
  const there = pile.pawns.filter(({ kind }) => kind === "emissary").length;
  const { mine } = outlook(position, pile.sector);
  return expectedGain(position, pile.sector) - expectedGain(position, pile.sector, mine - there, false) + 2 * LEAST;
}

/** What a Manoeuvre brings that leaves this player's pawns alone. */
function otherwise(position: Position, owner: Seat): number {
  const { view, me } = position;
  const piles = view.piles.filter((pile) => pile.owner !== me && pile.owner !== owner && pile.owner !== OTHERS);
  return Math.max(2 * PP, sendWorth(position), bestVictim(position, piles));
}

const pilesOf = ({ view }: Position, { owner, sector }: { owner: Seat; sector: SectorId | null }): PileView[] =>
  view.piles.filter((pile) => pile.owner === owner && (sector === null || pile.sector === sector));

/** What a promise of the other brings. Nobody is trusted with more than a broken oath costs. */
function gainOf(position: Position, promise: Promised, other: Seat): number {
  const { me, view } = position;
  switch (promise.kind) {
    case "notKill":
      return promise.owner === me && view.players[other]!.manoeuvrePawns > 0
        ? FOUND * atStake(position, promise.sector)
        : 0;
    case "notSend":
      return isWanted(position, promise.sector)
        ? 0.5 * (expectedGain(position, promise.sector, undefined, true) - expectedGain(position, promise.sector))
        : 0;
    case "give":
      return Math.min(1, Math.max(0, changeBy(position, me, promise.goods, {})));
    case "concede": {
      const pile = view.piles.find(({ id }) => id === promise.pile);
      return pile && isWanted(position, pile.sector) ? 0.3 : 0;
    }
    case "bidAtMost":
      return isWanted(position, promise.sector) ? 0.5 * prize(position, promise.sector) : 0;
    case "notTake":
      return 0.5 * trophyValue(position, promise.trophy);
    case "nameFirst":
      return promise.player === me ? 2 * LEAST : 0;
    case "truth":
      // What one is told under oath is worth a look at it.
      return promise.claim.about === "pawn" ? Math.max(0, lookWorth(position, pawnRef(promise.claim.pawn))) : 0;
    default:
      return 0;
  }
}

/** What one's own Emissaries on the board would bring less, were one of them to fall in each sector. */
function atStake(position: Position, only: SectorId | null): number {
  const { view, me } = position;
  const sectors = new Set(view.piles.flatMap(({ owner, sector }) => (owner === me ? [sector] : [])));
  let loss = 0;
  for (const sector of sectors) {
    if (only !== null && only !== sector) continue;
    const { mine } = outlook(position, sector);
    loss = Math.max(loss, expectedGain(position, sector) - expectedGain(position, sector, mine - 1));
  }
  return loss;
}

export const isWanted = (position: Position, sector: SectorId): boolean => outlook(position, sector).mine > 0;

const prize = (position: Position, sector: SectorId): number => 0.5 * (outlook(position, sector).trophies[0] ?? 0);

function trophyValue(position: Position, trophy: Trophy): number {
  const sector = "card" in trophy ? position.pack.cards.get(trophy.card)!.sector : trophy.marker;
  if (!isWanted(position, sector)) return 0;
  return "card" in trophy ? cardWorth(position, trophy.card) : markerWorth(position, trophy.marker);
}
