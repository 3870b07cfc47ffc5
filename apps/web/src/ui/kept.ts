import { type Signal, signal } from "@preact/signals";
import { inBrowser } from "../keeping/storage.ts";

/** A choice that this browser keeps between visits. What is stored and no longer known counts as never chosen. */
export function kept<T extends string | number>(name: string, first: T, read: (said: string) => T | null): Signal<T> {
  const key = `paravent.${name}`;
  const found = inBrowser.read(key);
  const choice = signal<T>((found === null ? null : read(found)) ?? first);
  let stored = choice.peek();
  choice.subscribe((now) => {
    if (now === stored) return;
    stored = now;
    inBrowser.write(key, String(now));
  });
  return choice;
}
