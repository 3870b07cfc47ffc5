import { t } from "../../../i18n/index.ts";
import { preparing } from "../../../store/draft.ts";
import { isTight } from "../../../store/media.ts";
import { memo } from "../../../ui/memo.ts";
import { leagueQuestion } from "../leagues/choices.ts";
import { LeagueChoices } from "../leagues/LeagueChoices.tsx";
import { leaguesOf } from "../leagues/seen.ts";
import { useSeen } from "../seen/seen.ts";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { CabalBoard } from "./CabalBoard.tsx";
import { Reserve, Resources, ScreenTitle } from "./Reserve.tsx";
import { StandingActions } from "./Standing.tsx";
import "./own.css";
import { texts } from "../words/index.ts";

/** The own area of a wide table: the public board, then the folded screen with what is known to the player alone. */
export const OwnArea = memo(Area);

function Area({ isOnStage }: { isOnStage: boolean }) {
  const seen = useSeen();
  const { you } = seen;
  if (you === null) return <p class="tb-own watching">{t.value.bar.watching}</p>;
  const [leagues, choice] = [leaguesOf(seen), preparing.value === null ? leagueQuestion(seen) : null];
  if (leagues && choice)
    return (
      <div class="tb-own">
        <CabalBoard />
        <LeagueChoices question={choice} leagues={leagues} />
      </div>
    );
  return (
    <div class="tb-own">
      <CabalBoard />
      <section class="tb-screen" aria-label={texts.value.own.screen}>
        <div class="tb-fold">
          <ScreenTitle />
          <Reserve size={isTight.value ? 44 : 56} />
        </div>
        <div class="tb-fold">
          <h2 class="tb-fold-title">{texts.value.own.resources}</h2>
          <Resources />
          <StandingActions compact={isTight.value} />
        </div>
        <div class="tb-fold">
          {isOnStage ? <p class="tb-fold-title quiet">{texts.value.decision.onStage}</p> : <AnswerPanel />}
        </div>
      </section>
    </div>
  );
}
