import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** One of so many newest lines is still there when more have come. */
const NEWEST = 40;

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

/** Where the newest lines of a list stand in it, however far it is scrolled, and how wide it was when they stood so. */
interface Stood {
  readonly width: number;
  readonly lines: readonly { readonly line: Element; readonly at: number }[];
}

function lookAt(list: HTMLElement): Stood {
  const from = list.getBoundingClientRect().top - list.scrollTop;
  const newest = [...list.children].slice(-NEWEST);
  return {
    width: list.clientWidth,
    lines: newest.map((line) => ({ line, at: line.getBoundingClientRect().top - from })),
  };
}

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
    const now = lookAt(list.current);
    const before = stood.current;
    stood.current = now;
    // Where more lines of its action have come, what was the newest may be folded away. Another width is another list.
    const held = before?.width === now.width ? before.lines.findLast(({ line }) => line.isConnected) : undefined;
    const at = now.lines.find(({ line }) => line === held?.line)?.at;
    if (!held || at === undefined || at === held.at) return;
    const { spare: next, scroll } = heldBy(at - held.at, spare.current, scrolled.current);
    const given = next - spare.current;
    spare.current = next;
    stood.current = { ...now, lines: now.lines.map((one) => ({ ...one, at: one.at + given })) };
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
