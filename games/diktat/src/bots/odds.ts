import type { PileView } from "../view/types.ts";

/** Odds of a number: how likely it is 0, 1, 2 and so on. */
export type Odds = readonly number[];

/** How many Emissaries may be among these pawns, if each that is not known to us is one this often. */
export function emissariesAmong(pawns: PileView["pawns"], unseen: number): Odds {
  let chances: number[] = [1];
  for (const { kind } of pawns) {
    const p = kind === null ? unseen : kind === "emissary" ? 1 : 0;
    const grown = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, n) => {
      grown[n]! += chance * (1 - p);
      grown[n + 1]! += chance * p;
    });
    chances = grown;
  }
  return chances;
}
