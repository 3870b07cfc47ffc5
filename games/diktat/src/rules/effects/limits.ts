import type { Limit } from "../../content/effects.ts";
import { tablesOf } from "../../content/installed.ts";
import { partsOf } from "../../names/refs.ts";
import { piecesOf } from "../elements.ts";
import type { DiktatRules, Facts } from "../write.ts";
import type { Using } from "./using.ts";

type Named = Pick<Using, "element" | "effect" | "event">;

/** Key under which uses of an effect are counted. It begins with its scope, so that the scope's end forgets it. */
const keyOf = (limit: Limit, using: Named, part: string): string =>
  writeKey(limit, using, `${using.element}|${limit.with ?? using.effect}`, part);

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
