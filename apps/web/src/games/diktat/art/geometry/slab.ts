import type { Place, Point } from "./types.ts";

/** Points as an SVG attribute. */
export function polygon(points: readonly Point[]): string {
  return points.map((p) => p.join(",")).join(" ");
}

export interface SlabParts {
  top: string;
  /** The lit edge toward the viewer. */
  rim: string;
  /** The concrete under the rim, and its front face. */
  side: string;
  front: string;
  /** Everything the slab covers on the ground. */
  footprint: readonly Point[];
  west: number;
  east: number;
  south: number;
  /** Middle of the front face, where the name stands. */
  middle: number;
}

/** The polygons of one slab, from its eight top points. */
export function slabParts(place: Place, plinth: number): SlabParts {
  const [nw1, nw2, ne1, ne2, se1, se2, sw2, sw1] = place.slab as readonly [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  const lower = ([x, y]: Point): Point => [x, y + plinth];
  return {
    top: polygon(place.slab),
    rim: polygon([sw1, sw2, se2, se1]),
    side: polygon([sw1, sw2, se2, se1, lower(se1), lower(se2), lower(sw2), lower(sw1)]),
    front: polygon([sw2, se2, lower(se2), lower(sw2)]),
    footprint: [nw1, nw2, ne1, ne2, lower(se1), lower(se2), lower(sw2), lower(sw1)],
    west: nw1[0],
    east: ne2[0],
    south: sw2[1],
    middle: (sw2[0] + se2[0]) / 2,
  };
}
