import { Rng } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";
import { candidates } from "./candidates.ts";

const looksOf = (t: Played): unknown[] => {
  const view = t.table("ana");
  return candidates(view, view.question!, Rng.from("looks"))!.flat();
};

rule("DK-MAN-SPY-03", "a bot thinks of no look at what it knows, its own pawns above all", () => {
  const t = table({ ana: { reserve: "E" }, bor: { reserve: "C" } })
    .pile("ana", "karst", "E G")
    .pile("bor", "karst", "E C")
    .knows("ana", "bor.karst:1")
    .turnOf("ana")
    .does("ana", "spy");
  expect(looksOf(t)).toEqual([t.pawn("bor.karst:2")]);
  t.does("ana", "bor.karst:2");
  expect(looksOf(t)).toEqual(["stop"]);
});

rule("DK-RUL-14", "where a bot knows all there is, it still takes the look that is due", () => {
  const t = table({ ana: { reserve: "E" }, bor: { reserve: "C" } })
    .pile("ana", "karst", "E G")
    .turnOf("ana")
    .does("ana", "spy");
  expect(looksOf(t)).toHaveLength(2);
});
