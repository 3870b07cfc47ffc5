import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { SectorId } from "../names/names.ts";
import { loadDiktat } from "../node.ts";
import { newGame, type Played, table } from "../testing/index.ts";

rule(["DK-META-01", "DK-END-01"], "the text of an element beats the rulebook", () => {
  // Chamber of Claims: one Debt costs no VP at the end, though the rules say each does.
  const ending = (row: string[]) =>
    table({ ana: { row, debts: 2, affinities: {} }, bor: {} })
      .cycle(5)
      .endOfCycle()
      .does("ana")
      .does("bor");
  const vpOfAna = (t: Played) => t.view("public").final!.ranking.find(({ seat }) => seat === 0)!.vp;

  expect(vpOfAna(ending([]))).toBe(-2);
  // The card has a symbol, so its owner is asked about last tokens.
  expect(vpOfAna(ending(["nv3"]).does("ana", ""))).toBe(-1);
});

rule("DK-META-02", "an effect on another player is open to every opponent and to nobody else", () => {
  const t = table({ ana: { row: ["seize"] }, bor: { row: ["own"] }, cyr: { influence: { karst: 1 } } })
    .card("own", { sector: "karst" })
    .card("seize", {
      sector: "karst",
      effects: [{ kind: "manifestation", do: [{ op: "exhaust", n: 1, target: "other_possession" }] }],
    })
    .turnOf("bor");

  t.uses("ana", "card:seize").asks("ana", "exhaustPossession").offers("ana", ["1/card:own", "2/marker:karst:1"]);
});

rule("DK-META-03", "Configurations are chosen before the game; without one none of them is played", () => {
  const game = loadDiktat();

  expect(game.readOptions({}, 4)).toEqual({
    ok: true,
    options: {
      cabals: "random",
      others: false,
      eternalNight: false,
      totalWar: [],
      leagues: false,
      conclaveStops: false,
    },
  });
  const t = newGame(["ana", "bor"]);
  const phases = t.story.flatMap((e) => (e.type === "phaseBegan" ? [e.phase] : []));
  expect(phases).toEqual(["opportunities", "development", "manoeuvres"]);
  // The Artefact marker has its base text: it moves pawns of one's own, none of the Others.
  const moved = table({ ana: { influence: { artefact: 1 } }, bor: {} })
    .pile("ana", "karst", "E G")
    .pile("ana", "motol", "C")
    .pile("bor", "suburbs", "C")
    .turnOf("bor");
  moved.uses("ana", "marker:artefact:1").asks("ana", "movePawn").offers("ana", ["karst:1", "karst:2", "motol:1"]);
});

rule("DK-MAT-03", "with all six tokens of a kind in use no further one can be played", () => {
  const six: SectorId[] = ["karst", "motol", "combinat", "josefov", "fortress", "suburbs"];
  const garde = (n: number) =>
    table({ ana: { cabal: "garde_noire", cabalRow: ["garde_noire_4"] }, bor: {} })
      .blockhouses(...six.slice(0, n))
      .pile("ana", "harmony", "C")
      .turnOf("ana");

  garde(6)
    .refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01")
    .has({ ana: { cabalTokens: { blockhouse: 0 } } });
  const t = garde(5)
    .has({ ana: { cabalTokens: { blockhouse: 1 } } })
    .does("ana", "specialManoeuvre")
    .does("ana", "cabal:garde_noire_4")
    .refuses("ana", "harmony hypogea", "tooMany", "DK-MAT-03");
  t.does("ana", "harmony").has({ ana: { cabalTokens: { blockhouse: 0 } } });
});

rule(["DK-ADMIN-05", "DK-SEQ-06"], "one general effect by itself needs no order: nobody is asked", () => {
  const t = table({ ana: { pp: 5 }, bor: {} })
    .card("attack", { sector: "karst", attack: true })
    .card("again", { sector: "karst", attack: true })
    .track("attack", "again")
    .afterConquests();

  t.asks(["ana", "bor"], "endOfCycleCall");
  expect(t.events.filter(({ type }) => type === "othersAttacked")).toHaveLength(1);
});
