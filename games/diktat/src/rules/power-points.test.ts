import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { newGame, table } from "../testing/index.ts";

rule(["DK-DEBT-01", "DK-DEBT-02", "DK-SEQ-02"], "a Debt brings 5 PP at any moment, once a Cycle", () => {
  const t = table({ ana: {}, bor: { pp: 1 }, cyr: {} }).turnOf("ana");

  // Not on Bor's turn, and not his question.
  t.acts("bor", "takeDebt")
    .has({ bor: { pp: 6, debts: 1 } })
    .asks("ana", "chooseManoeuvre");
  t.refusesAct("bor", "takeDebt", true, "debtTakenThisCycle", "DK-DEBT-02");
  t.acts("cyr", "takeDebt").has({ cyr: { pp: 5, debts: 1 } });
  expect(t.table("bor").standing.find(({ act }) => act === "takeDebt")).toMatchObject({
    ask: null,
    closed: { reason: "debtTakenThisCycle", rule: "DK-DEBT-02" },
  });
});

rule("DK-DEBT-02", "no Debt before the first Cycle: it would count for none", () => {
  const t = newGame(["ana", "bor"], { cabals: "choice" }).asks("ana", "chooseCabal");

  t.refusesAct("ana", "takeDebt", true, "beforeFirstCycle", "DK-DEBT-02");
  t.does("ana", "polisec").does("bor", "syndicat").acts("ana", "takeDebt");
  t.refusesAct("ana", "takeDebt", true, "debtTakenThisCycle", "DK-DEBT-02");
});

rule("DK-DEBT-02", "in the next Cycle another Debt may be taken", () => {
  const t = table({ ana: { tookDebt: true, debts: 1 }, bor: {} }).endOfCycle();

  t.refusesAct("ana", "takeDebt", true, "debtTakenThisCycle", "DK-DEBT-02").does("ana").does("bor");
  t.is({ cycle: 2 })
    .acts("ana", "takeDebt")
    .has({ ana: { debts: 2, pp: 8 } });
});

rule(["DK-DEBT-06", "DK-VP-01", "DK-RUL-129"], "a Debt is seen by all and costs no VP before the end", () => {
  const t = table({ ana: { influence: { newTown: 2 } }, bor: {} })
    .turnOf("bor")
    .acts("ana", "takeDebt");

  t.has({ ana: { debts: 1, vp: 2 } });
  const seen = t.view("public").players[0]!;
  expect(seen).toMatchObject({ debts: 1, vp: 2, vpSources: { newTown: 2, debts: 0 } });
  expect(t.hears("public")).toEqual([{ type: "debtTaken", seat: 0, pp: 5, compulsory: false }]);
});

rule(["DK-RUL-129", "DK-HIDE-01"], "so are the tokens of a Cabal, in reserve and on the table", () => {
  const t = table({ un: { cabal: "syndicat" }, ana: { memberships: 2 }, gn: { cabal: "garde_noire" } })
    .blockhouses("karst")
    .turnOf("ana");
  for (const who of ["ana", "public"]) {
    const { players, blockhouses } = t.view(who);
    expect(players.map(({ cabalTokens }) => cabalTokens)).toEqual([{ membership: 4 }, {}, { blockhouse: 5 }]);
    expect(players[1]!.memberships).toBe(2);
    expect(blockhouses).toEqual(["karst"]);
  }
});

rule(["DK-RUL-33", "DK-MAT-04"], "ten Debts out: no voluntary one, but compulsory ones", () => {
  const t = table({ ana: { debts: 4 }, bor: { debts: 6 } })
    .pile("bor", "karst", "G")
    .turnOf("ana");

  t.refusesAct("ana", "takeDebt", true, "noDebtTokenLeft", "DK-RUL-33");
  t.does("ana", "assassinate")
    .does("ana", "karst:1")
    .has({ ana: { debts: 5, pp: 3 }, bor: { pp: 2 } });

  const nine = table({ ana: { debts: 3 }, bor: { debts: 6 } }).turnOf("ana");
  nine.acts("ana", "takeDebt").refusesAct("bor", "takeDebt", true, "noDebtTokenLeft", "DK-RUL-33");
});

