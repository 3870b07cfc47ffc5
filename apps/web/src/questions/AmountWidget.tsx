import { t } from "../i18n/index.ts";
import type { WidgetProps } from "./wording.ts";

/** Up to this many values each gets its own button; more are typed or stepped. */
const MOST_BUTTONS = 13;

/** A whole number between two bounds. */
export function AmountWidget({ ask, draft, onDraft }: WidgetProps<"amount">) {
  const value = typeof draft === "number" ? draft : ask.min;
  const within = (n: number) => Math.min(ask.max, Math.max(ask.min, Math.round(n)));
  if (ask.max - ask.min < MOST_BUTTONS)
    return (
      <fieldset class="q-amount" aria-label={t.value.question.amount}>
        {Array.from({ length: ask.max - ask.min + 1 }, (_, step) => ask.min + step).map((n) => (
          <button
            key={n}
            type="button"
            class="q-octagon disp"
            data-ref={n}
            aria-pressed={n === value}
            onClick={() => onDraft(n)}
          >
            {n}
          </button>
        ))}
      </fieldset>
    );
  return (
    <fieldset class="q-amount" aria-label={t.value.question.amount}>
      <button type="button" class="q-step" aria-label="−" onClick={() => onDraft(within(value - 1))}>
        −
      </button>
      <input
        class="q-number"
        type="number"
        aria-label={t.value.question.amount}
        min={ask.min}
        max={ask.max}
        value={value}
        onInput={(event) => onDraft(within(event.currentTarget.valueAsNumber || ask.min))}
      />
      <button type="button" class="q-step" aria-label="+" onClick={() => onDraft(within(value + 1))}>
        +
      </button>
    </fieldset>
  );
}
