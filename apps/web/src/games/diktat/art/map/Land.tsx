import { riverOutline } from "../geometry/river.ts";
import type { Geometry } from "../geometry/types.ts";
import { Artefact } from "../scenes/Artefact.tsx";
import { LandPaint } from "./paint.tsx";
import { Streets } from "./Streets.tsx";
import { TallCountry, TallSky } from "./tallCountry.tsx";
import { WideCountry, WideIsland, WideSigns, WideSky } from "./wideCountry.tsx";

/** Everything under the slabs: sky, land, river, streets. Drawn once; the rough edge of the linocut is only here. */
export function Land({ geometry, shape }: { geometry: Geometry; shape: "wide" | "tall" }) {
  const quay = geometry.pawn === 1 ? 1.5 : 1;
  const wide = shape === "wide";
  return (
    <svg
      class="dk-map__land"
      viewBox={geometry.viewBox.join(" ")}
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      <LandPaint />
      <rect x="-2000" y="-1000" width="5000" height="4000" fill="#0D1516" />
      <g class="dk-lino">
        {wide ? <WideSky /> : <TallSky />}
        {wide ? <WideCountry /> : <TallCountry />}
        <Artefact transform={wide ? "translate(-174 -54) scale(1.22 .735)" : "translate(-70 -20) scale(.455 .385)"} />
        <polygon points={riverOutline(geometry.river, quay * 3)} fill="#070B0D" />
        <polygon points={riverOutline(geometry.river, quay)} fill="#86A49B" />
        <polygon points={riverOutline(geometry.river, 0)} fill="url(#dk-water)" />
        <polygon points={riverOutline(geometry.river, -quay / 2)} fill="url(#dk-ripples)" />
        {wide && <WideIsland />}
        <Streets geometry={geometry} />
      </g>
      {wide && <WideSigns />}
    </svg>
  );
}
