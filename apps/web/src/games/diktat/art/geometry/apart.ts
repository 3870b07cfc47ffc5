interface Room {
  /** The least distance between two neighbours. */
  readonly by: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Moves marks on a line apart, as little as they need to be seen one beside the other, and keeps them inside its ends.
 * Those that crowd together stand around their common middle; equal ones in the order given.
 */
export function apart(wanted: readonly number[], { by, from, to }: Room): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const crowds: { first: number; size: number; sum: number }[] = [];
  for (const [place, i] of order.entries()) {
    let crowd = { first: place, size: 1, sum: wanted[i]! };
    for (let last = crowds.at(-1); last && endOf(last) + by > startOf(crowd); last = crowds.at(-1)) {
      crowd = { first: last.first, size: last.size + crowd.size, sum: last.sum + crowd.sum };
      crowds.pop();
    }
    crowds.push(crowd);
  }
  const moved = new Array<number>(wanted.length);
  for (const crowd of crowds)
    for (let k = 0; k < crowd.size; k++) {
      const place = crowd.first + k;
      const lowest = from + place * by;
      const highest = to - (order.length - 1 - place) * by;
      moved[order[place]!] = Math.min(Math.max(startOf(crowd) + k * by, lowest), Math.max(highest, lowest));
    }
  return moved;

  function startOf({ size, sum }: { size: number; sum: number }): number {
    return sum / size - ((size - 1) / 2) * by;
  }
  function endOf(crowd: { size: number; sum: number }): number {
    return startOf(crowd) + (crowd.size - 1) * by;
  }
}
