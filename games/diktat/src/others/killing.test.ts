import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

describe("players against pawns of the Others", () => {
  rule(
    ["DK-SCN-74", "DK-OTH-PILE-03", "DK-OTH-PILE-04", "DK-DISC-03", "DK-OTH-PILE-09", "DK-DEBT-05"],
    "a Vector brings 3 PP, an Abomination costs 2 to the supply and ends the Manoeuvre; both lie open on the board",
    () => {
      const t = table({ ana: { pp: 0 }, bor: { assassinTokens: 2, pp: 1 } })
        .others("motol", "E G C")
        .turnOf("bor");
      t.does("bor", "assassinate")
        .does("bor", "others.motol:1")
        .has({ bor: { pp: 4 } });
      t.does("bor", "others.motol:1")
        .has({ bor: { pp: 2 }, ana: { pp: 0 } })
        .asks("ana", "chooseManoeuvre");
      t.is({ discardedOthers: "G E", others: { artefact: 9, motol: 1 } });
      expect(t.view("ana").others!.discarded).toEqual(["emissary", "guard"]);
    },
  );

  rule(
    ["DK-OTH-PILE-04", "DK-DEBT-05"],
    "an Abomination that cannot be paid for brings a Debt; a Parasite is only discarded",
    () => {
      const t = table({ ana: {}, bor: { assassinTokens: 1, pp: 0 } })
        .others("motol", "C G")
        .turnOf("bor");
      t.does("bor", "assassinate")
        .does("bor", "others.motol:1")
        .has({ bor: { pp: 0, debts: 0 } });
      t.does("bor", "others.motol:1").has({ bor: { pp: 3, debts: 1 } });
      t.is({ discardedOthers: "C G", others: { artefact: 10 } });
    },
  );

  rule(["DK-OTH-PILE-03"], "their pawns may be spied; only the spy knows", () => {
    const t = table({ ana: {}, bor: {} }).others("motol", "E G").turnOf("ana");
    t.does("ana", "spy").does("ana", "others.motol:2").does("ana", "stop");
    t.sees("ana", "motol", "? G").sees("bor", "motol", "? ?").sees("public", "motol", "? ?");
    expect(t.view("ana").knowledge!.pawns).toMatchObject([{ kind: "guard", how: "seen" }]);
  });

  rule(
    ["DK-OTH-PILE-11", "DK-RUL-76"],
    "a Corruption token can be assassinated, for nothing; it cannot be spied or moved",
    () => {
      const t = table({ ana: { influence: { artefact: 1 }, pp: 0, assassinTokens: 1 }, bor: { reserve: "C" } })
        .corruptionTokens({ karst: 2 })
        .turnOf("ana");
      const pawns = t.facts.piles.flatMap((pile) => pile.pawns.map(({ id }) => `pawn:${id}`));
      t.does("ana", "assassinate").offers("ana", [...pawns, "corruption:karst"]);
      t.does("ana", "corruption:karst").is({ corruptionTokens: { karst: 1 }, discardedOthers: "" });
      t.does("ana", "corruption:karst")
        .is({ corruptionTokens: {} })
        .has({ ana: { pp: 0 } });
      t.asks("bor", "chooseManoeuvre").does("bor", "spy").offers("bor", pawns);
      const other = table({ ana: {}, bor: {} }).corruptionTokens({ karst: 1 }).turnOf("bor");
      other.does("bor", "assassinate").does("bor", "corruption:karst");
      expect(other.hears("public")).toContainEqual({ type: "corruptionKilled", seat: 1, sector: "karst" });
    },
  );

  rule("DK-RUL-76", "where tokens are all there is to kill, Assassinate can be chosen", () => {
    const t = table({ ana: {}, bor: {} }).corruptionTokens({ karst: 1 }).discardedOthers("CCCCGGGGEEEE").turnOf("ana");
    t.does("ana", "assassinate").offers("ana", ["corruption:karst"]);
  });

  rule(
    ["DK-OTH-PILE-06", "DK-RUL-120", "DK-META-02"],
    "what speaks of an Emissary means a Vector too; what speaks of a player's pawn does not",
    () => {
      const gain = (n: number) => [{ op: "gain", res: "pp", n }];
      const done = { kind: "capacity", trigger: "assassination_done" };
      const t = table({ ana: { row: ["any", "player"], pp: 0 }, bor: {} })
        .card("any", {
          sector: "karst",
          effects: [{ ...done, if: [{ event_by: "self" }, { event_pawn: "emissary" }], do: gain(1) }],
        })
        .card("player", {
          sector: "karst",
          effects: [{ ...done, if: [{ event_pawn: "emissary" }, { event_victim: "any" }], do: gain(10) }],
        })
        .others("karst", "E")
        .turnOf("ana");
      t.does("ana", "assassinate")
        .does("ana", "others.karst:1")
        .has({ ana: { pp: 4 } });
    },
  );

  rule(["DK-OTH-PILE-06"], "Night of Sabotage discards the top pawn of a pile of the Others, face up", () => {
    const t = table({ ana: { cabal: "resistance", cabalRow: ["resistance_4"], pp: 0 }, bor: {} })
      .revolts("karst")
      .others("karst", "E G")
      .pile("bor", "karst", "C C")
      .turnOf("ana");
    t.does("ana", "specialManoeuvre");
    if (t.table("public").waiting?.subject === "diktat/chooseSpecial") t.does("ana", "cabal:resistance_4");
    t.asks("bor", "removePawn").does("bor", "bor.karst:1");
    t.is({ discardedOthers: "E", others: { artefact: 10, karst: 1 } }).has({ ana: { pp: 2 } });
  });

  rule(
    ["DK-META-02", "DK-OTH-PILE-06"],
    "a Sleeper Agent, an offer or Membership is for players, never for the Others",
    () => {
      const t = table({ ana: { cabal: "polisec" }, bor: {} })
        .others("karst", "E")
        .turnOf("ana");
      t.does("ana", "spy").does("ana", "others.karst:1").does("ana", "stop");
      // A pile of a player looked at would let PoliSec place one.
      t.asks("bor", "chooseManoeuvre");
    },
  );
});
