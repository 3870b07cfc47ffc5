import type { Question } from "@paravent/kernel";
import { isRefs, toggle } from "../../../drafts/draft.ts";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { isPhone } from "../../../store/media.ts";
import { CardButton, CardFan, type FanCard } from "../../../table/decision/CardFan.tsx";
import { outcomeOf } from "../outcome/decisions.ts";
import { scoreAfter } from "../outcome/outcome.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { DISCARD, KEEP_CARD, LOST_BUILDING, TO_LIMIT } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { CardFace, SmallFace } from "./CardFace.tsx";
import { Frame } from "./Frame.tsx";
import "./pair.css";

/** One card out of several: to keep, to discard, or a building to give up. Each is read whole. */
export function CardsStage({ question }: { question: Question }) {
  const { lexicon } = useSeen();
  const { ask } = question;
  const draft = draftOf(question);
  if (ask.shape !== "pick") return null;
  const refs = [...ask.from, ...Object.keys(question.closed).filter((ref) => CARD.test(ref))];
  const cards = refs.map((ref) => {
    // "card:civ-marche", "building:0:civ-marche".
    const id = ref.split(":").at(-1) ?? ref;
    return {
      value: ref,
      name: lexicon.cardName(id),
      face: (
        <CardFace card={id}>
          {question.subject === LOST_BUILDING ? <Worth of={ref} question={question} /> : undefined}
        </CardFace>
      ),
      small: <SmallFace card={id} />,
      pressed: isRefs(draft) && draft.includes(ref),
      closed: question.closed[ref] ?? null,
    };
  });
  const words = texts.value.stages;
  const { title, sub } = TITLES[question.subject]?.(words) ?? words.discard;
  const press = (ref: string) => setDraft(question.subject, toggle(ask, draft, ref));
  return (
    <Frame question={question} title={title} sub={sub}>
      {isPhone.value && cards.length <= MOST_WHOLE ? (
        <WholeCards cards={cards} onPress={press} />
      ) : (
        <CardFan cards={cards} onPress={press} />
      )}
    </Frame>
  );
}

/** What goes with a building that is lost. */
function Worth({ of, question }: { of: string; question: Question }) {
  const seen = useSeen();
  const { seat } = shownPlayer(seen);
  return (
    <p class="dc-face-price">
      <b>{texts.value.vp}</b>
      {scoreAfter(seen, outcomeOf(seen, question, [of]), seat).join(" → ")}
    </p>
  );
}

/** So many can be read one below the other on a phone: they are compared, not leafed through. */
const MOST_WHOLE = 2;

function WholeCards({ cards, onPress }: { cards: readonly FanCard[]; onPress(ref: string): void }) {
  return (
    <ul class="dc-pair">
      {cards.map((card) => (
        <li key={card.value} class={card.pressed ? "chosen" : ""}>
          <CardButton card={card} onPress={onPress}>
            {card.face}
          </CardButton>
        </li>
      ))}
    </ul>
  );
}

const CARD = /^(card|building):/;

type Words = (typeof texts)["value"]["stages"];
const TITLES: Readonly<Record<string, (words: Words) => { title: string; sub: string }>> = {
  [KEEP_CARD]: (words) => words.keep,
  [TO_LIMIT]: (words) => words.limit,
  [DISCARD]: (words) => words.discard,
  [LOST_BUILDING]: (words) => words.lostBuilding,
};
