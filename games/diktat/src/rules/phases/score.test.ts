import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { table } from "../../testing/index.ts";

rule(["DK-VP-01", "DK-VP-02"], "VP are the sum of slots, cards beside the board, tokens and New Town", () => {
  const cards = ["a", "b", "c", "d", "e", "f"];
  const board = table({
    ana: {
      row: [{ card: "a", tokens: ["politics", null] }, ...cards.slice(1)],
      influence: { newTown: 2, karst: 2, harmony: 1 },
      debts: 3,
    },
    bor: { pp: 30, affinities: { politics: 2, people: 2 } },
  }).card("a", { sector: "karst", symbols: ["politics", "any"] });
  for (const card of cards.slice(1)) board.card(card, { sector: "karst" });
  const t = board.turnOf("ana");

  t.has({ ana: { vp: 6 + 1 + 2 }, bor: { vp: 0 } });
  for (const who of ["ana", "bor", "public"])
    expect(t.view(who).players[0]).toMatchObject({
      vp: 9,
      vpSources: { opportunities: 6, affinities: 1, newTown: 2, cards: 0, debts: 0 },
    });
});

rule(["DK-VP-03", "DK-RUL-36", "DK-DEBT-06", "DK-END-01"], "Debts are lost VP at the end only, even below zero", () => {
  const t = table({ ana: { debts: 2 }, bor: { debts: 1, influence: { newTown: 1 } } })
    .cycle(5)
    .endOfCycle();

  t.has({ ana: { vp: 0 }, bor: { vp: 1 } });
  t.does("ana")
    .does("bor")
    .has({ ana: { vp: -2 }, bor: { vp: 0 } })
    .is({ winners: ["bor"] });
  expect(t.view("public").players.map(({ vp, vpSources }) => [vp, vpSources.debts])).toEqual([
    [-2, -2],
    [0, -1],
  ]);
});

test("what everybody had is remembered whenever a sector has been cleared", () => {
  const t = table({ ana: { influence: { newTown: 1 } }, bor: {} })
    .cycle(2)
    .pile("ana", "newTown", "E")
    .pile("bor", "karst", "C")
    .resolving("newTown");

  expect(t.view("public").history).toEqual([]);
  t.does("ana", "marker");
  expect(t.view("public").history).toEqual([{ cycle: 2, vp: [2, 0] }]);
});
