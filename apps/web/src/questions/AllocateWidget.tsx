import { t } from "../i18n/index.ts";
import type { Draft } from "./draft.ts";
import type { WidgetProps } from "./wording.ts";

/** A total shared among several things. */
export function AllocateWidget({ ask, draft, onDraft, wording }: WidgetProps<"allocate">) {
  const { question } = t.value;
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
        return (
          <div key={ref} class="q-share">
            <span>{wording.label(ref)}</span>
            <button
              type="button"
              class="q-step"
              aria-label={question.less(wording.label(ref))}
              disabled={n === 0}
              onClick={() => give(ref, n - 1)}
            >
              −
            </button>
            <b class="disp">{n}</b>
            <button
              type="button"
              class="q-step"
              data-ref={ref}
              aria-label={question.more(wording.label(ref))}
              disabled={left === 0 || n === ask.most}
              onClick={() => give(ref, n + 1)}
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
