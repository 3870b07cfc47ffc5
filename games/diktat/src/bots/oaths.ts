import type { BotAction } from "@paravent/bots";
import type { Json, Ref, Seat, TableView } from "@paravent/kernel";
import { SECTORS, type SectorId } from "../names/names.ts";
import { seatRef } from "../names/refs.ts";
import type { Deadline, OfferedTerm } from "../politics/state/oath.ts";
import type { OathOfferView } from "../politics/view/oath-types.ts";
import { isFull } from "./forecast.ts";
import { cyclesToCome, type Position } from "./position.ts";
import { isWanted, LEAST, oathWorth } from "./promises.ts";
import { askOf } from "./trades.ts";
import { trustIn } from "./vows.ts";
import type { SaidKind } from "./words.ts";

/** An oath must bring this much more than it costs: the other has a reason of their own. */
const MARGIN = 1.25;

/** Deadlines before which there is a turn to do what was promised. */
const LONG: ReadonlySet<Deadline> = new Set(["manoeuvresDone", "sectorsResolved", "endOfCycle", "endOfGame"]);

/** Answers an oath: sworn if it is worth it and everything promised would be kept as things stand. */
export function answerOath(position: Position, { from, until, terms }: OathOfferView): BotAction {
  const value = [seatRef(from)];
  const longer = until === "endOfGame" ? 1 + cyclesToCome(position) : 1;
  const { gain, cost } = oathWorth(position, terms, from);
  const inTime = LONG.has(until) || !terms.some(({ by, promise }) => by === position.me && isDone(promise.kind));
  if (inTime && gain > 0 && gain >= MARGIN * cost * longer)
    return { act: "acceptOath", value, answers: { seat: from, reason: { kind: "swornGladly", with: {} } } };
  const kind = whyNot(gain, inTime ? cost : Number.POSITIVE_INFINITY, trustIn(position, from));
  const broken = -position.view.players[from]!.vpSources.oaths;
  return { act: "refuseOath", value, answers: { seat: from, reason: { kind, with: { broken } } } };
}

const isDone = (kind: OfferedTerm["promise"]["kind"]): boolean => kind === "give" || kind === "concede";

function whyNot(gain: number, cost: number, trust: number): SaidKind {
  if (cost === Number.POSITIVE_INFINITY) return "neverSworn";
  if (gain > 0 && gain / trust >= MARGIN * cost) return "wordBroken";
  return gain > 0 ? "bindsTooMuch" : "oathForNothing";
}

/**
 * Offers an oath, at most once a Cycle and to one other player: a truce, by which neither kills the other's pawns, or to
 * keep out of each other's sectors, before the Manoeuvres are over. Null when there is nobody with whom it is worth it.
 */
export function offerOath(position: Position, table: TableView<unknown>): BotAction | null {
  const { view, me, player } = position;
  if (player.manoeuvrePawns !== view.manoeuvresPerCycle - 2 || view.oathOffers.some(({ from }) => from === me))
    return null;
  let partners: readonly Ref[] | null = null;
  const open = SECTORS.filter((sector) => !isFull(position, sector));
  let best: { with: Seat; terms: OfferedTerm[]; worth: number } | null = null;
  for (const { seat } of view.players) {
    if (seat === me || view.oaths.some(({ parties }) => isBetween(parties, me, seat))) continue;
    for (const terms of [truce(me, seat), ...partitions(position, open, seat)]) {
      const { gain, cost } = oathWorth(position, terms, seat);
      const worth = gain - cost;
      if (gain < MARGIN * cost || worth <= (best?.worth ?? LEAST)) continue;
      partners ??= partnersIn(table);
      if (partners.includes(seatRef(seat))) best = { with: seat, terms, worth };
    }
  }
  return best && { act: "offerOath", value: written(me, best.with, best.terms) };
}

/** With whom an oath may be sworn now. */
function partnersIn(table: TableView<unknown>): readonly Ref[] {
  const ask = askOf(table, "offerOath");
  return ask?.shape === "form" && ask.fields.with?.shape === "pick" ? ask.fields.with.from : [];
}

const isBetween = (parties: readonly Seat[], a: Seat, b: Seat): boolean => parties.includes(a) && parties.includes(b);

const truce = (me: Seat, other: Seat): OfferedTerm[] => [
  { by: me, promise: { kind: "notKill", owner: other, sector: null } },
  { by: other, promise: { kind: "notKill", owner: me, sector: null } },
];

/** A sector of one's own for a sector of theirs, among those where others may still come and each is alone. */
function partitions(position: Position, open: readonly SectorId[], other: Seat): OfferedTerm[][] {
  const { view, me } = position;
  const isTheirs = (sector: SectorId): boolean =>
    view.piles.some((pile) => pile.sector === sector && pile.owner === other);
  const mine = open.filter((sector) => isWanted(position, sector) && !isTheirs(sector));
  const theirs = open.filter((sector) => isTheirs(sector) && !isWanted(position, sector));
  return mine.flatMap((wanted) =>
    theirs.map((left): OfferedTerm[] => [
      { by: me, promise: { kind: "notSend", sector: left } },
      { by: other, promise: { kind: "notSend", sector: wanted } },
    ]),
  );
}

/** The same as an answer. */
function written(me: Seat, other: Seat, terms: readonly OfferedTerm[]): Json {
  return {
    with: [seatRef(other)],
    until: ["manoeuvresDone"],
    terms: terms.map(({ by, promise }) => ({ by: [by === me ? "self" : "partner"], promise: promised(promise) })),
  };
}

function promised(promise: OfferedTerm["promise"]): Json {
  if (promise.kind === "notKill") return { branch: "notKill", value: { owner: [seatRef(promise.owner)], sector: [] } };
  if (promise.kind === "notSend") return { branch: "notSend", value: [promise.sector] };
  throw new Error(`bots offer no ${promise.kind}`);
}
