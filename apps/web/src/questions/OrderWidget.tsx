import { useRef } from "preact/hooks";
import { isRefs, move } from "../drafts/draft.ts";
import { t } from "../i18n/index.ts";
import { useRefocus } from "./refocus.ts";
import type { WidgetProps } from "./wording.ts";

/** All of several things, in an order. The first cannot go up nor the last down: there is nothing to press. */
export function OrderWidget({ ask, draft, onDraft, wording }: WidgetProps<"order">) {
  const { question } = t.value;
  const order = isRefs(draft) && draft.length === ask.items.length ? draft : [...ask.items];
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRefocus(list);
  const step = (at: number, by: 1 | -1) => {
    onDraft(move(order, at, at + by));
    // The same way again, or at the end of the list the way back.
    refocus(({ children }) => {
      const there = children[at + by];
      return there?.querySelector<HTMLElement>(`[data-by="${by}"]`) ?? there?.querySelector("button");
    });
  };
  return (
    <ol class="q-order" aria-label={question.order} ref={list}>
      {order.map((ref, at) => {
        const label = wording.label(ref);
        const detail = wording.inOrder?.(order, at);
        return (
          <li key={ref}>
            <b class="disp">{at + 1}</b>
            {wording.picture?.(ref)}
            <span class="q-order-name">
              {label}
              {detail && <small>{detail}</small>}
            </span>
            {at > 0 && (
              <button type="button" data-by={-1} aria-label={question.up(label)} onClick={() => step(at, -1)}>
                ↑
              </button>
            )}
            {at < order.length - 1 && (
              <button type="button" data-by={1} aria-label={question.down(label)} onClick={() => step(at, 1)}>
                ↓
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
