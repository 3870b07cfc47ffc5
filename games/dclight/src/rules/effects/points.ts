import { allocate, allocateWithin } from "@paravent/kernel";
import type { Counter, Price } from "../../model/names.ts";
import { isImmune } from "../modifiers.ts";
import { gain, lose, pointsOn, roomOn, spelled } from "../tracks.ts";
import type { Facts } from "../write.ts";
import type { Of, Use, Verb } from "./verb.ts";

/** Points of several tracks: the split is named with the answer. */

/** `n` points in all, by the split named or, where there was nothing to name, all on the only track. */
const splitOf = (effect: { tracks: readonly Counter[]; n: number }, named: Price | null): Price =>
  named === null ? { [effect.tracks[0]!]: effect.n } : spelled(named);

type Range = readonly [least: number, most: number];

function within(tracks: readonly Counter[], of: (track: Counter) => Range): Partial<Record<Counter, Range>> {
  const bounds: Partial<Record<Counter, Range>> = {};
  for (const track of tracks) bounds[track] = of(track);
  return bounds;
}

/** Room that will be there once the card is paid for. */
const room = (s: Facts, { by, owed }: Use, track: Counter): number =>
  roomOn(s, by, track) + (owed === undefined ? 0 : (owed.price[track] ?? 0));

/** Any split is legal; but where the card changes nothing else, one point at least has to find room. */
export const gainVerb: Verb<Of<"gain">, Price | null> = {
  can: () => true,
  changes: (s, use, { tracks }) => tracks.some((track) => room(s, use, track) > 0),
  asks: ({ tracks }) => tracks.length > 1,
  ask(s, use, { tracks, n }, alone) {
    const open = alone ? tracks.filter((track) => room(s, use, track) > 0) : tracks;
    if (open.length === tracks.length) return allocate(n, tracks);
    // With three tracks at most, either one is full and cannot take all, or one is open and has to take some.
    const last = open.length === 1 ? open[0] : null;
    return allocateWithin(
      n,
      within(tracks, (track) => {
        if (track === last) return [1, n];
        return [0, open.includes(track) ? n : n - 1];
      }),
    );
  },
  run(g, { by, rule }, effect, named) {
    const split = splitOf(effect, named);
    for (const track of effect.tracks) if (split[track]) gain(g, by, track, split[track], rule);
    return false;
  },
};

/** DC-DEV-17: points one has; Morale does not go below 0 for a payment (DC-RUL-33). */
export const payable = (s: Facts, { by, owed }: Use, track: Counter): number =>
  Math.max(0, s.players[by]!.tracks[track] - (owed === undefined ? 0 : (owed.price[track] ?? 0)));

export const payVerb: Verb<Of<"pay">, Price | null> = {
  can: (s, use, { tracks, n }) => tracks.reduce((sum, track) => sum + payable(s, use, track), 0) >= n,
  changes: () => false,
  asks: ({ tracks }) => tracks.length > 1,
  ask: (s, use, { tracks, n }) =>
    allocateWithin(
      n,
      within(tracks, (track) => [0, Math.min(n, payable(s, use, track))]),
    ),
  run(g, { by, rule }, effect, named) {
    g.emit({ type: "pointsPaid", seat: by, paid: splitOf(effect, named), rule });
    return false;
  },
};

/** Points the target can lose on these tracks. */
const withinReach = (s: Facts, { target }: Use, tracks: readonly Counter[]): number =>
  tracks.reduce((sum, track) => sum + pointsOn(s, target, track), 0);

export const oppLoseVerb: Verb<Of<"oppLose">, Price | null> = {
  can: (s, { target }) => !isImmune(s, target, "oppLose"),
  changes: (s, use, { tracks }) => withinReach(s, use, tracks) > 0,
  asks: ({ tracks }) => tracks.length > 1,
  ask: (s, use, { tracks, n }) => lossShape(s, use, tracks, n),
  run(g, { target, rule }, effect, named) {
    const split = splitOf(effect, named);
    let lost = 0;
    for (const track of effect.tracks) if (split[track]) lost += lose(g, target, track, split[track], rule);
    return lost > 0;
  },
};

/** What exceeds one's own maximum is lost. */
export const stealVerb: Verb<Of<"steal">, Price | null> = {
  can: (s, { target }) => !isImmune(s, target, "steal"),
  changes: (s, use, { tracks }) => withinReach(s, use, tracks) > 0,
  asks: ({ tracks }) => tracks.length > 1,
  ask: (s, use, { tracks, n }) => lossShape(s, use, tracks, n),
  run(g, { by, target, rule }, effect, named) {
    const split = splitOf(effect, named);
    let stolen = 0;
    for (const track of effect.tracks) {
      if (!split[track]) continue;
      const taken = lose(g, target, track, split[track], rule);
      gain(g, by, track, taken, rule);
      stolen += taken;
    }
    return stolen > 0;
  },
};

/** The acting player splits among what the target has; all of it where that is less. */
function lossShape(s: Facts, use: Use, tracks: readonly Counter[], n: number) {
  const total = Math.min(n, withinReach(s, use, tracks));
  return allocateWithin(
    total,
    within(tracks, (track) => [0, Math.min(total, pointsOn(s, use.target, track))]),
  );
}
