import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

const handles = (t: Played): number[] =>
  t.facts.piles.flatMap(({ id, pawns }) => [id, ...pawns.map((pawn) => pawn.id)]);

/** Ana sends a team after what Bor has done to his piles: nothing on the board is mistaken for anything else. */
function staysApart(t: Played): void {
  t.does("ana", "sendTeam").does("ana", "newTown").does("ana", "C C").asks("bor", "chooseManoeuvre");
  const all = handles(t);
  expect(new Set(all).size).toBe(all.length);
  t.does("bor", "assassinate").does("bor", "newTown:1").sees("ana", "newTown", "C");
}

const board = (row: string[]) =>
  table({ ana: { reserve: "2C" }, bor: { row, reserve: "2C 2G" } })
    .pile("bor", "karst", "E C")
    .turnOf("ana");

rule(
  ["DK-RUL-137", "DK-MAN-SEND-02"],
  "a pile added to, then another sent: every pawn is told from every other",
  () => {
    staysApart(board(["fa4"]).uses("bor", "card:fa4").does("bor", "bor.karst").does("bor", "C G"));
  },
);

rule(["DK-RUL-137", "DK-MAN-SEND-02"], "a pile changed unseen, then another sent: the same", () => {
  staysApart(
    board(["ms4"])
      .uses("bor", "card:ms4")
      .does("bor", "bor.karst")
      .does("bor", "karst:1", "guard")
      .does("bor", "nothing"),
  );
});

rule(["DK-RUL-137", "DK-MAN-SEND-02"], "a pawn turned into a Citizen, then a pile sent: the same", () => {
  const t = table({
    ana: { reserve: "2C" },
    bor: { cabal: "polisec", cabalRow: ["polisec_2"] },
    cyr: {},
  })
    .pile("cyr", "karst", "E C", "sleeper")
    .turnOf("ana");
  staysApart(t.uses("bor", "cabal:polisec_2").does("bor", "karst:1"));
});
