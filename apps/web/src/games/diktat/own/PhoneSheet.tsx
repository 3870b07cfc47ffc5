import type { Bar } from "../../../questions/bar.ts";
import { BarButtons } from "../../../questions/DecisionBar.tsx";
import { preparing } from "../../../store/draft.ts";
import { aheadOf } from "../answer/ahead.ts";
import { sendingOf } from "../answer/sending.ts";
import { canCompose } from "../answer/why.ts";
import { PowerOctagon } from "../art/index.ts";
import { leagueQuestion } from "../leagues/choices.ts";
import { LeagueChoices } from "../leagues/LeagueChoices.tsx";
import { leaguesOf } from "../leagues/seen.ts";
import { isFist } from "../leagues/subjects.ts";
import { BidPanel } from "../resolution/BidPanel.tsx";
import { placesOf } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";
import { CHOOSE_MANOEUVRE, POWER_BID, placeOf } from "../seen/subjects.ts";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { Manoeuvres } from "./Manoeuvres.tsx";
import { Reserve } from "./Reserve.tsx";
import { StandingActions } from "./Standing.tsx";
import "./own.css";
import { texts } from "../words/index.ts";

/** The own area of a phone: what lies behind the screen, what the open question needs, and the commit button. */
export function PhoneSheet({ bar }: { bar: Bar }) {
  const seen = useSeen();
  if (seen.you === null) return null;
  return (
    <section class="tb-sheet-own" data-place={placesOf(seen.you)} aria-label={texts.value.own.screen}>
      {/* First, for it stays while answers of any length come and go. */}
      {seen.view.question?.subject !== POWER_BID && <Pocket />}
      <Answer />
      <BarButtons bar={bar} />
    </section>
  );
}

function Answer() {
  const seen = useSeen();
  const { question } = seen.view;
  const place = preparing.value === null ? placeOf(question) : null;
  const [leagues, choice] = [leaguesOf(seen), preparing.value === null ? leagueQuestion(seen) : null];
  if (leagues && choice) return <LeagueChoices question={choice} leagues={leagues} />;
  if (isFist(question) && preparing.value === null) return <BidPanel question={question} />;
  if (question && place === POWER_BID) return <BidPanel question={question} />;
  if (place === CHOOSE_MANOEUVRE && !sendingOf(seen))
    return (
      <>
        <Manoeuvres />
        {aheadOf(seen) && <AnswerPanel />}
      </>
    );
  return question || preparing.value !== null || canCompose(seen) ? <AnswerPanel /> : null;
}

/** Reserve and Power Points on one line. */
export function Pocket() {
  const { game, you } = useSeen();
  if (!game.own) return null;
  return (
    <div class="tb-pocket">
      <Reserve size={26} />
      <span class="tb-pocket-pp" data-place={`pp:${you}`}>
        <PowerOctagon size={24} />
        <b>{game.own.pp}</b>
        <small>PP</small>
      </span>
      <StandingActions compact />
    </div>
  );
}
