import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** The Underworld, which saves Emissaries from Assassination, for money (DK-CAB-PE-01). */
const gang = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "pegre", cabalRow: ["pegre_2"], ...setup });

shows(
  "cabal:pegre_2",
  ["DK-SCN-111", "DK-CAB-PE-01", "DK-RUL-21"],
  "its own Emissary is saved for 1 PP: back in its place, known to all, nothing gained",
  () => {
    const t = table({ pg: gang({ row: ["ms6"], pp: 1 }), ana: { assassinTokens: 1 } })
      .pile("pg", "karst", "C E G")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "karst:2").asks("pg", "effectChoice");
    expect(t.view("ana").victim).toMatchObject({ kind: "emissary", owner: 0, sector: "karst" });
    t.does("pg", "cabal:pegre_2").has({ pg: { pp: 0, used: [] }, ana: { pp: 0 } });
    // The Widow, who would be paid for an Emissary killed, gets nothing either.
    t.sees("ana", "karst", "? E ?").sees("public", "karst", "? E ?").sees("pg", "karst", "C E G");
    t.asks("ana", "chooseVictim").does("ana", "karst:1").asks("pg", "chooseManoeuvre");
  },
);

shows("cabal:pegre_2", ["DK-CAB-PE-01", "DK-RUL-136"], "another's Emissary for 2 PP of theirs, if they wish", () => {
  const saves = (pp: number) =>
    table({ pg: gang(), ana: {}, bor: { pp } })
      .pile("bor", "karst", "E")
      .turnOf("ana")
      .does("ana", "assassinate")
      .does("ana", "karst:1")
      .asks("pg", "effectChoice")
      .does("pg", "cabal:pegre_2")
      .asks("bor", "offerAnswer");
  const t = saves(2)
    .offers("bor", ["accept", "refuse"])
    .does("bor", "accept")
    .has({ pg: { pp: 2 }, bor: { pp: 0 }, ana: { pp: 0 } });
  t.sees("ana", "karst", "E").sees("pg", "karst", "E");
  saves(2)
    .does("bor", "refuse")
    .has({ pg: { pp: 0 }, bor: { pp: 2 }, ana: { pp: 3 } })
    .sees("public", "karst");
  saves(1).offers("bor", ["refuse"]);
});

shows(
  "cabal:pegre_2",
  ["DK-CAB-PE-01", "DK-RUL-21"],
  "Emissaries only, once in a Manoeuvre; also against its own blow",
  () => {
    const t = table({ pg: gang({ assassinTokens: 2, pp: 2 }), ana: { pp: 4 } })
      .pile("ana", "karst", "E E C")
      .turnOf("pg");
    t.does("pg", "assassinate").does("pg", "karst:1").does("pg", "cabal:pegre_2").does("ana", "accept");
    t.has({ pg: { pp: 4 }, ana: { pp: 2 } }).sees("pg", "karst", "E ? ?");
    // The same pawn may be named again, and is no longer covered in this Manoeuvre.
    t.asks("pg", "chooseVictim")
      .does("pg", "karst:1")
      .has({ pg: { pp: 7 } })
      .does("pg", "karst:2");
    const guard = table({ pg: gang({ pp: 2 }), ana: { pp: 2 } })
      .pile("pg", "karst", "G C")
      .turnOf("ana");
    guard
      .does("ana", "assassinate")
      .does("ana", "karst:1")
      .has({ ana: { pp: 0 }, pg: { pp: 4 } });
    // In the next Manoeuvre it is there again.
    const next = table({ pg: gang({ pp: 2 }), ana: {}, bor: {} })
      .pile("pg", "karst", "E")
      .turnOf("ana");
    next
      .does("ana", "assassinate")
      .does("ana", "karst:1")
      .does("pg", "cabal:pegre_2")
      .does("bor", "assassinate")
      .does("bor", "karst:1");
    next.asks("pg", "effectChoice").offers("pg", ["cabal:pegre_2", "decline"]);
  },
);

shows(
  "cabal:pegre_2",
  ["DK-CAB-PE-01", "DK-RUL-21"],
  "the pile of a lone pawn waits for its fate, whatever other piles vanish meanwhile",
  () => {
    const t = table({ pg: gang({ pp: 1 }), ana: {}, bor: { influence: { artefact: 1 } } })
      .pile("pg", "karst", "E")
      .pile("bor", "motol", "C")
      .pile("bor", "suburbs", "G")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "karst:1").asks("pg", "effectChoice");
    t.uses("bor", "marker:artefact:1").does("bor", "motol:1", "bor.suburbs").sees("bor", "motol");
    t.does("pg", "cabal:pegre_2").sees("public", "karst", "E").sees("pg", "karst", "E");
  },
);

