import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PackFiles } from "@paravent/content";
import { changes, isExact } from "../ab/change.ts";
import { botsOf } from "../lib/bots.ts";
import { checkPlayers, configured, gameNamed, gameWith } from "../lib/games.ts";
import { batches, type Threads } from "../lib/threads.ts";
import type { Played, SimTask } from "../sim/play.ts";
import { tablesOf } from "../sim/tables.ts";
import { PlayedFile } from "./played-file.ts";
import { goingOn, waysLeft } from "./search.ts";
import type { Wish } from "./wish.ts";

/** Small batches: who stops a run loses little, and all threads are busy to the end. */
const BATCH = 10;

/** Deals between two looks at how exact the result is, or which ways are worth going on with. */
export const ROUND = 100;

export type Status = "waiting" | "playing" | "paused" | "done" | "failed";

/** Who plays the games. */
type Players = Pick<Threads<SimTask, Played[]>, "run">;

/** What is kept of a run besides its games. */
interface Kept {
  readonly wish: Wish;
  readonly made: number;
  /** Whether a way has a pack of its own, beside the one the game comes with. */
  readonly own: readonly boolean[];
  /** How many games there were when the status was last set: nobody reads them all to say so. */
  played: number;
  status: Status;
  /** Why it failed. */
  fault: string | null;
}

/** How far a run has come. */
export interface Progress {
  readonly id: string;
  readonly wish: Wish;
  readonly made: number;
  readonly status: Status;
  readonly fault: string | null;
  /** Games played, and those there will be at most. */
  readonly played: number;
  readonly total: number;
  /** Seconds to go at the present pace; null while nobody knows. */
  readonly left: number | null;
}

/**
 * A run in a folder of its own: what was wished for, the packs as they were then, and the games. It can be stopped and gone
 * on with at any time; the same wish gives the same games.
 */
export class Run {
  readonly id: string;
  readonly folder: string;
  private readonly kept: Kept;
  private read: PlayedFile | null = null;
  private stopping: AbortController | null = null;
  private ending: Promise<void> | null = null;
  private pace: { readonly from: number; readonly since: number } | null = null;

  private constructor(id: string, folder: string, kept: Kept) {
    this.id = id;
    this.folder = folder;
    this.kept = kept;
  }

  /** Sets a run up with the packs of its ways; whatever cannot be played is refused before anything is. */
  static make(id: string, folder: string, wish: Wish, packs: readonly (PackFiles | null)[]): Run {
    const game = gameNamed(wish.game);
    botsOf(game, wish.bots);
    for (const way of wish.ways) {
      checkPlayers(game, way.players ?? wish.players);
      configured(game, [...wish.options, ...way.with], way.players ?? wish.players);
    }
    mkdirSync(folder, { recursive: true });
    for (const [way, files] of packs.entries()) {
      if (!files) continue;
      const place = packFolder(folder, way);
      mkdirSync(place);
      for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
      gameWith(game, place);
    }
    const own = packs.map((files) => files !== null);
    const run = new Run(id, folder, { wish, made: Date.now(), own, played: 0, status: "waiting", fault: null });
    run.keep();
    return run;
  }

  /** A run that was made before; what was under way when the program ended is paused. */
  static open(id: string, folder: string): Run {
    const kept = JSON.parse(readFileSync(join(folder, "run.json"), "utf8")) as Kept;
    if (kept.status === "playing" || kept.status === "waiting") kept.status = "paused";
    return new Run(id, folder, kept);
  }

  get wish(): Wish {
    return this.kept.wish;
  }

  /** Read from disk when they are first asked for. */
  get games(): PlayedFile {
    this.read ??= new PlayedFile(join(this.folder, "games.jsonl"));
    return this.read;
  }

  get status(): Status {
    return this.kept.status;
  }

  get progress(): Progress {
    const { wish, made, status, fault } = this.kept;
    const played = this.read?.size ?? this.kept.played;
    const total = status === "done" ? played : mostGames(wish);
    const speed = this.pace && (played - this.pace.from) / (performance.now() - this.pace.since);
    const left = speed && status === "playing" ? (total - played) / speed / 1000 : null;
    return { id: this.id, wish, made, status, fault, played, total, left };
  }

  /** Plays what is missing. */
  play(threads: Players): Promise<void> {
    this.ending = this.playOn(threads);
    return this.ending;
  }

  private async playOn(threads: Players): Promise<void> {
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    this.pace = { from: this.games.size, since: performance.now() };
    this.become("playing");
    try {
      await this.playRounds(threads, signal);
      this.become("done");
    } catch (fault) {
      if (signal.aborted) this.become("paused");
      else this.become("failed", fault instanceof Error ? fault.message : String(fault));
    } finally {
      this.stopping = null;
      this.pace = null;
    }
  }

  /** Resolves once nothing is played any more. */
  async pause(): Promise<void> {
    if (this.kept.status === "waiting") this.become("paused");
    this.stopping?.abort();
    await this.ending;
  }

  /** It may be played again. */
  resume(): void {
    if (this.kept.status === "paused" || this.kept.status === "failed") this.become("waiting");
  }

  /** What a thread needs to play some deals one way. */
  task(way: number, first: number, games: number): SimTask {
    const { game, options, bots, seed, ways } = this.wish;
    const { with: own, players = this.wish.players } = ways[way]!;
    return {
      game,
      players,
      seed,
      first,
      games,
      tables: tablesOf(bots, players),
      pack: this.kept.own[way] ? packFolder(this.folder, way) : "",
      options: configured(game, [...options, ...own], players),
    };
  }

  private async playRounds(threads: Players, signal: AbortSignal): Promise<void> {
    const { deals, ways } = this.wish;
    for (let first = 0; first < deals; first += ROUND) {
      const going = goingOn(this.wish, (way) => this.games.of(way), first / ROUND, ROUND);
      const round = batches(Math.min(ROUND, deals - first), BATCH);
      const missing = round.flatMap((batch) =>
        ways.flatMap((_, way) => {
          const from = first + batch.first;
          return going.includes(way) && !this.games.has(way, from) ? [{ way, from, games: batch.games }] : [];
        }),
      );
      const tasks = missing.map(({ way, from, games }) => this.task(way, from, games));
      await threads.run(
        tasks,
        (games, at) => this.games.add({ way: missing[at]!.way, first: missing[at]!.from, games }),
        signal,
      );
      if (this.isKnown()) return;
    }
  }

  /** Whether the difference of every way to the first is known as exactly as was wished for. */
  private isKnown(): boolean {
    const { kind, precision, ways } = this.wish;
    if (precision === 0 || ways.length < 2 || kind === "sizes") return false;
    const before = this.games.of(0);
    return ways.slice(1).every((_, n) => {
      const after = this.games.of(n + 1);
      return isExact(
        changes(before.slice(0, after.length), after, ({ side }) => side),
        precision / 100,
      );
    });
  }

  private become(status: Status, fault: string | null = null): void {
    this.kept.status = status;
    this.kept.played = this.read?.size ?? this.kept.played;
    this.kept.fault = fault;
    this.keep();
  }

  private keep(): void {
    writeFileSync(join(this.folder, "run.json"), `${JSON.stringify(this.kept, null, 1)}\n`);
  }
}

const packFolder = (folder: string, way: number): string => join(folder, `pack-${way + 1}`);

/** All ways play all deals; a search leaves ways behind. */
function mostGames({ kind, deals, ways }: Wish): number {
  let games = 0;
  for (let round = 0; round * ROUND < deals; round++)
    games += Math.min(ROUND, deals - round * ROUND) * (kind === "search" ? waysLeft(ways.length, round) : ways.length);
  return games;
}
