import { signal } from "@preact/signals";
import { theLink } from "../../store/link.ts";
import { table } from "../../store/table.ts";

/** Why taking back was refused; said where the button is. */
export const undoFault = signal<string | null>(null);

/** Takes the last answer back, or asks the others whether it may be. */
export async function takeBack(): Promise<void> {
  const id = table.peek()?.id;
  if (id === undefined) return;
  const verdict = await theLink().command({ t: "undo", table: id });
  undoFault.value = verdict.ok ? null : verdict.refusal.reason;
}

export async function consent(agree: boolean): Promise<void> {
  const id = table.peek()?.id;
  if (id === undefined) return;
  const verdict = await theLink().command({ t: "consent", table: id, agree });
  undoFault.value = verdict.ok ? null : verdict.refusal.reason;
}
