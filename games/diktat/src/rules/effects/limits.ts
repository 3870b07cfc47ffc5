import type { Limit } from "../../content/effects.ts";
import type { DiktatRules, Facts } from "../write.ts";
import type { Using } from "./using.ts";

/** Key under which uses of an effect are counted. It begins with its scope, so that the scope's end forgets it. */
function keyOf(limit: Limit, using: Pick<Using, "element" | "effect" | "event">, part: string): string {
  const scope = limit.per === "cyclePerPlayer" ? "cycle" : limit.per;
  const each = limit.per === "cyclePerPlayer" ? `|${using.event.by}` : "";
  return `${scope}|${using.element}|${using.effect}${part}${each}`;
}

/** DK-RUL-47: a limit belongs to the element and stays spent when it changes hands. */
export function isSpent(s: Facts, limit: Limit | null, using: Using, part = ""): boolean {
  // One use per event is kept by the procedure that goes through the effects of that event.
  if (limit === null || limit.per === "event") return false;
  if (s.uses.length === 0) return false;
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
  return s.uses.some(({ key }) => key.startsWith("manoeuvre"));
}
