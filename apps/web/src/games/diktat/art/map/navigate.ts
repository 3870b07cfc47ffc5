import { folded } from "../../../../ui/folded.ts";
import type { Geometry, Point } from "../geometry/types.ts";
import type { SectorId } from "../names/ids.ts";

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest sector in the direction of an arrow key, or null at the edge of the city or for another key. */
export function sectorToward(geometry: Geometry, from: SectorId, key: string): SectorId | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [x, y] = geometry.sectors[from].centre;
  let best: SectorId | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [id, { centre }] of Object.entries(geometry.sectors)) {
    const ahead = (centre[0] - x) * direction[0] + (centre[1] - y) * direction[1];
    const aside = Math.abs((centre[0] - x) * direction[1]) + Math.abs((centre[1] - y) * direction[0]);
    // A sector more than 45 degrees aside belongs to another arrow.
    if (ahead <= 0 || aside > ahead) continue;
    // Straying aside costs double, so that an arrow goes on in its row or column.
    const cost = ahead + aside * 2;
    if (cost < nearest) {
      nearest = cost;
      best = id as SectorId;
    }
  }
  return best;
}

/** The sector whose name, or a word of it, begins with the typed letters; accents do not matter. */
export function sectorNamed(sectors: readonly { id: SectorId; name: string }[], typed: string): SectorId | null {
  const wanted = folded(typed);
  const whole = sectors.find(({ name }) => folded(name).startsWith(wanted));
  const word = sectors.find(({ name }) =>
    folded(name)
      .split(/[\s’']+/)
      .some((part) => part.startsWith(wanted)),
  );
  return (whole ?? word)?.id ?? null;
}
