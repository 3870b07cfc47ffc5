import { call, end, next, type Ref, type Seat, signature } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Given } from "../model/base/given.ts";
import { upperSlot } from "../model/base/markers.ts";
import { AFFINITIES, type Affinity, type SectorId } from "../names/names.ts";
import { refersTo } from "../names/read-ref.ts";
import { isWay, layMarker, loseAffinities, loseMarker, type MarkerWay } from "../rules/calls/possessions.ts";
import { gainAffinities } from "../rules/effects/calls.ts";
import { affinitiesLeft } from "../rules/effects/candidates.ts";
import { markerRef } from "../rules/elements.ts";
import { givenByUpper, loseSpendable, waysOfSecond } from "../rules/possessions/possessions.ts";
import { type DiktatRules, type Facts, nameIn, procedure, receives } from "../rules/write.ts";
import { slotsAfter } from "./room.ts";
import { counted, possessionsIn } from "./state/goods.ts";
import type { TradeOffer } from "./state/offer.ts";

/** One card or marker on its way. */
interface Move {
  from: Seat;
  to: Seat;
  element: Ref;
  /** Where a marker goes; a second one stacks or lies apart, as its new owner chose. */
  how?: MarkerWay;
}

/** What a giver gives back with an element. */
interface Return extends Move {
  given: Given;
}

interface Handing {
  moves: Move[];
  /** Sectors whose two markers the parties exchange for each other. */
  swaps: { from: Seat; to: Seat; sector: SectorId }[];
  /** Slots to be emptied first (DK-RUL-48). */
  emptied: { seat: Seat; sector: SectorId }[];
  back: Return[];
}

/** What changes hands in a trade, cards and markers alone; null: nothing of the kind. */
export function handingOf(
  { from, to, give, want }: TradeOffer,
  emptied: { seat: Seat; sector: SectorId }[],
): Handing | null {
  const [given, got] = [possessionsIn(give), possessionsIn(want)];
  if (given.length + got.length === 0) return null;
  // Of a sector that goes both ways each party has one marker.
  const isSwapped = (element: Ref): boolean => given.includes(element) && got.includes(element);
  const moves = [
    ...given.map((element) => ({ from, to, element })),
    ...got.map((element) => ({ from: to, to: from, element })),
  ];
  return {
    moves: moves.filter(({ element }) => !isSwapped(element)),
    swaps: given.filter(isSwapped).map((element) => ({ from, to, sector: nameIn(element) as SectorId })),
    emptied,
    back: [],
  };
}

/**
 * Cards and markers change hands: room first, then all of them at one moment, then what their Gains take back and give.
 * The rest of the trade has been carried out already; nobody can act in between (DK-TRADE-02).
 */
export const handing = procedure(signature<Handing>("diktat/handing"), {
  /** DK-RUL-69: both markers of a stack go. */
  makeRoom(g, f) {
    const [slot] = f.emptied;
    if (!slot) return next("lay");
    const { seat, sector } = slot;
    if (g.facts.players[seat]!.influence.some((held) => held.sector === sector))
      return call(loseMarker, { seat, sector }, "makeRoom");
    f.emptied.shift();
    return next("makeRoom");
  },

  /** DK-CAB-CO-01, -04: who may lay a second marker apart says first which way it goes. */
  lay(g, f) {
    for (const move of f.moves) {
      if (move.how) continue;
      const ways = waysOf(g.facts, f.moves, move);
      if (ways.length > 1) return call(layMarker, { seat: move.to, sector: sectorOf(move), ways }, "laid");
      move.how = ways[0]!;
    }
    return next("hand");
  },

  laid: receives(layMarker, (_, f, way) => {
    const move = f.moves.find(({ how }) => !how);
    if (move && isWay(way)) move.how = way;
    return next("lay");
  }),

  /** DK-RUL-48: all in one step, so that nobody has a Rank or an office by half of a trade. */
  hand(g, f) {
    for (const swap of f.swaps) g.emit({ type: "markersExchanged", ...swap });
    for (const move of f.moves) if (move.how === "slot") f.back.push(handOver(g, move));
    for (const move of f.moves) if (move.how !== "slot") f.back.push(handOver(g, move));
    return next("settle");
  },

  /** DK-RUL-111: of what can be spent as much as is left; DK-DISC-10: as many Affinity tokens as it gave. */
  settle(g, f) {
    const [back] = f.back;
    if (!back) return end();
    const { from, given } = back;
    loseSpendable(g, from, given);
    if (given.affinities > 0) return call(loseAffinities, { seat: from, n: given.affinities }, "gain");
    f.back.shift();
    return next("settle");
  },

  /** DK-RUL-138: the receiver gains as many as the giver in fact gave back, of chosen or printed type. */
  gain: receives(loseAffinities, (g, f, n) => {
    const { to, element: moved } = f.back.shift()!;
    const element = asHeld(g.facts, to, moved);
    if (n === 0) return next("settle");
    const tokens = printedAffinities(g.facts, element).slice(0, n);
    if (tokens.length < n || AFFINITIES.some((type) => count(tokens, type) > affinitiesLeft(g.facts, type))) {
      // Of one printed type everybody sees that there were not enough; of several, nobody which.
      const isPlain = tokens.length === n && count(tokens, tokens[0]!) === n;
      const short = isPlain ? { short: { token: tokens[0]!, than: n } } : {};
      return call(gainAffinities, { seat: to, n, element, ...short }, "settle");
    }
    g.emit({ type: "affinityGained", seat: to, tokens, secret: false });
    g.emit({ type: "gainRecorded", seat: to, element, pp: 0, affinities: n });
    return next("settle");
  }),
});

