import type { FinalView } from "@paravent/dclight";
import { useId } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { Shield } from "../art/index.ts";
import { PotteryDefs } from "../art/pottery.tsx";
import { called } from "../seen/called.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** Columns for the cities, the higher the better; equal points stand equally high. */
export function Podium({ final }: { final: FinalView }) {
  const seen = useSeen();
  const id = useId();
  const places = new Map(final.ranking.map(({ seat }) => [seat, placeOf(final, seat)]));
  return (
    <section class="dc-podium" aria-label={t.value.table.end.ranking}>
      <svg class="dc-backdrop" aria-hidden="true">
        <PotteryDefs id={id} />
        <rect width="100%" height="100%" fill={`url(#${id}-clay)`} />
        <rect y="11" width="100%" height="20" fill={`url(#${id}-tongues)`} />
      </svg>
      <h2 class="mc">{headline(seen, final)}</h2>
      <p>{tieLine(seen, final)}</p>
      <ol>
        {final.ranking.map(({ seat, vp }) => (
          <li key={seat} class={`place-${places.get(seat)}`}>
            <Shield seat={seat} size={52} />
            <span class="mc">{vp}</span>
            <Column />
            <b>{called(seen, seat)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** 1 for the winners, then as many as are before. */
function placeOf({ ranking, winners }: FinalView, seat: number): number {
  if (winners.includes(seat)) return 1;
  return ranking.findIndex((entry) => entry.seat === seat) + 1;
}

export function headline(seen: Seen, { winners }: FinalView): string {
  const { end } = texts.value;
  const [first, ...others] = winners;
  if (first === undefined) return "";
  if (others.length > 0) return end.shared(winners.map((seat) => seen.name(seat)));
  return first === seen.you ? end.youWin : end.wins(seen.name(first));
}

/** DC-SCORE-09, -10: what broke a tie, or that nothing did. */
function tieLine(seen: Seen, { ranking, winners }: FinalView): string {
  const { end } = texts.value;
  const [first, second] = ranking;
  if (!first || !second || first.vp !== second.vp) return "";
  if (winners.length > 1) return end.level(first.vp);
  return end.byResources(first.vp, first.resources, second.resources, seen.name(second.seat));
}

function Column() {
  return (
    <svg class="dc-column" viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M6 0h88v10H6zM14 10h72v8H14zM20 18h60v102H20z" fill="#1D1310" />
      <path d="M32 22v98M44 22v98M56 22v98M68 22v98" stroke="#C8623A" stroke-width="2" />
    </svg>
  );
}
