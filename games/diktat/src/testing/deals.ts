/** One game among many: how many players, and the number its cards and chances come from. */
export type Deal = readonly [players: number, number: number];

/** So many others are tried, where those that were found no longer do. */
const MORE = 60;

/**
 * First games that together met everything when they were looked for, among some hundreds: one in a hundred meets a given
 * rare thing, and a dozen well chosen ones meet all. After a change of the rules, more of them until everything is met.
 */
export function* likelyDeals(found: readonly Deal[]): Generator<Deal> {
  yield* found;
  for (let number = 0; number < MORE; number++) for (const players of [2, 3, 4, 5]) yield [players, number];
}
