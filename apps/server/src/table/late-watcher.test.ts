import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { ledger } from "../testing/ledger.ts";
import { Ear, guest, Rig } from "../testing/rig.ts";
import { encode } from "./audience.ts";
import { LateWatcher } from "./late-watcher.ts";

const update = (seq: number): string => `{"t":"update","seq":${seq}}`;

it("holds back what is told of a game, in its order, and nothing else", async () => {
  const heard: string[] = [];
  const late = new LateWatcher({ player: null, send: (text) => heard.push(text) }, () => true, 40);
  const among = encode({
    t: "said",
    table: "t",
    line: { id: 1, seat: -1, to: null, text: "Who is ahead?", at: 1, name: "Eve", watcher: true },
  });
  const atTable = encode({
    t: "said",
    table: "t",
    line: { id: 1, seat: 0, to: null, text: 'Mine. "watcher":true}', at: 1 },
  });
  for (const text of [update(1), atTable, '{"t":"pong"}', among, update(2)]) late.send(text);
  expect(heard).toEqual(['{"t":"pong"}', among]);
  await setTimeout(80);
  expect(heard.slice(2)).toEqual([update(1), atTable, update(2)]);
  late.send(update(3));
  late.stop();
  await setTimeout(60);
  expect(heard).toHaveLength(5);
});

it("tells all at once to who has sat down, or once the game is over", () => {
  const heard: string[] = [];
  let isLate = true;
  const late = new LateWatcher({ player: "eve", send: (text) => heard.push(text) }, () => isLate, 60_000);
  late.send(update(1));
  expect(heard).toEqual([]);
  isLate = false;
  late.send(update(2));
  expect(heard).toEqual([update(1), update(2)]);
});

it("at a table that agreed on it, who watches sees who sits there and nothing of the game yet; who plays sees all", async () => {
  const rig = new Rig();
  const { tables, store } = await rig.tables(undefined, ledger);
  const [anna, bert] = [await guest(store, "anna"), await guest(store, "bert")];
  const made = await tables.making.create(anna, {
    game: ledger.id,
    language: "en",
    seats: ["me", "open"],
    terms: { talk: "rules", behind: true },
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  const table = made.value;
  expect(await table.join(bert.id, undefined)).toBe("seated");
  const [own, nobody] = [new Ear("anna"), new Ear(null)];
  for (const ear of [own, nobody]) await table.follow(ear);
  await table.say(0, "to-all-of-you", null, "Good evening.");
  expect(own.heard.map(({ t }) => t)).toContain("said");
  expect(own.heard.findLast((message) => message.t === "table")?.view).not.toBeNull();
  expect(nobody.heard).toMatchObject([{ t: "table", view: null, journal: [], chat: [] }]);
  table.leave(nobody);
  await rig.remove();
});
