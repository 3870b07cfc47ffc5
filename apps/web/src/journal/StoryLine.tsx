import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { memo, sameFields } from "../ui/memo.ts";
import { Emphasised } from "./Emphasised.tsx";
import type { Told } from "./told.ts";

export interface LineProps {
  readonly line: Told;
  /** Words that stand out: names of players and places. */
  readonly terms: readonly string[];
  mark(line: Told): ComponentChildren;
  /** Whether it opens its action, or follows. */
  readonly as: "first" | "more";
  /** At the first line of an action that folds: how many lines are folded under it, and whether they are in sight. */
  readonly fold: number | null;
  readonly isOpen: boolean;
  turn(key: string, isOpen: boolean): void;
}

/** One line of the story. Of a long story only those lines are drawn anew that say something else than before. */
export const StoryLine = memo(Line, ({ line: old, ...before }: LineProps, { line, ...now }: LineProps) => {
  return sameFields(old, line) && sameFields(before, now);
});

function Line({ line, terms, mark, as, fold, isOpen, turn }: LineProps) {
  return (
    <li class={line.isChapter ? "cycle" : line.isPrivate ? "private" : as === "first" ? "" : "more"}>
      {mark(line)}
      <span>
        <Emphasised text={line.text} terms={terms} />
        {line.sum && <small class="story-sum">{line.sum}</small>}
        {fold !== null && (
          <button
            type="button"
            class="story-fold"
            aria-expanded={isOpen}
            aria-label={isOpen ? t.value.table.fold : t.value.table.unfold(fold)}
            onClick={() => turn(line.key, !isOpen)}
          >
            {isOpen ? "−" : `+${fold}`}
          </button>
        )}
      </span>
    </li>
  );
}
