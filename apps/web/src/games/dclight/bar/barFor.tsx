import { type Question, type Refusal, within } from "@paravent/kernel";
import { isBranch, isRefs } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import type { Bar, BarAction } from "../../../questions/bar.ts";
import { barOf, questionBar, type Speaker } from "../../../questions/bars.tsx";
import { answer } from "../../../store/answer.ts";
import { draftOf } from "../../../store/draft.ts";
import { colourOf, DeviceGlyph, deviceOf } from "../art/index.ts";
import { opponents, type Seen } from "../seen/seen.ts";
import { CANCEL, DEV_TURN, isPurchase, OFFERING, optionOf, placeOf, RETALIATE, TURN_DRAW } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { commitLabel } from "./commit.ts";
import { consequence } from "./consequence.ts";
import { leadOf } from "./lead.ts";

/** What the decision bar says now. */
export function barFor(seen: Seen): Bar {
  const speaker: Speaker = {
    view: seen.view,
    words: { ...seen.words, refusal: (why) => [seen.words.refusal(why), ...forEachTarget(seen, why)].join(" ") },
    you: seen.you,
    name: seen.name,
    mark: (seat) => (seat === null ? null : <DeviceGlyph device={deviceOf(seat)} size={18} />),
    colour: (seat) => colourOf(seat),
  };
  return barOf(speaker, {
    question: (question, mine) => ({
      ...questionBar(speaker, question, mine, {
        lead: leadOf(seen, question),
        commit: commitLabel(seen, question, draftOf(question)),
        back: texts.value.back,
        quiet: consequence(seen, question),
      }),
      decline: declineOf(question),
    }),
    closed: () => undefined,
  });
}

/** A hostile card that would change nothing for anybody: why, for each of the others. */
function forEachTarget(seen: Seen, { reason, with: named }: Refusal): string[] {
  if (reason !== "noTarget") return [];
  const closed = seen.view.question?.closed ?? {};
  return opponents(seen).flatMap(({ seat }) => {
    const why = closed[within(`card:${String(named?.card)}`, `seat:${seat}`)];
    return why ? [`${seen.name(seat)}${t.value.table.colon} ${seen.words.refusal(why)}`] : [];
  });
}

/** The option that ends a question without doing anything, where it has one. */
const DECLINES: Readonly<Record<string, "pass" | "refuse" | "skip" | "decline">> = {
  [DEV_TURN]: "pass",
  [OFFERING]: "refuse",
  [TURN_DRAW]: "skip",
  [CANCEL]: "decline",
  [RETALIATE]: "decline",
};

/** A whole answer of its own in the bar: to pass, to refuse, to buy nothing. */
function declineOf(question: Question): BarAction | null {
  const { decline } = texts.value;
  if (isPurchase(question)) {
    const draft = draftOf(question);
    const isEmpty = !isRefs(draft) || draft.length === 0;
    return isEmpty ? null : { label: decline.buy, run: () => void answer(question, []) };
  }
  const name = DECLINES[placeOf(question) ?? ""];
  const draft = draftOf(question);
  // Chosen like any other answer, it is what the commit button says already.
  if (name === undefined || !optionOf(question.ask, name) || (isBranch(draft) && draft.branch === name)) return null;
  return { label: decline[name], run: () => void answer(question, { branch: name }) };
}
