import type { Json, Question, TableView } from "@paravent/kernel";
import type { Remark } from "@paravent/protocol";
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { askCoach } from "../../net/coach.ts";
import type { CoachWords } from "../../plug/coach.ts";
import { answering, taken } from "../../store/answer.ts";
import { drafts } from "../../store/draft.ts";
import { view } from "../../store/table.ts";
import { isMet, meet } from "./met.ts";
import { said } from "./said.ts";
import { coachWords } from "./words.ts";

/** A poor answer, and what would have been better. */
interface Remarked {
  readonly question: Question;
  readonly view: TableView<unknown>;
  readonly given: Json;
  readonly poor: NonNullable<Remark["poor"]>;
}

/** What is answered by itself at this moment, if anything. */
export type ByItself = ReadonlySignal<object | null>;

const words = signal<CoachWords | null>(null);

/** The kind of decision that is explained: one that this browser meets for the first time. */
const explained = signal<string | null>(null);
const remarked = signal<Remarked | null>(null);

/** What the coach says now, one thing at a time: of the last move, else of the decision; null: nothing. */
export const note = computed<string | null>(() => {
  const spoken = words.value;
  if (!spoken) return null;
  if (remarked.value) return remarkOn(remarked.value, spoken);
  return explained.value === null ? null : spoken.hint(explained.value);
});

/** The better move and why, in words; by how much the bots think so comes last. */
function remarkOn({ question, view: seen, given, poor }: Remarked, spoken: CoachWords): string | null {
  const moves = bothMoves(question, seen, given, poor.better, spoken);
  if (moves === null) return null;
  const why = spoken.why({ question, view: seen, better: poor.better, given });
  const { chances } = coachWords.value;
  return [moves, why, chances(poor.chance, poor.given)].filter((one) => one !== null).join(" ");
}

/** What was answered and what was better; null where words cannot tell the two apart. */
function bothMoves(
  question: Question,
  seen: TableView<unknown>,
  given: Json,
  better: Json,
  spoken: CoachWords,
): string | null {
  const { nothing, poorMove, poorDeed } = coachWords.value;
  const [did, rather] = [given, better].map((answer) => spoken.deed({ question, view: seen, answer }));
  if (did && rather && did !== rather) return poorDeed(did, rather);
  const names = { name: spoken.name, nothing };
  const [own, other] = [given, better].map((answer) => said(question.ask, answer, names));
  return own && other && own !== other ? poorMove(own, other) : null;
}

/** What was said has been read. */
export function putNoteAway(): void {
  if (remarked.value) remarked.value = null;
  else if (explained.value !== null) {
    meet(explained.value);
    explained.value = null;
  }
}

/** Has the coach look at one's game at a table, until the function that comes back is called. */
export function beginCoaching(table: string, spoken: CoachWords, byItself: ByItself): () => void {
  words.value = spoken;
  const ends = [explainDecisions(spoken, byItself), remarkOnAnswers(table)];
  return () => {
    for (const end of ends) end();
    words.value = null;
    remarked.value = null;
  };
}

function explainDecisions(spoken: CoachWords, byItself: ByItself): () => void {
  const deciding = computed(() => {
    // What answers itself, or is being answered, is not being decided.
    const question = byItself.value || answering.value ? null : view.value?.question;
    return question && question.sealed === undefined ? spoken.deciding(question, drafts.value) : null;
  });
  return effect(() => {
    const kind = deciding.value;
    if (kind === null || isMet(kind) || spoken.hint(kind) === null) return;
    explained.value = kind;
    return () => {
      meet(kind);
      explained.value = null;
    };
  });
}

function remarkOnAnswers(table: string): () => void {
  // A decision may be several answers: the first poor one of them is spoken of.
  let decision = 0;
  let goesOn = false;
  const before = taken.peek();
  // From now on the coach looks at what is answered. One that cannot be reached says nothing.
  askCoach(table, view.peek()?.question?.id ?? 0).catch(() => {});
  return effect(() => {
    const answered = taken.value;
    if (!answered || answered === before) return;
    if (!goesOn) {
      decision++;
      remarked.value = null;
    }
    goesOn = answered.goesOn;
    const mine = decision;
    const { question, view: seen, value: given } = answered;
    askCoach(table, question.id).then(
      ({ poor }) => {
        if (poor && mine === decision && remarked.peek() === null)
          remarked.value = { question, view: seen, given, poor };
      },
      () => {},
    );
  });
}
