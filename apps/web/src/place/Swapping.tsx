import type { SeatSummary, TableSummary } from "@paravent/protocol";
import { swapSeats } from "../net/rooms.ts";
import { placeWords } from "./words.ts";

interface Props {
  readonly table: TableSummary;
  readonly seat: SeatSummary;
  tried(job: Promise<unknown>): void;
}

/** What somebody who sits there, and is not the host, does about another seat: go there, or ask who sits there to change places. */
export function Swapping({ table, seat, tried }: Props) {
  const words = placeWords.value;
  const { you, status } = table;
  if (you === null || status !== "open" || seat.seat === you || seat.keptFor !== undefined) return null;
  const swap = (agree: boolean) => () => tried(swapSeats(table.id, you, seat.seat, agree));
  const name = seat.name ?? words.free;
  const isFree = seat.kind === "open";
  if (seat.swapWith === you)
    return (
      <fieldset class="place-sure" aria-label={words.swapAsked(name)}>
        <span role="status">{words.swapAsked(name)}</span>
        <button type="button" class="call-main" onClick={swap(true)}>
          {words.swapAgree}
        </button>
        <button type="button" onClick={swap(false)}>
          {words.swapRefuse}
        </button>
      </fieldset>
    );
  if (table.seats[you]?.swapWith === seat.seat)
    return (
      <fieldset class="place-sure" aria-label={words.swapWaits(name)}>
        <span role="status">{words.swapWaits(name)}</span>
        <button type="button" onClick={swap(false)}>
          {words.swapCancel}
        </button>
      </fieldset>
    );
  return (
    <button
      type="button"
      aria-label={isFree ? words.takeHere(seat.seat + 1) : words.swapFor(name)}
      onClick={swap(true)}
    >
      {isFree ? words.here : words.swap}
    </button>
  );
}
