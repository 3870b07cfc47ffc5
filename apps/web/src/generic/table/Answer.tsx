import type { Question, Standing } from "@paravent/kernel";
import { t } from "../../i18n/index.ts";
import { AnswerWidget } from "../../questions/AnswerWidget.tsx";
import { isDone } from "../../questions/bars.tsx";
import type { Wording } from "../../questions/wording.ts";
import { actDraft, draftOf, preparing, setActDraft, setDraft, toggleAct } from "../../store/draft.ts";
import { moment } from "../../store/moment.ts";
import { type Seen, useSeen } from "./seen.ts";

/** Under the bar: what the open question, or the action in preparation, asks for. */
export function Answer() {
  const seen = useSeen();
  const { question, standing } = seen.view;
  if (seen.you === null || moment.value !== null) return null;
  const open = standing.filter(({ ask }) => ask !== null);
  const prepared = open.find(({ act }) => act === preparing.value);
  return (
    <section class="gt-answer" aria-label={t.value.table.answer}>
      {prepared ? <Act standing={prepared} /> : question && !isDone(question) && <Asked question={question} />}
      {open.length > 0 && (
        <div class="q-options">
          {open.map(({ act }) => (
            <button
              key={act}
              type="button"
              class="q-option"
              data-act={act}
              aria-pressed={act === preparing.value}
              onClick={() => toggleAct(act)}
            >
              {seen.words.standing(act).lead}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

const wordingOf = ({ words, name }: Seen, of: Pick<Wording, "closed" | "rule">): Wording => ({
  label: (ref) => words.ref(ref, name),
  ...of,
});

function Asked({ question }: { readonly question: Question }) {
  return (
    <AnswerWidget
      ask={question.ask}
      draft={draftOf(question)}
      onDraft={(draft) => setDraft(question.subject, draft)}
      wording={wordingOf(useSeen(), question)}
    />
  );
}

function Act({ standing }: { readonly standing: Standing }) {
  const wording = wordingOf(useSeen(), { closed: {}, rule: standing.rule });
  const { ask, act } = standing;
  if (!ask) return null;
  return (
    <AnswerWidget
      ask={ask}
      draft={actDraft({ ...standing, ask })}
      onDraft={(draft) => setActDraft(act, draft)}
      wording={wording}
    />
  );
}
