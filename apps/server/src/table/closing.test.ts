import { expect, it } from "vitest";
import { guest, makeTable, Rig, settled, until } from "../testing/rig.ts";

/** Each may have an answer under way. */
const BOTS = 2;

it("when a server ends, no table plays on while it waits for another", async () => {
  const rig = new Rig();
  const { tables, store } = await rig.tables();
  const anna = await guest(store, "anna");
  const slow = await makeTable(tables, anna, ["me", { bot: "random" }]);
  const quick = await makeTable(tables, anna, [{ bot: "random" }, { bot: "random" }], { rounds: 200 });
  const rowsOf = async () => (await store.rows(quick.id, 0)).length;
  await until(async () => (await rowsOf()) > 5);
  // The first table has something to finish that takes its time.
  const finished = Promise.withResolvers<void>();
  const save = store.saveSnapshot.bind(store);
  store.saveSnapshot = async (table, snapshot) => {
    if (table === slow.id) await finished.promise;
    await save(table, snapshot);
  };
  const closed = tables.close();
  const rows = await rowsOf();
  for (let n = 0; n < 60; n++) {
    await settled();
    await rowsOf();
  }
  // What was under way is finished: they bid at the same time.
  expect(await rowsOf()).toBeLessThanOrEqual(rows + BOTS);
  expect(quick.viewOf("public")?.outcome).toBeNull();
  finished.resolve();
  await closed;
  await rig.remove();
});
