import { boundsOf } from "@paravent/kernel";
import { leftOf, sharesOf, whyNoStep } from "../drafts/shares.ts";
import { t } from "../i18n/index.ts";
import { whyNot } from "../ui/why.ts";
import type { WidgetProps } from "./wording.ts";

/** A total shared among several things. Each says how much it may have; a step beyond that says why not. */
export function AllocateWidget({ ask, draft, onDraft, wording }: WidgetProps<"allocate">) {
  const { question } = t.value;
  const shares = sharesOf(draft);
  const give = (ref: string, n: number) => {
    const { [ref]: _old, ...others } = shares;
    onDraft(n > 0 ? { ...others, [ref]: n } : others);
  };
  return (
    <div class="q-allocate">
      <p class="q-hint">{question.leftToShare(leftOf(ask, shares))}</p>
      {ask.among.map((ref) => {
        const n = shares[ref] ?? 0;
        const label = wording.label(ref);
        const [min, max] = boundsOf(ask, ref);
        const { less: noLess, more: noMore } = whyNoStep(ask, shares, ref, wording.rule ?? null);
        return (
          <div key={ref} class="q-share">
            <span>
              {label}
              <small>{question.between(min, Math.min(max, ask.total))}</small>
            </span>
            <button
              type="button"
              class="q-step"
              aria-label={question.less(label)}
              aria-disabled={noLess !== null}
              onClick={() => noLess === null && give(ref, n - 1)}
              {...whyNot(noLess)}
            >
              −
            </button>
            <b class="disp">{n}</b>
            <button
              type="button"
              class="q-step"
              data-ref={ref}
              aria-label={question.more(label)}
              aria-disabled={noMore !== null}
              onClick={() => noMore === null && give(ref, n + 1)}
              {...whyNot(noMore)}
            >
              +
            </button>
          </div>
        );
      })}
    </div>
  );
}
