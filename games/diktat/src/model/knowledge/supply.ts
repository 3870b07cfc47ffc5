import type { Seat } from "@paravent/kernel";
import { AFFINITIES, type Affinity } from "../../names/names.ts";
import type { BaseFacts } from "../base/facts.ts";
import type { SupplySeen } from "../base/memory.ts";
import { NO_BOUND } from "./book.ts";

type Counts = Readonly<Record<Affinity, number>>;

const NOTHING_SEEN = {
  least: { politics: 0, people: 0, artefact: 0 },
  most: { politics: NO_BOUND, people: NO_BOUND, artefact: NO_BOUND },
};

export const supplySeenBy = (f: Readonly<BaseFacts>, who: Seat): SupplySeen | null =>
  f.supplySeen.find(({ by }) => by === who) ?? null;

/** Whoever chooses sees what there is, as far as it is to be had: more than `wanted` of a type are not counted. */
export function noteSearch(f: BaseFacts, by: Seat, wanted: number, left: Counts): void {
  const { least, most } = supplySeenBy(f, by) ?? NOTHING_SEEN;
  remember(f, {
    by,
    least: each((type) => Math.max(least[type], left[type])),
    most: each((type) => (left[type] < wanted ? left[type] : most[type])),
  });
}

/** A printed type was not to be had in full: the whole table sees that there were fewer. */
export function noteShortage(f: BaseFacts, short: Affinity, than: number): void {
  f.players.forEach((_, by) => {
    const { least, most } = supplySeenBy(f, by) ?? NOTHING_SEEN;
    remember(f, { by, least, most: { ...most, [short]: Math.min(most[short], than - 1) } });
  });
}

/** Somebody got fewer tokens than were due: the whole table sees that none is left. */
export function noteEmpty(f: BaseFacts): void {
  const none = { politics: 0, people: 0, artefact: 0 };
  f.supplySeen = f.players.map((_, by) => ({ by, least: none, most: none }));
}

/** Tokens that everybody saw go back to the supply, or come from it (below 0). */
export function noteOpenly(f: BaseFacts, type: Affinity, back: number): void {
  if (f.supplySeen.length > 0) f.supplySeen = f.supplySeen.map((one) => moved(one, { [type]: back }));
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
  const net = { politics: 0, people: 0, artefact: 0 };
  for (const type of back) net[type]++;
  for (const type of out) net[type]--;
  noteHidden(f, owner, net, { back: back.length, out: out.length });
}

/** DK-HIDE-03: an exchange, or none; who exchanged knows, the others see only that it was possible. */
export function noteExchange(f: BaseFacts, owner: Seat, from: Affinity | null, to: Affinity | null): void {
  if (f.supplySeen.length === 0) return;
  const net = { politics: 0, people: 0, artefact: 0 };
  if (from) net[from]++;
  if (to) net[to]--;
  noteHidden(f, owner, net, { back: 1, out: 1 });
}

function noteHidden(f: BaseFacts, owner: Seat, net: Counts, { back, out }: { back: number; out: number }): void {
  f.supplySeen = f.supplySeen.map((one) =>
    one.by === owner
      ? moved(one, net)
      : {
          by: one.by,
          least: each((type) => Math.max(0, one.least[type] - out)),
          most: each((type) => more(one.most[type], back)),
        },
  );
}

function moved({ by, least, most }: SupplySeen, net: Partial<Counts>): SupplySeen {
  return {
    by,
    least: each((type) => Math.max(0, least[type] + (net[type] ?? 0))),
    most: each((type) => more(most[type], net[type] ?? 0)),
  };
}

const more = (most: number, by: number): number => (most === NO_BOUND ? most : most + by);

function remember(f: BaseFacts, seen: SupplySeen): void {
  f.supplySeen = [...f.supplySeen.filter(({ by }) => by !== seen.by), seen];
}

function each(count: (type: Affinity) => number): Record<Affinity, number> {
  const counts = { politics: 0, people: 0, artefact: 0 };
  for (const type of AFFINITIES) counts[type] = count(type);
  return counts;
}
