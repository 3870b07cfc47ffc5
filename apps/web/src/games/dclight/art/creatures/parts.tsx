import { CLAY, INCISED, SLIP, WHITE, WINE } from "../paint/palette.ts";

/**
 * What the creatures are put together from. Black-figure has its own grammar: flesh of men is slip, flesh of women is
 * added white, wine red for hair, crests and cloth, and every inner line is scratched down to the clay.
 */

interface Placed {
  readonly at?: string;
}

export function Eye({ x, y, r = 5 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={WHITE} />
      <circle cx={x + r * 0.2} cy={y} r={r * 0.46} fill={SLIP} />
    </>
  );
}

/** A line scratched through the slip. */
export function Incised({ d, width = 1.6, dots = false }: { d: string; width?: number; dots?: boolean }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={INCISED}
      stroke-width={width}
      stroke-linecap="round"
      stroke-dasharray={dots ? "2 6" : undefined}
    />
  );
}

/** A limb or a neck: one thick stroke. */
export function Limb({ d, width }: { d: string; width: number }) {
  return <path d={d} fill="none" stroke={SLIP} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />;
}

/** A snake: its body along a line, with a row of scales scratched into it. */
export function Snake({ d, width }: { d: string; width: number }) {
  return (
    <>
      <Limb d={d} width={width} />
      <Incised d={d} width={1.8} dots />
    </>
  );
}

/** Head of a great serpent, looking to the right. */
export function SerpentHead({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M-18 4c-2-16 10-28 26-26l30 14 14 8-12 6 8 8-30 6c-18 4-32 0-36-16z" fill={SLIP} />
      <path d="M16 6l30-2" stroke={CLAY} stroke-width="2" />
      <Eye x={14} y={-9} />
      <path d="M44 8c10 0 14 4 20 2M44 8c8 2 12 8 18 10" stroke={WINE} stroke-width="2.6" fill="none" />
      <path d="M-6-16l-6-12 10 6 2-12 8 10" fill={WINE} />
    </g>
  );
}

/** Head of a woman in profile, looking to the right. */
export function WomanHead({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M4-18l15 2 4 10 6 10-6 2 1 5-2 6c-6 5-14 4-18-3L0 0z" fill={WHITE} stroke={SLIP} stroke-width="1.4" />
      <path d="M-4 34l-16-8C-30 4-28-20-10-28c16-7 34 0 33 14L7-12 4 4z" fill={SLIP} />
      <path d="M-14-22C-2-30 14-28 22-16l-3 3C10-22-2-22-12-14z" fill={WINE} />
      <path d="M12-6h8" stroke={SLIP} stroke-width="1.6" />
      <circle cx="16" cy="-2" r="2" fill={SLIP} />
      <Incised d="M-18 0c4 10 6 18 4 28M-10-6c3 12 5 22 4 34" width={1.3} />
    </g>
  );
}

/** Bearded head of a man in profile, looking to the right. */
export function ManHead({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M-20 20C-28-4-22-26-2-28c16-2 24 6 24 18l7 13-7 2c2 10-2 26-12 30-10 3-24-3-30-15z" fill={SLIP} />
      <path d="M-18 12c8 4 14 2 18-6l20 6c0 12-4 20-12 23-10 2-20-4-26-23z" fill={WINE} />
      <Eye x={12} y={-8} r={4} />
      <Incised d="M-18-10c8-8 24-12 38-4M4 6h14" width={1.5} />
    </g>
  );
}

/** A helmet with its crest, looking to the right. */
export function Helmet({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M-34-10C-34-44 20-52 34-22l-7 3C16-38-14-36-22-6z" fill={WINE} stroke={SLIP} stroke-width="2" />
      <path d="M-20 20C-26-14-10-30 6-30c14 0 21 12 20 24l-4 2 2 22-12 2-4-18-6 20z" fill={SLIP} />
      <path d="M4-4l18-2-3 7-13 1z" fill={WHITE} />
      <Incised d="M-16-8c8-10 24-16 38-8" width={1.5} />
    </g>
  );
}

/** A naked giant from the shoulders down: hips at 0, feet at 96; shoulders in front view, legs in profile. */
export function GiantBody({ at }: Placed) {
  return (
    <g transform={at}>
      <path
        d="M-36-84c14-9 58-9 72 0 4 26-11 52-15 78l9 14c6 32 1 44 5 80l19 8H16l-4-46-12-30-9 30-13 46h-27l12-10c2-30-2-50 6-78l9-14c-4-26-18-52-14-78z"
        fill={SLIP}
      />
      <path d="M-24-10h48l9 32h-66z" fill={WINE} />
      <path d="M-29 14h58" stroke={WHITE} stroke-width="2" stroke-dasharray="2 5" />
      <Incised d="M-24-66c8 12 20 12 24 2 4 10 16 10 24-2M0-62v40M-10-44H10M-10-30H10M26 44c4 12 3 22 2 32M-22 48c-4 10-5 18-6 28" />
    </g>
  );
}

/** A wing spread up and to the right from its root at 0. */
export function Wing({ at }: Placed) {
  return (
    <g transform={at}>
      <path
        d="M-4 8C4-40 40-84 100-98c4 10 0 18-7 25 5 8 1 15-7 20 3 8-3 15-12 18 1 8-6 14-16 16-2 8-10 12-18 12C28-2 12 12-4 8z"
        fill={SLIP}
      />
      <path d="M4 2C12-22 26-44 46-58" fill="none" stroke={WINE} stroke-width="6" />
      <path d="M12-2c6-18 18-36 34-50" fill="none" stroke={WHITE} stroke-width="2" stroke-dasharray="2 5" />
      <Incised d="M50-54l42-20M46-44l38-10M42-34l30-2M36-24l20 4M28-12l12 4M54-62l40-30" />
    </g>
  );
}
