import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

rule(["DK-SCN-17", "DK-MAN-EXT-02"], "one discarded token gives one more PP", () => {
  const t = table({ ana: {}, eva: { reserve: "G", spyTokens: 1 } }).turnOf("eva");

  t.does("eva", "extendInfluence")
    .has({ eva: { pp: 1 } })
    .offers("eva", ["guard", "spyToken", "nothing"]);
  t.refuses("eva", "guard spyToken", "tooMany", "DK-MAN-EXT-02");
  t.does("eva", "spyToken")
    .has({ eva: { pp: 2, spyTokens: 0, reserve: "G" } })
    .asks("ana", "chooseManoeuvre");
});

rule(["DK-MAN-EXT-01", "DK-MAN-EXT-02", "DK-DISC-01"], "1 PP, and for each kind of element 1 more", () => {
  const held = { reserve: "C G E", spyTokens: 1, assassinTokens: 1 };
  const left = {
    nothing: { ...held, pp: 1 },
    citizen: { ...held, reserve: "G E", pp: 2 },
    guard: { ...held, reserve: "C E", pp: 2 },
    emissary: { ...held, reserve: "C G", pp: 2 },
    spyToken: { ...held, spyTokens: 0, pp: 2 },
    assassinToken: { ...held, assassinTokens: 0, pp: 2 },
  };
  for (const [what, after] of Object.entries(left)) {
    const t = table({ ana: held, bor: {} })
      .turnOf("ana")
      .does("ana", "extendInfluence")
      .has({ ana: { pp: 1 } });
    t.offers("ana", Object.keys(left));
    t.does("ana", what)
      .has({ ana: after, bor: { pp: 0 } })
      .asks("bor", "chooseManoeuvre");
  }
});

rule("DK-DISC-02", "only the reserve is discarded from, not the board", () => {
  const t = table({ ana: { affinities: { politics: 2 }, pp: 4 }, bor: {} })
    .pile("ana", "karst", "C")
    .turnOf("ana");

  t.does("ana", "extendInfluence").offers("ana", ["nothing"]);
  for (const what of ["citizen", "emissary", "spyToken"]) t.refuses("ana", what, "lacking", "DK-MAN-EXT-02");
});

rule("DK-RUL-30", "what is discarded is seen by all", () => {
  const t = table({ ana: { reserve: "E" }, bor: {} })
    .turnOf("ana")
    .does("ana", "extendInfluence")
    .does("ana", "emissary");

  for (const who of ["bor", "public"])
    expect(t.hears(who)).toEqual([
      { type: "discarded", seat: 0, what: "emissary", n: 1 },
      { type: "gained", seat: 0, what: "pp", n: 1, rule: "DK-MAN-EXT-02" },
      { type: "manoeuvreDone" },
      { type: "turnEnded", seat: 0, manoeuvre: "extendInfluence" },
      { type: "turnBegan", seat: 1 },
    ]);
});
