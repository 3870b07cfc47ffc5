import { scale } from "./scale.ts";

/** The points of one seat in the course of a game. */
export function Sparkline({ points, colour }: { readonly points: readonly number[]; readonly colour: string }) {
  if (points.length < 2) return null;
  const x = scale(0, points.length - 1, 4, 156);
  const y = scale(Math.min(0, ...points), Math.max(1, ...points), 32, 6);
  const line = points.map((n, at) => `${x(at).toFixed(1)} ${y(n).toFixed(1)}`).join("L");
  return (
    <svg class="lab-spark" viewBox="0 0 164 38" width="164" height="38" aria-hidden="true">
      <path d="M4 34H160" stroke="#384a53" />
      <path d={`M${line}`} fill="none" stroke={colour} stroke-width="2" />
      <circle cx={x(points.length - 1)} cy={y(points.at(-1)!)} r="3.5" fill={colour} />
    </svg>
  );
}
