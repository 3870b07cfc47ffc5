import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { ARCHITECTURE } from "../architecture/index.ts";
import { Artefact } from "./Artefact.tsx";
import { NightPaint } from "./night.tsx";
import "./scenes.css";

/** Rays of the Artefact, one every eleven degrees, the upper ones hidden behind it. */
const RAYS = Array.from({ length: 19 }, (_, i) => {
  const angle = ((i * 11 - 10) * Math.PI) / 180;
  return `M250 250L${Math.round(250 + 900 * Math.cos(angle))} ${Math.round(250 + 900 * Math.sin(angle))}`;
}).join("");

/**
 * The square of the last night, 500 × 782 units. `Plinth`s stand in it as children.
 * A picture: the table of results beside it says the same in words.
 */
export function EndBackdrop({ children }: { children?: ComponentChildren }) {
  const id = useId();
  return (
    <svg class="dk-stage" viewBox="0 0 500 782" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <NightPaint id={id} />
      <rect x="-500" y="-600" width="1500" height="1500" fill="#0D1516" />
      <g filter={`url(#${id}-lino)`}>
        <rect x="-500" y="-10" width="1500" height="600" fill={`url(#${id}-sky)`} />
        <rect x="-500" y="-600" width="1500" height="592" fill="#0C1619" />
        <circle cx="250" cy="330" r="280" fill={`url(#${id}-eclipse)`} />
        <path d={RAYS} stroke="#B7CFC0" stroke-width="1.2" opacity=".22" />
        <g fill="none" stroke="#B7CFC0" opacity=".22">
          <circle cx="250" cy="330" r="130" />
          <circle cx="250" cy="330" r="180" stroke-dasharray="2 6" />
          <circle cx="250" cy="330" r="236" />
        </g>
        <Artefact transform="translate(-100 -6) scale(1.145 1.02)" />
        <g class="dk-arch dk-arch--far dk-arch--feast">
          <g transform="translate(-130 590) scale(1.9)">{ARCHITECTURE.fortress}</g>
          <g transform="translate(62 590) scale(1.9)">{ARCHITECTURE.malaStrana}</g>
          <g transform="translate(440 590) scale(2)">{ARCHITECTURE.newTown}</g>
          <g transform="translate(640 590) scale(1.9)">{ARCHITECTURE.suburbs}</g>
        </g>
        <path d="M-500 586h1500v220H-500z" fill="#131D20" />
        <path
          d="M250 560L-200 800M250 560L0 800M250 560L140 800M250 560L360 800M250 560L500 800M250 560L700 800M-500 610h1500M-500 646h1500M-500 700h1500"
          stroke="#27373B"
          stroke-width="1.5"
          fill="none"
        />
      </g>
      {children}
    </svg>
  );
}
