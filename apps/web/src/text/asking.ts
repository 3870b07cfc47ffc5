import type { Closed, Json, Question, Shape, TableView } from "@paravent/kernel";
import type { Draft } from "../drafts/draft.ts";
import { act, answer } from "../store/answer.ts";
import { actDraft, draftOf, preparing, setActDraft, setDraft } from "../store/draft.ts";

/** What is being answered: the open question, or what may be done at any moment and was begun instead of it. */
export interface Asking {
  /** Changes with what is asked. */
  readonly key: number | string;
  readonly ask: Shape;
  readonly draft: Draft;
  readonly closed: Closed;
  set(draft: Draft): void;
  answer(value: Json): void;
}

export function askingNow({ question, standing }: TableView<unknown>): Asking | null {
  const begun = standing.find((one) => one.act === preparing.value);
  if (begun?.ask) {
    const { act: name, ask } = begun;
    const set = (draft: Draft) => setActDraft(name, draft);
    return {
      key: name,
      ask,
      draft: actDraft({ ...begun, ask }),
      closed: {},
      set,
      answer: (value) => void act(name, value),
    };
  }
  return question && askingOf(question);
}

function askingOf(question: Question): Asking {
  const { id, ask, subject } = question;
  return {
    key: id,
    ask,
    draft: draftOf(question),
    closed: question.closed,
    set: (draft) => setDraft(subject, draft),
    answer: (value) => void answer(question, value),
  };
}
