/** Which of the things that a value knows by name are there: 1 for each that is. Things it does not know count for nothing. */
export function named(known: readonly string[], there: readonly string[]): number[] {
  const numbers = new Array<number>(known.length).fill(0);
  for (const id of there) {
    const at = known.indexOf(id);
    if (at >= 0) numbers[at] = 1;
  }
  return numbers;
}
