import type { Limit } from "../../content/effects.ts";
import type { DiktatRules, Facts } from "../write.ts";
import type { Using } from "./using.ts";

/** Key under which uses of an effect are counted. It begins with its scope, so that the scope's end forgets it. */
function keyOf(limit: Limit, using: Named, part: string): string {
  if (limit.per === "cyclePerPlayer" || part !== "") return writeKey(limit, using, part);
  const known = KEYS.get(limit);
  if (known !== undefined && known.element === using.element && known.effect === using.effect) return known.key;
  const key = writeKey(limit, using, part);
  KEYS.set(limit, { element: using.element, effect: using.effect, key });
  return key;
}

/** Written once for each limit, which nearly always belongs to one effect of one element. */
const KEYS = new WeakMap<Limit, { readonly element: string; readonly effect: number; readonly key: string }>();

type Named = Pick<Using, "element" | "effect" | "event">;

function writeKey(limit: Limit, using: Named, part: string): string {
  const scope = limit.per === "cyclePerPlayer" ? "cycle" : limit.per;
  const each = limit.per === "cyclePerPlayer" ? `|${using.event.by}` : "";
  return `${scope}|${using.element}|${limit.with ?? using.effect}${part}${each}`;
}

/** DK-RUL-47: a limit belongs to the element and stays spent when it changes hands. */
export function isSpent(s: Facts, limit: Limit | null, using: Using, part = ""): boolean {
  // One use per event is kept by the procedure that goes through the effects of that event.
  if (limit === null || limit.per === "event" || s.uses.length === 0) return false;
  const counted = keyOf(limit, using, part);
  for (const { key, n } of s.uses) if (key === counted) return n >= limit.times;
  return false;
}

export function countUse(g: DiktatRules, limit: Limit | null, using: Using, part = ""): void {
  if (limit === null || limit.per === "event") return;
  g.emit({ type: "useCounted", key: keyOf(limit, using, part) });
}

/** Whether some use is limited to the Manoeuvre that is ending. */
export function countsManoeuvreUses(s: Facts): boolean {
  return s.uses.length > 0 && s.uses.some(({ key }) => key.startsWith("manoeuvre"));
}
