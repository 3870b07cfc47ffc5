import type { BotAction } from "@paravent/bots";
import type { Seat, TableView } from "@paravent/kernel";
import type { SectorId } from "../names/names.ts";
import type { OfferedTerm, Promised, Trophy } from "../politics/state/oath.ts";
import type { OathOfferView } from "../politics/view/oath-types.ts";
import { pawnRef, seatRef } from "../rules/write.ts";
import { expectedGain, isFull, outlook } from "./forecast.ts";
import { victimWorth } from "./knives.ts";
import { cyclesToCome, type Position } from "./position.ts";
import { PP } from "./prices.ts";
import { bestTeam, sendWorth } from "./teams.ts";
import { cardWorth, goodsWorth, markerWorth } from "./worth.ts";

/** An oath must bring this much more than it costs: the other has a reason of their own. */
const MARGIN = 1.25;

/** What any promise costs, if only room to move. */
const LEAST = 0.05;

/** How likely the one Emissary that matters is to be found by one opponent's knives. */
const FOUND = 0.25;

/** Answers the first oath offered: sworn if it is worth it and everything promised would be kept anyway. */
export function answerOath(position: Position, { from, until, terms }: OathOfferView): BotAction {
  const longer = until === "endOfGame" ? 1 + cyclesToCome(position) : 1;
  const worth = oathWorth(position, terms, from);
  const isGood = worth.gain > 0 && worth.gain >= MARGIN * worth.cost * longer;
  return { act: isGood ? "acceptOath" : "refuseOath", value: [seatRef(from)] };
}

/**
 * Offers a truce, at most once a Cycle and to one other player: neither kills the other's pawns before the Manoeuvres
 * are over. Null when there is nobody with whom it is worth it.
 */
export function offerTruce(position: Position, table: TableView<unknown>): BotAction | null {
  const { view, me, player } = position;
  if (table.question?.subject !== "diktat/chooseManoeuvre") return null;
  if (player.manoeuvrePawns !== view.manoeuvresPerCycle - 2 || view.oathOffers.some(({ from }) => from === me))
    return null;
  const ask = table.standing.find(({ act }) => act === "offerOath")?.ask;
  const partners = ask?.shape === "form" && ask.fields.with?.shape === "pick" ? ask.fields.with.from : [];
  let best: { with: Seat; worth: number } | null = null;
  for (const { seat } of view.players) {
    if (!partners.includes(seatRef(seat)) || view.oaths.some(({ parties }) => isBetween(parties, me, seat))) continue;
    const { gain, cost } = oathWorth(position, truce(me, seat), seat);
    if (gain >= MARGIN * cost && gain - cost > (best?.worth ?? LEAST)) best = { with: seat, worth: gain - cost };
  }
  return best && { act: "offerOath", value: written(me, best.with) };
}

const isBetween = (parties: readonly Seat[], a: Seat, b: Seat): boolean => parties.includes(a) && parties.includes(b);

const truce = (me: Seat, other: Seat): OfferedTerm[] => [
  { by: me, promise: { kind: "notKill", owner: other, sector: null } },
  { by: other, promise: { kind: "notKill", owner: me, sector: null } },
];

/** The same as an answer. */
function written(me: Seat, other: Seat) {
  const spare = (owner: Seat) => ({ branch: "notKill", value: { owner: [seatRef(owner)], sector: [] } });
  const terms = [
    { by: ["self"], promise: spare(other) },
    { by: ["partner"], promise: spare(me) },
  ];
  return { with: [seatRef(other)], until: ["manoeuvresDone"], terms };
}

function oathWorth(position: Position, terms: readonly OfferedTerm[], other: Seat): { gain: number; cost: number } {
  let [gain, cost] = [0, 0];
  for (const { by, promise } of terms) {
    if (by === position.me) cost += Math.max(LEAST, costOf(position, promise));
    else gain += gainOf(position, promise, other);
  }
  return { gain, cost };
}

/** What keeping a promise costs. Bots promise no actions, no statements and nothing in words. */
function costOf(position: Position, promise: Promised): number {
  switch (promise.kind) {
    case "notKill":
      return bestVictim(position, pawnsOf(position, promise)) - otherwise(position, promise.owner);
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
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const bestVictim = (position: Position, pawns: readonly number[]): number =>
  Math.max(0, ...pawns.map((pawn) => victimWorth(position, pawnRef(pawn))));

/** What a Manoeuvre brings that leaves this player's pawns alone. */
function otherwise(position: Position, owner: Seat): number {
  const { view, me } = position;
  const pawns = view.players.flatMap(({ seat }) =>
    seat === me || seat === owner ? [] : pawnsOf(position, { owner: seat, sector: null }),
  );
  return Math.max(2 * PP, sendWorth(position), bestVictim(position, pawns));
}

function pawnsOf({ view }: Position, { owner, sector }: { owner: Seat; sector: SectorId | null }): number[] {
  return view.piles
    .filter((pile) => pile.owner === owner && (sector === null || pile.sector === sector))
    .flatMap(({ pawns }) => pawns.map(({ id }) => id));
}

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
      return Math.min(1, Math.max(0, goodsWorth(position, promise.goods)));
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

const isWanted = (position: Position, sector: SectorId): boolean => outlook(position, sector).mine > 0;

const prize = (position: Position, sector: SectorId): number => 0.5 * (outlook(position, sector).trophies[0] ?? 0);

function trophyValue(position: Position, trophy: Trophy): number {
  const sector = "card" in trophy ? position.pack.cards.get(trophy.card)!.sector : trophy.marker;
  if (!isWanted(position, sector)) return 0;
  return "card" in trophy ? cardWorth(position, trophy.card) : markerWorth(position, trophy.marker);
}
