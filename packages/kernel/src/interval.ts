/** How far from 0 a normal number lies at most, nineteen times out of twenty. */
export const NINETEEN_OF_TWENTY = 1.96;

/** Wilson's interval for a share at 95 %: honest for few games and for rates near 0 and 1. Of nothing, it says nothing. */
export function wilson(successes: number, trials: number): [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const z = NINETEEN_OF_TWENTY;
  const p = successes / trials;
  const middle = p + (z * z) / (2 * trials);
  const reach = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}
