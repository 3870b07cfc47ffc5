import { preparing } from "../../../store/draft.ts";
import { type Consequence, Consequences } from "../../../table/decision/Consequences.tsx";
import { DecisionStage } from "../../../table/decision/DecisionStage.tsx";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { layersOf } from "../answer/layers.ts";
import { ConquestBackdrop } from "../art/index.ts";
import { ElementSign } from "../elements/ElementSign.tsx";
import { CallButton } from "../leagues/CallButton.tsx";
import { leagueQuestion } from "../leagues/choices.ts";
import { ExclusionPanel } from "../leagues/ExclusionPanel.tsx";
import { LeagueDecision } from "../leagues/LeagueDecision.tsx";
import { leaguesOf } from "../leagues/seen.ts";
import { Body, Disputed } from "../own/QuestionBody.tsx";
import { lastTold } from "../seen/last-told.ts";
import { elementAbout, thingOf } from "../seen/refs.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { REACTION } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { Cards } from "./Cards.tsx";
import { consequencesOf } from "./consequences.tsx";
import { textAsking } from "./element-text.ts";
import { Left } from "./Left.tsx";
import { Piles } from "./Piles.tsx";
import type { Staged } from "./staged.ts";
import { leftOf } from "./still.ts";
import "./decision.css";
import "./large-stage.css";

/** Who asks for it, who is to go, and what has been put in: one decides knowing that. */
const ABOUT_EXCLUSION = /exclusion|leagueDeclare/;

/** The decision on stage: cards fanned out, or the piles of a sector opened, and what would come of the choice. */
export function Decision({ staged }: { staged: Staged }) {
  const seen = useSeen();
  const { asked, decision, sector } = staged;
  const left = leftOf(seen, asked);
  const leagues = leaguesOf(seen);
  const choice = preparing.value === null ? leagueQuestion(seen) : null;
  // Also where a key has opened it, and the question is the same as before.
  useKeptFocus(seen.view.question?.id ?? null, decision);
  return (
    <DecisionStage
      decision={decision}
      title={titleOf(seen, staged)}
      sub={<Sub staged={staged} />}
      count={left ? <Left {...left} /> : leagues && choice && <CallButton />}
      backdrop={sector && <ConquestBackdrop sector={sector} />}
      foot={
        <>
          {sector && (
            <div class="dk-unsaid" aria-hidden="true">
              <Consequences list={unsaid(seen, staged)} />
            </div>
          )}
          <Consequences list={consequencesOf(seen, asked)} />
        </>
      }
    >
      <Disputed about={asked.about} />
      {leagues?.exclusion && ABOUT_EXCLUSION.test(asked.key) && (
        <ExclusionPanel exclusion={leagues.exclusion} leagues={leagues} />
      )}
      {sector ? (
        <Piles asked={asked} sector={sector} />
      ) : leagues && choice ? (
        <LeagueDecision question={choice} leagues={leagues} />
      ) : (
        <Body asked={asked}>{<Cards asked={asked} />}</Body>
      )}
    </DecisionStage>
  );
}

/** The longest that may come to be said of a pawn: of one that nobody knows. */
function unsaid(seen: Seen, { asked }: Staged): readonly Consequence[] {
  const offered = layersOf(asked).layers.at(-1)?.offered ?? [];
  const unknown = offered.find((ref) => {
    const thing = thingOf(seen, ref);
    return thing.is === "pawn" && thing.pile.pawns[thing.position - 1]?.kind === null;
  });
  return unknown === undefined ? [] : consequencesOf(seen, { ...asked, draft: [unknown] });
}

/** The sector whose piles lie open, the element that asks, or the question itself up to its colon. */
function titleOf(seen: Seen, { asked: { key, about }, sector }: Staged): string {
  if (sector) return seen.words.sector(sector);
  const element = elementAbout(about);
  if (element) return seen.words.element(element).title;
  const said = seen.view.standing.some(({ act }) => act === key)
    ? seen.words.standing(key).lead
    : seen.words.question({ subject: key, about }, seen.name).lead;
  return said.split(/\s?[:.]/)[0] ?? said;
}

function Sub({ staged: { asked, sector } }: { staged: Staged }) {
  const seen = useSeen();
  if (sector) return null;
  if (asked.key === REACTION) {
    const said = lastTold(seen);
    return said === null ? null : texts.value.decision.reactionTo(said);
  }
  const element = elementAbout(asked.about);
  return element ? (
    <>
      <ElementSign element={element} size={26} />
      {textAsking(seen, element, asked.about)}
    </>
  ) : null;
}
