import { afterEach, beforeEach, expect, it } from "vitest";
import type { NewRow, Store } from "../store/store.ts";
import { makePeople, Rig } from "../testing/rig.ts";
import type { SeatInput } from "./command.ts";

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.remove());

const bid = (value: number): SeatInput => ({ kind: "answer", question: 1, value });
const UNAVAILABLE = { ok: false, refusal: { reason: "unavailable", rule: null } };

/** A store whose next append fails, before or after the row is written. */
async function failing(when: "before" | "after"): Promise<{ store: Store; failNext(): void }> {
  const store = await rig.openStore();
  const append = store.append.bind(store);
  let fails = false;
  store.append = async (table: string, row: NewRow) => {
    const now = fails;
    fails = false;
    if (now && when === "before") throw new Error("the disk is full of secrets");
    const done = await append(table, row);
    if (now) throw new Error("the line was cut");
    return done;
  };
  return {
    store,
    failNext: () => {
      fails = true;
    },
  };
}

for (const when of ["before", "after"] as const)
  it(`acknowledges nothing when the store fails ${when} writing, and the log decides what holds`, async () => {
    const { store, failNext } = await failing(when);
    const { tables } = await rig.tables(store);
    const table = await makePeople(tables, store, ["anna", "bert"]);
    failNext();
    expect(await table.submit(0, "the-first-bid", bid(4))).toEqual(UNAVAILABLE);
    expect(await store.rows(table.id, 0)).toHaveLength(when === "before" ? 1 : 2);
    // Sent again under the same name it becomes one row, or is found to be one already.
    expect(await table.submit(0, "the-first-bid", bid(4))).toEqual({ ok: true, seq: 1 });
    expect(await table.submit(1, "other-bid", bid(5))).toEqual({ ok: true, seq: 2 });
    expect(rig.log.lines.join()).not.toContain("secrets");
    await rig.end();
    await store.close();
  });

it("lets two servers share a log: the slower one yields, catches up and goes on", async () => {
  const store = await rig.openStore();
  const { tables: one } = await rig.tables(store);
  const { tables: two } = await rig.tables(store);
  const here = await makePeople(one, store, ["anna", "bert"]);
  const there = (await two.open(here.id))!;
  expect(await here.submit(0, "bid-through-one", bid(4))).toEqual({ ok: true, seq: 1 });
  // The second server still holds the state before that row.
  expect(await there.submit(1, "bid-through-two", bid(5))).toEqual({
    ok: false,
    refusal: { reason: "stale", rule: null },
  });
  expect(await there.submit(1, "bid-through-two", bid(5))).toEqual({ ok: true, seq: 2 });
  // A command that reached both is one row.
  expect(await here.submit(1, "bid-through-two", bid(5))).toEqual({ ok: true, seq: 2 });
  expect((await store.rows(here.id, 0)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
  await rig.end();
  await store.close();
});