rule(["DK-PP-02", "DK-RUL-34"], "a loss that nobody must pay takes what is there, without a Debt", () => {
  const effect = (more: object) => ({
    sector: "karst" as const,
    effects: [{ kind: "scourge", trigger: "acquire", do: [{ op: "lose", res: "pp", n: 3, from: "acting", ...more }] }],
  });
  const takes = (pp: number, more: object) =>
    table({ ana: { pp }, bor: {} })
      .card("drain", effect(more))
      .track("drain")
      .pile("ana", "karst", "E")
      .resolving("karst")
      .does("ana", "drain");
  takes(2, {}).has({ ana: { pp: 0, debts: 0 } });
  takes(4, {}).has({ ana: { pp: 1, debts: 0 } });
  takes(2, { mandatory: true }).has({ ana: { pp: 4, debts: 1 } });
});

rule(["DK-DEBT-03", "DK-PP-02", "DK-RUL-34"], "as many Debts as a compulsory cost needs, and no more", () => {
  // Ten VP: five cards of 0, 0, 1, 1, 2 VP, two beside the board, New Town II.
  const cards = ["a", "b", "c", "d", "e", "f", "g"];
  for (const [pp, debts, left] of [
    [12, 0, 2],
    [10, 0, 0],
    [9, 1, 4],
    [5, 1, 0],
    [4, 2, 4],
    [0, 2, 0],
  ] as const) {
    const board = table({ ana: { pp, row: cards, influence: { newTown: 2 } }, bor: { pp: 1 } });
    for (const card of cards) board.card(card, { sector: "karst" });
    const t = board.card("attack", { sector: "karst", attack: true }).track("attack").afterConquests();
    t.has({ ana: { vp: 10, debts, pp: left }, bor: { vp: 0, debts: 0, pp: 1 } });
  }
});

rule(["DK-DEBT-04", "DK-DEBT-02"], "a compulsory Debt does not use up the voluntary one, nor the reverse", () => {
  const t = table({ ana: { tookDebt: true, debts: 1 }, bor: {} })
    .pile("bor", "karst", "G G")
    .turnOf("ana");

  t.does("ana", "assassinate")
    .does("ana", "karst:1")
    .has({ ana: { debts: 2, pp: 3 } });
  expect(t.events).toContainEqual({ type: "debtTaken", seat: 0, pp: 5, compulsory: true });
  t.refusesAct("ana", "takeDebt", true, "debtTakenThisCycle", "DK-DEBT-02");
});

rule(["DK-PP-01", "DK-DISC-01"], "PP come from the supply and go there unless a rule names somebody", () => {
  const t = table({ ana: { pp: 2 }, bor: { pp: 2 }, cyr: { pp: 2 } })
    .pile("bor", "karst", "E G")
    .turnOf("ana");

  t.does("ana", "assassinate")
    .does("ana", "karst:1")
    .has({ ana: { pp: 5 }, bor: { pp: 2 }, cyr: { pp: 2 } });
  t.does("bor", "extendInfluence")
    .does("bor", "nothing")
    .has({ bor: { pp: 3 }, cyr: { pp: 2 } });
  t.does("cyr", "assassinate")
    .does("cyr", "karst:1")
    .has({ cyr: { pp: 0 }, bor: { pp: 5 }, ana: { pp: 5 } });
});

rule(["DK-HIDE-02", "DK-RUL-129"], "what the table has seen of somebody's PP, but never the total", () => {
  const t = table({ ana: { pp: 9 }, bor: { pp: 4 } })
    .pile("bor", "karst", "G")
    .turnOf("ana");

  t.does("ana", "assassinate").does("ana", "karst:1");
  expect(t.view("bor").players.map(({ seen }) => seen)).toEqual([
    { gained: 0, spent: 2 },
    { gained: 2, spent: 0 },
  ]);
  t.acts("bor", "takeDebt");
  expect(t.view("public").players[1]!.seen).toEqual({ gained: 7, spent: 0 });
  expect(JSON.stringify(t.view("public"))).not.toMatch(/"pp"/);
});

rule("DK-HIDE-02", "what was seen of somebody's PP is told for one Cycle", () => {
  const t = table({ ana: {}, bor: {} }).endOfCycle().acts("ana", "takeDebt");

  expect(t.view("bor").players[0]!.seen).toEqual({ gained: 5, spent: 0 });
  t.does("ana").does("bor").is({ cycle: 2 });
  expect(t.view("bor").players[0]!.seen).toEqual({ gained: 3, spent: 0 });
});
