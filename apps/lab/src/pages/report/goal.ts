/** Between which parts of an even share every side should lie. */
export const GOAL = [0.85, 1.18] as const;

/** Where a share, as a part of an even one, lies beside the goal. */
export const placeOf = (share: number): "within" | "below" | "above" =>
  share < GOAL[0] ? "below" : share > GOAL[1] ? "above" : "within";

/** The same where only what is sure counts: an interval that reaches into the goal is within. */
export const surePlaceOf = (low: number, high: number): "within" | "below" | "above" =>
  high < GOAL[0] ? "below" : low > GOAL[1] ? "above" : "within";
