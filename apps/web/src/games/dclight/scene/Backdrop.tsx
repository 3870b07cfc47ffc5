import { useId } from "preact/hooks";
import { isBehind } from "../../../stage/director.ts";
import { Painted, PaintedAhead } from "../../../ui/Painted.tsx";
import { Altar, Dolphin, Island, Ship, Sun } from "../art/figures.tsx";
import { CreatureFigure, deviceOf } from "../art/index.ts";
import { PotteryDefs } from "../art/pottery.tsx";

interface Props {
  /** The creature to be seen, if any is about. */
  readonly creature: string | null;
  /** It is being faced: it stands on the left, beside an altar, and leaves the right to the stele. */
  readonly isFaced: boolean;
  readonly seat: number;
}

const SCENE = [0, 0, 932, 472] as const;

/** The ship is away: it looks the same whoever faces it. */
const facing = (creature: string | null) => `faced ${creature}`;

/** The painted ground of the scene. Drawn once; only the creature and the ship's device change. */
export function Backdrop({ creature, isFaced, seat }: Props) {
  const id = useId();
  return (
    <svg class="dc-backdrop" viewBox={SCENE.join(" ")} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <PotteryDefs id={id} />
      <rect width="932" height="472" fill={`url(#${id}-clay)`} />
      <rect y="11" width="932" height="20" fill={`url(#${id}-tongues)`} />
      <Painted name={isFaced ? facing(creature) : `scene ${creature} ${seat}`} box={SCENE}>
        <Figures creature={creature} isFaced={isFaced} seat={seat} />
      </Painted>
      {/* Not while anything is shown: what moves would stand still meanwhile. */}
      {creature && !isFaced && !isBehind.value && (
        <PaintedAhead name={facing(creature)} box={SCENE}>
          <Figures creature={creature} isFaced seat={seat} />
        </PaintedAhead>
      )}
      <rect y="436" width="932" height="36" fill="#1D1310" />
      <rect y="418" width="932" height="26" fill={`url(#${id}-waves)`} />
    </svg>
  );
}

function Figures({ creature, isFaced, seat }: Props) {
  const id = useId();
  return (
    <>
      <PotteryDefs id={id} />
      <g filter={`url(#${id}-pottery)`}>
        {isFaced ? (
          <>
            <path d="M156 430c10-30 40-44 76-44s60 14 74 44z" fill="#1D1310" />
            <g transform="translate(92 118) scale(1.04)">{creature && <CreatureFigure creature={creature} />}</g>
            <Altar at="translate(404 424)" />
          </>
        ) : (
          <>
            <Sun at="translate(128 98)" />
            <Ship device={deviceOf(seat)} />
            <g transform={creature ? "translate(684 174) scale(.83)" : "translate(690 424)"}>
              {creature ? <CreatureFigure creature={creature} /> : <Island />}
            </g>
            <Dolphin transform="translate(266 414) rotate(-14)" />
            <Dolphin transform="translate(20 420) scale(.7) rotate(-20)" />
            <Dolphin transform="translate(610 424) scale(.85) rotate(-18)" />
          </>
        )}
      </g>
    </>
  );
}
