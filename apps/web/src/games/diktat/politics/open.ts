import type { Seat } from "@paravent/kernel";
import { refusal } from "../../../store/answer.ts";
import { ofTable } from "../../../store/of-table.ts";
import { view } from "../../../store/table.ts";

export type PoliticsTab = "trade" | "oath" | "inform" | "notebook";

/** The side sheet of politics: which leaf lies open, and with whom. */
export interface Politics {
  readonly tab: PoliticsTab;
  readonly partner: Seat;
  /** The question that was open when the sheet was opened: a later one is announced on it. */
  readonly question: number | null;
}
export const politics = ofTable<Politics | null>(null);

export function openPolitics(tab: PoliticsTab, partner: Seat): void {
  refusal.value = null;
  const question = politics.peek()?.question ?? view.peek()?.question?.id ?? null;
  politics.value = { tab, partner, question };
}

export function closePolitics(): void {
  politics.value = null;
}
