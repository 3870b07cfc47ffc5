import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { table } from "./index.ts";

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
