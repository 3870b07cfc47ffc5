import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { expect, test } from "vitest";
import { coach as dclightEnglish } from "./dclight/words/en/coach.ts";
import { coach as dclightFrench } from "./dclight/words/fr/coach.ts";
import { coach as diktatEnglish } from "./diktat/words/en/coach.ts";
import { coach as diktatFrench } from "./diktat/words/fr/coach.ts";

/** A first game is the base game of two: the Others, Leagues and verdicts of third parties do not come up in it. */
const LATER = /thers|eague|onclave|exclusion|rewardSplit|orderGeneralEffects|oathVerdict/;

const kindsOf = (questions: object): string[] =>
  Object.keys(questions)
    .filter((subject) => !subject.startsWith("kernel/"))
    .map((subject) => subject.slice(subject.indexOf("/") + 1))
    .filter((kind) => !LATER.test(kind));

test.each([
  ["Diktat", ENGLISH_DIKTAT.sentences.questions, [diktatFrench.hints, diktatEnglish.hints]],
  ["DCLight", ENGLISH_DCLIGHT.sentences.questions, [dclightFrench.hints, dclightEnglish.hints]],
])("the coach of %s has two sentences for every kind of decision of a first game", (_, questions, languages) => {
  for (const hints of languages) {
    expect(kindsOf(questions).filter((kind) => !(kind in hints))).toEqual([]);
    for (const hint of Object.values(hints)) expect(hint.split(/(?<=[.?!])\s/), hint).toHaveLength(2);
  }
});
