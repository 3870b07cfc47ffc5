import { BrokenLog } from "@paravent/kernel";

/** A log of which a row is not what was written: no rules can part from a record that has changed on disk. */
export class DamagedLog extends BrokenLog {}

/** Why nothing is added to a game any more: other rules would have told it otherwise, or its record is damaged. */
export type WhyKept = "frozen" | "damaged";

export const whyKept = (fault: BrokenLog): WhyKept => (fault instanceof DamagedLog ? "damaged" : "frozen");
