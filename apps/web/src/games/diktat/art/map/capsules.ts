/** The sizes of a pile in its own units; the drawing scales them (`Geometry.pawn`). */
const STEP = 5.2;
const TALLEST = 30;
const DISC = 4.6;
const MEDALLION_RADIUS = 11;
const CAPSULE_HEIGHT = 18;
const PIECE_WIDTH = 15;

/** Height of one disc edge: from six pawns on the edges compress, so the pile stays under its neighbours. */
export function discStep(count: number): number {
  return Math.min(STEP, TALLEST / count);
}

/** Height of the middle of the owner's medallion above the foot of the pile. */
export function medallionHeight(count: number): number {
  return Math.max(0, count - 1) * discStep(count) + DISC + 9.5;
}

export interface Standing {
  x: number;
  y: number;
  count: number;
  /** Pieces this observer knows something about, in pile order; null when there is no capsule. */
  known: readonly unknown[] | null;
}

export interface Capsule {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Dotted line down to the medallion when the capsule had to rise above another one. */
  stem: { x: number; from: number; to: number } | null;
}

/** Places the knowledge capsules of one sector so that none hides another or a neighbour's medallion. */
export function placeCapsules(piles: readonly Standing[], pawn: number): (Capsule | null)[] {
  const gap = 3 * pawn;
  const placed: Capsule[] = [];
  return piles.map((pile, i) => {
    if (pile.known === null) return null;
    const width = (7 + PIECE_WIDTH * pile.known.length) * pawn;
    const height = CAPSULE_HEIGHT * pawn;
    const medallion = pile.y - (medallionHeight(pile.count) + MEDALLION_RADIUS) * pawn;
    const natural = medallion - 2 * pawn - height;
    const next = piles[i + 1];
    const x = Math.min(
      pile.x - width / 2,
      next === undefined ? Number.POSITIVE_INFINITY : next.x - MEDALLION_RADIUS * pawn - gap - width,
    );
    const beside = placed.filter((other) => other.x < x + width + gap && x < other.x + other.width + gap);
    const y = beside.reduce(
      (at, other) => (at < other.y + other.height + gap ? Math.min(at, other.y - height - gap) : at),
      natural,
    );
    const capsule = {
      x,
      y,
      width,
      height,
      stem: y < natural ? { x: pile.x, from: medallion - pawn, to: y + height } : null,
    };
    placed.push(capsule);
    return capsule;
  });
}
