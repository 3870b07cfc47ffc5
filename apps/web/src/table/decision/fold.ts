import { effect, signal } from "@preact/signals";
import { tableId } from "../../store/table.ts";

/** The decision whose stage is folded away to look at the board. It belongs to that one: the next is on stage again. */
const folded = signal<string | number | null>(null);

// At another table a decision of the same number is another one.
effect(() => {
  void tableId.value;
  folded.value = null;
});

export const isFolded = (decision: string | number): boolean => folded.value === decision;

export function fold(decision: string | number): void {
  folded.value = decision;
}

export function unfold(): void {
  folded.value = null;
}
