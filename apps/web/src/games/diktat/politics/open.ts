import type { Seat } from "@paravent/kernel";
import { signal } from "@preact/signals";
import { refusal } from "../../../store/answer.ts";

export type PoliticsTab = "trade" | "oath" | "inform" | "notebook";

/** The side sheet of politics: which leaf lies open, and with whom. */
export interface Politics {
  readonly tab: PoliticsTab;
  readonly partner: Seat;
}
export const politics = signal<Politics | null>(null);

export function openPolitics(tab: PoliticsTab, partner: Seat): void {
  refusal.value = null;
  politics.value = { tab, partner };
}

export function closePolitics(): void {
  politics.value = null;
}
