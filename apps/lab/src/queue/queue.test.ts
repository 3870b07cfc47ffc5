import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { thePostgres } from "@paravent/server/testing";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { PackFolder } from "../packs/pack-folder.ts";
import { type Played, playTask, type SimTask } from "../sim/play.ts";
import { Queued } from "./players.ts";
import { Queue } from "./queue.ts";
import { type Players, work } from "./work.ts";

const task: SimTask = {
  ...{ game: "dclight", players: 2, options: {}, pack: "", seed: "queue", tables: [["random", "random"]] },
  ...{ first: 0, games: 2 },
};
const tasks = [0, 2, 4].map((first) => ({ ...task, first }));
const alone: Played[][] = tasks.map(playTask);

/** Plays at once, and remembers what. */
function player(): Players & { readonly played: number[]; close(): Promise<void> } {
  const played: number[] = [];
  return {
    played,
    async run([one]) {
      played.push(one!.first);
      return [playTask(one!)];
    },
    close: async () => undefined,
  };
}

/** Begins and never ends, until it is stopped. */
const nobody: Players & { close(): Promise<void> } = {
  async run(_, __, signal) {
    signal!.throwIfAborted();
    return new Promise((_, reject) => signal!.addEventListener("abort", () => reject(signal!.reason)));
  },
  close: async () => undefined,
};

let url: string;
let sql: postgres.Sql;
let queue: Queue;
beforeAll(async () => {
  url = await (await thePostgres()).database("lab");
  queue = await Queue.open(url);
  sql = postgres(url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await queue.close();
  await sql.end();
});

/** Another machine that works for the queue, until the test is over. */
async function beside<T>(players: Players, during: () => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const other = await Queue.open(url);
  const working = work(other, players, { atOnce: 1, signal: stopping.signal });
  try {
    return await during();
  } finally {
    stopping.abort();
    await working;
    await other.close();
  }
}

const forget = async (): Promise<void> => {
  await sql`DELETE FROM paravent_lab.shares`;
};

describe("a simulation over several machines", () => {
  afterEach(forget);

  test("comes to the same games as alone, and is not played twice", async () => {
    const [here, there] = [player(), player()];
    const seen: number[] = [];
    const games = await beside(there, () => new Queued(queue, here, 1).run(tasks, (_, at) => seen.push(at)));
    expect(JSON.stringify(games)).toBe(JSON.stringify(alone));
    expect(seen.toSorted()).toEqual([0, 1, 2]);
    expect([...here.played, ...there.played].toSorted()).toEqual([0, 2, 4]);
    const again = player();
    expect(await new Queued(queue, again, 1).run(tasks)).toEqual(alone);
    expect(again.played).toEqual([]);
  });

  test("plays what a worker had taken that was never heard of again", async () => {
    await queue.order(tasks);
    const lost = await queue.take("a machine that dies", ["dclight"]);
    expect(lost!.task.first).toBe(0);
    await sql`UPDATE paravent_lab.shares SET taken_until = now() - interval '1 second' WHERE taken_by IS NOT NULL`;
    expect(await new Queued(queue, player(), 1).run(tasks)).toEqual(alone);
    // It was only slow: what it says now changes nothing.
    await queue.finish(lost!.name, []);
    expect((await queue.outcomes([lost!.name])).ended[0]!.games).toEqual(alone[0]);
  });

  test("that is stopped leaves nothing to play, and goes on with what was played", async () => {
    const stopping = new AbortController();
    const first: typeof nobody = {
      ...nobody,
      run: (some, each, signal) => (some[0]!.first === 0 ? player().run(some) : nobody.run(some, each, signal)),
    };
    const stopped = new Queued(queue, first, 1).run(tasks, () => stopping.abort(new Error("enough")), stopping.signal);
    await expect(stopped).rejects.toThrow("enough");
    expect(await queue.take("anybody", ["dclight"])).toBeNull();
    const rest = player();
    expect(await new Queued(queue, rest, 1).run(tasks)).toEqual(alone);
    expect(rest.played).toEqual([2, 4]);
  });

  test("gives back what it had begun when a worker is stopped", async () => {
    await queue.order([task]);
    await beside(nobody, () =>
      vi.waitFor(async () =>
        expect(await sql`SELECT 1 FROM paravent_lab.shares WHERE taken_by IS NOT NULL`).toHaveLength(1),
      ),
    );
    expect((await queue.take("the next", ["dclight"]))?.task).toEqual({ ...task, pack: undefined });
  });

  test("fails with what a share failed by", async () => {
    const broken = { ...nobody, run: () => Promise.reject(new Error("no such card")) };
    await expect(new Queued(queue, broken, 1).run([task])).rejects.toThrow("no such card");
  });

  test("takes its pack along, and leaves what other code would play to others", async () => {
    const folder = mkdtempSync(join(tmpdir(), "paravent-queue-"));
    const packs = new PackFolder(folder);
    packs.copy("dclight", "", "own", "Own");
    const own = { ...task, pack: join(folder, "own") };
    cpSync(own.pack, join(folder, "elsewhere"), { recursive: true });
    const seen: string[] = [];
    const there: Players = {
      async run([one]) {
        seen.push(one!.pack!);
        return [playTask(one!)];
      },
    };
    const games = await beside(there, () => new Queued(queue, nobody, 0).run([own]));
    expect(games).toEqual([playTask(own)]);
    expect(seen[0]).not.toBe(own.pack);
    const [name] = await queue.order([own]);
    expect(await queue.order([{ ...own, pack: join(folder, "elsewhere") }])).toEqual([name]);
    await forget();
    await queue.order([task]);
    await sql`UPDATE paravent_lab.shares SET code = 'another'`;
    expect(await queue.take("anybody", ["dclight"])).toBeNull();
    rmSync(folder, { recursive: true });
  });
});
