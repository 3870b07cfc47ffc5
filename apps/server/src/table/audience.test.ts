import { KnownView, type ServerMessage } from "@paravent/protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { Ear, makePeople, Rig, settled, until } from "../testing/rig.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
let table: Table;
let anna: Ear;
let bert: Ear;
let nobody: Ear;

beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
  table = await makePeople(tables, store, ["anna", "bert", "carl"]);
  anna = new Ear("anna");
  bert = new Ear("bert");
  nobody = new Ear(null);
  for (const ear of [anna, bert, nobody]) await table.follow(ear);
  // Comings are announced to those who are there already.
  await until(() => anna.heard.length > 1);
  for (const ear of [anna, bert, nobody]) ear.news();
});
afterEach(() => rig.remove());

const bid = (seat: number, question: number, value: number, command = `bid-${question}-${seat}-${value}`) =>
  table.submit(seat, command, { kind: "answer", question, value });

function updates(ear: Ear): Extract<ServerMessage, { t: "update" }>[] {
  return ear.heard.filter((message) => message.t === "update");
}

const numberOf = (seat: number): number => (table.viewOf(seat)!.game as { number: number }).number;

it("tells each what they may know: their seat's view, or the public one", async () => {
  await bid(0, 1, 9);
  await bid(1, 1, 2);
  await bid(2, 1, 3);
  await table.submit(0, "look-at-2", { kind: "answer", question: 2, value: ["seat-2"] });
  await settled();
  expect(updates(anna).at(-1)?.view).toMatchObject({ who: 0, game: { number: numberOf(0), seen: { 2: numberOf(2) } } });
  expect(updates(bert).at(-1)?.view).toMatchObject({ who: 1, game: { number: numberOf(1), seen: {} } });
  expect(updates(nobody).at(-1)?.view).toMatchObject({
    who: "public",
    question: null,
    game: { number: null, seen: {} },
  });
  const looked = (ear: Ear) =>
    updates(ear)
      .flatMap(({ entries }) => entries)
      .at(-1);
  expect(looked(anna)).toEqual({ seq: 4, seat: 0, events: [{ type: "looked", by: 0, at: 2, number: numberOf(2) }] });
  expect(looked(bert)).toEqual({ seq: 4, seat: 0, events: [{ type: "looked", by: 0, at: 2 }] });
  expect(looked(nobody)).toEqual(looked(bert));
});

it("tells who has sealed a bid, not which", async () => {
  await bid(1, 1, 7);
  await settled();
  expect(updates(anna)).toHaveLength(1);
  expect(updates(anna)[0]).toMatchObject({ entries: [], view: { waiting: { answered: [1] } } });
  expect(anna.news()).not.toContain('"sealed":7');
  expect(bert.news()).toContain('"sealed":7');
  nobody.news();
  // Thinking better of it is nobody else's business.
  await bid(1, 1, 4);
  await settled();
  expect(bert.news()).toContain('"sealed":4');
  expect([anna.news(), nobody.news()]).toEqual(["[]", "[]"]);
});

it("tells nobody but its owner of a stop", async () => {
  await table.submit(1, "arm-a-stop", { kind: "stop", at: "round", armed: true });
  await settled();
  expect(bert.news()).toContain('"stops":["round"]');
  expect([anna.news(), nobody.news()]).toEqual(["[]", "[]"]);
});

it("does not name those who answer in a reaction window", async () => {
  await table.submit(1, "arm-a-stop", { kind: "stop", at: "round", armed: true });
  for (const seat of [0, 1, 2]) await bid(seat, 1, 9 - seat);
  await table.submit(0, "look-at-2", { kind: "answer", question: 2, value: ["seat-2"] });
  await settled();
  expect(table.viewOf("public")?.waiting).toMatchObject({ id: 3, seats: [], subject: "kernel/reaction" });
  const before = await store.rows(table.id, 0);
  await table.submit(1, "pass-on-it", { kind: "answer", question: 3, value: { branch: "pass" } });
  const row = (await store.rows(table.id, before.length))[0];
  expect(row).toMatchObject({ seat: 1, known: false });
});

it("gives a newcomer the whole story as they may know it, once", async () => {
  await bid(0, 1, 9);
  await bid(1, 1, 2);
  await bid(2, 1, 3);
  const late = new Ear("carl");
  // The last row is durable but not yet told to anybody.
  await table.follow(late);
  await settled();
  expect(late.heard.filter(({ t }) => t === "update")).toEqual([]);
  expect(late.heard[0]).toMatchObject({
    view: { who: 2, seq: 3 },
    table: { you: 2, status: "running", waitingFor: [0] },
    journal: [
      { seq: 0, seat: null, events: [{ type: "dealt" }] },
      { seq: 3, seat: 2, events: [{ type: "bidsOpened", bids: [9, 2, 3], winner: 0 }] },
    ],
  });
});

it("tells only what has changed to those who ask for that", async () => {
  class LeanEar extends Ear {
    readonly changesOnly = true;
  }
  const [first, second] = [new LeanEar("anna"), new LeanEar("anna")];
  await table.follow(first);
  await bid(0, 1, 9);
  await settled();
  await table.follow(second);
  await bid(1, 1, 2);
  await bid(2, 1, 3);
  await settled();
  for (const ear of [first, second]) {
    expect(updates(ear)).toEqual([]);
    const [change] = ear.heard.filter(({ t }) => t === "changed");
    expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(updates(anna).at(-1)).length / 2);
    const line = new KnownView();
    const heard = ear.heard.map((message) => line.whole(message)!).filter(({ t }) => t === "update");
    expect(heard.at(-1)).toEqual(updates(anna).at(-1));
  }
});

it("says who is there", async () => {
  const seats = (ear: Ear) =>
    ear.heard
      .flatMap((message) =>
        message.t === "table" || message.t === "company" ? [message.table.seats.map(({ online }) => online)] : [],
      )
      .at(-1);
  const carl = new Ear("carl");
  await table.follow(carl);
  await until(() => seats(anna)?.[2] === true);
  expect(seats(anna)).toEqual([true, true, true]);
  table.leave(carl);
  table.leave(bert);
  await until(() => seats(anna)?.[2] === false);
  expect(seats(anna)).toEqual([true, false, false]);
});
