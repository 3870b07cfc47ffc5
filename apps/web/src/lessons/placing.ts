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
}

/** Where a caption covers least of what matters. It stays where it is unless another place is better. */
export function placeFor(caption: Size, screen: Size, obstacles: readonly Obstacle[], now: Box | null): Box {
  const xs = stops(screen.width, caption.width);
  const ys = rows(screen.height, caption.height);
  const places = ys.flatMap((y) => xs.map((x) => ({ x, y, ...caption })));
  const costOf = (box: Box) => obstacles.reduce((sum, one) => sum + one.weight * overlap(box, one), 0);
  const [best] = places.map((box) => ({ box, cost: costOf(box) })).sort((a, b) => a.cost - b.cost);
  if (!now) return best!.box;
  const kept = { ...now, ...caption };
  const fits = kept.x + kept.width <= screen.width && kept.y + kept.height <= screen.height;
  return fits && costOf(kept) <= best!.cost ? kept : best!.box;
}

/** So far apart are the heights it may stand at. */
const ROW = 16;

function rows(all: number, own: number): number[] {
  const last = Math.max(EDGE, all - own - EDGE);
  const count = Math.ceil((last - EDGE) / ROW);
  return Array.from({ length: count + 1 }, (_, n) => Math.min(last, EDGE + n * ROW));
}

const stops = (all: number, own: number): number[] => {
  const last = Math.max(EDGE, all - own - EDGE);
  return [EDGE, Math.round((EDGE + last) / 2), last];
};
