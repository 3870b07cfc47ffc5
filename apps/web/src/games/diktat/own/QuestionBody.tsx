import type { ComponentChildren } from "preact";
import type { Asked } from "../answer/layers.ts";
import { CALL_CONCLAVE, CallConclave } from "../leagues/CallConclave.tsx";
import { ExclusionShare } from "../leagues/ExclusionShare.tsx";
import { RewardSplit } from "../leagues/RewardSplit.tsx";
import { EXCLUSION_SHARE, REWARD_SPLIT } from "../leagues/subjects.ts";
import { ORDER_EFFECTS, OrderEffects } from "../others/OrderEffects.tsx";
import { Seal } from "../politics/Seal.tsx";
import { useSeen } from "../seen/seen.ts";

/** A question with a picture of its own; any other is drawn by what is handed in. */
export function Body({ asked, children }: { asked: Asked; children: ComponentChildren }) {
  switch (asked.key) {
    case REWARD_SPLIT:
      return <RewardSplit asked={asked} />;
    case EXCLUSION_SHARE:
      return <ExclusionShare asked={asked} />;
    case CALL_CONCLAVE:
      return <CallConclave asked={asked} />;
    case ORDER_EFFECTS:
      return <OrderEffects asked={asked} />;
    default:
      return <>{children}</>;
  }
}

/** The sworn words that a claim is about: read to whoever answers it or judges it. */
export function Disputed({ about }: { about: Asked["about"] }) {
  const { game, words, name, you } = useSeen();
  const term = game.oaths.find(({ id }) => id === about.oath)?.terms?.[Number(about.term)];
  if (!term) return null;
  return (
    <p class="tb-disputed">
      <Seal state="sworn" size={40} />
      {words.oathTerm(term, name, you)}
    </p>
  );
}
