import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Ear, makePeople, Rig, until } from "../testing/rig.ts";
import { Announcer, type News } from "./announcer.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

describe("an announcer", () => {
  let told: News[];
  let announcer: Announcer;
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    announcer = new Announcer((what) => told.push(what));
  });
  afterEach(() => vi.useRealTimers());

  it("tells many changes once, and nothing more often than once in a second for long", () => {
    for (let n = 0; n < 100; n++) announcer.soon("company");
    expect(told).toEqual([]);
    vi.advanceTimersByTime(150);
    expect(told).toEqual(["company"]);
    for (let n = 0; n < 100; n++) {
      announcer.soon("company");
      vi.advanceTimersByTime(50);
    }
    expect(told.length).toBeLessThanOrEqual(9);
    vi.advanceTimersByTime(5000);
    const before = told.length;
    for (let n = 0; n < 100; n++) {
      announcer.now("table");
      vi.advanceTimersByTime(50);
    }
    expect(told.length - before).toBeLessThanOrEqual(9);
  });

  it("tells the whole table at once, in place of the company, and the last change of many", () => {
    announcer.soon("company");
    announcer.now("table");
    expect(told).toEqual(["table"]);
    for (let n = 0; n < 9; n++) announcer.now("table");
    announcer.soon("company");
    expect(told).toEqual(["table", "table", "table", "table"]);
    vi.advanceTimersByTime(4000);
    expect(told).toEqual(["table", "table", "table", "table", "table"]);
    told.length = 0;
    announcer.soon("company");
    announcer.stop();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual([]);
  });
});

describe("a table", () => {
  let rig: Rig;
  let tables: Tables;
  let table: Table;
  beforeEach(async () => {
    rig = new Rig();
    const made = await rig.tables();
    tables = made.tables;
    table = await makePeople(tables, made.store, ["anna", "bert"]);
  });
  afterEach(() => rig.remove());

  it("says who came and went in few words, and nothing where all is as it was", async () => {
    const anna = new Ear("anna");
    await table.follow(anna);
    await until(() => anna.heard.length >= 2);
    anna.heard.length = 0;
    const bert = new Ear("bert");
    await table.follow(bert);
    await until(() => anna.heard.length > 0);
    expect(anna.heard).toMatchObject([{ t: "company", table: { you: 0, seats: [{}, { online: true }] } }]);
    expect(JSON.stringify(anna.heard[0]).length).toBeLessThan(1500);
    // A seat that flaps: what the others hear is bounded by the time it takes, and the end of it is told.
    for (let n = 0; n < 300; n++) {
      table.leave(bert);
      await table.follow(bert);
    }
    table.leave(bert);
    const last = () => anna.heard.findLast((message) => message.t === "company");
    await until(() => last()?.table.seats[1]?.online === false);
    expect(anna.heard.filter(({ t }) => t === "table")).toEqual([]);
    expect(anna.heard.length).toBeLessThan(60);
  });
});
