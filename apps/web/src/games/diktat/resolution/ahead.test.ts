import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { sectorsAhead } from "./ahead.ts";

test("the stages painted ahead are those of sectors with a pile, the same for who owns it and who does not", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .pile("bor", "karst", "C")
    .pile("cyr", "karst", "G")
    .pile("cyr", "hypogea", "E")
    .turnOf("ana");
  for (const name of ["ana", "bor", "cyr"] as const)
    expect(sectorsAhead(t.view(name).piles).toSorted()).toEqual(["hypogea", "karst"]);
  expect(sectorsAhead([])).toEqual([]);
});
