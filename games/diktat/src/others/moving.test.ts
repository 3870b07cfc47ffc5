import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import type { SectorId } from "../names/names.ts";
import { table } from "../testing/index.ts";

const ONE_EACH = {
  ...{ newTown: 1, malaStrana: 1, oldTown: 1, hypogea: 1 },
  ...{ suburbs: 1, combinat: 1, motol: 1, harmony: 1 },
};

describe("moving pawns of the Others", () => {
  rule(
    ["DK-INF-13", "DK-RUL-83", "DK-OTH-MB-04", "DK-OTH-PILE-08"],
    "the Artefact marker moves one or two pawns of one pile, unseen, in the order named; nobody is attacked",
    () => {
      const t = table({ ana: { influence: { artefact: 1 } }, bor: {}, cyr: {} })
        .pile("bor", "motol", "C")
        .others("karst", "E G C")
        .others("motol", "C")
        .turnOf("ana");
      t.uses("ana", "marker:artefact:1").asks("ana", "moveOthers");
      t.does("ana", "others.karst:3", "motol").asks("ana", "moveOthers");
      t.offers("ana", [t.pawn("others.karst:1"), t.pawn("others.karst:2"), "nothing"]);
      t.does("ana", "others.karst:1", "motol");
      t.is({ others: { artefact: 8, karst: 1, motol: 3 } }).asks("ana", "chooseManoeuvre");
      // The pawn named last lies on top.
      const motol = t.facts.piles.find((pile) => pile.sector === "motol" && pile.owner === -1)!;
      expect(motol.pawns.map(({ kind }) => kind)).toEqual(["emissary", "citizen", "citizen"]);
      t.sees("ana", "motol", "?", "? ? ?").has({ ana: { used: ["marker:artefact:1"] } });
    },
  );

  rule(["DK-RUL-83"], "one is enough; from and to the Artefact; a pile left empty is gone", () => {
    const t = table({ ana: { influence: { artefact: 2 } }, bor: {} })
      .others("karst", "E")
      .turnOf("ana");
    t.uses("ana", "marker:artefact:2").does("ana", "others.karst:1", "artefact");
    t.is({ others: { artefact: 12 } }).asks("ana", "chooseManoeuvre");
    const out = table({ ana: { influence: { artefact: 1 } }, bor: {} })
      .others("artefact", "E")
      .turnOf("ana");
    out.uses("ana", "marker:artefact:1").does("ana", "others.artefact:1", "harmony").does("ana", "nothing");
    out.is({ others: { artefact: 11, harmony: 1 } });
  });

  rule("DK-RUL-82", "a move may not begin a pile in a full sector, but may add to one there", () => {
    const t = table({ ana: { influence: { artefact: 1 } }, bor: {}, cyr: {} })
      .pile("bor", "motol", "C")
      .pile("cyr", "motol", "C")
      .pile("bor", "karst", "C")
      .others("karst", "E")
      .turnOf("ana");
    t.uses("ana", "marker:artefact:1");
    t.refusesWithin("ana", "others.artefact:1", "motol", "sectorFull", "DK-RUL-82");
    const ask = t.table("ana").question!.ask;
    const within = ask.shape === "branch" ? ask.options.find(({ name }) => name === t.pawn("others.artefact:1")) : null;
    const to = within?.ask?.shape === "pick" ? within.ask.from : [];
    expect(to.includes("motol")).toBe(false);
    expect(to.includes("karst")).toBe(true);
    expect(to.includes("artefact")).toBe(false);
  });

  rule(
    ["DK-MAT-04", "DK-OTH-PILE-02"],
    "ten Faction pawns: an eleventh pile is begun by no move, but one may move away whole",
    () => {
      const alone = ["newTown", "malaStrana", "oldTown", "hypogea", "karst", "suburbs", "combinat", "motol", "harmony"];
      const t = table({ ana: { influence: { artefact: 1 } }, bor: {} });
      for (const [i, sector] of alone.entries()) t.others(sector as SectorId, i < 4 ? "C" : i < 8 ? "G" : "E");
      const moving = t.turnOf("ana").uses("ana", "marker:artefact:1");
      // Three Vectors lie on the Artefact: the tenth pile, whose Faction pawn stays on it.
      moving.offersWithin("ana", "others.artefact:1", alone);
      moving.refusesWithin("ana", "others.artefact:1", "josefov", "noFactionPawn", "DK-MAT-04");
      const elsewhere = alone.filter((sector) => sector !== "karst");
      moving.offersWithin("ana", "others.karst:1", [...elsewhere, "artefact", "josefov", "fortress"]);
      moving.does("ana", "others.karst:1", "josefov").is({ others: { ...ONE_EACH, artefact: 3, josefov: 1 } });
    },
  );

  rule(
    ["DK-INF-13"],
    "without the Others the marker moves one's own pawns, and the base Attack spares its holder",
    () => {
      const t = table({ ana: { influence: { artefact: 2 }, pp: 4 }, bor: {} })
        .pile("ana", "karst", "E C")
        .pile("ana", "motol", "C")
        .turnOf("ana");
      t.uses("ana", "marker:artefact:2").asks("ana", "movePawn");
    },
  );

  rule(["DK-INF-13"], "Axis Probe moves a pawn of the Others to an adjacent sector each time one explores", () => {
    const t = table({ ana: { cabal: "progres", cabalRow: ["progres_4"], reserve: "C", pp: 6 }, bor: {} })
      .others("artefact", "E")
      .turnOf("ana");
    t.does("ana", "specialManoeuvre");
    if (t.table("public").waiting?.subject === "diktat/chooseSpecial") t.does("ana", "screen:progres");
    while (["diktat/keepCard", "diktat/costChoice"].includes(t.table("public").waiting?.subject ?? "")) {
      const ask = t.table("ana").question!.ask;
      t.does("ana", ask.shape === "pick" ? [ask.from[0]!] : true);
    }
    t.asks("ana", "effectChoice").does("ana", "cabal:progres_4");
    const ask = t.table("ana").question!.ask;
    const first = ask.shape === "branch" ? ask.options[0]!.ask : null;
    expect(first?.shape === "pick" && [...first.from].sort()).toEqual(["harmony", "josefov", "malaStrana"]);
    t.does("ana", "others.artefact:1", "josefov").is({ others: { artefact: 11, josefov: 1 } });
  });
});
