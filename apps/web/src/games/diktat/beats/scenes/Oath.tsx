import type { OfferedTerm } from "@paravent/diktat";
import type { Ref, Seat } from "@paravent/kernel";
import { STEPS, type Step } from "../../../../stage/beat.ts";
import { deadline } from "../../politics/deadline.ts";
import { Parchment } from "../../politics/Parchment.tsx";
import { useSeen } from "../../seen/seen.ts";
import { texts } from "../../words/index.ts";
import "./oath-scene.css";

interface Props {
  readonly parties: readonly Seat[];
  /** Null where nobody can tell any more. */
  readonly until: Ref | null;
  /** Null for those who may not read them. */
  readonly terms: readonly OfferedTerm[] | null;
  readonly isBroken: boolean;
  readonly step: Step;
}

/** DK-OATH-03: a seal is pressed on what two have sworn, or it splits. */
export function Oath({ parties, until, terms, isBroken, step }: Props) {
  const seen = useSeen();
  const isDone = STEPS.indexOf(step) >= STEPS.indexOf("turn");
  const before = isBroken ? "sworn" : "proposed";
  const { sworn, broken } = texts.value.beats.oath;
  return (
    <div class={isBroken ? "bt-oath broken" : "bt-oath"}>
      <Parchment
        until={until === null ? "" : deadline(seen, { until })}
        state={isDone ? (isBroken ? "broken" : "sworn") : before}
        terms={terms}
        sworn={parties}
        awaited={[]}
      />
      <h2 class="bt-word disp">{isBroken ? broken : sworn}</h2>
    </div>
  );
}
