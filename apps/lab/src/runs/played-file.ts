import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Played } from "../sim/play.ts";

/** Some games of one way, from the deal `first` on. */
interface Batch {
  readonly way: number;
  readonly first: number;
  readonly games: readonly Played[];
}

/** The games of a run, a line for each batch: what is in the file need not be played again. */
export class PlayedFile {
  private readonly path: string;
  private readonly batches = new Map<string, Batch>();

  constructor(path: string) {
    this.path = path;
    if (!existsSync(path)) return;
    const lines = readFileSync(path, "utf8").split("\n");
    // A line that was cut off when the program ended is played again.
    const whole = lines.slice(0, -1);
    for (const line of whole) this.keep(JSON.parse(line) as Batch);
    if (lines.at(-1) !== "") writeFileSync(path, whole.map((line) => `${line}\n`).join(""));
  }

  has(way: number, first: number): boolean {
    return this.batches.has(nameOf({ way, first }));
  }

  add(batch: Batch): void {
    appendFileSync(this.path, `${JSON.stringify(batch)}\n`);
    this.keep(batch);
  }

  /** How many games there are, of all ways. */
  get size(): number {
    return [...this.batches.values()].reduce((sum, { games }) => sum + games.length, 0);
  }

  /** The games of a way from the first deal on, as far as none is missing: in the order of deals, whoever played when. */
  of(way: number): Played[] {
    const games: Played[] = [];
    for (let batch = this.batches.get(nameOf({ way, first: 0 })); batch; ) {
      games.push(...batch.games);
      batch = this.batches.get(nameOf({ way, first: games.length }));
    }
    return games;
  }

  private keep(batch: Batch): void {
    this.batches.set(nameOf(batch), batch);
  }
}

const nameOf = ({ way, first }: Pick<Batch, "way" | "first">): string => `${way}/${first}`;
