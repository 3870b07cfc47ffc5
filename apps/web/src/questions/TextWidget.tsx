import { t } from "../i18n/index.ts";
import type { WidgetProps } from "./wording.ts";

/** Words of the player's own. What is too long is never typed. */
export function TextWidget({ ask, draft, onDraft }: WidgetProps<"text">) {
  const said = typeof draft === "string" ? draft : "";
  return (
    <div class="q-text">
      <textarea
        aria-label={t.value.question.words}
        rows={2}
        maxLength={ask.max}
        value={said}
        onInput={(event) => onDraft(event.currentTarget.value)}
        // Enter sends an answer elsewhere; here it begins a line.
        onKeyDown={(event) => event.stopPropagation()}
      />
      <small>{t.value.question.left(ask.max - said.length)}</small>
    </div>
  );
}
