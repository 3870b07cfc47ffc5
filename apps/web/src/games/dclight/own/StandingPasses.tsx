import { WINDOWS } from "@paravent/dclight";
import { act } from "../../../store/answer.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

const ACT = "standingPass";

/** DC-REACT-09: "never this turn" for each of the two windows, so that the table does not wait. Nobody else sees it. */
export function StandingPasses() {
  const seen = useSeen();
  const words = texts.value;
  const standing = seen.view.standing.find((candidate) => candidate.act === ACT);
  if (!standing || !seen.game.own) return null;
  const { ask } = standing;
  const set = seen.game.own.standingPasses;
  return (
    <details class="dc-standing">
      <summary>{words.standing.summary(set.length)}</summary>
      <p>{words.standing.why}</p>
      {WINDOWS.map((window) => {
        const isSet = set.includes(window);
        const ref = `${isSet ? "clear" : "set"}:${window}`;
        const isOpen = ask?.shape === "pick" && ask.from.includes(ref);
        return (
          <button
            key={window}
            type="button"
            role="switch"
            aria-checked={isSet}
            aria-disabled={!isOpen}
            onClick={() => isOpen && void act(ACT, [ref])}
          >
            <b>{words.standing[window].card}</b>
            <span>{words.standing[window].when}</span>
            <small>{isSet ? words.standing.off : words.standing.on}</small>
          </button>
        );
      })}
    </details>
  );
}