shows(
  "cabal:pegre_2",
  ["DK-RUL-29", "DK-CAB-PE-01"],
  "an additional Manoeuvre is one of its own: what was spent before it is there again",
  () => {
    const t = table({
      pg: gang({ pp: 2 }),
      ana: { row: ["ka3", "vv1"], reserve: "2C", performed: ["spy"] },
    })
      .pile("pg", "karst", "E")
      .turnOf("pg");
    t.uses("ana", "card:ka3").does("ana", "karst:1").asks("pg", "effectChoice").does("pg", "cabal:pegre_2");
    t.uses("ana", "card:vv1").does("ana", "assassinate").does("ana", "karst:1");
    t.asks("pg", "effectChoice").offers("pg", ["cabal:pegre_2", "decline"]);
    // And what was spent in it does not count after it.
    const after = table({
      pg: gang({ pp: 2 }),
      ana: { row: ["ka3", "vv1"], reserve: "2C", performed: ["spy"] },
    })
      .pile("pg", "karst", "E")
      .turnOf("pg");
    after.uses("ana", "card:vv1").does("ana", "assassinate").does("ana", "karst:1").does("pg", "cabal:pegre_2");
    after.asks("pg", "chooseManoeuvre").uses("ana", "card:ka3").does("ana", "karst:1").asks("pg", "effectChoice");
  },
);

shows(
  "cabal:pegre_2",
  ["DK-CAB-PE-01", "DK-RUL-21"],
  "neither Guards nor Citizens; one's own Emissary once in a Manoeuvre, another's in each",
  () => {
    const t = table({ pg: gang({ pp: 5 }), ana: { assassinTokens: 2 }, bor: { pp: 4 } })
      .pile("bor", "karst", "C E")
      .pile("pg", "motol", "E E")
      .turnOf("ana");
    t.does("ana", "assassinate")
      .does("ana", "karst:1")
      .asks("ana", "chooseVictim")
      .does("ana", "motol:1")
      .does("pg", "cabal:pegre_2");
    t.does("ana", "motol:1")
      .has({ ana: { pp: 3 }, pg: { pp: 4 } })
      .asks("bor", "chooseManoeuvre");
    const each = table({ pg: gang(), ana: {}, bor: { pp: 4 }, cyr: {} })
      .pile("bor", "karst", "E")
      .turnOf("ana");
    each.does("ana", "assassinate").does("ana", "karst:1").does("pg", "cabal:pegre_2").does("bor", "accept");
    each.does("bor", "extendInfluence").does("bor", "nothing").does("cyr", "assassinate").does("cyr", "karst:1");
    each
      .asks("pg", "effectChoice")
      .does("pg", "cabal:pegre_2")
      .does("bor", "accept")
      .has({ pg: { pp: 4 }, bor: { pp: 1 } });
  },
);

shows(
  "cabal:pegre_2",
  "DK-CAB-PE-01",
  "once in each Manoeuvre: what was used between two of them counts for neither",
  () => {
    const t = table({
      ana: { row: ["ka3"] },
      bor: { assassinTokens: 1 },
      cyr: { cabal: "pegre", cabalRow: ["pegre_2"], pp: 5 },
    })
      .pile("cyr", "karst", "E E E")
      .turnOf("bor");
    t.uses("ana", "card:ka3").does("ana", "karst:1").asks("cyr", "effectChoice").does("cyr", "cabal:pegre_2");
    t.has({ cyr: { pp: 4 } })
      .asks("bor", "chooseManoeuvre")
      .does("bor", "assassinate")
      .does("bor", "karst:1");
    t.asks("cyr", "effectChoice")
      .does("cyr", "cabal:pegre_2")
      .has({ cyr: { pp: 3 }, bor: { pp: 0 } });
    // The second of the same Manoeuvre is not saved.
    t.does("bor", "karst:1").has({ cyr: { pp: 3 }, bor: { pp: 3 } });
    // When it is over, one between two Manoeuvres is.
    const after = table({
      ana: { row: ["ka3"] },
      bor: {},
      cyr: { cabal: "pegre", cabalRow: ["pegre_2"], pp: 5 },
    })
      .pile("cyr", "karst", "E")
      .turnOf("bor");
    after.does("bor", "assassinate").does("bor", "karst:1").does("cyr", "cabal:pegre_2").asks("cyr", "chooseManoeuvre");
    after.uses("ana", "card:ka3").does("ana", "karst:1").asks("cyr", "effectChoice");
    after.offers("cyr", ["cabal:pegre_2", "decline"]);
  },
);

shows(
  "cabal:pegre_2",
  ["DK-META-01", "DK-CAB-PE-01"],
  "once in a Manoeuvre in all: whoever has saved another's Emissary does not save its own, nor the other way round",
  () => {
    const strikes = () =>
      table({ pg: gang({ cabalRow: ["pegre_2"], pp: 3 }), ana: { assassinTokens: 1 }, bor: { pp: 2 } })
        .pile("pg", "karst", "E")
        .pile("bor", "motol", "E")
        .turnOf("ana")
        .does("ana", "assassinate");
    const t = strikes().does("ana", "motol:1").does("pg", "cabal:pegre_2").does("bor", "accept");
    t.does("ana", "karst:1")
      .asks("bor", "chooseManoeuvre")
      .has({ ana: { pp: 3 }, pg: { pp: 5 } });
    const own = strikes().does("ana", "karst:1").does("pg", "cabal:pegre_2").does("ana", "motol:1");
    own.asks("bor", "chooseManoeuvre").has({ ana: { pp: 3 }, pg: { pp: 2 }, bor: { pp: 2 } });
  },
);
