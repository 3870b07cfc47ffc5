import type { Opening } from "./position.ts";

// Lists that stand in order, the most first; of equal ones, those that came first. They are few: to sort them in the end
// takes longer.

export function addInOrder(worths: number[], worth: number): void {
  let at = worths.length;
  worths.push(worth);
  for (; at > 0 && worths[at - 1]! < worth; at--) worths[at] = worths[at - 1]!;
  worths[at] = worth;
}

/** The same of openings, by what each brings. */
export function addOpening(openings: Opening[], opening: Opening): void {
  let at = openings.length;
  openings.push(opening);
  for (; at > 0 && openings[at - 1]!.gain < opening.gain; at--) openings[at] = openings[at - 1]!;
  openings[at] = opening;
}
