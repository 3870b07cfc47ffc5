import { boundsOf, refuse } from "@paravent/kernel";
import { t } from "../i18n/index.ts";
import type { Draft } from "./draft.ts";
import { whyNot } from "./why.ts";
import type { WidgetProps } from "./wording.ts";

/** A total shared among several things. Each says how much it may have; a step beyond that says why not. */
export function AllocateWidget({ ask, draft, onDraft, wording }: WidgetProps<"allocate">) {
  const { question } = t.value;
  const rule = wording.rule ?? null;
  const shares = sharesOf(draft);
  const left = ask.total - Object.values(shares).reduce((sum, n) => sum + n, 0);
  const give = (ref: string, n: number) => {
    const { [ref]: _old, ...others } = shares;
    onDraft(n > 0 ? { ...others, [ref]: n } : others);
  };
  return (
    <div class="q-allocate">
      <p class="q-hint">{question.leftToShare(left)}</p>
      {ask.among.map((ref) => {
        const n = shares[ref] ?? 0;
        const label = wording.label(ref);
        const [min, max] = boundsOf(ask, ref);
        const outOfRange = refuse("outOfRange", rule, { ref, min, max });
        const noLess = n <= min ? outOfRange : null;
        const allGiven = left <= 0 ? refuse("wrongTotal", rule, { needs: ask.total, got: ask.total + 1 }) : null;
        const noMore = n >= max ? outOfRange : allGiven;
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

function sharesOf(draft: Draft): Record<string, number> {
  if (typeof draft !== "object" || draft === null || Array.isArray(draft)) return {};
  return Object.fromEntries(
    Object.entries(draft).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}
