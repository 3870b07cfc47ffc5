import type { TableSummary } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { table } from "../store/table.ts";
import { tab } from "../ui/tab-title.ts";

/** The reader's games as the server last listed them. */
const listed = signal<readonly TableSummary[]>([]);
let listedAt = Number.NEGATIVE_INFINITY;

/** Keeps a fresh list of the reader's games. */
export function noteMine(mine: readonly TableSummary[]): void {
  listed.value = mine;
  listedAt = performance.now();
}

/** Milliseconds since the games were last listed. */
export const listAge = (): number => performance.now() - listedAt;

/** Whether there is a seat that nobody has taken, and that is kept for nobody. */
export const hasFreeSeat = ({ status, seats }: TableSummary): boolean =>
  status === "open" && seats.some(({ kind, keptFor }) => kind === "open" && keptFor === undefined);

/** Whether a game waits for the reader's answer, or a seat at it for the reader. */
export const awaitsMe = (table: TableSummary): boolean => {
  const { you, waitingFor, frozen, standing } = table;
  if (you !== null) return !frozen && waitingFor.includes(you);
  return standing === "invited" || (standing === "waiting" && hasFreeSeat(table));
};

/** Other games than the one in this tab that wait for the reader, the oldest first. */
export const elsewhere = computed<readonly TableSummary[]>(() => {
  const here = table.value?.id;
  return listed.value.filter((each) => each.id !== here && awaitsMe(each)).sort((a, b) => a.createdAt - b.createdAt);
});

/** How many games wait for the reader. What is shown in this tab is known better than by any list. */
export const awaitedIn = computed<number>(() => elsewhere.value.length + (tab.value?.isAwaited ? 1 : 0));

/** The table the tab is named after, and whether it calls: the one shown, unless only another waits for the reader. */
export const calling = computed<{ readonly name: string; readonly isCalled: boolean }>(() => {
  const name = tab.value?.name ?? "Paravent";
  const next = elsewhere.value[0];
  if (tab.value?.isAwaited || !next) return { name, isCalled: tab.value?.isAwaited ?? false };
  return { name: next.name, isCalled: true };
});
