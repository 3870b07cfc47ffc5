import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type PlayerSetup, table } from "../testing/index.ts";

/** A test card: its owner may save any pawn that an Assassination has revealed. */
const SAVE = {
  sector: "motol",
  effects: [
    {
      kind: "capacity",
      trigger: "assassination_reveal",
      optional: true,
      do: [{ op: "protect", stage: "after_reveal" }],
    },
  ],
} as const;

/** Ana kills the pawn in the middle of [C E G]; Bor may save it and does something else first. */
const struck = (bor: PlayerSetup, cyr: PlayerSetup = {}) =>
  table({ ana: { pp: 5 }, bor: { ...bor, row: ["save", ...(bor.row ?? [])] }, cyr })
    .card("save", SAVE)
    .pile("bor", "karst", "C E G")
    .pile("bor", "motol", "C")
    .turnOf("ana")
    .does("ana", "assassinate")
    .does("ana", "bor.karst:2")
    .asks("bor", "effectChoice");

describe("a rescued pawn comes back between its neighbours", () => {
  rule("DK-CAB-PE-01", "the pawn above it has left meanwhile: it goes back before the one below", () => {
    const t = struck({ influence: { artefact: 1 } });
    t.uses("bor", "marker:artefact:1").does("bor", "bor.karst:1", "bor.motol").does("bor", "nothing");
    t.does("bor", "card:save").sees("bor", "karst", "E G").sees("ana", "karst", "E ?").sees("bor", "motol", "C C");
  });

  rule("DK-CAB-PE-01", "the pawn below it has left meanwhile: it is the lowest", () => {
    const t = struck({ influence: { artefact: 1 } });
    t.uses("bor", "marker:artefact:1").does("bor", "bor.karst:2", "bor.motol").does("bor", "nothing");
    t.does("bor", "card:save").sees("bor", "karst", "C E");
  });

  rule(["DK-CAB-PE-01", "DK-MOVE-02"], "what was put on top meanwhile stays on top", () => {
    const t = struck({ row: ["fa4"], reserve: "G G" });
    t.uses("bor", "card:fa4").does("bor", "bor.karst").does("bor", "G G");
    t.does("bor", "card:save").sees("bor", "karst", "G G C E G");
  });

  rule(["DK-CAB-PE-01", "DK-RUL-137"], "its neighbours exchanged in secret are its neighbours still", () => {
    const t = struck({ row: ["ms4"], reserve: "E E" });
    t.uses("bor", "card:ms4").does("bor", "bor.karst").does("bor", "bor.karst:2", "emissary").does("bor", "nothing");
    t.does("bor", "card:save").sees("bor", "karst", "C E E");
    expect(
      t
        .view("ana")
        .piles.find(({ sector }) => sector === "karst")!
        .pawns.map(({ kind }) => kind),
    ).toEqual([null, "emissary", null]);
  });

  rule(["DK-CAB-PE-01", "DK-SEQ-02"], "another blow has taken the pawn above it", () => {
    const t = struck({}, { row: ["ka3"] });
    t.uses("cyr", "card:ka3").does("cyr", "bor.karst:1").asks("bor", "effectChoice").does("bor", "decline");
    t.asks("bor", "effectChoice").does("bor", "card:save").sees("bor", "karst", "E G");
  });

  rule(["DK-CAB-PE-01", "DK-SEQ-02"], "two of one pile lie revealed and are saved one after the other", () => {
    for (const [second, left] of [
      [1, "C E G"],
      [2, "C E G"],
    ] as const) {
      const t = struck({}, { row: ["ka3"] });
      t.uses("cyr", "card:ka3").does("cyr", `bor.karst:${second}`).asks("bor", "effectChoice").does("bor", "card:save");
      t.asks("bor", "effectChoice").does("bor", "card:save").sees("bor", "karst", left);
    }
  });

  rule(["DK-CAB-PE-01", "DK-RUL-27"], "a pawn that left the pile and came back on top is its neighbour no more", () => {
    const move = { kind: "manifestation", window: "any_step" } as const;
    const moves = [
      { ...move, do: [{ op: "move_pawns", n: { up_to: 2 }, pile: { owner: "self" }, to: { owner: "self" } }] },
    ] as const;
    const t = table({ ana: { pp: 5 }, bor: { row: ["save", "out", "back"] }, cyr: {} })
      .card("save", SAVE)
      .card("out", { sector: "motol", effects: moves })
      .card("back", { sector: "motol", effects: moves })
      .pile("bor", "karst", "C E G")
      .pile("bor", "motol", "C")
      .turnOf("ana")
      .does("ana", "assassinate")
      .does("ana", "bor.karst:2");
    t.uses("bor", "card:out").does("bor", "bor.karst:2", "bor.motol").does("bor", "nothing");
    t.uses("bor", "card:back").does("bor", "bor.motol:1", "bor.karst").does("bor", "nothing");
    t.sees("bor", "karst", "G C").does("bor", "card:save").sees("bor", "karst", "G C E");
  });

  rule(["DK-CAB-PE-01", "DK-MOVE-01"], "its pile was moved: it goes with it, and all hear where it is", () => {
    const t = struck({ row: ["hy4"] });
    t.uses("bor", "card:hy4").does("bor", "bor.karst", "suburbs");
    t.does("bor", "card:save").sees("bor", "suburbs", "C E G").sees("public", "suburbs", "? E ?");
    expect(t.hears("public")).toContainEqual(expect.objectContaining({ type: "victimReturned", sector: "suburbs" }));
  });
});

