import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { Ear, makePeople, Rig, settled } from "../testing/rig.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
});
afterEach(() => rig.remove());

it("all who come at once are shown the table together, each once, however often they ask", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  let reads = 0;
  const { rows } = store;
  store.rows = (id, from) => {
    reads++;
    return rows.call(store, id, from);
  };
  const ears = [...Array.from({ length: 20 }, () => new Ear(null)), new Ear("anna")];
  const followed = ears.flatMap((ear) => Array.from({ length: 30 }, () => table.follow(ear)));
  await Promise.all(followed);
  expect(reads).toBeLessThan(5);
  for (const ear of ears) expect(ear.heard.map(({ t }) => t)).toEqual(["table"]);
  expect(ears.at(-1)!.heard[0]).toMatchObject({ view: { who: 0 } });
  // Who asks again later is shown it again.
  await table.follow(ears[0]!);
  expect(ears[0]!.heard.length).toBeGreaterThan(1);
});

it("a player's command does not wait for all that another has asked of the table", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const order: string[] = [];
  const arm = (player: string, seat: number, n: number) =>
    table
      .submit(seat, `stop-${player}-${n}`, { kind: "stop", at: "round", armed: n % 2 === 0 }, { player, lane: player })
      .then(() => order.push(player));
  const flood = Array.from({ length: 50 }, (_, n) => arm("bert", 1, n));
  await Promise.all([...flood, arm("anna", 0, 0)]);
  expect(order.indexOf("anna")).toBeLessThan(3);
});

it("whoever leaves has to be called; whose line is cut because the table closes has not left", async () => {
  const asked: string[] = [];
  store.calls.ask = async (_table, _question, players) => void asked.push(...players);
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const [anna, bert] = [new Ear("anna"), new Ear("bert")];
  await Promise.all([table.follow(anna), table.follow(bert)]);
  asked.length = 0;
  table.leave(anna);
  await settled();
  expect(asked).toEqual(["anna"]);
  await table.close();
  table.leave(bert);
  await settled();
  expect(asked).toEqual(["anna"]);
});
