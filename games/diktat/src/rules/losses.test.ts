import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { build } from "../testing/build.ts";
import { Played, type TestCard } from "../testing/index.ts";
import type { PlayerSetup } from "../testing/position.ts";

const CARDS: Record<string, TestCard> = {
  a: { sector: "motol", symbols: ["politics", "any"] },
  b: { sector: "motol" },
  c: { sector: "motol", effects: [{ kind: "gain", do: [{ op: "gain", res: "vp", n: 2 }] }] },
  d: { sector: "motol", effects: [{ kind: "gain", do: [{ op: "gain", res: "pp", n: 4 }] }] },
  e: { sector: "motol" },
  f: { sector: "motol", symbols: ["politics"] },
  g: { sector: "motol", effects: [{ kind: "gain", do: [{ op: "gain", res: "affinity_any", n: 2 }] }] },
};

/** Ana loses an element, as an effect that says so would have it, on her own turn. */
function losing(element: string, ana: PlayerSetup): Played {
  return new Played(
    build({
      players: { ana, bor: {} },
      cards: CARDS,
      piles: [],
      track: [],
      secret: null,
      deck: null,
      cycle: 1,
      phase: "manoeuvres",
      place: () => [
        { proc: "diktat/manoeuvres", step: "turn", env: { seat: 0 }, then: "passOn" },
        { proc: "diktat/turn", step: "choose", env: { by: 0 } },
        { proc: "diktat/loseCard", env: { seat: 0, element } },
      ],
    }),
  );
}

rule(["DK-DISC-05", "DK-DISC-06", "DK-DISC-07", "DK-VP-03"], "a lost card closes the row from the right", () => {
  const t = losing("card:b", { row: ["a", "b", "e", "f"] });

  // Four cards were worth 0 + 0 + 1 + 1; the VP of the fourth slot are gone, not those of the second.
  t.has({ ana: { row: ["a", "e", "f"], vp: 1 } }).is({ discard: ["b"] });
  expect(t.hears("public")).toContainEqual({ type: "cardLost", seat: 0, card: "b" });
  expect(t.view("bor").players[0]).toMatchObject({ vp: 1, vpSources: { opportunities: 1 } });
});

rule(["DK-DISC-09", "DK-RUL-128", "DK-VP-03"], "tokens on a lost card come back and can be placed again", () => {
  const row = [{ card: "a", tokens: ["politics", "people"] as const }, "f"];
  const t = losing("card:a", { row, affinities: { artefact: 1 } });

  t.has({ ana: { row: ["f"], vp: 0, affinities: { politics: 1, people: 1, artefact: 1 } } });
  t.acts("ana", "placeAffinity", "f:0=politics").has({ ana: { vp: 1, affinities: { people: 1, artefact: 1 } } });
  t.refusesAct("ana", "placeAffinity", "f:0=politics", "noFreeSymbol", "DK-AFF-02");
});

rule(["DK-SCN-48", "DK-RUL-68", "DK-TRO-05"], "the first card beside the board moves into the row", () => {
  const six = ["a", "b", "e", "f", "d", "g"];
  const t = losing("card:a", { row: six, affinities: {} });

  // Six cards: 0 + 0 + 1 + 1 + 2 and 2 beside. Five: 4. Net: 2 VP less.
  t.has({ ana: { row: ["b", "e", "f", "d", "g"], vp: 4 } });
});

rule(["DK-EFF-03", "DK-VP-03"], "a Gain of VP goes with its card", () => {
  losing("card:c", { row: ["c", "b"] }).has({ ana: { row: ["b"], vp: 0 } });
  losing("card:b", { row: ["c", "b"] }).has({ ana: { row: ["c"], vp: 2 } });
});

rule("DK-RUL-111", "of PP that a lost card gave one gives back what is left, without a Debt", () => {
  losing("card:d", { row: ["d"], pp: 9 }).has({ ana: { pp: 5, debts: 0 } });
  losing("card:d", { row: ["d"], pp: 3 }).has({ ana: { pp: 0, debts: 0 } });
  losing("card:d", { row: ["d"], pp: 1 }).has({ ana: { pp: 0, debts: 0 } });
});

rule(["DK-DISC-10", "DK-RUL-42"], "as many Affinity tokens as the lost card gave, of one's choice", () => {
  const row = ["g", { card: "f", tokens: ["politics"] as const }, { card: "a", tokens: [null, null] as const }];
  const t = losing("card:g", { row, affinities: { people: 1, artefact: 1 } });

  t.asks("ana", "affinityLoss").offers("ana", ["people", "artefact", "f@0"]);
  t.refuses("ana", ["people"], "tooFew").refuses("ana", ["people", "people"], "notEnough");
  t.does("ana", ["people", "f@0"]).has({
    ana: { vp: 0, affinities: { artefact: 1 }, placed: { f: [null], a: [null, null] } },
  });
  // What was in the reserve is nobody else's business.
  for (const who of ["bor", "public"])
    expect(t.hears(who)).toContainEqual({
      type: "affinitiesLost",
      seat: 0,
      n: 1,
      placed: [{ card: "f", symbol: 0 }],
    });
});

rule("DK-RUL-42", "whoever owns fewer tokens gives back all", () => {
  const t = losing("card:g", { row: ["g"], affinities: { people: 1 } });

  t.asks("ana", "affinityLoss")
    .refuses("ana", [], "tooFew")
    .does("ana", ["people"])
    .has({ ana: { affinities: {} } });
});

rule("DK-RUL-70", "a lost Cabal card returns to the unplayed ones; the row closes and its last VP are gone", () => {
  const t = losing("cabal:ana_1", { cabalRow: ["ana_1", "ana_2", "ana_3"], pp: 4 });

  // Three cards were worth 0 + 1 + 1, two are worth 0 + 1; the third slot costs 4 again.
  t.has({ ana: { cabalRow: ["ana_2", "ana_3"], vp: 1 } });
  t.does("ana", "developCabal").offers("ana", ["cabal:ana_1", "cabal:ana_4", "cabal:ana_5"]);
  t.does("ana", "cabal:ana_1").has({ ana: { cabalRow: ["ana_2", "ana_3", "ana_1"], vp: 2, pp: 0 } });
  // What it could do is lost with it.
  const pg = losing("cabal:pegre_4", { cabal: "pegre", cabalRow: ["pegre_4"] });
  pg.asks("ana", "chooseManoeuvre").refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
});
