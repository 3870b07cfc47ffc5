import type { Seat } from "@paravent/kernel";
import type { Seen } from "./seen.ts";

/** Points as they count now; at the end of the game those of the final count (DK-END-02). */
export const scoreOf = (seen: Seen, seat: Seat): number =>
  seen.game.final?.ranking.find((entry) => entry.seat === seat)?.vp ?? seen.player(seat).vp;
