import type { SectorId } from "../names/ids.ts";

export type Point = readonly [x: number, y: number];

/** Where one sector lies on a drawing of the city. */
export interface Place {
  /** Streets run from centre to centre. */
  centre: Point;
  /** The top of the slab: eight points clockwise from the upper west corner. Points 4 to 7 are the front rim. */
  slab: readonly Point[];
  architecture: { at: Point; scale: number };
  /** The first pile place when a sector has two. */
  pile: Point;
}

/** A street that cannot be straight on this drawing, with the points it goes round by. */
export interface Detour {
  between: readonly [SectorId, SectorId];
  path: readonly Point[];
}

/** One drawing of the same twelve sectors and 22 borders. Everything else is generated from it. */
export interface Geometry {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Height of the concrete edge under a slab. */
  plinth: number;
  sectors: Record<SectorId, Place>;
  detours: readonly Detour[];
  /** Centre line of the Vltava from south to north, with the width of the water. */
  river: readonly (readonly [x: number, y: number, width: number])[];
  /** Pile places from the first one, for limits of two and three piles. */
  piles: { 2: readonly Point[]; 3: readonly Point[] };
  /** Shift and shrink of the architecture that makes room for a third pile. */
  thirdPlace: { shift: Point; scale: number };
  /** Size of pawns against the wide drawing. */
  pawn: number;
  /** Offset of the count from the foot of its pile. */
  count: { at: Point; radius: number; text: number };
  name: { text: number; baseline: number };
  /** The first pennant, from the second slab point. */
  pennant: { at: Point; scale: number };
  /** Lamplight around an open slab: how far below the centre, how high. */
  halo: { below: number; ry: number };
  street: { casing: number; edge: number; paving: number; line: number; pointed: number; approach: number };
}
