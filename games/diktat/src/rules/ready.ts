// Questions that hold a moment open until everybody is ready for what comes.

/** The boundary before sealed PP: a yes that one is done with what may still be done before (DK-RUL-35). */
export const READY = "diktat/ready";

/** DK-RUL-133: whoever sets never to be asked this is ready by themselves at every End of Cycle. */
export const AUTO_READY = "diktat/endOfCycleCall";
