import type { Question } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { draftOf } from "../../../store/draft.ts";
import { Consequences } from "../../../table/decision/Consequences.tsx";
import { DecisionStage } from "../../../table/decision/DecisionStage.tsx";
import { chipsOf } from "../outcome/chips.tsx";
import { outcomeOf } from "../outcome/decisions.ts";
import { useSeen } from "../seen/seen.ts";
import { ORDER, placeOf, REPLACE } from "../seen/subjects.ts";
import { GodLine } from "./GodLine.tsx";
import "./stage.css";
import "./narrow-stage.css";
import "./tablet-stage.css";

interface Props {
  readonly question: Question;
  readonly title: string;
  readonly sub?: ComponentChildren;
  /** Under the title, where the stage is too low to have it over what is chosen from. */
  readonly beside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A decision on the stage, with the god of the turn and what the draft would bring about. */
export function Frame({ question, title, sub, beside, children }: Props) {
  const seen = useSeen();
  const chips = chipsOf(seen, outcomeOf(seen, question, draftOf(question)));
  return (
    <DecisionStage
      decision={question.id}
      title={title}
      sub={sub}
      count={
        <>
          <GodLine />
          {beside}
        </>
      }
      foot={mayBring(question) && <Consequences list={chips} />}
    >
      {children}
    </DecisionStage>
  );
}

/** Their place is kept before there are any, so that the first touch moves nothing; for these nothing is foreseen. */
const NOTHING_FORESEEN: ReadonlySet<string | null> = new Set([ORDER, REPLACE, null]);
const mayBring = (question: Question): boolean => !NOTHING_FORESEEN.has(placeOf(question));
