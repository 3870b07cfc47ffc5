import type { Agent } from "@paravent/diktat";

/** A place in the row of a contender: with its pawn, or left by one that has gone since. */
export interface Place {
  readonly kind: Agent;
  readonly isGone: boolean;
}

/**
 * The row as it was, each pawn in the place it had: those that went leave theirs empty. A row that holds what was never
 * in it is another row.
 */
export function rowSince(row: readonly Agent[], kinds: readonly Agent[]): readonly Place[] {
  const left = [...kinds];
  const places = row.map((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return { kind, isGone: at < 0 };
  });
  return left.length > 0 ? kinds.map((kind) => ({ kind, isGone: false })) : places;
}
