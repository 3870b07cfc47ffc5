import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import type { Asked } from "../answer/layers.ts";
import { wordingOf } from "../answer/pictures.tsx";
import { Medallion } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { leaguesOf, setAside } from "./seen.ts";
import "./split.css";
import { texts } from "../words/index.ts";

/** How much of the payment one takes on oneself, and what is left to the member who asked (DK-LG-EXCL-02). */
export function ExclusionShare({ asked }: { asked: Asked }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const leagues = leaguesOf(seen);
  const exclusion = leagues?.exclusion;
  if (!leagues || !exclusion) return null;
  const { paid, cost } = setAside(leagues, exclusion);
  const mine = typeof asked.draft === "number" ? asked.draft : 0;
  return (
    <>
      <AnswerWidget ask={asked.ask} draft={asked.draft} onDraft={asked.set} wording={wordingOf(seen, asked)} />
      <p class="lg-rest" role="status">
        <Medallion cabal={seen.player(exclusion.asker).cabal} size={22} />
        {words.restPaid(seen.name(exclusion.asker), cost - paid - mine)}
      </p>
    </>
  );
}
