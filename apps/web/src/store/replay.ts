import type { Moment } from "@paravent/protocol";
import { signal } from "@preact/signals";
import { RestFault, readMoment } from "../net/rest.ts";
import { moment } from "./moment.ts";
import { table } from "./table.ts";

/** Why a moment could not be fetched; null while all is well. */
export const replayFault = signal<string | null>(null);

/** Moments fetched already, of one table: they never change. */
const fetched = { table: "", moments: new Map<number, Promise<Moment>>() };
let wanted = -1;

function fetchMoment(id: string, at: number): Promise<Moment> {
  if (fetched.table !== id) {
    fetched.table = id;
    fetched.moments.clear();
  }
  const known = fetched.moments.get(at);
  if (known) return known;
  const coming = readMoment(id, at);
  fetched.moments.set(at, coming);
  coming.catch(() => fetched.moments.delete(at));
  return coming;
}

/** Shows the moment with this number; the latest wish counts, and the next moment is fetched ahead. */
export async function showMoment(at: number): Promise<void> {
  const id = table.peek()?.id;
  if (id === undefined) return;
  wanted = at;
  try {
    const found = await fetchMoment(id, at);
    if (wanted !== at || table.peek()?.id !== id) return;
    moment.value = found;
    replayFault.value = null;
    nameInAddress(at);
    if (at + 1 < found.of) fetchMoment(id, at + 1).catch(() => {});
  } catch (fault) {
    if (wanted === at) replayFault.value = fault instanceof RestFault ? fault.reason : "malformed";
  }
}

/** Back to the table as it stands. */
export function endReplay(): void {
  wanted = -1;
  moment.value = null;
  replayFault.value = null;
  nameInAddress(null);
}

const PARAMETER = "move";

/** The number of the moment that the address names, counted from 0; null when it names none. */
export function momentInAddress(): number | null {
  const named = new URLSearchParams(location.search).get(PARAMETER);
  return named !== null && /^[1-9][0-9]{0,5}$/.test(named) ? Number(named) - 1 : null;
}

/** The address says which moment is shown, so that it can be handed on. */
function nameInAddress(at: number | null): void {
  history.replaceState(
    history.state,
    "",
    at === null ? location.pathname : `${location.pathname}?${PARAMETER}=${at + 1}`,
  );
}
