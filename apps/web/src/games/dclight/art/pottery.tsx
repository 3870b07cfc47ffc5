import { SLIP, WINE } from "./paint/palette.ts";

/** What a painted ground needs: fired clay, running waves, a band of tongues, and the potter's uncertain hand. */
export function PotteryDefs({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-clay`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#D67A47" />
        <stop offset="1" stop-color="#BE562F" />
      </linearGradient>
      <pattern id={`${id}-waves`} width="36" height="26" patternUnits="userSpaceOnUse">
        <path
          d="M0 26V20C6 20 10 16 12 11 15 4 21 1 27 3c5 2 7 7 4 11-2 3-7 3-8 0-1-2 1-4 3-3-1-3-6-2-7 2-1 5 4 8 17 7v6z"
          fill={SLIP}
        />
      </pattern>
      <pattern id={`${id}-tongues`} width="16" height="20" patternUnits="userSpaceOnUse">
        <path d="M1 0h14v12c0 4-3 7-7 7s-7-3-7-7z" fill={SLIP} />
        <path d="M4 0h8v11c0 3-2 5-4 5s-4-2-4-5z" fill={WINE} />
      </pattern>
      <filter id={`${id}-pottery`} x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves={2} seed={3} />
        <feDisplacementMap in="SourceGraphic" scale={1.8} />
      </filter>
    </defs>
  );
}
