import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

rule(["DK-SCN-14", "DK-MAN-KILL-06", "DK-MAN-KILL-09"], "a chain of Assassinations ends on the Guard", () => {
  const t = table({ ana: { pp: 4 }, bor: {}, cyr: { assassinTokens: 2, pp: 1 } })
    .pile("ana", "karst", "E G C")
    .pile("bor", "motol", "E")
    .turnOf("cyr");

  t.does("cyr", "assassinate").does("cyr", "karst:1").does("cyr", "motol:1");
  t.has({ cyr: { pp: 7 } });
  t.does("cyr", "karst:1");

  t.has({ cyr: { pp: 5, assassinTokens: 2 }, ana: { pp: 6 } });
  t.sees("ana", "karst", "C").sees("ana", "motol");
  t.asks("ana", "chooseManoeuvre");
});

rule(
  ["DK-SCN-16", "DK-MAN-KILL-02", "DK-MAN-KILL-08", "DK-RUL-18"],
  "own pawns are no targets; one may stop later",
  () => {
    const t = table({ ana: { assassinTokens: 1 }, bor: {} })
      .pile("ana", "karst", "C")
      .pile("bor", "motol", "C E")
      .turnOf("ana");

    t.does("ana", "assassinate");
    t.offers("ana", ["motol:1", "motol:2"]);
    t.refuses("ana", "ana.karst:1", "ownPawn", "DK-MAN-KILL-02");
    t.does("ana", "motol:1");
    t.offers("ana", ["motol:1", "stop"]);
    t.does("ana", "stop");
    t.has({ ana: { pp: 0 } }).asks("bor", "chooseManoeuvre");
  },
);
