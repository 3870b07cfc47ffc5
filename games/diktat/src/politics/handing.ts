import { call, end, next, type Ref, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Given } from "../model/facts.ts";
import type { Affinity, SectorId } from "../model/names.ts";
import { affinitiesLeft } from "../rules/effects/candidates.ts";
import { markerRef } from "../rules/elements.ts";
import { givenByUpper } from "../rules/possessions.ts";
import { type DiktatRules, type Facts, nameIn, procedure } from "../rules/write.ts";
import { layingOf } from "./room.ts";

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

  hand(g, f) {
    f.back = f.moves.map((move, at) => handOver(g, move, f.moves.slice(at + 1)));
    return next("settle");
  },

  /** DK-RUL-111: of PP that came with it as many as are left; DK-DISC-10: as many Affinity tokens as it gave. */
  settle(g, f) {
    const [back] = f.back;
    if (!back) return end();
    const { from, given } = back;
    const pp = Math.min(given.pp, g.facts.players[from]!.pp);
    if (pp > 0) g.emit({ type: "lost", seat: from, what: "pp", n: pp });
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
    const type = printedAffinity(g.facts, element);
    if (type === null || affinitiesLeft(g.facts, type) < n)
      return call("diktat/gainAffinities", { seat: to, n, element }, "settle");
    g.emit({ type: "affinityGained", seat: to, tokens: new Array<Affinity>(n).fill(type), secret: false });
    g.emit({ type: "gainRecorded", seat: to, element, pp: 0, affinities: n });
    return next("settle");
  },
});

function handOver(g: DiktatRules, { from, to, element }: Move, later: readonly Move[]): Return {
  const name = nameIn(element);
  if (element.startsWith("card:")) {
    const given = { ...g.facts.players[from]!.row.find(({ card }) => card === name)!.gave };
    g.emit({ type: "cardHanded", from, to, card: name, symbols: packOf(g.facts).cards.get(name)!.affinities.length });
    return { from, to, element, given };
  }
  const sector = name as SectorId;
  const given = { ...givenByUpper(g.facts, from, sector) };
  const coming = later.filter((move) => move.to === to && move.element.startsWith("marker:")).length;
  g.emit({ type: "markerHanded", from, to, sector, how: layingOf(g.facts, to, sector, coming), ...given });
  return { from, to, element, given };
}

/** The element as its new owner holds it now: of a marker, the upper one of its sector. */
function asHeld(s: Facts, seat: Seat, element: Ref): Ref {
  if (element.startsWith("card:")) return element;
  const slots = s.players[seat]!.influence.filter(({ sector }) => sector === nameIn(element));
  return markerRef(slots.find(({ face }) => face === 2) ?? slots[0]!);
}

/** The type of Affinity token a Gain of the element names; null: of the receiver's choice. */
function printedAffinity(s: Facts, element: Ref): Affinity | null {
  for (const { kind, do: steps } of packOf(s).powers.get(element)!.effects)
    if (kind === "gain")
      for (const op of steps)
        if (op.op === "gain" && op.res.startsWith("affinity") && op.res !== "affinityAny")
          return op.res.slice("affinity".length).toLowerCase() as Affinity;
  return null;
}
