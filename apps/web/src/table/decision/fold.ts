import { ofTable } from "../../store/of-table.ts";

/**
 * The decision whose stage is folded away to look at the board. It belongs to that one: the next is on stage again, and so
 * is one of the same number at another table.
 */
const folded = ofTable<string | number | null>(null);

export const isFolded = (decision: string | number): boolean => folded.value === decision;

export function fold(decision: string | number): void {
  folded.value = decision;
}

export function unfold(): void {
  folded.value = null;
}
