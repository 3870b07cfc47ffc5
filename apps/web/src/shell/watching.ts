import { signal } from "@preact/signals";
import { inTab } from "../keeping/storage.ts";

/** Tables at which this tab watches without a seat. */
const KEY = "paravent.watched";

const watched = signal<readonly string[]>((inTab.read(KEY) ?? "").split(" "));

export const watches = (id: string): boolean => watched.value.includes(id);

/** From now on this tab is shown the game of a table at which it has no seat. */
export function watch(id: string): void {
  watched.value = [...watched.peek(), id];
  inTab.write(KEY, watched.value.join(" "));
}
