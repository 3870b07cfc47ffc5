import type { OfferedTerm } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { STEPS, type Step } from "../../../../stage/beat.ts";
import { Parchment } from "../../politics/Parchment.tsx";
import { texts } from "../../words/index.ts";
import "./oath-scene.css";

interface Props {
  readonly parties: readonly Seat[];
  readonly until: string;
  /** Null for those who may not read them. */
  readonly terms: readonly OfferedTerm[] | null;
  readonly isBroken: boolean;
  readonly step: Step;
}

/** DK-OATH-03: a seal is pressed on what two have sworn, or it splits. */
export function Oath({ parties, until, terms, isBroken, step }: Props) {
  const isDone = STEPS.indexOf(step) >= STEPS.indexOf("turn");
  const before = isBroken ? "sworn" : "proposed";
  const { sworn, broken } = texts.value.beats.oath;
  return (
    <div class={isBroken ? "bt-oath broken" : "bt-oath"}>
      <Parchment
        until={until}
        state={isDone ? (isBroken ? "broken" : "sworn") : before}
        terms={terms}
        sworn={parties}
        awaited={[]}
      />
      <h2 class="bt-word disp">{isBroken ? broken : sworn}</h2>
    </div>
  );
}
