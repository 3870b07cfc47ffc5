import type { Ref, Seat } from "@paravent/kernel";
import { type Affinity, type CardId, SECTORS, type SectorId } from "./names.ts";

// Names of things in answers and tables. Each is made once: one written anew is compared letter by letter with those it is
// looked up among, and the hot loop does little else with them.

/** What stands behind the colon of a ref made here. */
const names = new Map<Ref, string>();
const numbers = new Map<Ref, number>();

function refsTo<K extends string>(kind: K): <N extends string>(name: N) => `${K}:${N}` {
  const made = new Map<string, Ref>();
  return <N extends string>(name: N) => {
    const known = made.get(name);
    if (known !== undefined) return known as `${K}:${N}`;
    const ref = `${kind}:${name}` as const;
    made.set(name, ref);
    names.set(ref, name);
    return ref;
  };
}

function refsToNumbered<K extends string>(kind: K): (n: number) => `${K}:${number}` {
  const made: `${K}:${number}`[] = [];
  return (n) => {
    for (let next = made.length; next <= n; next++) {
      const ref = `${kind}:${next}` as const;
      made.push(ref);
      numbers.set(ref, next);
    }
    return made[n]!;
  };
}

export const cardRef = refsTo("card");
/** A Cabal card. */
export const cabalRef = refsTo("cabal");
export const slotRef = refsTo("slot");
/** A Corruption token. */
export const corruptionRef = refsTo("corruption");
export type PawnRef = `pawn:${number}`;
export const pawnRef = refsToNumbered("pawn");
export const pileRef = refsToNumbered("pile");
/** The Sleeper Agent on a pile. */
export const sleeperRef = refsToNumbered("sleeper");
export const seatRef = refsToNumbered("seat");
/** An option of a choice or a toll. */
export const optionRef = refsToNumbered("option");

const MARKERS = new Map<SectorId, readonly [Ref, Ref]>(
  SECTORS.map((sector) => [sector, [`marker:${sector}:1`, `marker:${sector}:2`]]),
);

/** A marker by the face it shows. */
export const markerRef = ({ sector, face }: { readonly sector: SectorId; readonly face: 1 | 2 }): Ref =>
  MARKERS.get(sector)![face === 1 ? 0 : 1];

/** A marker of the sector, whichever face it shows: what changes hands. */
export const sectorMarkerRef = refsTo("marker");

/** What stands behind the colon of a ref. */
export const nameIn = (ref: Ref): string => names.get(ref) ?? ref.slice(ref.indexOf(":") + 1);
export const numberIn = (ref: Ref): number => numbers.get(ref) ?? Number(nameIn(ref));

/** The parts of an element's ref, taken apart once. */
interface Parts {
  readonly kind: string;
  readonly name: string;
  /** Of a marker; 0 of anything else. */
  readonly face: number;
}
const taken = new Map<Ref, Parts>();

export function partsOf(element: Ref): Parts {
  const known = taken.get(element);
  if (known !== undefined) return known;
  const [kind, name, face] = element.split(":");
  const parts = { kind: kind!, name: name ?? "", face: Number(face ?? 0) };
  taken.set(element, parts);
  return parts;
}

/** A first player and the direction of turns: `seat:2:-1`. */
export const firstRef = (seat: Seat, direction: 1 | -1): Ref => `${seatRef(seat)}:${direction}`;

/** An effect to be used: `use:card:fa5/0`. */
export const useRef = (element: Ref, effect: number): Ref => `use:${element}/${effect}`;

/** An effect that is a Trophy: `special:cabal:coordination_2/0`. */
export type SpecialRef = `special:${string}`;
export const specialRef = (element: Ref, effect: number): SpecialRef => `special:${element}/${effect}`;

export const screenRef = refsTo("screen");

/** An offer: `offer:2:1` is the first that seat 2 made to the one who answers, or the answerer to it. */
export const offerRef = (other: Seat, offer: number): Ref => `offer:${other}:${offer}`;

/** An oath, and one of its terms: `oath:3/1` is the second of the third oath. */
export const oathRef = (oath: number): Ref => `oath:${oath}`;
export const termRef = (oath: number, term: number): Ref => `oath:${oath}/${term}`;

/** A Possession of somebody, as an answer names it: `2/card:nv1`. */
export const heldRef = (seat: Seat, element: Ref): Ref => `${seat}/${element}`;

/** A symbol of a card, with the token that lies on it: `nv2@0`. */
export const symbolRef = (card: CardId, symbol: number): Ref => `${card}@${symbol}`;

/** A token that could be put on a symbol. */
export interface Placement {
  card: CardId;
  symbol: number;
  token: Affinity;
}

/** As an answer names it: `nv2:0=politics`. */
export const placementRef = ({ card, symbol, token }: Readonly<Placement>): Ref => `${card}:${symbol}=${token}`;
