import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** One of these lines, counted back from the newest, is still there when more have come. To look at each takes time. */
const LOOKED_AT = [0, 1, 2, 4, 8, 12, 20, 36];

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

/** Where some of the newest lines of a list stand in it, the newest first, and how wide it was when they stood so. */
interface Stood {
  readonly width: number;
  readonly lines: readonly { readonly line: Element; readonly at: number }[];
}

function lookAt(list: HTMLElement): Stood {
  const top = topOf(list);
  const newest = [...list.children].reverse();
  const lines = newest.filter((_, n) => LOOKED_AT.includes(n)).map((line) => ({ line, at: at(line, top) }));
  return { width: list.clientWidth, lines };
}

/** Where a list begins on the screen, and a line in the list, however far it is scrolled. */
const topOf = (list: HTMLElement): number => list.getBoundingClientRect().top - list.scrollTop;
const at = (line: Element, top: number): number => line.getBoundingClientRect().top - top;

/**
 * Holds the lines of a list in their places on the screen when lines above them come, go, fold or open. Browsers promise
 * the same (scroll anchoring), but some keep the promise for nobody and others not for every change. `above` says what
 * is drawn above: it differs whenever that may have changed its height. `scrolled` is how far the list was scrolled when
 * somebody last looked; to hold the lines is no scrolling of theirs. Gives what notes where the lines stand: to be called
 * when they are drawn, for to ask while they change would have the whole page laid out once more.
 */
export function useHeld(
  list: RefObject<HTMLElement | null>,
  above: string,
  scrolled: { current: number },
): { note(): void } {
  const last = useRef(above);
  const spare = useRef(0);
  const stood = useRef<Stood | null>(null);
  useLayoutEffect(() => {
    if (last.current === above || !list.current) return;
    last.current = above;
    // None of them is left: there is nothing to hold, and where the others stand is noted once the page is drawn.
    if (!stood.current?.lines.some(({ line }) => line.isConnected)) {
      stood.current = null;
      return;
    }
    const now = lookAt(list.current);
    const before = stood.current;
    stood.current = now;
    // Where more lines of its action have come, what was the newest may be folded away. Another width is another list.
    const held = before.width === now.width ? before.lines.find(({ line }) => line.isConnected) : undefined;
    if (!held) return;
    const moved = at(held.line, topOf(list.current)) - held.at;
    if (moved === 0) return;
    const { spare: next, scroll } = heldBy(moved, spare.current, scrolled.current);
    const given = next - spare.current;
    spare.current = next;
    stood.current = { ...now, lines: now.lines.map(({ line, at: was }) => ({ line, at: was + given })) };
    list.current.style.setProperty("--spare", `${next}px`);
    // Without the lines that went it was shorter, and may have been scrolled back for that.
    list.current.scrollTop = scrolled.current + scroll;
    scrolled.current = list.current.scrollTop;
  }, [above]);
  return {
    note() {
      if (list.current) stood.current = lookAt(list.current);
    },
  };
}
