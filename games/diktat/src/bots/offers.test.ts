import { greedyBot } from "@paravent/bots";
import { Rng } from "@paravent/kernel";
import { expect, test } from "vitest";
import { type Played, table } from "../testing/index.ts";
import { diktatHeuristic } from "./index.ts";

const greedy = greedyBot(diktatHeuristic);

/** What the greedy bot in Bor's place does unasked. */
const action = (t: Played) => greedy.act!(t.table("bor"), Rng.from("offers"));

const position = () =>
  table({
    ana: { pp: 6, debts: 1, spyTokens: 1, row: ["file"], influence: { newTown: 1 } },
    bor: { pp: 3, reserve: "2E", influence: { karst: 1 } },
    cyr: {},
  })
    .card("file", { sector: "karst" })
    .pile("ana", "motol", "E")
    .turnOf("cyr");

test("it leaves alone what nobody offers", () => {
  expect(action(position())).toBeNull();
});

test("it takes a gift, a bargain and a place", () => {
  expect(action(position().proposes("ana", "bor", { give: "pp" }))).toEqual({
    act: "acceptTrade",
    value: { branch: "offer:0:1" },
  });
  expect(action(position().proposes("ana", "bor", { give: "marker:newTown", want: "3pp" }))?.act).toBe("acceptTrade");
  expect(action(position().leaves("ana", "motol", "bor"))).toEqual({ act: "acceptConcede", value: ["offer:0:1"] });
});

test("it refuses a bad bargain, an even one, a Debt, and what it cannot pay", () => {
  for (const terms of [
    { give: "pp", want: "2emissary" },
    { give: "2pp", want: "2pp" },
    { give: "debt pp" },
    { give: "card:file", want: "6pp" },
    {},
  ])
    expect(action(position().proposes("ana", "bor", terms)), JSON.stringify(terms)).toEqual({
      act: "refuseTrade",
      value: ["offer:0:1"],
    });
});

test("what it does is accepted, and answers one offer after another", () => {
  const t = position().proposes("ana", "bor", { give: "pp" }).proposes("ana", "bor", { want: "emissary" });
  for (const how of ["acceptTrade", "refuseTrade"]) {
    const { act, value } = action(t)!;
    expect(act).toBe(how);
    t.acts("bor", act, value);
  }
  t.has({ ana: { pp: 5 }, bor: { pp: 4, reserve: "2E" } });
  expect(action(t)).toBeNull();
});
