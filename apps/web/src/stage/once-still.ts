import { effect } from "@preact/signals";
import { isBehind } from "./director.ts";

/**
 * Does something that nobody waits for when nothing is being shown and nothing else is to be done: what moves would stand
 * still meanwhile. Where there is no such promise of the browser, as in Safari, before the next frame. What it gives ends
 * the wait.
 */
export function onceStill(begin: () => void): () => void {
  let forgo = () => {};
  const end = effect(() => {
    forgo();
    if (isBehind.value) return;
    forgo = whenIdle(() => {
      end();
      begin();
    });
  });
  return () => {
    end();
    forgo();
  };
}

function whenIdle(begin: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }
  const due = requestIdleCallback(begin);
  return () => cancelIdleCallback(due);
}
