import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { useOnceDrawn } from "../ui/once-drawn.ts";
import { useFollowing } from "./following.ts";
import { canFold } from "./groups.ts";
import { useHeld } from "./held.ts";
import { DrawnPart } from "./part.ts";
import { useReader } from "./reader.ts";
import { StoryAction } from "./StoryAction.tsx";
import type { Told } from "./told.ts";
import { useTurned } from "./turned.ts";
import "./story.css";

interface Props<Line extends Told> {
  readonly lines: readonly Line[];
  /** Words that stand out: names of players and places. The same list, as long as they are the same. */
  readonly terms: readonly string[];
  /** What stands before a line; the same function, as long as it draws the same. */
  mark(line: Line): ComponentChildren;
  readonly heading?: boolean;
  /** The class its table dresses it by. */
  readonly look?: string;
}

/**
 * The story of a table, one sentence an event, newest at the bottom; the lines of one action open and fold together. Who
 * reads back gets all of it; who follows it the latest.
 */
export function StoryList<Line extends Told>({ lines, terms, mark, heading = true, look = "tb-log" }: Props<Line>) {
  const list = useRef<HTMLOListElement>(null);
  const reader = useReader();
  const [drawn] = useState(() => new DrawnPart<Line>(() => innerHeight));
  const part = drawn.of(lines, { isBack: reader.isBack.current, isWhole: reader.isWhole });
  const held = useHeld(list, part.first, reader.scrolled);
  const [turned, turn] = useTurned();
  // What somebody opens or folds moves the lines under it, as they wish.
  useOnceDrawn(() => void held.note(), [turned]);
  useFollowing(list, reader, drawn, held.note);
  return (
    <section class={look} aria-label={t.value.table.journal}>
      {heading && <h2 class={`${look}-title`}>{t.value.table.journal}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={list} class="story" tabIndex={0} aria-label={t.value.table.journal} onScroll={reader.noteWhere}>
        {part.hasEarlier && (
          <li key="earlier" class="story-earlier">
            <button type="button" onClick={reader.showWhole}>
              {t.value.table.earlier}
            </button>
          </li>
        )}
        {part.groups.map((group, at) => (
          <StoryAction
            key={group.key}
            group={group}
            terms={terms}
            mark={mark as (line: Told) => ComponentChildren}
            // What was told lately is open by itself: an action that folded while it is in sight would move all others.
            isOpen={!canFold(group) || (turned.get(group.key) ?? at >= part.openFrom)}
            turn={turn}
          />
        ))}
      </ol>
    </section>
  );
}
