/** Things that wait, in lanes: the lanes have their turns one after the other, however many wait in each. */
export class Lanes<T> {
  private readonly lanes = new Map<string, T[]>();
  /** How many wait in all. */
  size = 0;

  add(lane: string, waiting: T): void {
    const others = this.lanes.get(lane);
    if (others) others.push(waiting);
    else this.lanes.set(lane, [waiting]);
    this.size++;
  }

  /** The first of the lane whose turn it is, and that lane goes to the end; undefined when nobody waits. */
  next(): T | undefined {
    for (const [lane, waiting] of this.lanes) {
      const first = waiting.shift();
      this.lanes.delete(lane);
      if (waiting.length > 0) this.lanes.set(lane, waiting);
      this.size--;
      return first;
    }
    return undefined;
  }
}
