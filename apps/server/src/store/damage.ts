import { BrokenLog } from "@paravent/kernel";

/** A row of the log is not what was written: the record was damaged on disk, and no version of the rules can replay it. */
export class DamagedLog extends BrokenLog {}

/** Why nothing is added to a game any more: other rules would have told it otherwise, or its record is damaged. */
export type WhyKept = "frozen" | "damaged";

export const whyKept = (fault: BrokenLog): WhyKept => (fault instanceof DamagedLog ? "damaged" : "frozen");