describe("the last pawn of a pile lies revealed", () => {
  /** A Sleeper Agent lies on Bor's only pawn in Karst; Dua leads the police. */
  const alone = (limit = false, cyr: PlayerSetup = {}) => {
    const t = table({
      ana: { pp: 5 },
      bor: { row: ["save", "mo4"] },
      cyr: { reserve: "C C", row: ["vv5"], ...cyr },
      pol: { cabal: "polisec", cabalRow: ["polisec_2"] },
    })
      .card("save", SAVE)
      .pile("bor", "karst", "E", "sleeper");
    if (limit) t.pile("cyr", "karst", "C");
    return t.turnOf("ana").does("ana", "assassinate").does("ana", "bor.karst:1").asks("bor", "effectChoice");
  };

  rule(
    ["DK-RUL-11", "DK-MAN-KILL-04"],
    "there is no pile: nobody sees one, nothing is on it, its place is free",
    () => {
      const t = alone(true);
      t.sees("public", "karst", "?").sees("bor", "karst", "?").is({ sleepers: [] });
      t.mayUse("pol", []).uses("cyr", "card:vv5").does("cyr", "karst").does("cyr", "C").sees("cyr", "karst", "C", "C");
    },
  );

  rule(["DK-CAB-PE-01", "DK-RUL-11"], "rescued, it is the pile it was, with what lay on it", () => {
    const t = alone()
      .does("bor", "card:save")
      .sees("ana", "karst", "E")
      .is({ sleepers: ["bor.karst"] });
    // Its Manoeuvre pawn too: a withdrawal brings it back.
    t.asks("bor", "chooseManoeuvre")
      .uses("bor", "card:mo4")
      .does("bor", "bor.karst")
      .has({ bor: { reserve: "E", pawns: 5 } });
    t.has({ pol: { cabalTokens: { sleeper: 6 } } });
  });

  rule(["DK-CAB-PE-01", "DK-RUL-21"], "rescued, it comes back also where its place has been taken meanwhile", () => {
    const t = alone(true).uses("cyr", "card:vv5").does("cyr", "karst").does("cyr", "C");
    t.asks("bor", "effectChoice").does("bor", "card:save").sees("public", "karst", "?", "?", "E");
  });

  rule(
    ["DK-CAB-PE-01", "DK-RUL-28"],
    "the rest of its pile has left: it comes back alone, and to the same place",
    () => {
      const t = table({ ana: { pp: 5 }, bor: { row: ["save"], influence: { artefact: 1 } }, cyr: {} })
        .card("save", SAVE)
        .pile("bor", "karst", "C E")
        .pile("bor", "motol", "C")
        .turnOf("ana");
      t.does("ana", "assassinate").does("ana", "bor.karst:2");
      t.uses("bor", "marker:artefact:1").does("bor", "bor.karst:1", "bor.motol").sees("public", "karst");
      t.does("bor", "card:save").sees("public", "karst", "E").sees("bor", "motol", "C C");
    },
  );
});
