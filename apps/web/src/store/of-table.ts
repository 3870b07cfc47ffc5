import { effect, type Signal, signal } from "@preact/signals";
import { tableId } from "./table.ts";

/** Something of this page that belongs to the table one looks at: at another table it is as at first. */
export function ofTable<T>(first: T): Signal<T> {
  const kept = signal<T>(first);
  effect(() => {
    void tableId.value;
    kept.value = first;
  });
  return kept;
}
