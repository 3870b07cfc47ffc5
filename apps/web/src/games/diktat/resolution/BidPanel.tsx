import type { Question } from "@paravent/kernel";
import { draftOf } from "../../../store/draft.ts";
import { PowerOctagon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { BidAmounts } from "./BidAmounts.tsx";
import "./bid.css";
import { texts } from "../words/index.ts";

/** The secret bid: the amounts, what there was and what will be left. */
export function BidPanel({ question }: { question: Question }) {
  const { game } = useSeen();
  const { bid } = texts.value;
  if (question.ask.shape !== "amount") return null;
  const { min, max } = question.ask;
  const draft = draftOf(question);
  const amount = typeof draft === "number" ? draft : min;
  const pp = game.own?.pp ?? max;
  return (
    <section class="tb-bid" aria-label={bid.label}>
      <div class="tb-bid-side">
        <h2>{bid.before}</h2>
        <p>
          <PowerOctagon size={44} />
          <b class="disp">{pp}</b>
          <span>{bid.beforeText}</span>
        </p>
      </div>
      <fieldset>
        <legend>{bid.label}</legend>
        <BidAmounts subject={question.subject} min={min} max={max} amount={amount} />
      </fieldset>
      <div class="tb-bid-side">
        <h2>{bid.after}</h2>
        <p>
          <PowerOctagon size={44} />
          <b class="disp">{pp - amount}</b>
          <span>{bid.afterText}</span>
        </p>
      </div>
    </section>
  );
}
