import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Where the focus goes once a list is drawn anew: what had it may have moved or gone. It goes there with the drawing
 * itself, not a frame later: the next key may come before the next frame, and would find the wrong place or none.
 */
export function useRefocus(list: RefObject<HTMLElement | null>) {
  const find = useRef<((list: HTMLElement) => HTMLElement | null | undefined) | null>(null);
  useLayoutEffect(() => {
    const wanted = list.current && find.current?.(list.current);
    find.current = null;
    wanted?.focus();
  });
  return (next: (list: HTMLElement) => HTMLElement | null | undefined): void => {
    find.current = next;
  };
}

/** The button at a place of the list; beyond its end the last one. */
export const buttonAt =
  (at: number, selector = "button") =>
  (list: HTMLElement): HTMLElement | undefined => {
    const buttons = list.querySelectorAll<HTMLElement>(selector);
    return buttons[Math.min(at, buttons.length - 1)];
  };
