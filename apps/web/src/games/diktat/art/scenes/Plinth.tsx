import { useId } from "preact/hooks";
import { cabalLook } from "../names/cabals.ts";
import "./scenes.css";

export interface PlinthProps {
  /** Place on the podium; the first stands in the middle. */
  rank: 1 | 2 | 3;
  /** Equal scores share a step: the rank whose height is used. */
  step?: 1 | 2 | 3 | undefined;
  cabal: string;
  points: number;
  pointsText: string;
  name: string;
  cabalName: string;
}

/** Where each rank stands in the field of `EndBackdrop`, and how large its medallion is. */
const STANDS = {
  1: { middle: 250, width: 164, medallion: 50, number: 54 },
  2: { middle: 96, width: 132, medallion: 36, number: 40 },
  3: { middle: 404, width: 132, medallion: 32, number: 36 },
} as const;

const TOPS = { 1: 470, 2: 560, 3: 604 } as const;
const FOOT = 730;

/** A faceted plinth with its player's medallion. A child of `EndBackdrop`. */
export function Plinth({ rank, step = rank, cabal, points, pointsText, name, cabalName }: PlinthProps) {
  const stone = useId();
  const { middle, width, medallion, number } = STANDS[rank];
  const { colour, shade, shape } = cabalLook(cabal);
  const top = TOPS[step];
  const left = middle - width / 2;
  const right = middle + width / 2;
  const lid = `M${left} ${top}l14-16h${width - 28}l14 16`;
  const body = `v${FOOT - top}l-10 12h${20 - width}l-10-12z`;
  const markAt = top - 8 - medallion * 1.02;
  return (
    <g class={`dk-plinth dk-plinth--${rank}`}>
      <linearGradient id={stone} x1="0" y1="0" x2=".3" y2="1">
        <stop offset="0" stop-color="#31424A" />
        <stop offset="1" stop-color="#222F36" />
      </linearGradient>
      <path d={`${lid}${body}`} fill="#070B0D" />
      <path d={`${lid}z`} fill={rank === 1 ? "#C9A45C" : "#4A5E63"} stroke="#070B0D" stroke-width="2" />
      <path d={`M${left} ${top}h${width}${body}`} fill={`url(#${stone})`} stroke="#070B0D" stroke-width="2" />
      <path
        d={`M${left} ${top}l${width * 0.3} ${FOOT - top}M${right} ${top}l${-width * 0.3} ${FOOT - top}`}
        stroke="#10191D"
        stroke-width="1.4"
        opacity=".6"
      />
      <path d={`M${left} ${top}h${width}`} stroke="#9DB7AE" stroke-width="1.4" opacity=".6" />
      <ellipse cx={middle + 3} cy={top - 3} rx={medallion * 0.8} ry={medallion * 0.2} fill="#000" opacity=".5" />
      <ellipse
        cx={middle}
        cy={top - 8}
        rx={medallion * 0.62}
        ry={medallion * 0.2}
        fill={shade}
        stroke="#0A0F12"
        stroke-width="2"
      />
      <circle cx={middle} cy={markAt} r={medallion} fill={colour} stroke="#0A0F12" stroke-width="3" />
      <use
        href={`#dk-s-${shape}`}
        x={middle - medallion * 0.58}
        y={markAt - medallion * 0.58}
        width={medallion * 1.16}
        height={medallion * 1.16}
        fill="#0A0F12"
      />
      <text class="dk-plinth__points" x={middle} y={top + number + 6} font-size={number}>
        {points}
      </text>
      <text class="dk-plinth__unit" x={middle} y={top + number + 25}>
        {pointsText}
      </text>
      <text class="dk-plinth__name" x={middle} y={top + number + 62}>
        {name}
      </text>
      <text class="dk-plinth__cabal" x={middle} y={top + number + 79}>
        {cabalName}
      </text>
    </g>
  );
}
