import { setTimeout } from "node:timers/promises";

/** A table whose players hang on sockets of their own, and answer by a script. */
export interface CrowdedTable {
  /**
   * Waits until one of its players is asked, has them answer, and returns how many milliseconds passed until the server
   * said that this counts; null where it did not, or nobody was asked until then (by the clock of this process).
   */
  answer(until: number): Promise<number | null>;
  /** Its players hang up. */
  leave(): void;
}

/** The players of many tables, as one process that does nothing else. */
export class Crowd {
  private readonly tables: readonly CrowdedTable[];
  private readonly endServer: () => Promise<void>;

  constructor(tables: readonly CrowdedTable[], endServer: () => Promise<void>) {
    this.tables = tables;
    this.endServer = endServer;
  }

  /** Players come to a server, which ends with them, or with the first who cannot come in. */
  static async at(
    count: number,
    open: (n: number) => Promise<CrowdedTable>,
    endServer: () => Promise<void>,
  ): Promise<Crowd> {
    try {
      return new Crowd(await many(count, open), endServer);
    } catch (fault) {
      await endServer();
      throw fault;
    }
  }

  /** Plays for so long, with a pause after each answer; the milliseconds each took. */
  async run(ms: number, pause = 0): Promise<number[]> {
    const until = performance.now() + ms;
    const took: number[] = [];
    const play = async (table: CrowdedTable, at: number): Promise<void> => {
      if (pause > 0) await setTimeout((pause * at) / this.tables.length);
      while (performance.now() < until) {
        const one = await table.answer(until);
        if (one !== null) took.push(one);
        if (pause > 0) await setTimeout(pause);
      }
    };
    await Promise.all(this.tables.map(play));
    return took;
  }

  async end(): Promise<void> {
    for (const table of this.tables) table.leave();
    await this.endServer();
  }
}

/** So many people come at once: a server has room for so many at its door. */
const AT_ONCE = 20;

/** Makes so many of something, a few at a time. */
async function many<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => make(from + at));
    made.push(...(await Promise.all(some)));
  }
  return made;
}
