import { signal } from "@preact/signals";

/** When the open question is answered by the table's clock, by this browser's own clock; null: no clock runs. */
export const due = signal<number | null>(null);

/** How much of the time until then is somebody's reserve, in milliseconds. */
export const reserve = signal(0);

/** When the game began to measure real time (a Conclave), by this browser's own clock; null: it measures nothing. */
export const measuredSince = signal<number | null>(null);

interface Told {
  readonly timeLeft?: number | undefined;
  readonly reserve?: number | undefined;
  readonly elapsed?: number | undefined;
}

/** The server says how long there is left and how long it has been; what time it is differs from machine to machine. */
export function setClock({ timeLeft, reserve: kept, elapsed }: Told): void {
  reserve.value = kept ?? 0;
  due.value = timeLeft === undefined ? null : Date.now() + timeLeft;
  measuredSince.value = elapsed === undefined ? null : Date.now() - elapsed;
}
