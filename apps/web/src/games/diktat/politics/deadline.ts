import type { Phase } from "@paravent/diktat";
import type { Ref } from "@paravent/kernel";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

const OF_MANOEUVRES = ["turnStart", "manoeuvreDone", "manoeuvresDone"];

/** Moments of which none comes any more in this Cycle. */
const OVER: Readonly<Partial<Record<Phase, readonly Ref[]>>> = {
  resolution: OF_MANOEUVRES,
  endOfCycle: [...OF_MANOEUVRES, "conquestStart", "takesDone", "sectorsResolved"],
};

/** DK-RUL-55: until when an oath binds: until the next moment of that kind, be it in the next Cycle. */
export function deadline(seen: Seen, { until, expired }: { readonly until: Ref; readonly expired?: boolean }): string {
  const said = seen.words.ref(until, seen.name);
  return !expired && OVER[seen.game.phase]?.includes(until) ? texts.value.politics.oath.nextCycle(said) : said;
}
