import { useRef } from "preact/hooks";
import { append, isRefs, move, noMoreOf, remaining } from "../drafts/draft.ts";
import { t } from "../i18n/index.ts";
import { whyNot } from "../ui/why.ts";
import { buttonAt, useRefocus } from "./refocus.ts";
import type { WidgetProps } from "./wording.ts";

/** An ordered composition from a supply of kinds. */
export function ComposeWidget({ ask, draft, onDraft, wording }: WidgetProps<"compose">) {
  const { question } = t.value;
  const made = isRefs(draft) ? draft : [];
  const widget = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(widget);
  const remove = (at: number) => {
    onDraft(made.filter((_, other) => other !== at));
    refocus((list) => buttonAt(at, "[data-remove]")(list) ?? list.querySelector<HTMLElement>(".q-option"));
  };
  return (
    <div class="q-compose" ref={widget}>
      <div class="q-options">
        {Object.keys(ask.supply).map((kind) => (
          <button
            key={kind}
            type="button"
            class="q-option"
            data-ref={kind}
            aria-label={`${question.add(wording.label(kind))}, ${question.left(remaining(ask.supply, made, kind))}`}
            aria-disabled={noMoreOf(ask, made, kind) !== null}
            {...whyNot(noMoreOf(ask, made, kind, wording.rule))}
            onClick={() => onDraft(append(ask, made, kind))}
          >
            {wording.picture?.(kind)}
            <span>{wording.label(kind)}</span>
            {/* Drawn, not written: the label already says how many are left. */}
            <small data-left={remaining(ask.supply, made, kind)} />
          </button>
        ))}
      </div>
      <ol class="q-order">
        {made.map((kind, at) => (
          // Two of a kind are alike: the place is all that tells them apart.
          <li key={at}>
            <span class="q-order-name">{wording.label(kind)}</span>
            {at > 0 && (
              <button
                type="button"
                aria-label={question.up(wording.label(kind))}
                onClick={() => onDraft(move(made, at, at - 1))}
              >
                ↑
              </button>
            )}
            <button
              type="button"
              data-remove
              aria-label={question.remove(wording.label(kind))}
              onClick={() => remove(at)}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
