/** What an Assassination sets off. */
export const KILLING = ["assassination_target", "assassination_reveal", "assassination_done"] as const;

/** A placed pile may be attacked by the Others, which is an Assassinate Manoeuvre (DK-OTH-KILL-01). */
export const PLACING = ["want_place_pile", "pile_placed", "assassinate_started", ...KILLING] as const;
