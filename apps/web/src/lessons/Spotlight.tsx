import type { Box } from "../ui/box.ts";
import type { Arrow } from "./arrow.ts";
import type { Pointed } from "./points.ts";
import { labelsOf, ringAround } from "./spots.ts";

interface Props {
  readonly points: readonly Pointed[];
  /** What is not dimmed though nobody speaks of it. */
  readonly clear: readonly Box[];
  /** Where no label stands. */
  readonly bars: readonly Box[];
  /** Where none stands if it can stand elsewhere. */
  readonly buttons: readonly Box[];
  readonly caption: Box | null;
  readonly arrow: Arrow | null;
}

/** What the caption speaks of is lit, the rest is dim, and an arrow may lead from one to the other. Nothing here can be touched. */
export function Spotlight({ points, clear, bars, buttons, caption, arrow }: Props) {
  const holes = points.map(ringAround);
  if (holes.length === 0) return null;
  const labels = labelsOf(points, caption ? [...bars, caption] : bars, buttons);
  return (
    <div class="ls-light" data-lesson aria-hidden="true">
      <svg width="100%" height="100%" role="presentation">
        <mask id="ls-holes">
          <rect width="100%" height="100%" fill="#fff" />
          {[...holes, ...clear].map(({ x, y, width, height }) => (
            <rect key={`${x}/${y}/${width}`} x={x} y={y} width={width} height={height} fill="#000" />
          ))}
        </mask>
        <rect class="ls-veil" width="100%" height="100%" mask="url(#ls-holes)" />
        {holes.map((hole) => (
          <rect
            key={`${hole.x}/${hole.y}`}
            class="ls-ring"
            x={hole.x}
            y={hole.y}
            width={hole.width}
            height={hole.height}
          />
        ))}
        {arrow && <ArrowLine {...arrow} />}
      </svg>
      {labels.map(({ x, y, width, text }, at) => (
        <span key={`${at}/${text}`} class="ls-label" style={{ left: `${x}px`, top: `${y}px`, maxWidth: `${width}px` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

function ArrowLine({ start, end }: Arrow) {
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return (
    <g class="ls-arrow">
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path class="ls-head" d="M0 0l-13-6v12z" transform={`translate(${end.x} ${end.y}) rotate(${angle})`} />
    </g>
  );
}
