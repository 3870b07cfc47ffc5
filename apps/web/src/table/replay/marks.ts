import type { ReplayMark } from "../../plug/plug.ts";

/** At which moments the sign of a mark stands. Signs closer than this part of the line would lie on each other. */
export function placesOf(
  { on }: Pick<ReplayMark, "on">,
  kinds: readonly (readonly string[])[],
  closest: number,
): number[] {
  const places: number[] = [];
  for (const [at, told] of kinds.entries()) {
    const last = places.at(-1);
    const isApart = last === undefined || at - last > closest * kinds.length;
    if (isApart && told.some((kind) => on.includes(kind))) places.push(at);
  }
  return places;
}
