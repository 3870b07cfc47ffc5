import { signal } from "@preact/signals";

/** When the open question is answered by the table's clock, by this browser's own clock; null: no clock runs. */
export const due = signal<number | null>(null);

/** The server says how long there is left; what time it is differs from machine to machine. */
export function setClock(timeLeft: number | undefined): void {
  due.value = timeLeft === undefined ? null : Date.now() + timeLeft;
}
