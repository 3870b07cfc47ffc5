import { useSeen } from "../seen/seen.ts";
import { MOMENTS, momentPhases } from "./boundaries.ts";
import { settingsTexts } from "./words.ts";

interface Props {
  readonly chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** Some of the moments of a Cycle, phase by phase; phases in which one is chosen lie open. */
export function Moments({ chosen, onChange }: Props) {
  const { words, game } = useSeen();
  const { boundaries } = settingsTexts.value;
  const toggle = (at: string) => onChange(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at]);
  return (
    <div class="tb-moments">
      {momentPhases(game).map((phase) => {
        const count = MOMENTS[phase].filter((at) => chosen.includes(at)).length;
        return (
          <details key={phase} open={count > 0 || phase === "manoeuvres"}>
            <summary>
              {words.phase(phase)} {count > 0 && <b>{count}</b>}
            </summary>
            <div class="tb-settings-stops">
              {MOMENTS[phase].map((at) => (
                <button
                  key={at}
                  type="button"
                  data-moment={at}
                  aria-pressed={chosen.includes(at)}
                  onClick={() => toggle(at)}
                >
                  {boundaries[at]}
                </button>
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}
