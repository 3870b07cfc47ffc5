import { useId } from "preact/hooks";
import { Painted, PaintedAhead } from "../../../../ui/Painted.tsx";
import { ARCHITECTURE } from "../architecture/index.ts";
import type { SectorId } from "../names/ids.ts";
import { Artefact } from "./Artefact.tsx";
import { NightPaint } from "./night.tsx";
import "./scenes.css";

/** Drawings differ in width; each is set so that it fills the middle of the stage without leaving it. */
const STAGE_SCALE: Record<SectorId, number> = {
  newTown: 3.4,
  malaStrana: 3.5,
  oldTown: 3.5,
  hypogea: 3.7,
  karst: 3.8,
  suburbs: 3.6,
  combinat: 3.4,
  motol: 3.6,
  harmony: 3.5,
  josefov: 3.9,
  fortress: 3.5,
  artefact: 3.3,
};

/** Two neighbours for the horizon, never the sector on stage. */
function horizonOf(sector: SectorId): readonly [SectorId, SectorId] {
  return [sector === "malaStrana" ? "harmony" : "malaStrana", sector === "newTown" ? "suburbs" : "newTown"];
}

const STAGE = [0, 0, 928, 626] as const;

interface Props {
  readonly sector: SectorId;
  /** As a poster it is lit more than as a stage, for nothing is played in front of it; deserted, no window is lit. */
  readonly as?: "stage" | "poster" | "deserted";
}

const nameOf = ({ sector, as }: Required<Props>) => `conquest ${sector} ${as}`;

/** The same, before it is a stage. */
export function BackdropAhead({ sector }: { sector: SectorId }) {
  const stage = { sector, as: "stage" } as const;
  return (
    <PaintedAhead name={nameOf(stage)} box={STAGE}>
      <Night {...stage} />
    </PaintedAhead>
  );
}

/** The conquered sector as a stage, under the Artefact. Fills its parent, behind the fists. */
export function ConquestBackdrop({ sector, as = "stage" }: Props) {
  return (
    <svg class="dk-stage" viewBox={STAGE.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="928" height="626" fill="#0D1516" />
      <Painted name={nameOf({ sector, as })} box={STAGE}>
        <Night sector={sector} as={as} />
      </Painted>
    </svg>
  );
}

function Night({ sector, as }: Required<Props>) {
  const id = useId();
  const [west, east] = horizonOf(sector);
  return (
    <>
      <NightPaint id={id} />
      <g filter={`url(#${id}-lino)`} class={`dk-night--${as}`}>
        <rect x="-10" y="-10" width="950" height="470" fill={`url(#${id}-sky)`} />
        <circle cx="464" cy="250" r="330" fill={`url(#${id}-eclipse)`} />
        <path
          d="M464 250L-20 20M464 250L-20 110M464 250L-20 200M464 250L-20 300M464 250L100 -10M464 250L260 -10M464 250L950 20M464 250L950 110M464 250L950 200M464 250L950 300M464 250L820 -10M464 250L660 -10"
          stroke="#B7CFC0"
          stroke-width="1.2"
          opacity=".2"
        />
        <g fill="none" stroke="#B7CFC0" opacity=".22">
          <circle cx="464" cy="250" r="150" />
          <circle cx="464" cy="250" r="200" stroke-dasharray="2 6" />
          <circle cx="464" cy="250" r="262" />
        </g>
        <Artefact transform="translate(-30 -46) scale(1.62 1.05)" eye={false} />
        <g class="dk-arch dk-arch--far">
          <g transform="translate(90 452) scale(2.1)">{ARCHITECTURE[west]}</g>
          <g transform="translate(838 452) scale(2.1)">{ARCHITECTURE[east]}</g>
        </g>
        <g class="dk-arch dk-arch--stage">
          <g transform={`translate(474 466) scale(${STAGE_SCALE[sector]})`}>{ARCHITECTURE[sector]}</g>
        </g>
        <path d="M-10 452h950v190H-10z" fill="#131D20" />
        <path
          d="M464 440L-200 640M464 440L40 640M464 440L220 640M464 440L380 640M464 440L548 640M464 440L708 640M464 440L890 640M464 440L1120 640M-10 470h950M-10 496h950M-10 534h950M-10 586h950"
          stroke="#27373B"
          stroke-width="1.5"
          fill="none"
        />
      </g>
    </>
  );
}
