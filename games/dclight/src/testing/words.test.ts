import { expect, test } from "vitest";
import { table } from "./index.ts";

test("a quiet turn leads to the first question of the next", () => {
  const t = table({ A: {}, B: {} }).turn(1).production();
  t.quietTurn().is({ turn: 2 });
  expect(() =>
    table({ A: { tracks: "G3 Civ4" }, B: {} })
      .front("A", "Hydra")
      .rolls("Gold Morale Population")
      .offerings()
      .quietTurn(),
  ).toThrow("this turn is not quiet: dclight/offering is asked");
});

test("a creature is named with its origin, or without", () => {
  const t = table({ A: { tracks: "G3 Civ4" }, B: {} })
    .front("A", "Hydra", "common")
    .rolls("Gold Morale Population")
    .offerings();
  t.has({ A: { front: ["Hydra"] } })
    .has({ A: { front: ["Hydra common"] } })
    .has({ A: { front: ["? common"] } });
  expect(() => t.has({ A: { front: ["Hydra individual"] } })).toThrow();
  expect(() => t.has({ A: { front: ["? individual"] } })).toThrow();
});

test("discard piles are counted", () => {
  const t = table({ A: {}, B: {} }).discard("military", "Raid").development("A");
  t.is({ discardSizes: { military: 1, civil: 0 } });
  expect(() => t.is({ discardSizes: { military: 2 } })).toThrow();
});

test("a step that may not come is answered only if it comes", () => {
  const t = table({ A: {}, B: {} }).development("A");
  t.ifAsked("B", "devTurn", "pass").asks("A", "devTurn").ifAsked("A", "promote", "stay").asks("A", "devTurn");
  t.ifAsked("A", "devTurn", "pass").asks("B", "devTurn");
});
