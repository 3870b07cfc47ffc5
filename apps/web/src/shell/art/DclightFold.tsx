import { useId } from "preact/hooks";
import { Dolphin, Hydra, Ship, Sun } from "./dclight.tsx";
import "./art.css";

/** DCLight's noon, painted across two panels of the screen: ship, sun and the Hydra over running waves. */
export function DclightFold() {
  const id = useId();
  return (
    <svg class="pv-poster" viewBox="0 82 932 368" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-clay`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#D67A47" />
          <stop offset="1" stop-color="#BE562F" />
        </linearGradient>
        <pattern id={`${id}-waves`} width="36" height="26" patternUnits="userSpaceOnUse">
          <path
            d="M0 26V20C6 20 10 16 12 11 15 4 21 1 27 3c5 2 7 7 4 11-2 3-7 3-8 0-1-2 1-4 3-3-1-3-6-2-7 2-1 5 4 8 17 7v6z"
            fill="#1D1310"
          />
        </pattern>
        <filter id={`${id}-pottery`} x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves={2} seed={3} />
          <feDisplacementMap in="SourceGraphic" scale={1.8} />
        </filter>
      </defs>
      <rect width="932" height="472" fill={`url(#${id}-clay)`} />
      <g filter={`url(#${id}-pottery)`}>
        <Sun />
        <Ship />
        <Hydra />
        <Dolphin transform="translate(266 414) rotate(-14)" />
        <Dolphin transform="translate(20 420) scale(.7) rotate(-20)" />
        <Dolphin transform="translate(610 424) scale(.85) rotate(-18)" />
      </g>
      <rect y="436" width="932" height="36" fill="#1D1310" />
      <rect y="418" width="932" height="26" fill={`url(#${id}-waves)`} />
    </svg>
  );
}
