import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { Emphasised } from "./Emphasised.tsx";
import { canFold, type Grouped, grouped, staysFolded } from "./groups.ts";
import "./story.css";

/** One line of a table's story. */
export interface Told extends Grouped {
  readonly text: string;
  readonly seat: number | null;
  /** Known to the reader alone. */
  readonly isPrivate: boolean;
  /** Opens a new chapter: a Cycle, a turn. */
  readonly isChapter: boolean;
  /** What came of the action it opens, in short. */
  readonly sum?: string;
}

/** Only the latest entries are told; a game has some hundreds. */
export const LATEST = 120;

interface Props<Line extends Told> {
  readonly lines: readonly Line[];
  /** Words that stand out: names of players and places. */
  readonly terms: readonly string[];
  mark(line: Line): ComponentChildren;
  readonly heading?: boolean;
  /** The class its table dresses it by. */
  readonly look?: string;
}

/** The story of a table, one sentence an event, newest at the bottom; the lines of one action open and fold together. */
export function StoryList<Line extends Told>({ lines, terms, mark, heading = true, look = "tb-log" }: Props<Line>) {
  const list = useRef<HTMLOListElement>(null);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    list.current?.scrollTo({ top: 1e6 });
  }, [lines.length]);
  const groups = grouped(lines);
  const newest = groups.at(-1)?.key;
  const turn = (key: string) =>
    setTurned((was) => new Set(was.has(key) ? [...was].filter((one) => one !== key) : [...was, key]));
  return (
    <section class={look} aria-label={t.value.table.journal}>
      {heading && <h2 class={`${look}-title`}>{t.value.table.journal}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={t.value.table.journal}>
        {groups.flatMap((group) => {
          const folds = canFold(group);
          // The newest action is open, the others are folded, unless somebody has turned them over.
          const isOpen = !folds || (group.key === newest) !== turned.has(group.key);
          return group.lines.map((line, at) => (
            <li
              key={line.key}
              class={line.isChapter ? "cycle" : line.isPrivate ? "private" : at > 0 ? "more" : ""}
              hidden={!isOpen && !staysFolded(at, group.lines.length)}
            >
              {mark(line)}
              <span>
                <Emphasised text={line.text} terms={terms} />
                {line.sum && <small class="story-sum">{line.sum}</small>}
                {folds && at === 0 && (
                  <button
                    type="button"
                    class="story-fold"
                    aria-expanded={isOpen}
                    aria-label={isOpen ? t.value.table.fold : t.value.table.unfold(group.lines.length - 2)}
                    onClick={() => turn(group.key)}
                  >
                    {isOpen ? "−" : `+${group.lines.length - 2}`}
                  </button>
                )}
              </span>
            </li>
          ));
        })}
      </ol>
    </section>
  );
}
