import { type Box, overlap } from "../ui/box.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space that is kept to the edges of the screen. */
const EDGE = 8;

export interface Obstacle extends Box {
  /** How bad it is to cover it. */
  readonly weight: number;
  /** A caption gives way to it: so much of it, as a part of the whole, may be under the caption and no more. */
  readonly spared?: number;
}

/**
 * Where a caption stands: where it is, as long as nothing that it must spare is under it; else where least of that is, and
 * of all else that is read there.
 */
export function placeFor(caption: Size, screen: Size, obstacles: readonly Obstacle[], now: Box | null): Box {
  const kept = now && grown(now, caption, screen);
  const spared = obstacles.filter((one) => one.spared !== undefined);
  const harmOf = (box: Box) => spared.reduce((sum, one) => sum + one.weight * beyond(box, one), 0);
  const harm = kept ? harmOf(kept) : Number.POSITIVE_INFINITY;
  if (kept && harm === 0) return kept;
  const costOf = (box: Box) => obstacles.reduce((sum, one) => sum + one.weight * overlap(box, one), 0);
  const places = rows(screen.height, caption.height).flatMap((y) =>
    stops(screen.width, caption.width).map((x) => ({ x, y, ...caption })),
  );
  const [best] = places
    .map((box) => ({ box, harm: harmOf(box), cost: costOf(box) + (now ? farOf(box, now) : 0) }))
    .sort((a, b) => a.harm - b.harm || a.cost - b.cost);
  return kept && best!.harm >= harm ? kept : best!.box;
}

/** How much of it is covered beyond what it bears. */
function beyond(box: Box, { spared = 0, ...thing }: Obstacle): number {
  const covered = overlap(box, thing);
  return covered > spared * thing.width * thing.height ? covered : 0;
}

/** Another text is of another size: of a caption in the lower half the foot stays, and with it its buttons. */
function grown(now: Box, caption: Size, screen: Size): Box {
  const isLow = now.y + now.height / 2 > screen.height / 2;
  const y = isLow ? now.y + now.height - caption.height : now.y;
  return {
    x: Math.max(0, Math.min(now.x, screen.width - caption.width)),
    y: Math.max(0, Math.min(y, screen.height - caption.height)),
    ...caption,
  };
}

/** Of places as good the nearer is better. */
const farOf = (box: Box, now: Box): number => (Math.abs(box.x - now.x) + Math.abs(box.y - now.y)) / 100;

/** So far apart are the heights it may stand at. */
const ROW = 16;

function rows(all: number, own: number): number[] {
  const last = Math.max(EDGE, all - own - EDGE);
  const count = Math.ceil((last - EDGE) / ROW);
  return Array.from({ length: count + 1 }, (_, n) => Math.min(last, EDGE + n * ROW));
}

const stops = (all: number, own: number): number[] => {
  const last = Math.max(EDGE, all - own - EDGE);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(EDGE + part * (last - EDGE)));
};
