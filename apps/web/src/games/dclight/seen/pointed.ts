import type { Seat } from "@paravent/kernel";
import { ofTable } from "../../../store/of-table.ts";

/** The card the pointer or the focus is on: the inspector tells all about it. */
export const pointed = ofTable<{ readonly card: string } | null>(null);

/** The player whose whole board is open in the side sheet. */
export const sheet = ofTable<Seat | null>(null);

/** Handlers that make a card tell about itself when pointed at or focused. */
export const pointing = (what: { readonly card: string }) => ({
  onPointerEnter: () => {
    pointed.value = what;
  },
  onPointerLeave: () => {
    pointed.value = null;
  },
  onFocus: () => {
    pointed.value = what;
  },
  onBlur: () => {
    pointed.value = null;
  },
});
