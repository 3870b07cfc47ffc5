import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** One of so many newest lines is still there when more have come. */
const NEWEST = 30;

/** Room above the lines of a list that nobody sees, in pixels, and by how much the list is scrolled besides. */
export interface Held {
  readonly spare: number;
  readonly scroll: number;
}

/**
 * How lines stay where they are that would move by so much: down if lines come above them, up if some go or fold. Room in
 * place of those that went moves nothing at all, not even in the eyes of the browser; but only as much of it as has been
 * scrolled past, for nobody shall see a gap. The rest is scrolled.
 */
export function heldBy(moved: number, spare: number, scrolled: number): Held {
  const next = Math.min(Math.max(0, spare - moved), Math.max(spare, scrolled));
  return { spare: next, scroll: moved + next - spare };
}

/**
 * Holds the lines of a list in their places on the screen when lines above them come, go, fold or open. Browsers promise
 * the same (scroll anchoring), but some keep the promise for nobody and others not for every change. `above` says what
 * is drawn above: it differs whenever that may have changed its height. `scrolled` is how far the list was scrolled when
 * somebody last looked; to hold the lines is no scrolling of theirs.
 */
export function useHeld(list: RefObject<HTMLElement | null>, above: string, scrolled: { current: number }): void {
  const last = useRef(above);
  const spare = useRef(0);
  const held = useRef<readonly { readonly line: Element; readonly top: number }[]>([]);
  // The list is still as it was: here, before its new lines are in it, is the one moment to see where they stood.
  if (last.current !== above)
    held.current = [...(list.current?.children ?? [])]
      .slice(-NEWEST)
      .map((line) => ({ line, top: line.getBoundingClientRect().top }));
  last.current = above;
  useLayoutEffect(() => {
    // Where more lines of its action have come, what was the newest may be folded away.
    const stood = held.current.findLast(({ line }) => line.isConnected);
    held.current = [];
    const moved = stood ? stood.line.getBoundingClientRect().top - stood.top : 0;
    if (moved === 0 || !list.current) return;
    const { spare: next, scroll } = heldBy(moved, spare.current, scrolled.current);
    spare.current = next;
    list.current.style.setProperty("--spare", `${next}px`);
    if (scroll !== 0) list.current.scrollTop += scroll;
    scrolled.current = list.current.scrollTop;
  }, [above]);
}
