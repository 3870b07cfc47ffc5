import type { Seat } from "@paravent/kernel";
import { iconHref } from "../art/icon/Icon.tsx";
import { cabalLook } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { isLeaguePhase, type LeaguesView, shadowToBe } from "./seen.ts";
import "./assembly.css";

const CENTRE = [172, 172] as const;
const TIERS = [150, 122, 94, 66] as const;
/** Benches on each tier but the innermost, from west to east. */
const BENCHES = [13, 10, 8] as const;

const along = (radius: number, share: number): [x: number, y: number] => [
  CENTRE[0] - radius * Math.cos(Math.PI * share),
  CENTRE[1] - radius * Math.sin(Math.PI * share),
];

const SEATS = BENCHES.flatMap((n, tier) =>
  Array.from({ length: n }, (_, at) => along(TIERS[tier]! - 12, (at + 0.5) / n)),
);

/** The half-circle of benches with the pawns of those in no League, and beside it the cell of the Shadow. */
export function Assembly({ leagues }: { leagues: LeaguesView }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const { assembly, shadow } = leagues;
  const toBe = shadow === null && isLeaguePhase(seen) ? shadowToBe(leagues) : null;
  const seated = assembly.filter((seat) => seat !== toBe);
  const name = (seat: Seat) => called(seen, seat);
  const whose = shadow ?? toBe;
  return (
    <section class="lg-assembly">
      <h2 class="disp">
        {words.assembly}
        <small>
          {toBe !== null
            ? words.wouldBeShadow(name(toBe))
            : shadow !== null
              ? words.isShadow(shadow === seen.you ? null : seen.name(shadow), leagues.shadowUsed)
              : words.seated(assembly.length)}
        </small>
      </h2>
      <svg
        viewBox="0 0 440 178"
        role="img"
        aria-label={words.assemblyLabel(seated.map(name), whose === null ? null : name(whose))}
      >
        {TIERS.map((radius, at) => (
          <path
            key={radius}
            class={`lg-tier lg-tier--${at}`}
            d={`M${CENTRE[0] - radius} 172A${radius} ${radius} 0 01${CENTRE[0] + radius} 172z`}
          />
        ))}
        {SEATS.map(([x, y]) => (
          <path key={`${x} ${y}`} class="lg-bench" d={`M${x.toFixed(1)} ${(y - 5).toFixed(1)}l-5 4v5h10v-5z`} />
        ))}
        <path d="M148 172v-30h48v30zM154 142v-9h36v9" class="lg-desk" />
        {seated.map((seat, at) => {
          const [x, y] = along(110, (at + 1) / (seated.length + 1));
          return <Mark key={seat} seat={seat} x={x} y={y} draft={false} name={name(seat)} />;
        })}
        <g transform="translate(380 92)">
          <path class="lg-shadow" d="M-46-62h92l8 10v104l-8 10H-46l-8-10V-52z" />
          <use href={iconHref("eclipse")} x="-15" y="-52" width="30" height="30" fill="#8A9A9D" />
          <text class="lg-shadow-name" text-anchor="middle" y="-3">
            {words.shadow}
          </text>
          {whose === null ? (
            <circle class="lg-nobody" cy="23" r="15" />
          ) : (
            <Mark seat={whose} x={0} y={23} draft={shadow === null} name={name(whose)} />
          )}
        </g>
      </svg>
    </section>
  );
}

/** A pawn seen from above, with its owner's name under it; dashed while it may still move. */
function Mark({ seat, x, y, draft, name }: { seat: Seat; x: number; y: number; draft: boolean; name: string }) {
  const { player } = useSeen();
  const { colour, shape } = cabalLook(player(seat).cabal);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle
        r="15"
        fill={colour}
        fill-opacity={draft ? 0.28 : 1}
        stroke={draft ? colour : "#0A0F12"}
        stroke-width="1.5"
        stroke-dasharray={draft ? "3 2.500" : undefined}
      />
      <use href={`#dk-s-${shape}`} x="-9" y="-9" width="18" height="18" fill={draft ? colour : "#0A0F12"} />
      <text class="lg-mark-name" text-anchor="middle" y="31">
        {name}
      </text>
    </g>
  );
}
