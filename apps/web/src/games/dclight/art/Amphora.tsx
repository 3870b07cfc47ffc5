import { DEVICES, type Device } from "./devices.tsx";
import { CLAY, SLIP } from "./paint/palette.ts";

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
