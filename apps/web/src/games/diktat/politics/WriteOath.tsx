import { seatRef } from "@paravent/diktat/refs";
import type { Json, Seat, Shape } from "@paravent/kernel";
import { useLayoutEffect, useRef } from "preact/hooks";
import { begin, type Draft, isComplete, isFields } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { missingIn } from "../../../questions/bars.tsx";
import { act } from "../../../store/answer.ts";
import { ofTable } from "../../../store/of-table.ts";
import { goOnFrom } from "../../../ui/kept-focus.ts";
import { whyNot } from "../../../ui/why.ts";
import { Icon } from "../art/index.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { deadline } from "./deadline.ts";
import { Foot } from "./Foot.tsx";
import { FormField } from "./FormField.tsx";
import { Seal } from "./Seal.tsx";
import { Sentence } from "./Sentence.tsx";
import { sensible } from "./sensible.ts";
import { termOf } from "./sworn.ts";

/** The oath being written, by the seat it is for. */
export const written = ofTable<{ readonly partner: Seat; readonly draft: Draft } | null>(null);

function oathForm({ view }: Seen): Extract<Shape, { shape: "form" }> | null {
  const ask = view.standing.find(({ act: name }) => name === "offerOath")?.ask;
  return ask?.shape === "form" ? ask : null;
}

export function beginOath(seen: Seen, partner: Seat): void {
  const ask = oathForm(seen);
  const terms = ask?.fields.terms;
  if (!ask || terms?.shape !== "list") return;
  const blank = begin(ask);
  const draft = { ...(isFields(blank) ? blank : {}), with: [seatRef(partner)], until: ["endOfCycle"] };
  written.value = { partner, draft: { ...draft, terms: [blankTerm(terms.of)] } };
}

/** A promise of one's own that is still to be made. */
function blankTerm(of: Shape): Json {
  const term = begin(of);
  return isFields(term) ? { ...term, by: ["self"] } : term;
}

/** Sentences one completes, a deadline, and what both will have sworn, until the oath can be offered. */
export function WriteOath({ partner, draft }: { partner: Seat; draft: Draft }) {
  const seen = useSeen();
  const { oath } = texts.value.politics;
  const made: Json[] = isFields(draft) && Array.isArray(draft.terms) ? draft.terms : [];
  const sentences = useFocusedSentence(made.length);
  const ask = oathForm(seen);
  if (!ask || !isFields(draft) || seen.you === null) return null;
  const { until, terms } = ask.fields;
  if (!until || terms?.shape !== "list") return null;
  const set = (name: string) => (value: Draft) => {
    written.value = { partner, draft: { ...draft, [name]: value } };
  };
  const missing = missingIn({ ask, rule: "DK-OATH-01" }, draft);
  const ready = missing === null;
  const offer = async () => {
    if (ready && (await act("offerOath", draft))) written.value = null;
  };
  return (
    <>
      <article class="tb-oath on-bone writing">
        <header>
          <h3 class="disp">{oath.title}</h3>
          <FormField
            ask={until}
            draft={draft.until ?? []}
            onDraft={set("until")}
            label={(ref) => deadline(seen, { until: ref })}
            name={oath.until}
          />
        </header>
        <Seal state="proposed" />
        <ol ref={sentences.list} class="tb-sentences">
          {made.map((term, at) => {
            const key = `term ${at}`;
            return (
              <li key={key}>
                <Sentence
                  ask={sensible(seen, terms.of, term, partner)}
                  draft={term}
                  onDraft={(value) => set("terms")(made.with(at, value))}
                  partner={partner}
                />
                {made.length > 1 && (
                  <button
                    type="button"
                    aria-label={t.value.question.remove(t.value.question.nth(at + 1))}
                    onClick={() => {
                      sentences.next(at);
                      set("terms")(made.filter((_, other) => other !== at));
                    }}
                  >
                    ×
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        <Preview terms={made} of={terms.of} partner={partner} />
        {made.length < terms.max && (
          <button
            type="button"
            class="tb-add-one"
            onClick={() => {
              sentences.next(made.length);
              set("terms")([...made, blankTerm(terms.of)]);
            }}
          >
            {oath.addTerm}
          </button>
        )}
        <p class="tb-oath-price">
          <Icon name="oath" size={14} /> {oath.price}
        </p>
      </article>
      <Foot text={ready ? oath.offerFoot(seen.name(partner)) : oath.incomplete}>
        <button type="button" onClick={() => (written.value = null)}>
          {oath.cancel}
        </button>
        <button
          type="button"
          class="tb-primary"
          data-offer-oath
          aria-disabled={!ready}
          aria-describedby="oath-preview"
          onClick={() => void offer()}
          {...whyNot(missing)}
        >
          {oath.offer(seen.name(partner))}
        </button>
      </Foot>
    </>
  );
}

/**
 * Where one goes on writing: at the sentence that was added, at the one after that which was removed; by keys at the
 * first one when the form comes.
 */
function useFocusedSentence(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = next.current;
    const blank = list.current?.children[Math.min(at ?? 0, count - 1)]?.querySelector("select");
    if (at === null) goOnFrom(blank);
    else blank?.focus();
  }, [count]);
  return { list, next: (at: number) => (next.current = at) };
}

/** What will be sworn, word for word as the parchment will say it. */
function Preview({ terms, of, partner }: { terms: readonly Json[]; of: Shape; partner: Seat }) {
  const seen = useSeen();
  const { oath } = texts.value.politics;
  if (seen.you === null) return null;
  const you = seen.you;
  return (
    <div id="oath-preview" class="tb-oath-preview" data-preview>
      <h4>{oath.preview}</h4>
      <ol>
        {terms.map((term, at) => {
          const key = `sworn ${at}`;
          const sworn = isComplete(of, term) ? termOf(term, you, partner) : null;
          // A sentence is read out when it is complete; one in words of one's own is not, at every letter.
          const live = sworn?.promise.kind === "words" ? "off" : "polite";
          return (
            <li key={key} aria-live={live}>
              {sworn ? seen.words.oathTerm(sworn, seen.name, you) : "…"}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
