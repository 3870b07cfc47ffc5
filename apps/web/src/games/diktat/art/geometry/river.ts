import type { Geometry, Point } from "./types.ts";

type Stop = readonly [x: number, y: number, width: number];

const STEPS = 12;

/** The knots of the river joined by a Catmull–Rom curve, widths included. */
export function centreLine(knots: Geometry["river"]): Stop[] {
  const line: Stop[] = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    const [p0, p1, p2, p3] = [
      knots[Math.max(0, i - 1)]!,
      knots[i]!,
      knots[i + 1]!,
      knots[Math.min(knots.length - 1, i + 2)]!,
    ];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      line.push([
        curve(p0[0], p1[0], p2[0], p3[0], t),
        curve(p0[1], p1[1], p2[1], p3[1], t),
        curve(p0[2], p1[2], p2[2], p3[2], t),
      ]);
    }
  }
  line.push(knots.at(-1)!);
  return line;
}

function curve(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t2 + (3 * p1 - p0 - 3 * p2 + p3) * t3);
}

/** Outline of the water, wider by `margin` on each side (quays), as polygon points. */
export function riverOutline(knots: Geometry["river"], margin: number): string {
  const line = centreLine(knots);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y, width], i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(line.length - 1, i + 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const half = (width / 2 + margin) / Math.hypot(dx, dy);
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  });
  return [...left, ...right.reverse()].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
