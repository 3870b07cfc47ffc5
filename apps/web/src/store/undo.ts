import type { UndoState } from "@paravent/protocol";
import { signal } from "@preact/signals";

const NOTHING: UndoState = { mine: null, asked: null };

/** What this player could take back, and what is being asked of the table. */
export const undo = signal<UndoState>(NOTHING);

export function forgetUndo(): void {
  undo.value = NOTHING;
}
