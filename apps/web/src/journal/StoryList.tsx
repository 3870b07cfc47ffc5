import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { Emphasised } from "./Emphasised.tsx";

/** One line of a table's story. */
export interface Told {
  readonly key: string;
  readonly text: string;
  readonly seat: number | null;
  /** Known to the reader alone. */
  readonly isPrivate: boolean;
  /** Opens a new chapter: a Cycle, a turn. */
  readonly isChapter: boolean;
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

/** The story of a table, one sentence an event, newest at the bottom. */
export function StoryList<Line extends Told>({ lines, terms, mark, heading = true, look = "tb-log" }: Props<Line>) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: 1e6 });
  }, [lines.length]);
  return (
    <section class={look} aria-label={t.value.table.journal}>
      {heading && <h2 class={`${look}-title`}>{t.value.table.journal}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={t.value.table.journal}>
        {lines.map((line) => (
          <li key={line.key} class={line.isChapter ? "cycle" : line.isPrivate ? "private" : ""}>
            {mark(line)}
            <span>
              <Emphasised text={line.text} terms={terms} />
            </span>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  );
}
