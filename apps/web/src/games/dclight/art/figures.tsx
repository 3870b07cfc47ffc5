import { DEVICES, type Device } from "./devices.tsx";
import { CLAY, SLIP, WHITE, WINE } from "./paint/palette.ts";

/** Figures in black slip on clay: the pieces of the scene. */

const evenly = (count: number, step: number, first: number) =>
  Array.from({ length: count }, (_, i) => first + i * step);

export function Sun({ at }: { at: string }) {
  return (
    <g transform={at}>
      <circle r="30" fill="#F6E2B8" />
      {evenly(12, 30, 0).map((angle) => (
        <path key={angle} d="M0-38V-50" stroke="#F6E2B8" stroke-width="3" transform={`rotate(${angle})`} />
      ))}
      <path
        d="M-14-4c4-5 8-5 11 0M4-4c4-5 8-5 11 0M0-2v9M-8 14c5 4 11 4 16 0"
        stroke={SLIP}
        stroke-width="2"
        fill="none"
      />
    </g>
  );
}

/** A ship of the city whose device is on the sail. */
export function Ship({ device }: { device: Device }) {
  return (
    <g transform="translate(20 254) scale(.86)">
      <path
        d="M-2 92l-18 8 20 10c20 16 60 24 118 24 56 0 92-10 108-30 8-12 8-30 20-36 6-3 12 1 10 7 14-10 4-26-10-24-20 2-26 30-40 36-6 3-16 4-26 4H44c-18 0-30-8-46 1z"
        fill={SLIP}
      />
      <path d="M20 104c30 12 150 14 190-4M36 118c40 10 120 10 150 0" stroke={CLAY} stroke-width="1.8" fill="none" />
      <circle cx="18" cy="101" r="7" fill={WHITE} />
      <circle cx="18" cy="101" r="3.2" fill={SLIP} />
      <path d="M118-36h5V92h-5zM40-24h160v4H40z" fill={SLIP} />
      <path
        d="M46-18c40 8 108 8 148 0 6 26 4 56-2 78-36 14-108 14-144 0-6-24-8-52-2-78z"
        fill="#F6E9CE"
        stroke={SLIP}
        stroke-width="3"
      />
      <path
        d="M80-12c-2 26-2 52 2 76M158-12c2 26 2 52-2 76"
        stroke={SLIP}
        stroke-width="1.4"
        fill="none"
        opacity=".5"
      />
      <g transform="translate(88 -6) scale(2.7)" fill={SLIP}>
        {DEVICES[device]}
      </g>
      <path d="M40-22L2 90M200-22l32 92" stroke={SLIP} stroke-width="1.6" />
      {evenly(7, 22, 56).map((x) => (
        <g key={x}>
          <circle cx={x} cy="86" r="9" fill={WINE} stroke={SLIP} stroke-width="1.8" />
          <circle cx={x} cy="86" r="3" fill={WHITE} />
        </g>
      ))}
      {evenly(10, 16, 50).map((x) => (
        <path key={x} d={`M${x} 122l-22 40`} stroke={SLIP} stroke-width="3" stroke-linecap="round" />
      ))}
    </g>
  );
}

export function Dolphin({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path
        d="M0 10C10-8 36-12 58 4c6-2 12 0 16 5-6 2-12 3-17 1C42 20 22 20 9 15L-5 25l1-12-9-6zM28-8l12-10v14z"
        fill={SLIP}
      />
      <circle cx="56" cy="5" r="1.8" fill={WHITE} />
      <path d="M8 12c14 5 30 4 44-4" stroke={CLAY} stroke-width="1.3" fill="none" />
    </g>
  );
}

/** A burning altar. */
export function Altar({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M-20 0h40l-5-9h-5v-30h7v-8h-34v8h7v30h-5z" fill={SLIP} />
      <path d="M0-52c-13-10-6-22 0-32 3 10 16 19 6 32z" fill={WHITE} />
    </g>
  );
}

/** An island while no creature is about: a hill, a small temple, an olive tree. Ground at 0, 240 wide. */
export function Island() {
  return (
    <g>
      <path d="M0 4c20-40 60-34 84-72 20-28 62-30 84-4 20 26 54 30 78 76z" fill={SLIP} />
      <path
        d="M92-74h60v-7H92zM97-81v-30h7v30zM113-81v-30h7v30zM128-81v-30h7v30zM142-81v-30h7v30zM90-111h64v-6H90zM88-117l34-17 34 17z"
        fill={SLIP}
      />
      <path d="M106-118l16-8 16 8z" fill={WINE} />
      <path d="M44-38c2-14-2-22 2-32h6c2 12-2 18 4 32z" fill={SLIP} />
      <path d="M48-68c-24 4-32-16-18-26 2-14 28-16 34-4 16 0 20 24 2 28-6 6-12 6-18 2z" fill={SLIP} />
      <path
        d="M34-84c8 4 16 4 24-2M196-30c10 4 18 12 26 22M60-24c14-6 22-16 34-32M150-50c10 8 18 18 22 32"
        stroke={CLAY}
        stroke-width="1.5"
        fill="none"
      />
    </g>
  );
}
