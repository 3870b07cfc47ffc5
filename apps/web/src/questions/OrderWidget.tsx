import { t } from "../i18n/index.ts";
import { isRefs, move } from "./draft.ts";
import type { WidgetProps } from "./wording.ts";

/** All of several things, in an order. */
export function OrderWidget({ ask, draft, onDraft, wording }: WidgetProps<"order">) {
  const { question } = t.value;
  const order = isRefs(draft) && draft.length === ask.items.length ? draft : [...ask.items];
  return (
    <ol class="q-order" aria-label={question.order}>
      {order.map((ref, at) => (
        <li key={ref}>
          <span>{wording.label(ref)}</span>
          <button
            type="button"
            aria-label={question.up(wording.label(ref))}
            disabled={at === 0}
            onClick={() => onDraft(move(order, at, at - 1))}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={question.down(wording.label(ref))}
            disabled={at === order.length - 1}
            onClick={() => onDraft(move(order, at, at + 1))}
          >
            ↓
          </button>
        </li>
      ))}
    </ol>
  );
}
