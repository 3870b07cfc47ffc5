import type { TableView } from "@paravent/kernel";
import { signal } from "@preact/signals";

/** The seat whose view is shown to who watches, where its player agrees; null: what everybody sees. */
export const lentSeat = signal<number | null>(null);

/** What that seat saw a minute ago; null until it is known. */
export const lentView = signal<TableView<unknown> | null>(null);

/** How often it is asked for. */
const LOOK_MS = 4_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Shows what everybody sees again. */
export function lookAsEverybody(): void {
  clearInterval(timer);
  lentSeat.value = null;
  lentView.value = null;
}

/** Sees through a seat from now on, until its player does not agree any more or the game is over. */
export function lookFrom(seat: number, read: () => Promise<TableView<unknown> | null>): void {
  lookAsEverybody();
  lentSeat.value = seat;
  const mine = setInterval(() => void look(), LOOK_MS);
  timer = mine;
  const look = () =>
    read().then(
      (view) => {
        if (timer === mine && lentSeat.peek() === seat && view) lentView.value = view;
      },
      () => timer === mine && lookAsEverybody(),
    );
  void look();
}
