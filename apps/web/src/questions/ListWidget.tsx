import { isPossible, refuse } from "@paravent/kernel";
import { useRef } from "preact/hooks";
import { begin } from "../drafts/draft.ts";
import { t } from "../i18n/index.ts";
import { whyNot } from "../ui/why.ts";
import { buttonAt, useRefocus } from "./refocus.ts";
import type { OuterProps } from "./wording.ts";

/** As many answers to the same question as the player wants, within bounds. */
export function ListWidget({ ask, draft, onDraft, wording, Inner }: OuterProps<"list">) {
  const { question } = t.value;
  const made = Array.isArray(draft) ? draft : [];
  const tooFew = made.length <= ask.min ? refuse("tooFew", wording.rule ?? null, { min: ask.min }) : null;
  const widget = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(widget);
  const remove = (at: number) => {
    onDraft(made.filter((_, other) => other !== at));
    refocus((list) => buttonAt(at, "[data-remove]")(list) ?? list.querySelector<HTMLElement>("[data-ref='+']"));
  };
  return (
    <div class="q-list" ref={widget}>
      <ol>
        {made.map((value, at) => (
          // Two may be alike: the place is all that tells them apart.
          <li key={at} class="q-field">
            <Inner
              ask={ask.of}
              draft={value}
              onDraft={(changed) => onDraft(made.with(at, changed))}
              wording={{ ...wording, closed: {} }}
            />
            <button
              type="button"
              class="q-step"
              data-remove
              aria-label={question.remove(question.nth(at + 1))}
              aria-disabled={tooFew !== null}
              onClick={() => tooFew === null && remove(at)}
              {...whyNot(tooFew)}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {made.length < ask.max && isPossible(ask.of) && (
        <button type="button" class="q-option" data-ref="+" onClick={() => onDraft([...made, begin(ask.of)])}>
          {question.addOne}
        </button>
      )}
    </div>
  );
}
