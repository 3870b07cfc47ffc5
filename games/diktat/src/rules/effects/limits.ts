import type { Limit } from "../../content/effects.ts";
import { tablesOf } from "../../content/installed.ts";
import { partsOf } from "../../names/refs.ts";
import { piecesOf } from "../elements.ts";
import type { DiktatRules, Facts } from "../write.ts";
import type { Using } from "./using.ts";

/** Key under which uses of an effect are counted. It begins with its scope, so that the scope's end forgets it. */
function keyOf(limit: Limit, using: Named, part: string): string {
  if (limit.per === "cyclePerPlayer" || part !== "") return writeKey(limit, using, named(limit, using), part);
  const known = KEYS.get(limit);
  if (known !== undefined && known.element === using.element && known.effect === using.effect) return known.key;
  const key = writeKey(limit, using, named(limit, using), part);
  KEYS.set(limit, { element: using.element, effect: using.effect, key });
  return key;
}

/** Written once for each limit, which nearly always belongs to one effect of one element. */
const KEYS = new WeakMap<Limit, { readonly element: string; readonly effect: number; readonly key: string }>();

type Named = Pick<Using, "element" | "effect" | "event">;

const named = (limit: Limit, { element, effect }: Named): string => `${element}|${limit.with ?? effect}`;

function writeKey(limit: Limit, using: Named, what: string, part: string): string {
  const scope = limit.per === "cyclePerPlayer" ? "cycle" : limit.per;
  const each = limit.per === "cyclePerPlayer" ? `|${using.event.by}` : "";
  return `${scope}|${what}${part}${each}`;
}

/** DK-RUL-47: a limit belongs to the element and stays spent when it changes hands; one spent marker spends its stack. */
export function isSpent(s: Facts, limit: Limit | null, using: Using, part = ""): boolean {
  // One use per event is kept by the procedure that goes through the effects of that event.
  if (limit === null || limit.per === "event" || s.uses.length === 0) return false;
  if (isMarker(using.element)) return markerKeys(s, limit, using, part).some((key) => timesUsed(s, key) >= limit.times);
  return timesUsed(s, keyOf(limit, using, part)) >= limit.times;
}

function timesUsed(s: Facts, counted: string): number {
  for (const { key, n } of s.uses) if (key === counted) return n;
  return 0;
}

export function countUse(g: DiktatRules, limit: Limit | null, using: Using, part = ""): void {
  if (limit === null || limit.per === "event") return;
  if (!isMarker(using.element)) g.emit({ type: "useCounted", key: keyOf(limit, using, part) });
  else for (const key of markerKeys(g.facts, limit, using, part)) g.emit({ type: "useCounted", key });
}

const isMarker = (element: string): boolean => partsOf(element).kind === "marker";

/** Each of the two markers of a sector has its own count, for both of its faces. */
function markerKeys(s: Facts, limit: Limit, using: Using, part: string): string[] {
  const { kin } = tablesOf(s).powers.get(using.element)!.prepared[limit.with ?? using.effect]!;
  return piecesOf(s, using.owner, using.element).map((piece) => writeKey(limit, using, `${piece}|${kin}`, part));
}

/** Whether some use is limited to the Manoeuvre that is ending. */
export function countsManoeuvreUses(s: Facts): boolean {
  return s.uses.length > 0 && s.uses.some(({ key }) => key.startsWith("manoeuvre"));
}
