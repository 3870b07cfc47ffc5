import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Holds the lines of a list in their places on the screen when lines above them come, go, fold or open. Browsers promise
 * the same (scroll anchoring), but some keep the promise for nobody and others not for every change. `above` says what
 * is drawn above: it differs whenever that may have changed its height. `scrolled` is how far the list was scrolled when
 * somebody last looked; to hold the lines is no scrolling of theirs.
 */
export function useHeld(list: RefObject<HTMLElement | null>, above: string, scrolled: { current: number }): void {
  const last = useRef(above);
  const held = useRef<{ readonly line: Element; readonly top: number } | null>(null);
  // The list is still as it was: here, before its new lines are in it, is the one moment to see where they stood.
  const line = last.current === above ? null : list.current?.lastElementChild;
  if (line) held.current = { line, top: line.getBoundingClientRect().top };
  last.current = above;
  useLayoutEffect(() => {
    if (!held.current || !list.current) return;
    const { line: stood, top } = held.current;
    held.current = null;
    if (!stood.isConnected) return;
    list.current.scrollTop += stood.getBoundingClientRect().top - top;
    scrolled.current = list.current.scrollTop;
  }, [above]);
}
