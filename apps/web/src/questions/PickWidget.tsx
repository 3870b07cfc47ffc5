import { closedHere } from "@paravent/kernel";
import { isRefs, toggle, tooMany } from "../drafts/draft.ts";
import { t } from "../i18n/index.ts";
import { Option } from "./Option.tsx";
import type { WidgetProps } from "./wording.ts";

/** Some of several named things. Closed ones stay in sight, after the others, and explain themselves. */
export function PickWidget({ ask, draft, onDraft, wording }: WidgetProps<"pick">) {
  const chosen = isRefs(draft) ? draft : [];
  const closed = Object.keys(closedHere(wording.closed)).filter((ref) => !ask.from.includes(ref));
  return (
    <div class="q-pick">
      {(ask.max > 1 || ask.min !== ask.max) && <p class="q-hint">{t.value.question.chooseN(ask.min, ask.max)}</p>}
      <div class="q-options">
        {ask.from.map((ref) => (
          <Option
            key={ref}
            value={ref}
            label={wording.label(ref)}
            picture={wording.picture?.(ref)}
            detail={wording.detail?.(ref)}
            pressed={chosen.includes(ref)}
            closed={tooMany(ask, chosen, ref, wording.rule)}
            onPress={() => onDraft(toggle(ask, draft, ref))}
          />
        ))}
        {closed.map((ref) => (
          <Option
            key={ref}
            value={ref}
            label={wording.label(ref)}
            picture={wording.picture?.(ref)}
            closed={wording.closed[ref]}
          />
        ))}
      </div>
    </div>
  );
}
