import type { SectorId } from "../names/ids.ts";
import { BORDERS } from "./borders.ts";
import { centreLine } from "./river.ts";
import type { Geometry, Point } from "./types.ts";

export interface Street {
  between: readonly [SectorId, SectorId];
  path: readonly Point[];
}

export interface Bridge {
  between: readonly [SectorId, SectorId];
  at: Point;
  /** Degrees, along the street. */
  angle: number;
  length: number;
}

/** One street per border, from centre to centre, or by its detour. */
export function streetsOf(geometry: Geometry): Street[] {
  return BORDERS.map((between) => {
    const detour = geometry.detours.find((d) => joins(d.between, between[0]) && joins(d.between, between[1]));
    const [from, to] = between;
    return { between, path: detour?.path ?? [geometry.sectors[from].centre, geometry.sectors[to].centre] };
  });
}

/** A bridge stands where a street crosses the centre line of the river; it spans the water and both quays. */
export function bridgesOf(geometry: Geometry): Bridge[] {
  const water = centreLine(geometry.river);
  return streetsOf(geometry).flatMap(({ between, path }) =>
    segmentsOf(path).flatMap(([a, b]) =>
      water.slice(1).flatMap((current, i) => {
        const previous = water[i]!;
        const crossing = crossingOf(a, b, [previous[0], previous[1]], [current[0], current[1]]);
        if (crossing === null) return [];
        const width = previous[2] + (current[2] - previous[2]) * crossing.along;
        return [
          {
            between,
            at: crossing.at,
            angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
            length: width / crossing.sine + geometry.street.approach,
          },
        ];
      }),
    ),
  );
}

export function joins(between: readonly [SectorId, SectorId], sector: SectorId): boolean {
  return between[0] === sector || between[1] === sector;
}

export function segmentsOf(path: readonly Point[]): (readonly [Point, Point])[] {
  return path.slice(1).map((to, i) => [path[i]!, to] as const);
}

export interface Crossing {
  at: Point;
  /** How far along the second segment, 0 to 1. */
  along: number;
  /** Sine of the angle between the two segments. */
  sine: number;
}

/** Where segment ab meets segment cd, or null. */
export function crossingOf(a: Point, b: Point, c: Point, d: Point): Crossing | null {
  const r: Point = [b[0] - a[0], b[1] - a[1]];
  const s: Point = [d[0] - c[0], d[1] - c[1]];
  const cross = r[0] * s[1] - r[1] * s[0];
  if (cross === 0) return null;
  const t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / cross;
  const u = ((c[0] - a[0]) * r[1] - (c[1] - a[1]) * r[0]) / cross;
  if (t < 0 || t > 1 || u < 0 || u >= 1) return null;
  return {
    at: [a[0] + r[0] * t, a[1] + r[1] * t],
    along: u,
    sine: Math.abs(cross) / (Math.hypot(...r) * Math.hypot(...s)),
  };
}
