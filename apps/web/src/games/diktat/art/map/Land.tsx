import { Painted } from "../../../../ui/Painted.tsx";
import { riverOutline } from "../geometry/river.ts";
import type { Geometry } from "../geometry/types.ts";
import { Artefact } from "../scenes/Artefact.tsx";
import { LandPaint } from "./paint.tsx";
import { Streets } from "./Streets.tsx";
import { TallCountry, TallSky } from "./tallCountry.tsx";
import { WideCountry, WideIsland, WideSigns, WideSky } from "./wideCountry.tsx";

interface Props {
  readonly geometry: Geometry;
  readonly shape: "wide" | "tall";
}

/** As far as a window of any shape may look beyond the board. */
const COUNTRY = [-1000, -600, 3200, 2600] as const;

/** Everything under the slabs: sky, land, river, streets. Drawn once; the rough edge of the linocut is only here. */
export function Land({ geometry, shape }: Props) {
  return (
    <svg
      class="dk-map__land"
      viewBox={geometry.viewBox.join(" ")}
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      <rect x="-2000" y="-1000" width="5000" height="4000" fill="#0D1516" />
      <Painted name={`land ${shape}`} box={COUNTRY}>
        <Country geometry={geometry} shape={shape} />
      </Painted>
      {shape === "wide" && <WideSigns />}
    </svg>
  );
}

function Country({ geometry, shape }: Props) {
  const quay = geometry.pawn === 1 ? 1.5 : 1;
  const wide = shape === "wide";
  return (
    <>
      <LandPaint />
      <g filter="url(#dk-lino)">
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
    </>
  );
}
