import { call, end, next, type Ref, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Given } from "../model/given.ts";
import { AFFINITIES, type Affinity, type SectorId } from "../model/names.ts";
import { affinitiesLeft } from "../rules/effects/candidates.ts";
import { markerRef } from "../rules/elements.ts";
import { givenByUpper, loseSpendable, markerChoices } from "../rules/possessions.ts";
import { type DiktatRules, type Facts, nameIn, procedure } from "../rules/write.ts";

/** One card or marker on its way. */
interface Move {
  from: Seat;
  to: Seat;
  element: Ref;
}

/** What a giver gives back with an element. */
interface Return extends Move {
  given: Given;
}

interface Handing {
  moves: Move[];
  /** Slots to be emptied first (DK-RUL-48). */
  emptied: { seat: Seat; sector: SectorId }[];
  back: Return[];
}

/**
 * Cards and markers change hands: room first, then all of them at once, then what their Gains take back and give. The
 * rest of the trade has been carried out already; nobody can act in between (DK-TRADE-02).
 */
export const handing = procedure<Handing>("diktat/handing", {
  /** DK-RUL-69: both markers of a stack go. */
  makeRoom(g, f) {
    const [slot] = f.emptied;
    if (!slot) return next("hand");
    const { seat, sector } = slot;
    if (g.facts.players[seat]!.influence.some((held) => held.sector === sector))
      return call("diktat/loseMarker", { seat, sector }, "makeRoom");
    f.emptied.shift();
    return next("makeRoom");
  },

  /** Second markers last: only then is it seen whether a slot is free for them (DK-CAB-CO-01). */
  hand(g, f) {
    const second: Move[] = [];
    for (const move of f.moves)
      if (isSecondMarker(g.facts, move)) second.push(move);
      else f.back.push(handOver(g, move, "slot"));
    f.moves = second;
    return next("stack");
  },

  stack(g, f) {
    const [move] = f.moves;
    if (!move) return next("settle");
    const place = { seat: move.to, sector: sectorOf(move) };
    if (markerChoices(g.facts, place.seat, place.sector).length > 1) return call("diktat/layMarker", place, "lay");
    f.back.push(handOver(g, f.moves.shift()!, "stack"));
    return next("stack");
  },

  /** DK-CAB-CO-01, -04: apart or stacked, as its new owner chose. */
  lay(g, f, way) {
    f.back.push(handOver(g, f.moves.shift()!, way as "apart" | "stack"));
    return next("stack");
  },

  /** DK-RUL-111: of what can be spent as much as is left; DK-DISC-10: as many Affinity tokens as it gave. */
  settle(g, f) {
    const [back] = f.back;
    if (!back) return end();
    const { from, given } = back;
    loseSpendable(g, from, given);
    if (given.affinities > 0) return call("diktat/loseAffinities", { seat: from, n: given.affinities }, "gain");
    f.back.shift();
    return next("settle");
  },

  /** DK-RUL-138: the receiver gains as many as the giver in fact gave back, of chosen or printed type. */
  gain(g, f, lost) {
    const { to, element: moved } = f.back.shift()!;
    const n = lost as number;
    const element = asHeld(g.facts, to, moved);
    if (n === 0) return next("settle");
    const tokens = printedAffinities(g.facts, element).slice(0, n);
    if (tokens.length < n || AFFINITIES.some((type) => count(tokens, type) > affinitiesLeft(g.facts, type)))
      return call("diktat/gainAffinities", { seat: to, n, element }, "settle");
    g.emit({ type: "affinityGained", seat: to, tokens, secret: false });
    g.emit({ type: "gainRecorded", seat: to, element, pp: 0, affinities: n });
    return next("settle");
  },
});

const sectorOf = ({ element }: Move): SectorId => nameIn(element) as SectorId;

function isSecondMarker(s: Facts, move: Move): boolean {
  if (!move.element.startsWith("marker:")) return false;
  return s.players[move.to]!.influence.some(({ sector }) => sector === sectorOf(move));
}

function handOver(g: DiktatRules, { from, to, element }: Move, how: "slot" | "stack" | "apart"): Return {
  const name = nameIn(element);
  if (element.startsWith("card:")) {
    const given = { ...g.facts.players[from]!.row.find(({ card }) => card === name)!.gave };
    g.emit({ type: "cardHanded", from, to, card: name, symbols: packOf(g.facts).cards.get(name)!.affinities.length });
    return { from, to, element, given };
  }
  const sector = name as SectorId;
  const given = { ...givenByUpper(g.facts, from, sector) };
  const { pp, affinities, passing } = given;
  g.emit({ type: "markerHanded", from, to, sector, how, pp, affinities, ...(passing ? { passing } : {}) });
  return { from, to, element, given };
}

/** The element as its new owner holds it now: of a marker, the upper one of its sector. */
function asHeld(s: Facts, seat: Seat, element: Ref): Ref {
  if (element.startsWith("card:")) return element;
  const slots = s.players[seat]!.influence.filter(({ sector }) => sector === nameIn(element));
  return markerRef(slots.find(({ face }) => face === 2) ?? slots[0]!);
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
