import type { Agent } from "@paravent/diktat";
import { refuse } from "@paravent/kernel";
import { useRef } from "preact/hooks";
import { move } from "../../../drafts/draft.ts";
import { buttonAt, useRefocus } from "../../../questions/refocus.ts";
import { useReorder } from "../../../questions/reorder.ts";
import { dropDraft } from "../../../store/draft.ts";
import { whyNot } from "../../../ui/why.ts";
import { teamOf } from "../answer/sending.ts";
import { whyNoAgent } from "../answer/why.ts";
import { Piece } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { COMPOSE_PILE, setTeam } from "../seen/subjects.ts";
import { AGENT_KEYS, AGENTS, addToTeam, left } from "./Reserve.tsx";
import "./team.css";
import { texts } from "../words/index.ts";

/** The team in preparation, from top to base. Pieces are dragged, moved with Alt and arrows, or taken back by a touch. */
export function TeamComposer({ size }: { size: number }) {
  const seen = useSeen();
  const { composer } = texts.value;
  const list = useRef<HTMLOListElement>(null);
  const pieces = teamOf(seen);
  const next = AGENTS.find((kind) => left(seen, kind) > 0);
  const full = next ? whyNoAgent(seen, next) : refuse("noAgents", "DK-RUL-10");
  const refocus = useRefocus(list);
  // Keys may come faster than the team is drawn: what they change is the team as it stands, not as it is shown.
  const now = () => teamOf(seen);
  const remove = (at: number) => setTeam(now().filter((_, other) => other !== at));
  const removeUnderFocus = (at: number) => {
    remove(at);
    refocus(buttonAt(at));
  };
  const clear = () => {
    dropDraft(COMPOSE_PILE);
    refocus(buttonAt(0));
  };
  const moveTo = (from: number, to: number) => {
    setTeam(move(now(), from, to));
    refocus(buttonAt(to));
  };

  const drag = useReorder(list, (from, to) => setTeam(move(now(), from, to)));
  const onKeyDown = (event: KeyboardEvent, at: number | null) => {
    const kind = AGENT_KEYS[event.key.toLowerCase()];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const count = now().length;
    if (kind && isPlain) addToTeam(seen, kind);
    else if (event.key === "Backspace" && at !== null) removeUnderFocus(at);
    else if (event.key === "Backspace" && count > 0) remove(count - 1);
    else if (event.altKey && at !== null && event.key === "ArrowLeft" && at > 0) moveTo(at, at - 1);
    else if (event.altKey && at !== null && event.key === "ArrowRight" && at < count - 1) moveTo(at, at + 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section class="tb-team" aria-label={composer.label}>
      <h2 class="tb-fold-title draft">
        {composer.title}
        <span>{composer.reorder}</span>
      </h2>
      <ol ref={list}>
        {pieces.map((kind, at) => {
          const key = `${at} ${kind}`;
          const word = seen.words.agent(kind as Agent);
          return (
            <li key={key} data-piece>
              <button
                type="button"
                {...drag(at)}
                aria-label={composer.piece(at + 1, word)}
                onClick={() => removeUnderFocus(at)}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <Piece kind={kind as Agent} look="draft" size={size} />
              </button>
              <span aria-hidden="true">{at + 1}</span>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            class="tb-add"
            style={{ width: `${size}px`, height: `${size}px` }}
            aria-label={next ? composer.add(seen.words.agent(next)) : composer.empty}
            aria-disabled={full !== null}
            onClick={() => next && addToTeam(seen, next)}
            onKeyDown={(event) => onKeyDown(event, null)}
            {...whyNot(full)}
          >
            +
          </button>
          <span aria-hidden="true">{composer.addShort}</span>
        </li>
      </ol>
      <p class="tb-team-tip" aria-live="polite">
        {pieces.length === 0 ? composer.howTo : composer.seenAs(pieces.length)}
        {pieces.length > 0 && (
          <button type="button" class="tb-team-clear" onClick={clear}>
            {composer.clear}
          </button>
        )}
      </p>
    </section>
  );
}
