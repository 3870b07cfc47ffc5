import type { Phase } from "@paravent/diktat";
import { Icon, type IconName } from "../art/index.ts";
import { leaguesOf } from "../leagues/seen.ts";
import { othersOf } from "../others/seen.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** DK-CYC-01, the five phases of a Cycle. */
const CYCLE_PHASES: readonly Phase[] = ["opportunities", "development", "manoeuvres", "resolution", "endOfCycle"];

/** In place of its name, where there is no room for it. */
const SIGNS: Readonly<Partial<Record<Phase, IconName>>> = {
  darkness: "claw",
  opportunities: "card",
  development: "develop",
  league: "people",
  manoeuvres: "send",
  resolution: "fist",
  endOfCycle: "clock",
};

/** DK-RUL-100: with the Others the Darkness comes first; with Leagues theirs comes before the Manoeuvres. */
export function cyclePhases(seen: Seen): readonly Phase[] {
  const phases = [...CYCLE_PHASES];
  if (leaguesOf(seen)) phases.splice(phases.indexOf("manoeuvres"), 0, "league");
  if (othersOf(seen)) phases.unshift("darkness");
  return phases;
}

export function Phases() {
  const seen = useSeen();
  const { game, words } = seen;
  const phases = cyclePhases(seen);
  const now = phases.indexOf(game.phase);
  return (
    <ol
      class={`tb-phases ${phases.length > 5 ? "many" : ""} ${phases.length > 6 ? "all" : ""}`}
      aria-label={texts.value.phases}
    >
      {phases.map((phase, at) => (
        <li
          key={phase}
          data-about={`phase:${phase}`}
          class={at < now ? "done" : at === now ? "on" : ""}
          title={words.phase(phase)}
          aria-current={at === now ? "step" : undefined}
        >
          <span>{words.phase(phase)}</span>
          <Icon name={SIGNS[phase] ?? "clock"} size={14} />
        </li>
      ))}
    </ol>
  );
}
