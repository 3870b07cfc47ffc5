import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PackFiles } from "@paravent/content";
import { Misuse } from "../lib/command-line.ts";
import type { Company } from "../queue/players.ts";
import { Run } from "./run.ts";
import type { Wish } from "./wish.ts";

/** All runs of a folder. They are played one after the other, each by all who play. */
export class Shelf {
  private readonly folder: string;
  private readonly runs = new Map<string, Run>();
  private readonly company: Company;
  private playing: Promise<void> | null = null;

  constructor(folder: string, company: Company) {
    this.folder = folder;
    this.company = company;
    mkdirSync(folder, { recursive: true });
    for (const id of readdirSync(folder).sort())
      if (existsSync(join(folder, id, "run.json"))) this.runs.set(id, Run.open(id, join(folder, id)));
  }

  /** The newest first. */
  all(): Run[] {
    return [...this.runs.values()].reverse();
  }

  run(id: string): Run {
    const run = this.runs.get(id);
    if (!run) throw new Misuse(`There is no run ${id}.`);
    return run;
  }

  make(wish: Wish, packs: readonly (PackFiles | null)[]): Run {
    const id = freeName(this.runs);
    const folder = join(this.folder, id);
    try {
      const run = Run.make(id, folder, wish, packs);
      this.runs.set(id, run);
      this.wake();
      return run;
    } catch (fault) {
      rmSync(folder, { recursive: true, force: true });
      throw fault;
    }
  }

  /** Resolves once there is nothing left to play. */
  async idle(): Promise<void> {
    await this.playing;
  }

  async pause(id: string): Promise<void> {
    await this.run(id).pause();
  }

  resume(id: string): void {
    this.run(id).resume();
    this.wake();
  }

  async drop(id: string): Promise<void> {
    const run = this.run(id);
    await run.pause();
    this.runs.delete(id);
    rmSync(run.folder, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await Promise.all([...this.runs.values()].map((run) => run.pause()));
    await this.playing;
    await this.company.close();
  }

  private wake(): void {
    this.playing ??= this.playAll().finally(() => {
      this.playing = null;
    });
  }

  private async playAll(): Promise<void> {
    for (let run = this.next(); run; run = this.next()) await run.play(this.company);
  }

  private next(): Run | undefined {
    return [...this.runs.values()].find(({ status }) => status === "waiting");
  }
}

/** Names in the order of time. */
function freeName(taken: ReadonlyMap<string, unknown>): string {
  let time = Date.now();
  while (taken.has(time.toString(36))) time++;
  return time.toString(36);
}
