import type { Fault } from "@paravent/content";
import { bearings } from "./bearers.ts";
import { type Around, type Bearer, UNREAD, unless, type Wrong, given as wrongly } from "./checking.ts";
import { canBeNumber, canBeSet } from "./stat-forms.ts";
import { STAT_WORDS, type StatWord, statOf } from "./stats.ts";
import { TOKEN_PLACES } from "./tokens.ts";
import { type StepEntry, verbOfEntry } from "./verbs.ts";

/**
 * Words that stand where no rule reads them. A card would print them and nothing would come of it, so they are refused:
 * `unread.test.ts` looks for the reader of every word, and tries every kind of effect on everything that can bear one.
 * What is to be said of one verb alone, the verb says itself.
 */

type Part = Readonly<Record<string, unknown>>;

const given = (part: Part, ...keys: string[]): Wrong[] => wrongly<Part>(part, ...keys);

const HELD: readonly unknown[] = ["vp", "rank"];

/** Words of a filter that only some verbs read. */
const SELDOM_READ = ["max_piles", "other_sector", "each_owner"];

/** Words of the filters of a step that its verb does not read. */
export function unreadInFilters(step: StepEntry): Wrong[] {
  const { reads = [] } = verbOfEntry(step);
  return ["pile", "to"].flatMap((key): Wrong[] => {
    const filter = step[key];
    if (typeof filter !== "object" || filter === null) return [];
    const unread = SELDOM_READ.filter((word) => !reads.includes(`${key}.${word}`));
    return given(filter as Part, ...unread).map(([word, says]) => [`${key}.${word}`, says]);
  });
}

/** Words of a cost that nothing reads. */
export function unreadInCost(cost: Part): Wrong[] {
  if (cost.spend_token === undefined) return [];
  return unless(TOKEN_PLACES[cost.spend_token as keyof typeof TOKEN_PLACES] === cost.from, "from");
}

/** Words of a condition or an amount that nothing reads: a stat that is never set, one that is no number. */
export function unreadInPart(part: Part): Wrong[] {
  return [
    ...(part.token_in_event_sector === "membership" ? ([["token_in_event_sector", UNREAD]] as const) : []),
    ...(typeof part.stat_on === "string" ? unless(canBeSet(part.stat_on as StatWord), "stat_on") : []),
    ...(typeof part.stat === "string" && part.op === undefined
      ? unless(canBeNumber(part.stat as StatWord), "stat")
      : []),
  ];
}

/** Moments at which nobody is asked and nothing is counted. */
const UNASKED: readonly string[] = ["acquire", "passive", "want_place_pile"];

/** Only what is taken or developed is acquired; a screen and the Shadow are not. */
const NEVER_ACQUIRED: readonly Bearer[] = ["screen", "shadow"];

/** Words of a whole effect that nothing reads. */
export function unreadInEffect(effect: Part, { kind, trigger, on, has }: Around): Wrong[] {
  const holds = (effect.do as Part[]).some(({ op, res }) => op === "gain" && HELD.includes(res));
  const { per } = (effect.limit as Part | undefined) ?? {};
  return [
    ...unless(
      !(trigger === "acquire" && NEVER_ACQUIRED.includes(on)),
      effect.trigger === undefined ? "kind" : "trigger",
    ),
    ...(UNASKED.includes(trigger) ? given(effect, "limit", "optional", "cost") : []),
    ...(kind === "special_manoeuvre" ? [] : given(effect, "usable_by")),
    // What is held is counted as long as it is held, whatever else is so.
    ...(kind === "gain" && holds ? given(effect, "if") : []),
    ...unless(per !== "cycle_per_player" || has("player"), "limit"),
  ];
}

/** Stats that no rule reads by itself: only effects that speak of them do. */
export const READ_BY_EFFECTS: readonly string[] = STAT_WORDS.filter((word) => statOf(word).readByEffects);

/** Changes of such a stat in a pack in which nothing speaks of it. */
export function unreadStats(document: Parameters<typeof bearings>[0]): Fault[] {
  const all = bearings(document);
  const spoken = new Set(all.flatMap(({ effects }) => spokenOf(effects)));
  return all.flatMap(({ file, item, path, effects }) =>
    effects.flatMap((effect, i) =>
      effect.do.flatMap(({ op, stat }, k) =>
        op === "modify" && READ_BY_EFFECTS.includes(stat as string) && !spoken.has(stat as string)
          ? [{ file, item, path: `${path}.${i}.do.${k}.stat`, says: UNREAD }]
          : [],
      ),
    ),
  );
}

/** Stats that conditions, amounts and filters name; the one a step changes is not among them. */
function spokenOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const names = key === "stat_on" || key === "reach_stat" || (key === "stat" && !("op" in value));
    return names ? [member as string] : spokenOf(member);
  });
}
