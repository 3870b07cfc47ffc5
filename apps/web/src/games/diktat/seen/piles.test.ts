import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { pilesAgainst } from "./piles.ts";

test("a fellow member's pile does not count against one's own limit; one's own and all others do", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana", "bor"] })
    .pile("bor", "karst", "C")
    .pile("cyr", "karst", "C")
    .turnOf("ana");
  const against = ["ana", "bor", "cyr", "dua"].map((name, you) => pilesAgainst({ game: t.view(name), you }, "karst"));
  expect(against).toEqual([1, 2, 2, 2]);
});
