import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, type PlayerSetup, table } from "../testing/index.ts";

// Manoeuvres inside others: each counts for itself, and the one it came between goes on counting where it was.

/** The Underworld saves one Emissary of its own in each Manoeuvre, for 1 PP. */
const gang = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "pegre", cabalRow: ["pegre_2"], pp: 9, ...setup });

/** A test card: an additional Manoeuvre at any moment. */
const more = (...types: string[]) =>
  ({
    sector: "motol",
    effects: [{ kind: "manifestation", window: "any_step", do: [{ op: "extra_manoeuvre", types }] }],
  }) as const;

const states = (t: Played): string[] => t.facts.oaths.flatMap(({ terms }) => terms.map(({ state }) => state));

describe("the attack of the Others is a Manoeuvre of its own", () => {
  rule(["DK-OTH-KILL-01", "DK-RUL-19"], "what is usable once in a Manoeuvre is counted anew in it", () => {
    const t = table({ ana: { assassinTokens: 2 }, pg: gang({ row: ["hy4"] }), cyr: {} })
      .pile("pg", "karst", "E E E")
      .others("suburbs", "C C")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "pg.karst:1").does("pg", "cabal:pegre_2").asks("ana", "chooseVictim");
    t.uses("pg", "card:hy4").does("pg", "pg.karst", "suburbs").asks("cyr", "othersVictim");
    // In the attack it may save one too, and one only.
    t.does("cyr", "pg.suburbs:1")
      .asks("pg", "effectChoice")
      .does("pg", "cabal:pegre_2")
      .has({ pg: { pp: 7 } });
    t.does("cyr", "pg.suburbs:1").asks("ana", "chooseVictim").sees("pg", "suburbs", "? ?", "E E");
    // In the Manoeuvre that goes on it has saved one already.
    t.does("ana", "pg.suburbs:1").asks("ana", "chooseVictim").sees("pg", "suburbs", "? ?", "E");
  });

  rule(["DK-OTH-KILL-01", "DK-RUL-19"], "what was used in it is unused in the Manoeuvre it came between", () => {
    const t = table({ pg: gang({ reserve: "E E C" }), ana: {}, cyr: { row: ["ka3"] } })
      .others("karst", "C")
      .turnOf("pg");
    t.does("pg", "sendTeam").does("pg", "karst").does("pg", "E E C").does("ana", "pg.karst:1");
    t.stops("ana", "manoeuvreDone").does("pg", "cabal:pegre_2").asks("ana", "kernel/reaction");
    t.uses("cyr", "card:ka3").does("cyr", "pg.karst:1").asks("pg", "effectChoice").does("pg", "cabal:pegre_2");
    t.sees("pg", "karst", "?", "E E C").has({ pg: { pp: 7 } });
  });

  rule(["DK-OTH-KILL-01", "DK-OATH-02"], "it keeps no promise of the player whose Manoeuvre it came between", () => {
    const t = table({ ana: { assassinTokens: 1 }, pg: gang({ row: ["hy4"] }) })
      .pile("pg", "karst", "C C C")
      .pile("pg", "motol", "C")
      .others("suburbs", "C")
      .turnOf("ana");
    t.swears("ana", "pg", { terms: [["ana", "doManoeuvre", { manoeuvre: "assassinate", sector: "suburbs" }]] });
    t.does("ana", "assassinate").does("ana", "pg.motol:1").asks("ana", "chooseVictim");
    t.uses("pg", "card:hy4").does("pg", "pg.karst", "suburbs").asks("ana", "othersVictim").does("ana", "pg.suburbs:1");
    expect(states(t)).toEqual(["open"]);
    t.asks("ana", "chooseVictim").does("ana", "pg.suburbs:1");
    expect(states(t)).toEqual(["kept"]);
  });
});

describe("an additional Manoeuvre", () => {
  rule(["DK-RUL-29", "DK-RUL-19"], "counts for itself; the one it came between goes on counting where it was", () => {
    const t = table({ ana: { assassinTokens: 1 }, pg: gang(), cyr: { row: ["more"] } })
      .card("more", more("assassinate"))
      .pile("pg", "karst", "E E E")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "pg.karst:1").does("pg", "cabal:pegre_2").asks("ana", "chooseVictim");
    t.uses("cyr", "card:more").does("cyr", "pg.karst:1").asks("pg", "effectChoice").does("pg", "cabal:pegre_2");
    t.asks("ana", "chooseVictim").does("ana", "pg.karst:1").asks("pg", "chooseManoeuvre").sees("pg", "karst", "E E");
  });

  rule(["DK-RUL-29", "DK-OATH-02"], "goes on being one when another has come between it", () => {
    const t = table({ ana: { row: ["vv4"], reserve: "C" }, bor: {}, cyr: { row: ["more"] } })
      .card("more", more("spy"))
      .pile("bor", "motol", "C C")
      .turnOf("ana");
    t.swears("ana", "bor", { terms: [["ana", "doManoeuvre", { manoeuvre: "sendTeam", sector: "karst" }]] });
    t.does("ana", "specialManoeuvre").does("ana", "card:vv4").does("ana", "motol:1").does("ana", "stop");
    t.does("ana", "option:0").asks("ana", "chooseSector");
    t.uses("cyr", "card:more").does("cyr", "motol:1").does("cyr", "stop");
    t.does("ana", "karst").does("ana", "C");
    expect(states(t)).toEqual(["kept"]);
    expect(t.facts.inner).toEqual([]);
  });

  rule(["DK-RUL-29", "DK-SEQ-05"], "that came to nothing leaves the one it came between as it was", () => {
    const t = table({
      ana: { assassinTokens: 1 },
      pg: gang({ row: ["hy4"] }),
      cyr: { row: ["more", "ka6"], reserve: "C" },
    })
      .card("more", more("send_team"))
      .pile("pg", "karst", "E E E")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "pg.karst:1").does("pg", "cabal:pegre_2").asks("ana", "chooseVictim");
    // The only Agent goes while the sector is being chosen.
    t.uses("cyr", "card:more")
      .asks("cyr", "chooseSector")
      .uses("cyr", "card:ka6")
      .does("cyr", "C")
      .does("cyr", "option:0");
    expect(t.facts.inner).toEqual([]);
    t.asks("ana", "chooseVictim").does("ana", "pg.karst:1").asks("pg", "chooseManoeuvre").sees("pg", "karst", "E E");
  });

  rule(["DK-RUL-29", "DK-SEQ-05"], "chosen anew counts once", () => {
    const t = table({ ana: {}, bor: {}, cyr: { row: ["more", "ka6"], reserve: "C" } })
      .card("more", more("send_team", "spy"))
      .pile("bor", "motol", "C")
      .turnOf("ana");
    t.uses("cyr", "card:more").does("cyr", "sendTeam").uses("cyr", "card:ka6").does("cyr", "C").does("cyr", "option:0");
    t.asks("cyr", "chooseManoeuvre").offers("cyr", ["spy"]).does("cyr", "spy").does("cyr", "motol:1");
    t.asks("ana", "chooseManoeuvre");
    expect(t.facts.inner).toEqual([]);
  });
});

