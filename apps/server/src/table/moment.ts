/**
 * Two clocks. Rows and lines keep the hour (`Date`), which outlives the process, is the same on all servers, and may be set
 * back or forth at any time. What is waited for and measured goes by `performance.now()`, which only runs forward and means
 * nothing to anybody else: a moment in the past is translated once, when it is heard of, and no jump reaches it any more.
 */
export const momentOf = (hour: number): number => performance.now() - Math.max(0, Date.now() - hour);
