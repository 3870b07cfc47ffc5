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

const thoughtOf = (t: Played): unknown[] => {
  const view = t.table("ana");
  return candidates(view, view.question!, Rng.from("thought of"))!.flat();
};

rule("DK-MAN-SPY-01", "a bot thinks of no spying where it knows all there is to see", () => {
  const t = table({ ana: { reserve: "E" }, bor: { reserve: "C" } }).pile("bor", "karst", "E");
  const unseen = t.turnOf("ana");
  expect(thoughtOf(unseen)).toContain("spy");
  const seen = table({ ana: { reserve: "E" }, bor: { reserve: "C" } })
    .pile("bor", "karst", "E")
    .knows("ana", "bor.karst:1")
    .turnOf("ana");
  seen.offers("ana", ["sendTeam", "spy", "assassinate", "extendInfluence"]);
  expect(thoughtOf(seen)).not.toContain("spy");
});

rule("DK-RES-12", "a bot thinks of no team for a sector where nothing is to be won", () => {
  const t = table({ ana: { reserve: "E" }, bor: { influence: { karst: 2, hypogea: 2 } } })
    .track("hy1")
    .turnOf("ana")
    .does("ana", "sendTeam");
  expect(thoughtOf(t)).toContain("hypogea");
  expect(thoughtOf(t)).not.toContain("karst");
});

rule("DK-RUL-14", "where a bot knows all there is, it still takes the look that is due", () => {
  const t = table({ ana: { reserve: "E" }, bor: { reserve: "C" } })
    .pile("ana", "karst", "E G")
    .turnOf("ana")
    .does("ana", "spy");
  expect(looksOf(t)).toHaveLength(2);
});
