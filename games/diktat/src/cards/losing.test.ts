import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** Ana loses something of hers. */
const loses = (element: string, ana: PlayerSetup) => table({ ana, bor: {} }).losing("ana", element);

shows(
  ["card:nv6", "card:co6", "card:ch2", "card:ch3"],
  ["DK-RUL-111", "DK-EFF-03"],
  "PP gained with a card are given back as far as they are there, without a Debt",
  () => {
    loses("card:nv6", { row: ["nv6"], pp: 6 }).has({ ana: { pp: 2, debts: 0 } });
    loses("card:nv6", { row: ["nv6"], pp: 3 }).has({ ana: { pp: 0, debts: 0 } });
    loses("card:co6", { row: ["co6"], pp: 7 }).has({ ana: { pp: 2 } });
    const ch2 = loses("card:ch2", { row: ["ch2"], pp: 3 }).has({ ana: { pp: 1, rank: 9 } });
    expect(ch2.story).toContainEqual({ type: "lost", seat: 0, what: "pp", n: 2 });
    loses("card:ch3", { row: ["ch3"], pp: 0 }).has({ ana: { pp: 0, rank: 9, debts: 0 } });
  },
);

shows(
  ["card:nv2", "card:jo3", "card:jo2", "card:ar6"],
  ["DK-DISC-10", "DK-EFF-03", "DK-RUL-42"],
  "VP and Affinity tokens of a Gain are lost with it",
  () => {
    loses("card:nv2", { row: ["nv2"] }).has({ ana: { vp: 0 } });
    const t = loses("card:jo3", { row: ["jo3"], affinities: { politics: 2, artefact: 1 } }).asks("ana", "affinityLoss");
    t.offers("ana", ["politics", "politics", "artefact"])
      .does("ana", "politics artefact")
      .has({ ana: { affinities: { politics: 1 } } });
    loses("card:jo2", { row: ["jo2"] })
      .does("ana", "politics")
      .has({ ana: { affinities: { politics: 1 } } });
    // The token on its own symbol came back first, and may be the one that goes.
    const relic = loses("card:ar6", { row: [{ card: "ar6", tokens: ["artefact"] }], affinities: {} });
    relic
      .offers("ana", ["artefact"])
      .does("ana", "artefact")
      .has({ ana: { vp: 0, affinities: {} } });
  },
);

shows(
  ["marker:josefov:2", "marker:josefov:1"],
  ["DK-RUL-43", "DK-DISC-10"],
  "the upper Josefov marker costs one token, the lower two more",
  () => {
    const t = loses("josefov", { influence: { josefov: 2 }, affinities: { people: 3 } })
      .asks("ana", "affinityLoss")
      .does("ana", "people");
    t.has({ ana: { affinities: { people: 2 }, influence: { josefov: 1 } } });
    expect(t.facts.players[0]!.influence[0]!.gave).toEqual({ pp: 0, affinities: 2, passing: null });
  },
);

shows(
  ["cabal:polisec_5", "cabal:garde_noire_5", "cabal:pegre_5"],
  ["DK-RUL-70", "DK-DISC-10"],
  "a Cabal card that gave a token takes one with it",
  () => {
    for (const cabal of ["polisec", "garde_noire", "pegre"]) {
      const t = loses(`cabal:${cabal}_5`, {
        cabal,
        cabalRow: [`${cabal}_1`, `${cabal}_5`],
        affinities: { people: 1, politics: 1 },
      });
      t.asks("ana", "affinityLoss")
        .does("ana", "people")
        .has({ ana: { cabalRow: [`${cabal}_1`], vp: 0, affinities: { politics: 1 } } });
      // It can be developed again.
      t.acts("ana", "takeDebt").does("ana", "developCabal");
      expect(t.table("ana").question!.ask).toMatchObject({ from: expect.arrayContaining([`cabal:${cabal}_5`]) });
    }
  },
);

shows("marker:oldTown:1", "DK-RUL-32", "the Cabal card stays when the marker goes", () => {
  loses("oldTown", { influence: { oldTown: 2 }, cabalRow: ["ana_2"], pp: 3 }).has({
    ana: { cabalRow: ["ana_2"], pp: 3, influence: { oldTown: 1 } },
  });
});
