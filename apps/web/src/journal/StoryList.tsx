import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { onceStill } from "../stage/once-still.ts";
import { useOnceDrawn } from "../ui/once-drawn.ts";
import { drawnLately, fillingLines, linesInSight, linesSince, MORE, newestOf, sinceLine, TOO_MANY } from "./drawn.ts";
import { canFold, grouped } from "./groups.ts";
import { useHeld } from "./held.ts";
import { StoryAction } from "./StoryAction.tsx";
import type { Told } from "./told.ts";
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

/** Whoever is this near to the newest line follows the story; further up, they read what was before. */
const NEAR_PX = 60;

/** So long the newest line waits at most for a frame that brings no other, in milliseconds. */
const LONGEST_MS = 200;

/** Whoever is this near to the first line that is drawn is shown those before it. */
const HIGH_PX = 120;

/**
 * The story of a table, one sentence an event, newest at the bottom; the lines of one action open and fold together. Who
 * reads back gets all of it; who follows it the latest.
 */
export function StoryList<Line extends Told>({ lines, terms, mark, heading = true, look = "tb-log" }: Props<Line>) {
  // Actions that somebody has opened or folded.
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const turn = useCallback((key: string, isOpen: boolean) => setTurned((was) => new Map(was).set(key, isOpen)), []);
  const list = useRef<HTMLOListElement>(null);
  const isReadingBack = useRef(false);
  const scrolled = useRef(0);
  const waitsSince = useRef<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  // A list that comes into sight is drawn as far as it is seen, and what is above that when nothing else is to be done.
  const isNew = useRef(true);
  const [, setTidied] = useState(0);
  // From the same line on until all are drawn: one that went from above would take all others along.
  const cutAt = useRef("");
  const showWhole = () => {
    isReadingBack.current = true;
    setWhole(true);
  };
  const noteWhere = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    const isNear = scrollHeight - scrollTop - clientHeight <= NEAR_PX;
    if (!isNear && !isWhole && scrollTop < scrolled.current && scrolledPast(currentTarget) < HIGH_PX) showWhole();
    // Lines that have come meanwhile are no reason: only who has gone up reads back.
    if (isNear || scrollTop < scrolled.current) isReadingBack.current = !isNear;
    scrolled.current = scrollTop;
  };
  const newest = lines.at(-1)?.key;
  const drawn = useRef(newest);
  // So is one that gets more new lines at once than it shows: nothing of it that is in sight will be.
  const shows = useRef(linesInSight(innerHeight / 1.5));
  const floods = useRef(0);
  if (!isReadingBack.current && !isWhole && linesSince(lines, drawn.current) > shows.current) {
    floods.current++;
    isNew.current = true;
    cutAt.current = "";
  }
  drawn.current = newest;
  const isCut = isNew.current && !isWhole;
  const groups = grouped(lines);
  const began = useRef<string | null>(null);
  const beginAt = (more: number) => {
    began.current = drawnLately(groups, began.current, fillingLines(innerHeight), more)[0]?.key ?? null;
  };
  if (!isWhole) beginAt(TOO_MANY);
  const latelyFrom = groups.findIndex(({ key }) => key === began.current);
  const from = isWhole ? 0 : Math.max(0, latelyFrom);
  const told = groups.slice(from);
  const inSight = isCut ? (sinceLine(told, cutAt.current) ?? newestOf(told, shows.current)) : told;
  const first = inSight[0]?.lines[0]?.key ?? "";
  if (isCut) cutAt.current = first;
  const held = useHeld(list, first, scrolled);
  // What somebody opens or folds moves the lines under it, as they wish.
  useOnceDrawn(() => void held.note(), [turned]);
  const goToNewest = () => {
    if (!list.current) return;
    list.current.scrollTo({ top: list.current.scrollHeight });
    scrolled.current = list.current.scrollTop;
  };
  // A list that is drawn from its newest lines on is at its newest line from the first frame on.
  useOnceDrawn(() => void goToNewest(), [floods.current]);
  // In a frame of its own: in one that brings a line, be it the next already, all lines may count as moved. On a busy
  // machine the next frame may still be the one that brings it; and where each brings one, it is not waited for long.
  useEffect(() => {
    if (isReadingBack.current) {
      waitsSince.current = null;
      return;
    }
    setWhole(false);
    waitsSince.current ??= performance.now();
    const isLate = () => performance.now() - (waitsSince.current ?? Number.POSITIVE_INFINITY) > LONGEST_MS;
    let forgo = () => {};
    let frame = 0;
    const follow = () => {
      held.note();
      if (!list.current || (drawn.current !== newest && !isLate())) return;
      waitsSince.current = null;
      shows.current = linesInSight(list.current.clientHeight || innerHeight / 1.5);
      goToNewest();
      // In a frame after that: what comes above while the list is scrolled would count as moved, too.
      frame = requestAnimationFrame(() => {
        forgo = onceStill(() => {
          if (isReadingBack.current || drawn.current !== newest) return;
          const before = began.current;
          beginAt(MORE);
          if (began.current === before && !isNew.current) return;
          isNew.current = false;
          setTidied((times) => times + 1);
        });
      });
    };
    frame = requestAnimationFrame(() => {
      if (isLate()) follow();
      else frame = requestAnimationFrame(follow);
    });
    return () => {
      cancelAnimationFrame(frame);
      forgo();
    };
  }, [newest]);
  return (
    <section class={look} aria-label={t.value.table.journal}>
      {heading && <h2 class={`${look}-title`}>{t.value.table.journal}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={list} class="story" tabIndex={0} aria-label={t.value.table.journal} onScroll={noteWhere}>
        {from > 0 && (
          <li key="earlier" class="story-earlier">
            <button type="button" onClick={showWhole}>
              {t.value.table.earlier}
            </button>
          </li>
        )}
        {inSight.map((group, after) => (
          <StoryAction
            key={group.key}
            group={group}
            terms={terms}
            mark={mark as (line: Told) => ComponentChildren}
            // What was told lately is open by itself: an action that folded while it is in sight would move all others.
            isOpen={!canFold(group) || (turned.get(group.key) ?? from + after >= latelyFrom)}
            turn={turn}
          />
        ))}
      </ol>
    </section>
  );
}

/** How much of its lines a list is scrolled past, without the room above them. */
const scrolledPast = (list: HTMLElement): number =>
  list.getBoundingClientRect().top - (list.firstElementChild?.getBoundingClientRect().top ?? 0);
