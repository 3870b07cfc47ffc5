import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

// The last pawn of a pile of the Others lies revealed: there is no pile of theirs any more (DK-RUL-11).

/** Bor's Assassination has revealed the only pawn of the Others in Karst; he is stopped before it is discarded. */
const revealed = (tokens = 0) =>
  table({
    ana: { influence: { motol: 2, artefact: 1 }, reserve: "C" },
    bor: { stops: ["victimRevealed"] },
    cyr: {},
  })
    .others("karst", "C")
    .others("suburbs", "G")
    .corruptionTokens(tokens > 0 ? { karst: tokens } : {})
    .pile("ana", "josefov", "C E");

describe("a pile of the Others whose last pawn lies revealed is none", () => {
  rule(["DK-RUL-11", "DK-MAN-KILL-04"], "no view has a pile there", () => {
    const t = revealed().turnOf("bor").does("bor", "assassinate").does("bor", "others.karst:1");
    t.asks("bor", "kernel/reaction").sees("public", "karst").sees("ana", "karst");
    expect(t.view("cyr").piles.every(({ pawns }) => pawns.length > 0)).toBe(true);
    expect(t.view("cyr").victim).toMatchObject({ sector: "karst", kind: "citizen" });
    t.is({ others: { artefact: 10, suburbs: 1 } });
  });

  rule(
    ["DK-RUL-76", "DK-OTH-KILL-01", "DK-RUL-11"],
    "a pile moved there is not attacked, also not by Corruption tokens alone",
    () => {
      const t = revealed(2).turnOf("bor").does("bor", "assassinate").does("bor", "others.karst:1");
      t.uses("ana", "marker:motol:2").does("ana", "option:2").does("ana", "ana.josefov", "karst");
      t.asks("bor", "kernel/reaction").sees("ana", "karst", "C E");
      expect(t.story.some(({ type }) => type === "othersAssassinationBegan")).toBe(false);
      t.does("bor", "pass").asks("cyr", "chooseManoeuvre");
    },
  );

  rule(["DK-RUL-82", "DK-RUL-11"], "the Others are not moved into a sector that is full without it", () => {
    const t = revealed()
      .pile("cyr", "karst", "C")
      .pile("cyr", "karst", "G")
      .turnOf("bor")
      .does("bor", "assassinate")
      .does("bor", "others.karst:1");
    t.uses("ana", "marker:artefact:1").asks("ana", "moveOthers");
    t.refusesWithin("ana", "others.suburbs:1", "karst", "sectorFull", "DK-RUL-82");
  });

  rule(["DK-OTH-PILE-08", "DK-RUL-11"], "Others moved there begin a new pile, which stays when it is discarded", () => {
    const t = revealed().turnOf("bor").does("bor", "assassinate").does("bor", "others.karst:1");
    t.uses("ana", "marker:artefact:1").does("ana", "others.suburbs:1", "karst");
    t.sees("public", "karst", "?").does("bor", "pass").sees("public", "karst", "?");
    t.is({ others: { artefact: 10, karst: 1 }, discardedOthers: "C" });
  });

  rule(["DK-OTH-PILE-08", "DK-CAB-PE-01"], "one that is rescued then lies under those who came meanwhile", () => {
    const t = table({ ana: { influence: { artefact: 1 } }, bor: { row: ["save"] }, cyr: {} })
      .card("save", {
        sector: "motol",
        effects: [
          {
            kind: "capacity",
            trigger: "assassination_reveal",
            optional: true,
            do: [{ op: "protect", stage: "after_reveal" }],
          },
        ],
      })
      .others("karst", "C")
      .others("suburbs", "G")
      .turnOf("cyr")
      .does("cyr", "assassinate")
      .does("cyr", "others.karst:1")
      .asks("bor", "effectChoice");
    t.uses("ana", "marker:artefact:1").does("ana", "others.suburbs:1", "karst");
    t.does("bor", "card:save")
      .sees("public", "karst", "? C")
      .is({ others: { artefact: 10, karst: 2 } });
  });
});

describe("a player's pile whose last pawn lies revealed is none", () => {
  rule(["DK-RUL-11", "DK-MAN-KILL-02"], "nobody is offered anything of it", () => {
    const t = table({ ana: { stops: ["victimRevealed"] }, bor: {}, cyr: { row: ["ka3", "hy3"] } })
      .pile("bor", "karst", "C")
      .turnOf("ana")
      .does("ana", "assassinate")
      .does("ana", "bor.karst:1");
    t.sees("public", "karst").mayUse("cyr", []);
    t.refusesOath("bor", "cyr", { terms: [["bor", "concede", { pile: "karst" }]] }, "notOffered");
    expect(t.facts.piles).toEqual([]);
  });
});
