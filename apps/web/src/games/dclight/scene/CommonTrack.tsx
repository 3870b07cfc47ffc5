import { memo } from "../../../ui/memo.ts";
import { FACES } from "../art/glyphs.tsx";
import { COMMON } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** The common creature marker on its way to the next summons; squares call the black die (DC-PROD-04). */
export function CommonTrack({ step }: { step: number }) {
  const { creature, summonAt, dieIcons } = useSeen().game.common;
  return <Spaces step={step} creature={creature} summonAt={summonAt} dieIcons={dieIcons.join()} />;
}

interface Props {
  readonly step: number;
  readonly creature: number;
  readonly summonAt: number;
  /** The spaces with a square, with commas between: every message brings a new list of them. */
  readonly dieIcons: string;
}

const Spaces = memo(Way);

function Way({ step, creature, summonAt, dieIcons }: Props) {
  const icons = dieIcons.split(",").map(Number);
  const width = step * summonAt + 24;
  return (
    <svg
      class="dc-common-track"
      data-place={COMMON}
      width={width}
      height="26"
      viewBox={`0 0 ${width} 26`}
      role="img"
      aria-label={texts.value.commonMarker(creature, summonAt)}
    >
      <g transform="translate(12 13)">
        {Array.from({ length: summonAt + 1 }, (_, space) => {
          const x = space * step;
          const isHere = space === creature;
          const isLast = space === summonAt;
          return (
            <g key={x} transform={`translate(${x} 0)`}>
              {!isLast && <path d={`M9 0h${step - 18}`} class="line" />}
              <circle r={isLast ? 11 : 9} class={isHere ? "here" : isLast ? "summons" : "space"} />
              {isHere || isLast ? (
                <g
                  transform={isLast ? "translate(-7.5 -7.5) scale(.47)" : "translate(-6.5 -6.5) scale(.41)"}
                  class="sign"
                >
                  {FACES.creature}
                </g>
              ) : icons.includes(space) ? (
                <rect x="-4" y="-4" width="8" height="8" rx="1.500" class="icon" />
              ) : (
                <text y="4.200" text-anchor="middle">
                  {space}
                </text>
              )}
            </g>
          );
        })}
      </g>
    </svg>
  );
}
