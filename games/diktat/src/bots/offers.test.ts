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
  expect(action(position().proposes("ana", "bor", { give: "2pp" }))).toEqual({
    act: "acceptTrade",
    value: { branch: "offer:0:1" },
    answers: { seat: 0, reason: { kind: "goodBargain", with: {} } },
  });
  expect(action(position().proposes("ana", "bor", { give: "marker:newTown", want: "3pp" }))?.act).toBe("acceptTrade");
  expect(action(position().leaves("ana", "motol", "bor"))).toEqual({
    act: "acceptConcede",
    value: ["offer:0:1"],
    answers: { seat: 0, reason: { kind: "placeTaken", with: {} } },
  });
});

test("it refuses a bad bargain, an even one, a Debt, and what it cannot pay, and says why", () => {
  for (const [terms, kind] of [
    [{ give: "pp", want: "2emissary" }, "tooLittle"],
    [{ give: "2pp", want: "2pp", until: "turnEnd" }, "tooLittle"],
    [{ give: "debt pp" }, "tooLittle"],
    [{ give: "spyToken", want: "9pp" }, "tooLittle"],
    [{ want: "pp" }, "notForNothing"],
    [{}, "notForNothing"],
  ] as const)
    expect(action(position().proposes("ana", "bor", terms)), JSON.stringify(terms)).toEqual({
      act: "refuseTrade",
      value: ["offer:0:1"],
      answers: { seat: 0, reason: { kind, with: {} } },
    });
});

test("it says what a fair offer lacks, once: a counter-offer gets none", () => {
  const board = (until?: "turnEnd") =>
    table({ ana: { pp: 6, row: ["file"] }, bor: { affinities: { politics: 1 } }, cyr: {} })
      .card("file", { sector: "karst", symbols: ["politics", "politics"] })
      .turnOf("cyr")
      .proposes("ana", "bor", { give: "pp", want: "politics", ...(until && { until }) });
  const t = board();
  const counter = action(t)!;
  expect(counter).toMatchObject({
    act: "counterTrade",
    value: { value: { give: { things: ["politics"] }, want: { pp: 5 }, until: ["turnEnd"] } },
    answers: { seat: 0, reason: { kind: "forMore", with: { pp: 4 } } },
  });
  t.acts("bor", counter.act, counter.value);
  expect(action(t)).toBeNull();
  expect(action(board("turnEnd"))?.act).toBe("refuseTrade");
});

test("between two players what one gains the other loses: nothing is traded that helps both alike", () => {
  const offer = (players: Parameters<typeof table>[0]) =>
    action(table(players).turnOf("ana").proposes("ana", "bor", { give: "marker:combinat", want: "marker:karst" }));
  const players = { ana: { influence: { combinat: 1 } }, bor: { influence: { karst: 1 } } } as const;
  expect(offer(players)?.act).toBe("refuseTrade");
});

test("what it does is accepted, and answers one offer after another", () => {
  const t = position().proposes("ana", "bor", { give: "2pp" }).proposes("ana", "bor", { want: "emissary" });
  for (const how of ["acceptTrade", "refuseTrade"]) {
    const { act, value } = action(t)!;
    expect(act).toBe(how);
    t.acts("bor", act, value);
  }
  t.has({ ana: { pp: 4 }, bor: { pp: 5, reserve: "2E" } });
  expect(action(t)).toBeNull();
});
