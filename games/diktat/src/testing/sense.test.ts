import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { type PlayerSetup, table } from "./index.ts";

const seated = (ana: PlayerSetup) => () => table({ ana, bor: {} }).turnOf("ana");

test.each([
  ["2 to 5 players, not 1", () => table({ ana: {} }).turnOf("ana")],
  [
    "no sector Karst",
    () =>
      table({ ana: {}, bor: {} })
        .pile("ana", "Karst" as "karst", "E")
        .turnOf("ana"),
  ],
  ["the pile of ana in karst has no pawn", () => table({ ana: {}, bor: {} }).pile("ana", "karst", "").turnOf("ana")],
  ["no card file: invent it", () => table({ ana: {}, bor: {} }).track("file").turnOf("ana")],
  ["no card file: invent it", seated({ row: ["file"] })],
  [
    "nv1 lies in two places",
    () =>
      table({ ana: { row: ["nv1"] }, bor: {} })
        .secret("nv1")
        .turnOf("ana"),
  ],
  [
    "there are two markers of karst, not 3",
    () => table({ ana: { influence: { karst: 2 } }, bor: { influence: { karst: 1 } } }).turnOf("ana"),
  ],
  ["ana has no Cabal card bor_1: ana_1", seated({ cabalRow: ["bor_1"] })],
  ["nv2 has 1 symbols", seated({ row: [{ card: "nv2", tokens: [] }] })],
  ["ana has no marker:karst:1 to be Used: card:nv1", seated({ row: ["nv1"], used: ["marker:karst:1"] })],
  [
    "ana has 5 Influence slots",
    seated({ influence: { karst: 1, motol: 1, suburbs: 1, newTown: 1, harmony: 1, fortress: 1 } }),
  ],
  ["nobody is called dua", () => table({ ana: {}, bor: {} }).turnOf("dua")],
])("a position with a fault says: %s", (says, build) => {
  expect(build).toThrow(says);
});

test("what is refused and what is offered is told by names", () => {
  const t = table({ ana: {}, bor: {} }).pile("bor", "karst", "E C").turnOf("ana").does("ana", "assassinate");
  expect(() => t.does("bor", "karst:1")).toThrow("bor's");
  expect(() => t.does("bor", "karst:1")).toThrow("(asked: ana)");
  expect(() => t.offers("ana", ["karst:1"])).toThrow("ana is offered bor.karst:1, bor.karst:2; expected: bor.karst:1");
});

rule("DK-RUL-134", "an element has named the Administrator before the scenario begins", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).administrator("cyr").manoeuvres();
  t.is({ administrator: "cyr" }).asks("cyr", "nameFirstPlayer").refuses("ana", "ana");
  t.refuses("cyr", "dua", "notOffered", "DK-ADMIN-02").does("cyr", "ana");
});

rule("DK-TRADE-01", "goods are written with their numbers before them, near or apart", () => {
  const t = table({ ana: { pp: 3, reserve: "2E C" }, bor: {} }).turnOf("ana");
  t.proposes("ana", "bor", { give: "2 pp 2E C", want: "" }).accepts("bor", "ana");
  t.has({ ana: { pp: 1, reserve: "" }, bor: { pp: 2, reserve: "2E C" } });
});
