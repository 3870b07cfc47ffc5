import { isNarrow } from "../ui/narrow.ts";
import { t } from "../words/index.ts";
import type { Interval } from "./Intervals.tsx";
import { scale, ticks } from "./scale.ts";

export interface Curve {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly { readonly at: number; readonly interval: Interval }[];
}

interface Props {
  readonly label: string;
  readonly curves: readonly Curve[];
  readonly even: number;
  readonly band: readonly [number, number];
}

const WIDE = { width: 860, height: 380, right: 120 };
const NARROW = { width: 340, height: 320, right: 84 };
const [LEFT, TOP, BOTTOM] = [46, 14, 30];
const APART = 4;

/** How shares follow a number, with their intervals. */
export function Curves({ label, curves, even, band }: Props) {
  const { width, height, right } = isNarrow.value ? NARROW : WIDE;
  const all = curves.flatMap(({ points }) => points);
  const values = [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
  const low = Math.min(band[0], ...all.map(({ interval }) => interval.mean)) - 0.02;
  const high = Math.max(band[1], ...all.map(({ interval }) => interval.mean)) + 0.02;
  const x = scale(values[0] ?? 0, values.at(-1) ?? 1, LEFT + 10, width - right);
  const y = scale(low, high, height - BOTTOM, TOP);
  const ends = spread(
    curves.flatMap(({ name, colour, points }) => {
      const last = points.at(-1);
      return last ? [{ name, colour, y: y(last.interval.mean) }] : [];
    }),
  );
  return (
    <svg class="lab-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect class="band" x={LEFT} y={y(band[1])} width={width - right - LEFT + 10} height={y(band[0]) - y(band[1])} />
      {ticks(low, high).map((n) => (
        <g key={n}>
          <path class="grid" d={`M${LEFT} ${y(n)}H${width - right + 10}`} />
          <text class="tick" x={LEFT - 8} y={y(n) + 4} text-anchor="end">
            {t.value.percent(n)}
          </text>
        </g>
      ))}
      <path class="even" d={`M${LEFT} ${y(even)}H${width - right + 10}`} />
      {values.map((n) => (
        <text key={n} class="tick" x={x(n)} y={height - 8} text-anchor="middle">
          {n}
        </text>
      ))}
      {curves.map(({ name, colour, points }, n) => (
        <g
          key={name}
          stroke={colour}
          fill="none"
          // A little apart, so that no interval hides another.
          transform={`translate(${(n - (curves.length - 1) / 2) * APART} 0)`}
        >
          <path stroke-width="2" d={`M${points.map(({ at, interval }) => `${x(at)} ${y(interval.mean)}`).join("L")}`} />
          {points.map(({ at, interval }) => (
            <g key={at}>
              <path
                stroke-opacity="0.5"
                d={`M${x(at)} ${y(Math.max(low, interval.low))}V${y(Math.min(high, interval.high))}`}
              />
              <circle cx={x(at)} cy={y(interval.mean)} r="4" fill={colour} />
            </g>
          ))}
        </g>
      ))}
      {ends.map(({ name, colour, y: at }) => (
        <text key={name} class="end" x={width - right + 16} y={at + 4} style={{ fill: colour }}>
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Names at the right edge never lie on one another. */
function spread<T extends { readonly y: number }>(labels: readonly T[]): T[] {
  let free = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      const y = Math.max(label.y, free);
      free = y + 16;
      return { ...label, y };
    });
}
