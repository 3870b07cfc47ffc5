import { useLayoutEffect } from "preact/hooks";

/**
 * Does something once the whole page is drawn, before anybody sees it; what it gives ends it. The parts of a page that one
 * message changes are drawn one after another: who looks at another part when their own is drawn finds it as it was.
 */
export function useOnceDrawn(begin: () => (() => void) | undefined, dependsOn: readonly unknown[]): void {
  useLayoutEffect(() => {
    let isOver = false;
    let end: (() => void) | undefined;
    // All that is due is drawn in one go; this comes after it, and before the next frame.
    queueMicrotask(() => {
      if (!isOver) end = begin();
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, dependsOn);
}
