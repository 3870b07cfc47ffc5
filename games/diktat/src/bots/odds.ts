import type { PileView } from "../view/types.ts";

/** Odds of a number: how likely it is 0, 1, 2 and so on. */
export type Odds = readonly number[];

/** How many Emissaries may be among these pawns, if each that is not known to us is one this often. */
export function emissariesAmong(pawns: PileView["pawns"], unseen: number): Odds {
  const chances = [1];
  for (const { kind } of pawns) add(chances, kind === null ? unseen : kind === "emissary" ? 1 : 0);
  return chances;
}

/** One more that counts this often: in place, from the highest number down, so that none is needed twice. */
function add(chances: number[], p: number): void {
  const most = chances.length - 1;
  chances.push(chances[most]! * p);
  for (let n = most; n > 0; n--) chances[n] = chances[n - 1]! * p + chances[n]! * (1 - p);
  chances[0]! *= 1 - p;
}
