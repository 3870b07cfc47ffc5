import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

// A pile that comes into the sector under Conquest while it is resolved (DK-RES-13).

const winners = (t: Played): number[] => t.story.flatMap((e) => (e.type === "orderFixed" ? [e.order[0]!] : []));

describe("a pile moved into the sector under Conquest", () => {
  const start = (late: string, mine = "E E") =>
    table({
      ana: { stops: ["piecesRevealed", "takesDone"] },
      bor: { influence: { motol: 2 } },
      cyr: {},
      pol: { cabal: "polisec", rank: 1 },
    })
      .card("file", { sector: "karst", symbols: [] })
      .track("file")
      .pile("ana", "karst", mine)
      .pile("bor", "josefov", late, "sleeper")
      .pile("bor", "suburbs", "C");

  const moveIn = (t: Played) =>
    t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.josefov", "karst");

  rule("DK-RES-13", "takes no part and is discarded with the rest, unseen", () => {
    const t = start("E E E G").resolving("karst");
    t.asks("ana", "kernel/reaction");
    moveIn(t).sees("bor", "karst", "E E E G").does("ana", "pass");
    expect(winners(t)).toEqual([0]);
    t.asks("ana", "chooseTrophy").does("ana", "file").does("ana", "marker").asks("ana", "kernel/reaction");
    t.sees("bor", "karst", "E E E G").does("ana", "pass");
    t.sees("public", "karst")
      .sees("bor", "karst")
      .is({ sleepers: [] })
      .has({ pol: { cabalTokens: { sleeper: 6 } } });
    // Nobody but its owner learns what it was (DK-RUL-54), and the sector is not named again.
    const told = { type: "pileDiscarded", seat: 1, sector: "karst" };
    expect(t.hears("bor")).toContainEqual(
      expect.objectContaining({ ...told, kinds: ["emissary", "emissary", "emissary", "guard"] }),
    );
    for (const who of ["ana", "cyr", "public"]) {
      const heard = t.hears(who).find(({ type }) => type === "pileDiscarded");
      expect(heard).toMatchObject(told);
      expect(heard).not.toHaveProperty("kinds");
    }
    t.asks("ana", "nameSector").offers("ana", ["suburbs"]);
  });

  rule(["DK-RES-13", "DK-RUL-85"], "also where nobody takes anything", () => {
    const t = start("E", "C").resolving("karst");
    t.asks("ana", "kernel/reaction");
    moveIn(t).does("ana", "pass").does("ana", "pass").asks("ana", "nameSector").offers("ana", ["suburbs"]);
    t.sees("public", "karst");
  });

  rule(["DK-RES-13", "DK-RUL-118"], "moved in before the reveal it is resolved with the others", () => {
    const t = start("E E E G").resolution().stops("ana", "conquestStart").does("ana", "karst");
    moveIn(t).does("ana", "pass").does("ana", "pass");
    expect(winners(t)).toEqual([1]);
  });

  rule(["DK-RES-13", "DK-RUL-26"], "moved in after the sector is cleared it is resolved in its turn", () => {
    const t = start("E").resolving("karst");
    t.does("ana", "pass").does("ana", "file").does("ana", "marker").does("ana", "pass").asks("ana", "nameSector");
    moveIn(t).asks("ana", "nameSector").offers("ana", ["suburbs", "karst"]);
  });

  rule(["DK-RES-13", "DK-MOVE-01"], "moved out again in time it is spared", () => {
    const t = table({ ana: { stops: ["piecesRevealed"] }, bor: { influence: { motol: 2 }, row: ["away"] } })
      .card("away", {
        sector: "motol",
        effects: [
          {
            kind: "manifestation",
            window: "any_step",
            do: [{ op: "move_pile", pile: { owner: "self" }, to: { from: "any", with: ["space"] } }],
          },
        ],
      })
      .pile("ana", "karst", "C")
      .pile("bor", "josefov", "E")
      .resolving("karst");
    moveIn(t).uses("bor", "card:away").does("bor", "bor.karst", "motol").does("ana", "pass");
    t.asks("ana", "nameSector").offers("ana", ["motol"]);
  });

  rule(["DK-RES-13", "DK-PLACE-01"], "an offer to leave its place lapses with it", () => {
    const t = start("E").resolving("karst");
    moveIn(t).leaves("bor", "karst", "cyr").does("ana", "pass").does("ana", "file").does("ana", "marker");
    expect(t.view("cyr").offers).toHaveLength(1);
    t.does("ana", "pass");
    expect(t.view("cyr").offers).toEqual([]);
  });
});

describe("a sector that the Others hold", () => {
  rule(["DK-RES-13", "DK-RUL-85"], "a pile moved in meanwhile goes with the players' pawns", () => {
    const t = table({ ana: { stops: ["piecesRevealed"] }, bor: { influence: { motol: 2 } }, cyr: {} })
      .pile("ana", "karst", "E")
      .pile("bor", "josefov", "E E")
      .others("karst", "E E")
      .resolving("karst");
    t.uses("bor", "marker:motol:2").does("bor", "option:2").does("bor", "bor.josefov", "karst");
    // The Others lie revealed and are no pile: nobody attacks.
    t.asks("ana", "kernel/reaction").does("ana", "pass").sees("public", "karst", "? ?");
    expect(t.facts.piles.every(({ owner }) => owner < 0 || owner > 2)).toBe(true);
  });
});