const sectorOf = ({ element }: Move): SectorId => nameIn(element) as SectorId;

/** The ways open to a card or marker, by the slots its new owner will have when all of it has changed hands. */
function waysOf(s: Facts, moves: readonly Move[], move: Move): MarkerWay[] {
  if (!isSecondMarker(s, moves, move)) return ["slot"];
  const { to } = move;
  const things = (side: "from" | "to") => moves.filter((one) => one[side] === to).map(({ element }) => element);
  const apart = moves.filter((one) => one.to === to && one.how === "apart").length;
  const slots = slotsAfter(s, to, counted(things("from")), counted(things("to"))) + apart;
  return waysOfSecond(s, to, slots);
}

/** Whether its new owner has one of the sector, or receives another one before it. */
function isSecondMarker(s: Facts, moves: readonly Move[], move: Move): boolean {
  if (!refersTo(move.element, "marker")) return false;
  if (s.players[move.to]!.influence.some(({ sector }) => sector === sectorOf(move))) return true;
  return moves.find(({ element }) => element === move.element) !== move;
}

function handOver(g: DiktatRules, { from, to, element, how }: Move): Return {
  const name = nameIn(element);
  if (refersTo(element, "card")) {
    const given = { ...g.facts.players[from]!.row.find(({ card }) => card === name)!.gave };
    g.emit({ type: "cardHanded", from, to, card: name, symbols: packOf(g.facts).cards.get(name)!.affinities.length });
    return { from, to, element, given };
  }
  const sector = name as SectorId;
  const given = { ...givenByUpper(g.facts, from, sector) };
  const { pp, affinities, passing } = given;
  g.emit({ type: "markerHanded", from, to, sector, how: how!, pp, affinities, ...(passing ? { passing } : {}) });
  return { from, to, element, given };
}

/** The element as its new owner holds it now: of a marker, the upper one of its sector. */
function asHeld(s: Facts, seat: Seat, element: Ref): Ref {
  if (refersTo(element, "card")) return element;
  return markerRef(upperSlot(s.players[seat]!, nameIn(element) as SectorId));
}

/** The Affinity tokens that Gains of the element name, in the order of its text; none where the receiver chooses. */
function printedAffinities(s: Facts, element: Ref): Affinity[] {
  const types: Affinity[] = [];
  for (const { kind, do: steps } of packOf(s).powers.get(element)!.effects)
    if (kind === "gain")
      for (const op of steps)
        if (op.op === "gain" && op.res.startsWith("affinity") && op.res !== "affinityAny")
          types.push(
            ...new Array<Affinity>(op.n as number).fill(op.res.slice("affinity".length).toLowerCase() as Affinity),
          );
  return types;
}

const count = (tokens: readonly Affinity[], type: Affinity): number => tokens.filter((token) => token === type).length;