describe("Scalp Bounty is an Assassinate Manoeuvre in every respect", () => {
  const hunt = (setup: PlayerSetup = {}) =>
    table({ ana: { row: ["ka5"], ...setup }, bor: {}, cyr: {} })
      .pile("cyr", "motol", "C E")
      .pile("bor", "karst", "C");

  rule(["DK-RUL-19", "DK-OATH-02"], "it keeps the promise of one, and that of a Special Manoeuvre", () => {
    const t = hunt({ assassinTokens: 1 }).turnOf("ana");
    t.swears("ana", "bor", {
      terms: [
        ["ana", "doManoeuvre", { manoeuvre: "assassinate" }],
        ["ana", "doManoeuvre", { manoeuvre: "assassinate", sector: "motol", target: "cyr" }],
        ["ana", "doManoeuvre", { manoeuvre: "assassinate", sector: "karst" }],
        ["ana", "doManoeuvre", { manoeuvre: "specialManoeuvre" }],
      ],
    });
    t.does("ana", "specialManoeuvre")
      .does("ana", "card:ka5")
      .does("ana", "cyr.motol:2")
      .has({ ana: { pp: 5 } });
    expect(states(t)).toEqual(["open", "kept", "open", "open"]);
    t.does("ana", "stop").asks("bor", "chooseManoeuvre");
    expect(states(t)).toEqual(["kept", "kept", "open", "kept"]);
    t.has({ ana: { performed: ["specialManoeuvre"] } });
  });

  rule(["DK-RUL-19", "DK-SEQ-05"], "one that came to nothing keeps none", () => {
    const t = table({ ana: { row: ["ka5"] }, bor: { row: ["mo4"] }, cyr: {} })
      .pile("bor", "karst", "C")
      .turnOf("ana");
    t.swears("ana", "bor", { terms: [["ana", "doManoeuvre", { manoeuvre: "assassinate" }]] });
    t.does("ana", "specialManoeuvre").does("ana", "card:ka5").asks("ana", "chooseVictim");
    t.leaves("bor", "karst", "cyr").accepts("cyr", "bor").asks("ana", "chooseManoeuvre");
    t.has({ ana: { used: [] } });
    expect(states(t)).toEqual(["open"]);
    expect(t.facts.inner).toEqual([]);
  });

  rule(["DK-RUL-19", "DK-OATH-02"], "a single Assassination by an effect is none, also inside the Manoeuvre", () => {
    const t = table({ ana: { row: ["ka3"], assassinTokens: 1 }, bor: {}, cyr: {} })
      .pile("cyr", "motol", "C E")
      .pile("bor", "karst", "C")
      .turnOf("ana");
    t.swears("ana", "bor", { terms: [["ana", "doManoeuvre", { manoeuvre: "assassinate", target: "cyr" }]] });
    t.does("ana", "assassinate").does("ana", "bor.karst:1").asks("ana", "chooseVictim");
    t.uses("ana", "card:ka3").does("ana", "cyr.motol:1");
    expect(states(t)).toEqual(["open"]);
    t.does("ana", "cyr.motol:1");
    expect(states(t)).toEqual(["kept"]);
  });

  rule("DK-RUL-19", "what is usable once in a Manoeuvre is counted anew in it", () => {
    const t = table({ ana: { row: ["hunt"], assassinTokens: 1 }, pg: gang(), cyr: {} })
      .card("hunt", {
        sector: "karst",
        effects: [
          {
            kind: "manifestation",
            window: "any_step",
            do: [{ op: "assassinate", n: 1, scope: "any", token_bonus: true, bounty: 5 }],
          },
        ],
      })
      .pile("pg", "karst", "E E E E")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "pg.karst:1").does("pg", "cabal:pegre_2").asks("ana", "chooseVictim");
    t.uses("ana", "card:hunt").does("ana", "pg.karst:1").asks("pg", "effectChoice").does("pg", "cabal:pegre_2");
    t.does("ana", "pg.karst:1")
      .asks("ana", "chooseVictim")
      .has({ ana: { pp: 5 } });
    t.does("ana", "pg.karst:1")
      .asks("pg", "chooseManoeuvre")
      .has({ ana: { pp: 8 } });
  });
});
