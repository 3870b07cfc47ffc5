import type { Seat } from "@paravent/kernel";
import { colourOf } from "./seen.ts";

/** The sign of a seat: its number on its colour. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <i class="gt-mark disp" style={{ background: colourOf(seat) }} aria-hidden="true">
      {seat + 1}
    </i>
  );
}
