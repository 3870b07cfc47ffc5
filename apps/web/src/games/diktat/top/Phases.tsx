import type { Phase } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { useSeen } from "../seen.ts";

/** DK-CYC-01, the five phases of a Cycle. */
export const CYCLE_PHASES: readonly Phase[] = [
  "opportunities",
  "development",
  "manoeuvres",
  "resolution",
  "endOfCycle",
];

export function Phases() {
  const { game, words } = useSeen();
  const now = CYCLE_PHASES.indexOf(game.phase);
  return (
    <ol class="tb-phases" aria-label={t.value.table.phases}>
      {CYCLE_PHASES.map((phase, at) => (
        <li
          key={phase}
          class={at < now ? "done" : at === now ? "on" : ""}
          aria-current={at === now ? "step" : undefined}
        >
          {words.phase(phase)}
        </li>
      ))}
    </ol>
  );
}
