import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const oathEvents = (t: Played): string[] => t.events.map(({ type }) => type).filter((type) => type.startsWith("oath"));
const everybody = (t: Played): Played => {
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  return t;
};

const onPawn = (is: string) => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("cyr", "karst", "C E").turnOf("bor");
  return t.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "cyr.karst:1", is }]] });
};

rule(
  ["DK-RUL-130", "DK-OATH-02"],
  "the other party's own look brings a lie to light; a third player's does not",
  () => {
    const t = onPawn("guard").has({ ana: { vp: 0 } });
    t.does("bor", "extendInfluence").does("bor", "nothing");
    t.does("cyr", "spy")
      .does("cyr", "cyr.karst:1")
      .does("cyr", "stop")
      .has({ ana: { vp: 0 } });
    t.does("ana", "spy")
      .does("ana", "cyr.karst:1")
      .does("ana", "stop")
      .has({ ana: { vp: 0 } });
    t.does("bor", "spy")
      .does("bor", "cyr.karst:2")
      .has({ ana: { vp: 0 } });
    t.does("bor", "cyr.karst:1").has({ ana: { vp: -1 } });
  },
);

rule("DK-RUL-130", "the truth costs nothing when it comes to light", () => {
  const t = onPawn("citizen")
    .does("bor", "spy")
    .does("bor", "cyr.karst:1")
    .has({ ana: { vp: 0 } });
  expect(oathEvents(t)).toEqual(["oathTruthTold"]);
  expect(t.hears("cyr").map(({ type }) => type)).not.toContain("oathTruthTold");
});

rule("DK-RUL-130", "nothing tells a lie from the truth before it comes to light", () => {
  const [lie, truth] = [onPawn("guard"), onPawn("citizen")];
  for (const who of ["bor", "cyr", "public"] as const) {
    const stripped = (t: Played) => JSON.stringify(t.view(who)).replace(/"is":"\w+"/, "");
    expect(stripped(lie)).toBe(stripped(truth));
    expect(lie.hears(who).map(({ type }) => type)).toEqual(truth.hears(who).map(({ type }) => type));
  }
});

rule("DK-RUL-130", "the Resolution brings a pawn to light, wherever its pile has gone", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("cyr", "karst", "C").pile("bor", "motol", "C").resolution();
  t.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "cyr.karst:1", is: "emissary" }]] });
  t.does("ana", "motol")
    .has({ ana: { vp: 0 } })
    .does("ana", "karst")
    .has({ ana: { vp: -1 } });
});

rule(
  "DK-RUL-130",
  "a lie that nobody saw is settled before the test of the end, by what was so when it was sworn",
  () => {
    const begin = (is: string) => {
      const t = table({ ana: { influence: { newTown: 2 }, pawns: 0 }, bor: { pawns: 0 }, cyr: { pawns: 1 } })
        .pile("cyr", "karst", "C")
        .pile("bor", "motol", "C")
        .turnOf("cyr");
      t.swears("ana", "bor", { until: "manoeuvreDone", terms: [["ana", "truth", { pawn: "cyr.karst:1", is }]] });
      // The pawn leaves the board unseen.
      t.leaves("cyr", "karst", "ana").accepts("ana", "cyr");
      // What is turned face up elsewhere says nothing of it.
      t.does("cyr", "extendInfluence").does("cyr", "nothing").does("ana", "motol");
      t.asks(["ana", "bor", "cyr"], "endOfCycleCall");
      return t.has({ ana: { vp: 2 } });
    };
    everybody(begin("citizen")).has({ ana: { vp: 2 } });
    const t = everybody(begin("guard")).has({ ana: { vp: 1 } });
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf("oathBroken")).toBeLessThan(types.indexOf("reservesDiscarded"));
  },
);

rule(
  ["DK-SCN-61", "DK-RUL-60", "DK-RUL-130"],
  "ten points reached and lost again before the end of the Cycle do not end the game",
  () => {
    const row = ["a", "b", "c", "d", "e", "f", "g"];
    const setup = table({ ana: { row, influence: { newTown: 2 } }, bor: {}, cyr: {}, dua: {} });
    for (const card of row) setup.card(card, { sector: "karst" });
    const t = setup.cycle(2).endOfCycle();
    t.has({ ana: { vp: 10 } });
    t.swears("ana", "bor", { terms: [["ana", "truth", { pp: 3 }]] });
    for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name);
    t.has({ ana: { vp: 9 } }).is({ cycle: 3 });
  },
);

rule("DK-RUL-130", "a statement about the own reserve is judged by the moment of swearing", () => {
  const begin = (claim: object) => {
    const t = table({ ana: { pp: 4, reserve: "2C E", affinities: { people: 1 } }, bor: {}, cyr: {} }).endOfCycle();
    t.swears("ana", "bor", { terms: [["ana", "truth", { ...claim }]] });
    return everybody(t.acts("ana", "takeDebt"));
  };
  begin({ pp: 4 }).has({ ana: { vp: 0 } });
  begin({ pp: 9 }).has({ ana: { vp: -1 } });
  begin({ agents: "2C E" }).has({ ana: { vp: 0 } });
  begin({ agents: "2C 2E" }).has({ ana: { vp: -1 } });
  begin({ affinities: { people: 1 } }).has({ ana: { vp: 0 } });
  begin({ affinities: { people: 1, politics: 1 } }).has({ ana: { vp: -1 } });
});

rule("DK-RUL-130", "what is shown to the other party has come to light, unless it has changed since", () => {
  const begin = () =>
    table({ ana: { pp: 4 }, bor: {}, cyr: {} })
      .turnOf("cyr")
      .swears("ana", "bor", { terms: [["ana", "truth", { pp: 6 }]] });
  begin()
    .shows("ana", "cyr", "pp")
    .has({ ana: { vp: 0 } });
  begin()
    .shows("ana", "bor", "pp")
    .has({ ana: { vp: -1 } });
  begin()
    .acts("ana", "takeDebt")
    .shows("ana", "bor", "pp")
    .has({ ana: { vp: 0 } });
});

rule("DK-RUL-130", "the secret card comes to light when it is looked at by the other, or turned", () => {
  const begin = (card: string, first = "bor", pawns = 0) =>
    table({ ana: { pawns: 0 }, bor: { pawns: 1 }, cyr: { pawns } })
      .card("file", { sector: "karst" })
      .card("key", { sector: "karst" })
      .secret("file")
      .turnOf(first)
      .swears("ana", "bor", { terms: [["ana", "truth", { secretCard: card }]] });
  begin("file")
    .does("bor", "spy")
    .does("bor", "secretCard")
    .has({ ana: { vp: 0 } });
  begin("key")
    .does("bor", "spy")
    .does("bor", "secretCard")
    .has({ ana: { vp: -1 } });
  begin("key", "cyr", 1)
    .does("cyr", "spy")
    .does("cyr", "secretCard")
    .has({ ana: { vp: 0 } });
  begin("key")
    .does("bor", "extendInfluence")
    .has({ ana: { vp: 0 } })
    .does("bor", "nothing")
    .has({ ana: { vp: -1 } });
});

rule("DK-RUL-130", "a lie to somebody who knows better comes to light at once", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("bor", "karst", "C").turnOf("ana");
  t.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "bor.karst:1", is: "guard" }]] }).has({ ana: { vp: -1 } });
});
