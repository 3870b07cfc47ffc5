import type { Rng } from "@paravent/kernel";
import { ServerProcess } from "../process.ts";
import { pause } from "../survivor.ts";

/** So long a process lives at most before the next one is killed. */
const LIFE_MS = 900;

/** What the processes share: the database, and how they hear of each other. */
export interface Shared {
  readonly databaseUrl: string;
  readonly feedUrl?: string | undefined;
}

/** Two server processes on one database, of which one after the other is killed and started again. */
export class Doors {
  private readonly rng: Rng;
  private readonly environment: Record<string, string>;
  private readonly processes: ServerProcess[];
  /** Where each listens; null while it does not. */
  private readonly open: (string | null)[] = [null, null];
  /** A process ended that nobody has killed. */
  private fault: Error | null = null;
  kills = 0;
  /** Of those: before the process listened. */
  unborn = 0;

  constructor({ databaseUrl, feedUrl }: Shared, rng: Rng) {
    this.rng = rng;
    const feed = feedUrl === undefined ? {} : { PARAVENT_FEED_URL: feedUrl };
    this.environment = { DATABASE_URL: databaseUrl, PARAVENT_LIMITS: "1000", ...feed };
    this.processes = [0, 1].map((which) => this.begin(which));
  }

  /** The address of this process, or of the other one while it is gone; null while neither listens. */
  address(which: number): string | null {
    return this.open[which] ?? this.open[1 - which] ?? null;
  }

  get bothOpen(): boolean {
    return this.open.every((address) => address !== null);
  }

  /** Waits a moment of chance, kills one of the two and starts it again: one in four perhaps before it listens. */
  async kill(): Promise<void> {
    if (this.rng.below(4) > 0) while (!this.bothOpen && !this.fault) await pause(5);
    if (this.fault) throw this.fault;
    await pause(this.rng.below(LIFE_MS));
    const which = this.rng.below(2);
    if (this.open[which] === null) this.unborn++;
    this.open[which] = null;
    const [killed] = this.processes.splice(which, 1, this.begin(which));
    await killed!.kill();
    this.kills++;
  }

  async stop(): Promise<void> {
    for (const process of this.processes.splice(0)) await process.kill();
  }

  private begin(which: number): ServerProcess {
    const begun = new ServerProcess(this.environment);
    begun.address().then(
      (address) => {
        if (this.processes[which] === begun) this.open[which] = address;
      },
      (fault: Error) => {
        if (this.processes[which] === begun) this.fault = fault;
      },
    );
    return begun;
  }
}
