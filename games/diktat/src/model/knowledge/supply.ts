import type { Seat } from "@paravent/kernel";
import { AFFINITIES, type Affinity } from "../../names/names.ts";
import type { BaseFacts } from "../base/facts.ts";
import type { SupplySeen } from "../base/memory.ts";
import { NO_BOUND } from "./book.ts";

type Counts = Readonly<Record<Affinity, number>>;

const ofEach = (n: number): Record<Affinity, number> => ({ politics: n, people: n, artefact: n });

export const supplySeenBy = (f: Readonly<BaseFacts>, who: Seat): SupplySeen | null =>
  f.supplySeen.find(({ by }) => by === who) ?? null;

/** Whoever chooses sees what there is, as far as it is to be had: more than `wanted` of a type are not counted. */
export function noteSearch(f: BaseFacts, by: Seat, wanted: number, left: Counts): void {
  const { least, most } = recalled(f, by);
  for (const type of AFFINITIES) {
    least[type] = Math.max(least[type], left[type]);
    if (left[type] < wanted) most[type] = left[type];
  }
}

/** A printed type was not to be had in full: the whole table sees that there were fewer. */
export function noteShortage(f: BaseFacts, short: Affinity, than: number): void {
  for (let by = 0; by < f.players.length; by++) {
    const { most } = recalled(f, by);
    most[short] = Math.min(most[short], than - 1);
  }
}

/** Somebody got fewer tokens than were due: the whole table sees that none is left. */
export function noteEmpty(f: BaseFacts): void {
  f.supplySeen = f.players.map((_, by) => ({ by, least: ofEach(0), most: ofEach(0) }));
}

/** Tokens that everybody saw go back to the supply, or come from it (below 0). */
export function noteOpenly(f: BaseFacts, type: Affinity, back: number): void {
  for (const seen of f.supplySeen) move(seen, type, back);
}

/**
 * Tokens that only their owner saw go back and come, by type; to the others each may have been of any type.
 */
export function noteUnseen(
  f: BaseFacts,
  owner: Seat,
  { back = [], out = [] }: { back?: readonly Affinity[]; out?: readonly Affinity[] },
): void {
  if (f.supplySeen.length === 0) return;
  const net = ofEach(0);
  for (const type of back) net[type]++;
  for (const type of out) net[type]--;
  noteHidden(f, owner, net, { back: back.length, out: out.length });
}

/** DK-HIDE-03: an exchange, or none; who exchanged knows, the others see only that it was possible. */
export function noteExchange(f: BaseFacts, owner: Seat, from: Affinity | null, to: Affinity | null): void {
  if (f.supplySeen.length === 0) return;
  const net = ofEach(0);
  if (from) net[from]++;
  if (to) net[to]--;
  noteHidden(f, owner, net, { back: 1, out: 1 });
}

function noteHidden(f: BaseFacts, owner: Seat, net: Counts, { back, out }: { back: number; out: number }): void {
  for (const seen of f.supplySeen)
    for (const type of AFFINITIES)
      if (seen.by === owner) move(seen, type, net[type]);
      else widen(seen, type, back, out);
}

function move({ least, most }: SupplySeen, type: Affinity, by: number): void {
  least[type] = Math.max(0, least[type] + by);
  most[type] = more(most[type], by);
}

function widen({ least, most }: SupplySeen, type: Affinity, back: number, out: number): void {
  least[type] = Math.max(0, least[type] - out);
  most[type] = more(most[type], back);
}

const more = (most: number, by: number): number => (most === NO_BOUND ? most : most + by);

/** What a player knows of the supply, moved to the end of what players know: the latest to have learned something. */
function recalled(f: BaseFacts, by: Seat): SupplySeen {
  const known = supplySeenBy(f, by) ?? { by, least: ofEach(0), most: ofEach(NO_BOUND) };
  f.supplySeen = [...f.supplySeen.filter((one) => one !== known), known];
  return known;
}
