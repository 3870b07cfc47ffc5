import { type SeatSummary, WHY_FREED, type WhyFreed } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { placeWords } from "./words.ts";

interface Props {
  readonly seat: SeatSummary;
  readonly isYou: boolean;
  /** The seat that is to change places; null: none. */
  readonly moving: number | null;
  onMove(seat: number | null): void;
  onSwap(other: number): void;
  onFree(why: WhyFreed | null): void;
}

/** What the host does about one seat. */
export function Arranging({ seat, isYou, moving, onMove, onSwap, onFree }: Props) {
  const words = placeWords.value;
  const [asked, setAsked] = useState(false);
  const [why, setWhy] = useState<WhyFreed | null>(null);
  const name = seat.name ?? seat.keptFor ?? words.free;
  if (asked)
    return (
      <fieldset class="place-sure" aria-label={words.sendAwayWho(name)}>
        <span>{words.sure(name)}</span>
        <label>
          {words.why}
          <select
            value={why ?? ""}
            onChange={({ currentTarget: { value } }) => setWhy(WHY_FREED.find((each) => each === value) ?? null)}
          >
            <option value="">{words.whyNot}</option>
            {WHY_FREED.map((each) => (
              <option key={each} value={each}>
                {words.whys[each]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => onFree(why)}>
          {words.yes}
        </button>
        <button type="button" onClick={() => setAsked(false)}>
          {words.no}
        </button>
      </fieldset>
    );
  if (moving !== null)
    return moving === seat.seat ? (
      <button type="button" onClick={() => onMove(null)}>
        {words.swapCancel}
      </button>
    ) : (
      <button type="button" class="call-main" onClick={() => onSwap(moving)}>
        {words.swapHere}
      </button>
    );
  const isTaken = seat.kind !== "open" || seat.keptFor !== undefined;
  return (
    <>
      {isTaken && !isYou && (
        <button
          type="button"
          aria-label={words.sendAwayWho(name)}
          onClick={() => (seat.kind === "person" ? setAsked(true) : onFree(null))}
        >
          {words.sendAway}
        </button>
      )}
      {isTaken && (
        <button type="button" aria-label={words.swapWith(name)} onClick={() => onMove(seat.seat)}>
          {words.swap}
        </button>
      )}
    </>
  );
}
