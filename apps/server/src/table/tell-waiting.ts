import { FREED } from "../store/calls.ts";
import type { Store, TableRecord } from "../store/store.ts";

/** Those who want to be told of a free seat at a table are told, where there is one. */
export async function tellWaiting(store: Store, { id, seats, status }: TableRecord): Promise<void> {
  if (status !== "open" || !seats.some((seat) => seat.kind === "open" && seat.keptFor === undefined)) return;
  await store.calls.tell(FREED, id, await store.waiting(id), Date.now());
}
