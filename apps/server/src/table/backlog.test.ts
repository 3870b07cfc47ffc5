import { expect, it } from "vitest";
import type { EndedTable } from "../store/store.ts";
import { Backlog } from "./backlog.ts";

/** So many games that are over, of which every third was left undone. */
function games(count: number): EndedTable[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    createdAt: n,
    isTold: n % 3 > 0,
    isRecorded: n % 3 > 0,
  }));
}

function backlogOf(all: readonly EndedTable[], keepResult: (id: string) => Promise<void>) {
  const done = { recorded: [] as string[], told: [] as string[], faults: [] as unknown[] };
  const backlog = new Backlog({
    store: {
      ended: async (after, most) => {
        const from = after === null ? 0 : Number(after.id) + 1;
        return all.slice(from, from + most);
      },
    },
    keepResult: async (id) => {
      await keepResult(id);
      done.recorded.push(id);
    },
    writeDown: async (id) => void done.told.push(id),
    report: (fault) => void done.faults.push(fault),
  });
  return { backlog, done };
}

it("does what was left undone, all of it, in the order of the games, and ends though something cannot be done", async () => {
  const all = games(2_500);
  const undone = all.filter(({ isTold }) => !isTold).map(({ id }) => id);
  // That nothing comes of one does not bring it back.
  const { backlog, done } = backlogOf(all, async () => {});
  await backlog.workOff();
  await backlog.recorded;
  expect(done).toEqual({ recorded: undone, told: undone, faults: [] });
});

it("leaves the rest when it is told to stop", async () => {
  const { backlog, done } = backlogOf(games(30), async (id) => {
    if (id === "6") backlog.stop();
  });
  await backlog.workOff();
  expect(done).toEqual({ recorded: ["0", "3", "6"], told: [], faults: [] });
});

it("keeps nobody waiting who waits for results, though the store fails", async () => {
  const { backlog, done } = backlogOf(games(3), () => Promise.reject(new Error("no store")));
  await backlog.workOff();
  await backlog.recorded;
  expect(done.faults).toHaveLength(1);
});
