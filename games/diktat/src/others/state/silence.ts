import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { OthersFacts } from "./facts.ts";

/**
 * DK-OTH-KILL-05: while the Others attack a pile, its owner may tell whoever acts for them nothing; nor the whole table
 * (null), which that one hears too.
 */
export function whySilentUnderAttack(s: Readonly<OthersFacts>, from: Seat, to: readonly Seat[] | null): Refusal | null {
  if (s.others === null) return null;
  const isSilenced = s.others.acting.some(({ seat, target }) => target === from && (to === null || to.includes(seat)));
  return isSilenced ? refuse("silentTowardsOthers", "DK-OTH-KILL-05") : null;
}
