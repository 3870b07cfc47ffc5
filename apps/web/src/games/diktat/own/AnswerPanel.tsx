import type { Json } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/index.ts";
import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import { isDone } from "../../../questions/bars.tsx";
import { drafts, preparing } from "../../../store/draft.ts";
import { isNarrow, isPhone, isTight } from "../../../store/media.ts";
import { memo } from "../../../ui/memo.ts";
import { type Asked, askedNow } from "../answer/layers.ts";
import { wordingOf } from "../answer/pictures.tsx";
import { teamOf } from "../answer/sending.ts";
import { canCompose } from "../answer/why.ts";
import { ElementSign } from "../elements/ElementSign.tsx";
import { CONCLAVE_CLOSE, EXCLUSION_SHARE } from "../leagues/subjects.ts";
import { BidAmounts } from "../resolution/BidAmounts.tsx";
import { trophyQuestion } from "../resolution/Trophies.tsx";
import { sheet } from "../seen/pointed.ts";
import { elementAbout } from "../seen/refs.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { NAME_SECTOR, POWER_BID, placeOf, READY } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { ChoicePanel } from "./ChoicePanel.tsx";
import { Body, Disputed } from "./QuestionBody.tsx";
import { TeamComposer } from "./TeamComposer.tsx";

/** Where an answer is prepared, when it is not on the map, on the board or on the stage. */
export const AnswerPanel = memo(Panel);

function Panel() {
  const seen = useSeen();
  const { question } = seen.view;
  const asked = askedNow(seen);
  if (preparing.value !== null)
    return asked ? (
      <Frame title={seen.words.standing(preparing.value).lead}>
        <Body asked={asked}>
          <ChoicePanel asked={asked} />
        </Body>
      </Frame>
    ) : (
      <Nothing />
    );
  if (canCompose(seen)) return <TeamComposer size={pieceSize(seen)} />;
  if (!question || !asked) return <Nothing />;
  // Both have the stage of the Resolution to themselves.
  if (placeOf(question) === POWER_BID || trophyQuestion(seen) || question.subject === CONCLAVE_CLOSE)
    return <Nothing />;
  if (question.subject === READY && seen.game.conquest) return <BidAhead />;
  if (isDone(question)) return <Settled asked={asked} answer={question.sealed ?? null} />;
  // Another question has other choices, not these moved.
  return <Question key={question.id} asked={asked} />;
}

/** DK-RUL-35: the moment before the bids, when a Debt may still be taken for one; the bid itself can be prepared. */
function BidAhead() {
  const pp = useSeen().game.own?.pp ?? 0;
  const draft = drafts.value[POWER_BID];
  const amount = typeof draft === "number" ? Math.min(draft, pp) : 0;
  return (
    <Frame title={texts.value.bid.label}>
      <BidAmounts subject={POWER_BID} min={0} max={pp} amount={amount} cramped />
    </Frame>
  );
}

/** An answer that can no longer be changed stays in sight until the others have given theirs. */
function Settled({ asked, answer }: { asked: Asked; answer: Json }) {
  const seen = useSeen();
  if (asked.ask.shape === "confirm") return <Nothing />;
  return (
    <Frame title={t.value.table.answer}>
      <AnswerWidget ask={asked.ask} draft={answer} onDraft={asked.set} wording={wordingOf(seen, asked)} settled />
    </Frame>
  );
}

/** How large the pieces of a team are, by the room there is: from this many on, so many px. */
const PIECE_SIZES = {
  phone: [
    [11, 34],
    [6, 44],
    [0, 46],
  ],
  tight: [
    [15, 26],
    [7, 34],
    [5, 36],
    [3, 40],
    [0, 44],
  ],
  // Eight and more lie in two rows, which gives them room again.
  wide: [
    [14, 28],
    [8, 38],
    [7, 34],
    [5, 42],
    [0, 54],
  ],
} as const;

/** A longer team is drawn smaller, so that all of it is in sight; no piece is under the 24 px that a finger needs. */
function pieceSize(seen: Seen): number {
  const pieces = teamOf(seen).length;
  const room = isPhone.value ? "phone" : isTight.value ? "tight" : "wide";
  return PIECE_SIZES[room].find(([from]) => pieces >= from)![1];
}

/** Any question without a place of its own: the element it belongs to, and the things to choose from. */
function Question({ asked }: { asked: Asked }) {
  const element = elementAbout(asked.about);
  if (asked.ask.shape === "confirm") return element ? <Belongs element={element} /> : <Nothing />;
  return (
    <Frame title={element ? null : titleOf(asked)}>
      {element && <Belongs element={element} />}
      <Disputed about={asked.about} />
      <Body asked={asked}>
        <ChoicePanel asked={asked} />
      </Body>
    </Frame>
  );
}

function titleOf({ key }: Asked): string {
  const { own, leagues } = texts.value;
  if (key === EXCLUSION_SHARE) return leagues.yourShare;
  return key === NAME_SECTOR ? own.sectors : t.value.table.answer;
}

/** The element whose effect is being carried out; a touch opens it. */
function Belongs({ element }: { element: string }) {
  const { words } = useSeen();
  const { title, text } = words.element(element);
  return (
    <button type="button" class="tb-belongs" onClick={() => (sheet.value = { element })}>
      <ElementSign element={element} size={28} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </button>
  );
}

function Frame({ title, children }: { title: string | null; children: ComponentChildren }) {
  return (
    <section class="tb-answer">
      {title && <h2 class="tb-fold-title draft">{title}</h2>}
      {children}
    </section>
  );
}

function Nothing() {
  if (isNarrow.value) return null;
  return <p class="tb-fold-title quiet">{texts.value.own.nothing}</p>;
}
