import type { DiktatEvent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { Telling } from "./telling.ts";

/** What somebody won or paid, and between which totals; these are known to the one who has them alone. */
export interface Settled {
  readonly seat: Seat;
  readonly pp: number;
  readonly totals: { readonly before: number; readonly after: number } | null;
}

/** The Power Points that changed hands over something, in the order they did. */
export function settledBy({ game, you, later }: Telling, events: readonly { readonly type: string }[]): Settled[] {
  const happened = events as readonly DiktatEvent[];
  const seats = [...new Set(happened.flatMap((event) => changes(event).map(({ seat }) => seat)))];
  return seats.flatMap((seat): Settled[] => {
    const pp = sum(happened, seat);
    if (pp === 0) return [];
    const after = game.own && seat === you ? game.own.pp - sum(later, seat) : null;
    return [{ seat, pp, totals: after === null ? null : { before: after - pp, after } }];
  });
}

const sum = (events: readonly DiktatEvent[], seat: Seat): number =>
  events
    .flatMap(changes)
    .filter((change) => change.seat === seat)
    .reduce((total, { pp }) => total + pp, 0);

function changes(event: DiktatEvent): { seat: Seat; pp: number }[] {
  switch (event.type) {
    case "gained":
      return event.what === "pp" ? [{ seat: event.seat, pp: event.n }] : [];
    case "discarded":
    case "lost":
      return event.what === "pp" ? [{ seat: event.seat, pp: -event.n }] : [];
    case "paid":
      return [{ seat: event.from, pp: -event.pp }, ...(event.to === null ? [] : [{ seat: event.to, pp: event.pp }])];
    case "debtTaken":
      return [{ seat: event.seat, pp: event.pp }];
    case "traded": {
      // Of a trade between others no PP are told.
      const pp = (event.want.pp ?? 0) - (event.give.pp ?? 0);
      return [
        { seat: event.from, pp },
        { seat: event.to, pp: -pp },
      ];
    }
    case "paidOnto":
      return [{ seat: event.seat, pp: -event.pp }];
    default:
      return [];
  }
}
