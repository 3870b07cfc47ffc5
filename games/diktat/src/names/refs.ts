import type { Ref } from "@paravent/kernel";
import { SECTORS, type SectorId } from "./names.ts";

// Names of things in answers and tables. Each is made once: one written anew is compared letter by letter with those it is
// looked up among, and the hot loop does little else with them.

/** What stands behind the colon of a ref made here. */
const names = new Map<Ref, string>();
const numbers = new Map<Ref, number>();

function refsTo(kind: string): (name: string) => Ref {
  const made = new Map<string, Ref>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const ref = `${kind}:${name}`;
    made.set(name, ref);
    names.set(ref, name);
    return ref;
  };
}

function refsToNumbered(kind: string): (n: number) => Ref {
  const made: Ref[] = [];
  return (n) => {
    for (let next = made.length; next <= n; next++) {
      const ref = `${kind}:${next}`;
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
export const pawnRef = refsToNumbered("pawn");
export const seatRef = refsToNumbered("seat");

const MARKERS = new Map<SectorId, readonly [Ref, Ref]>(
  SECTORS.map((sector) => [sector, [`marker:${sector}:1`, `marker:${sector}:2`]]),
);

/** A marker by the face it shows. */
export const markerRef = ({ sector, face }: { readonly sector: SectorId; readonly face: 1 | 2 }): Ref =>
  MARKERS.get(sector)![face === 1 ? 0 : 1];

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
