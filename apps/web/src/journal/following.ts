import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { onceStill } from "../stage/once-still.ts";
import { useOnceDrawn } from "../ui/once-drawn.ts";
import type { Grouped } from "./groups.ts";
import type { DrawnPart } from "./part.ts";
import type { Reader } from "./reader.ts";

/** So long the newest line waits at most for a frame that brings no other, in milliseconds. */
const LONGEST_MS = 200;

/**
 * Keeps a list at its newest line for whoever follows it. `noteLines` is to be told each time where the lines stand, `drawn`
 * decides how many of them are drawn.
 */
export function useFollowing<Line extends Grouped>(
  list: RefObject<HTMLElement | null>,
  reader: Reader,
  drawn: DrawnPart<Line>,
  noteLines: () => void,
): void {
  const waitsSince = useRef<number | null>(null);
  const [, setTidied] = useState(0);
  const goToNewest = () => {
    if (!list.current) return;
    list.current.scrollTo({ top: list.current.scrollHeight });
    reader.scrolled.current = list.current.scrollTop;
  };
  // A list that is drawn from its newest lines on is at its newest line from the first frame on.
  useOnceDrawn(() => void goToNewest(), [drawn.floods]);
  const { newest } = drawn;
  useEffect(() => {
    if (reader.isBack.current) {
      waitsSince.current = null;
      return;
    }
    reader.showLatest();
    waitsSince.current ??= performance.now();
    const isLate = () => performance.now() - (waitsSince.current ?? Number.POSITIVE_INFINITY) > LONGEST_MS;
    const isNewest = () => drawn.newest === newest;
    let forgo = () => {};
    const tidy = () => {
      if (!reader.isBack.current && isNewest() && drawn.tidy()) setTidied((times) => times + 1);
    };
    const follow = () => {
      noteLines();
      if (!list.current || !(isNewest() || isLate())) return;
      waitsSince.current = null;
      drawn.measured(list.current.clientHeight);
      goToNewest();
      // In a frame after that: what comes above while the list is scrolled would count as moved, too.
      const frame = requestAnimationFrame(() => {
        forgo = onceStill(tidy);
      });
      forgo = () => cancelAnimationFrame(frame);
    };
    const end = inOwnFrame(follow, isLate);
    return () => {
      end();
      forgo();
    };
  }, [newest]);
}

/**
 * In a frame of its own: in one that brings a line, be it the next already, all lines may count as moved. On a busy machine
 * the next frame may still be the one that brings it; and where each brings one, it is not waited for long. What it gives
 * ends the wait.
 */
function inOwnFrame(begin: () => void, isLate: () => boolean): () => void {
  let frame = requestAnimationFrame(() => {
    if (isLate()) begin();
    else frame = requestAnimationFrame(begin);
  });
  return () => cancelAnimationFrame(frame);
}
