/** Figures of DCLight in black slip on clay: the pieces of its scene. */

const SLIP = "#1D1310";
const CLAY = "#C8623A";
const WHITE = "#FBF4E4";
const WINE = "#8A2B1C";

const evenly = (count: number, step: number, first: number) =>
  Array.from({ length: count }, (_, i) => first + i * step);

export function Sun() {
  return (
    <g transform="translate(330 176)">
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

export function Ship() {
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
        {DEVICES.labrys}
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

export function Hydra() {
  return (
    <>
      <g transform="translate(694 120)" fill="none" stroke={SLIP} stroke-linecap="round">
        <path d="M120 300C70 250 20 220 36 170s66-40 50-92S30 40 26 66" stroke-width="25" />
        <path d="M130 300c-14-60-6-100 4-140s24-70 0-104-22-40 2-52" stroke-width="27" />
        <path d="M146 300c40-46 86-66 76-120s-34-42-28-74" stroke-width="25" />
      </g>
      <g transform="translate(694 120)" fill="none" stroke="#E39A63" stroke-width="1.8" stroke-dasharray="2 6">
        <path d="M112 292C70 246 26 220 42 172s66-40 50-92" />
        <path d="M132 290c-12-56-4-92 4-130s24-68 2-102" />
        <path d="M154 292c40-46 80-62 70-112s-32-40-28-60" />
      </g>
      <Head transform="translate(722 186) scale(-.84 .84) rotate(-6)" />
      <Head transform="translate(832 124) scale(.84) rotate(-14)" />
      <Head transform="translate(888 218) scale(.84) rotate(-8)" />
    </>
  );
}

function Head({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M-18 4c-2-16 10-28 26-26l30 14 14 8-12 6 8 8-30 6c-18 4-32 0-36-16z" fill={SLIP} />
      <path d="M16 6l30-2" stroke={CLAY} stroke-width="2" />
      <circle cx="14" cy="-9" r="5" fill={WHITE} />
      <circle cx="15" cy="-9" r="2.3" fill={SLIP} />
      <path d="M44 8c10 0 14 4 20 2M44 8c8 2 12 8 18 10" stroke={WINE} stroke-width="2.6" fill="none" />
      <path d="M-6-16l-6-12 10 6 2-12 8 10" fill={WINE} />
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

/** Shield devices, 24 × 24. */
export const DEVICES = {
  owl: (
    <path
      fill-rule="evenodd"
      d="M4 2l4 2.5h8L20 2v11c0 5-3 8-8 9.5C7 21 4 18 4 13zm4.7 5.5a3 3 0 100 6 3 3 0 000-6zm6.6 0a3 3 0 100 6 3 3 0 000-6zM12 13l-1.7 3.5h3.4z"
    />
  ),
  bull: (
    <path d="M1.5 2C2 6 4 8.5 7.5 9c1.3-1 2.8-1.5 4.5-1.5s3.2.5 4.5 1.5c3.5-.5 5.5-3 6-7 1 5-.5 9.5-4 11l-2 .5-1.5 7c-.5 1.5-1.5 2-3 2s-2.5-.5-3-2l-1.5-7-2-.5C2 11.5.5 7 1.5 2z" />
  ),
  dolphin: (
    <path d="M1 15C4 8 9 5 15 6l1-3.5L18.5 7c2 1 3.5 2.5 4.5 4.5l-3.5.3C17 11.5 14 12 11.5 14L12 19l-3.5-3.5c-2 .5-3 1.5-3.5 3.5-.5-2-1.5-3.5-4-4z" />
  ),
  labrys: <path d="M10.8 1h2.4v22h-2.4zM9.8 6.5v7L4 16C1.5 12 1.5 8 4 4zM14.2 6.5v7L20 16c2.5-4 2.5-8 0-12z" />,
};

export type Device = keyof typeof DEVICES;

/** An amphora with a device on its belt, on a field of 84 × 84. */
export function Amphora({ device }: { device: Device }) {
  return (
    <>
      <path
        d="M34 8h16v5c0 6 3 9 9 13 9 6 12 14 10 25-2 13-11 20-15 23v5H30v-5c-4-3-13-10-15-23-2-11 1-19 10-25 6-4 9-7 9-13z"
        fill={SLIP}
      />
      <path d="M17 38h50c2 8 1 14 0 18H17c-1-4-2-10 0-18z" fill={CLAY} />
      <path d="M34 14c-9-2-16 3-16 12M50 14c9-2 16 3 16 12" stroke={SLIP} stroke-width="4" fill="none" />
      <g transform="translate(34 39) scale(.6667)" fill={SLIP}>
        {DEVICES[device]}
      </g>
      <path d="M20 34h44M20 60h44" stroke={CLAY} stroke-width="1.5" />
    </>
  );
}
