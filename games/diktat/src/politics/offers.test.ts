import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

const standing = (t: Played, name: string, act: string) => t.table(name).standing.find((one) => one.act === act)!.ask;

rule(["DK-TRADE-01", "DK-RUL-53"], "one withdraws what one has offered oneself, and each kind for itself", () => {
  const t = table({ ana: { pp: 3 }, bor: { pp: 3 }, cyr: {} })
    .pile("ana", "karst", "C")
    .turnOf("cyr");
  t.proposes("bor", "cyr", { give: "pp" }).leaves("ana", "karst", "cyr").proposes("ana", "bor", { give: "pp" });

  expect(standing(t, "ana", "withdrawTrade")).toMatchObject({ from: ["offer:1:1"] });
  expect(standing(t, "ana", "withdrawConcede")).toMatchObject({ from: ["offer:2:1"] });
  expect(standing(t, "bor", "withdrawTrade")).toMatchObject({ from: ["offer:2:1"] });
  expect(standing(t, "cyr", "refuseTrade")).toMatchObject({ from: ["offer:1:1"] });
  expect(standing(t, "cyr", "refuseConcede")).toMatchObject({ from: ["offer:0:1"] });
});

rule("DK-TRADE-01", "three offers of one player wait at most, whatever others have offered", () => {
  const t = table({ ana: { pp: 3 }, bor: { pp: 3 }, cyr: { pp: 3 } }).turnOf("ana");
  for (const _ of [1, 2, 3]) t.proposes("bor", "ana", { give: "pp" });
  t.refusesTrade("bor", "cyr", { give: "pp" }, "tooManyOffers", "DK-TRADE-01");
  for (const _ of [1, 2]) t.proposes("ana", "bor", { give: "pp" });
  t.proposes("ana", "cyr", { give: "pp" }).refusesTrade("ana", "cyr", { give: "pp" }, "tooManyOffers", "DK-TRADE-01");
});

rule(
  ["DK-RUL-44", "DK-TRADE-01"],
  "of two offers the one that can be accepted is, the other is refused for its cause",
  () => {
    const t = table({ ana: { pp: 2 }, bor: { pp: 1 }, cyr: {} }).turnOf("ana");
    t.proposes("ana", "bor", { want: "4pp" }).proposes("cyr", "bor", { want: "pp" });
    t.refusesAccept("bor", "ana", "lacking", "DK-RUL-44");
    t.accepts("bor", "cyr").has({ bor: { pp: 0 }, cyr: { pp: 1 } });
  },
);

rule(["DK-RUL-44", "DK-TRADE-02"], "a counter-offer gives and asks for the same things as an offer", () => {
  const t = table({
    ana: { pp: 2, spyTokens: 1 },
    bor: { pp: 1, assassinTokens: 1, cabalRow: ["bor_1"] },
    cyr: {},
  }).turnOf("cyr");
  t.proposes("ana", "bor", { give: "pp" });
  const counter = (give: string[], want: string[]) => ({
    branch: "offer:0:1",
    value: { give: { pp: 0, things: give }, want: { pp: 0, things: want }, until: ["cycleEnd"], note: "" },
  });
  t.refusesAct("bor", "counterTrade", counter(["cabal:bor_1"], []), "notTradable", "DK-RUL-44");
  t.refusesAct("bor", "counterTrade", counter(["spyToken"], []), "notOffered", "DK-TRADE-01");
  t.counters("bor", "ana", { give: "assassinToken", want: "spyToken" }).accepts("ana", "bor");
  t.has({ ana: { spyTokens: 0, assassinTokens: 1 }, bor: { spyTokens: 1, assassinTokens: 0 } });
});

rule(
  ["DK-TRADE-02", "DK-SEQ-03"],
  "while an element is being used no card or marker is asked for; PP change hands",
  () => {
    const t = table({ ana: { influence: { artefact: 1 }, pp: 2 }, bor: { row: ["file"], pp: 2 }, cyr: {} })
      .card("file", { sector: "karst" })
      .pile("ana", "karst", "E G")
      .pile("ana", "motol", "C")
      .turnOf("bor");
    t.proposes("cyr", "bor", { want: "card:file" }).proposes("ana", "bor", { give: "pp", want: "2pp" });
    t.uses("ana", "marker:artefact:1").asks("ana", "movePawn");
    t.refusesAccept("bor", "cyr", "elementInUse", "DK-TRADE-02");
    t.accepts("bor", "ana").has({ ana: { pp: 3 }, bor: { pp: 1 } });
  },
);

rule(["DK-RUL-106", "DK-RUL-105"], "a card or marker that has gone to another takes every offer of it along", () => {
  for (const thing of ["card:file", "marker:karst"]) {
    const t = table({ ana: { row: ["file"], influence: { karst: 1, motol: 1 } }, bor: {}, cyr: {} })
      .card("file", { sector: "karst" })
      .turnOf("ana");
    t.proposes("ana", "bor", { give: thing }).proposes("ana", "cyr", { give: thing }).accepts("cyr", "ana");
    expect(t.facts.offers).toEqual([]);
    t.refusesAct("bor", "acceptTrade", { branch: "offer:0:1" }, "noOffer", "DK-TRADE-01");
  }
});

rule("DK-RUL-50", "an offer that asks for a Debt lapses when the one who made it takes one otherwise", () => {
  const t = table({ ana: {}, bor: { debts: 1 }, cyr: { debts: 1 } }).turnOf("cyr");
  t.proposes("ana", "bor", { want: "debt" });
  // Another's Debt is no hindrance.
  t.acts("cyr", "takeDebt").acts("bor", "takeDebt");
  expect(t.facts.offers).toHaveLength(1);
  t.acts("ana", "takeDebt");
  expect(t.facts.offers).toEqual([]);
});

rule(["DK-RUL-45", "DK-EFF-01"], "an Ability goes with its card: the giver is without it, the receiver has it", () => {
  const t = table({ ana: { row: ["hy5"] }, bor: {}, cyr: { spyTokens: 9 } })
    .pile("ana", "karst", "C E")
    .pile("bor", "motol", "C E")
    .turnOf("cyr");
  t.does("cyr", "spy").offers("cyr", ["ana.karst:1", "bor.motol:1", "bor.motol:2"]).does("cyr", "bor.motol:1");
  t.proposes("ana", "bor", { give: "card:hy5" }).accepts("bor", "ana");
  t.offers("cyr", ["ana.karst:1", "ana.karst:2", "stop"]);
});

rule(
  ["DK-RUL-51", "DK-RUL-52"],
  "who is looking at a pawn cannot show the secret card; a pawn killed is shown no more",
  () => {
    const t = table({ ana: {}, bor: { spyTokens: 1 }, cyr: { row: ["ka3"] } })
      .card("hidden", { sector: "karst" })
      .secret("hidden")
      .pile("ana", "karst", "C")
      .pile("ana", "motol", "C")
      .turnOf("bor");
    t.does("bor", "spy").does("bor", "karst:1");
    t.refusesShow("bor", "cyr", "secretCard", "notLookingNow", "DK-RUL-51");
    const pawn = t.facts.looking!.pawns[0]!;
    expect(JSON.stringify(standing(t, "bor", "showInfo"))).toContain(`pawn:${pawn}`);
    t.uses("cyr", "card:ka3").does("cyr", "karst:1").asks("bor", "chooseSpyTarget");
    expect(JSON.stringify(standing(t, "bor", "showInfo"))).not.toContain(`pawn:${pawn}`);
  },
);

rule("DK-RUL-51", "an own pawn that one looks at can be shown like any other, once", () => {
  const t = table({ ana: { spyTokens: 1 }, bor: {} })
    .pile("ana", "karst", "C G")
    .turnOf("ana");
  t.does("ana", "spy").does("ana", "karst:1");
  const ask = standing(t, "ana", "showInfo");
  const what = ask?.shape === "form" && ask.fields.what!.shape === "pick" ? ask.fields.what.from : [];
  expect(what).toEqual(["pp", "agents", "affinities", "pawn:2", "pawn:3"]);
});

rule(["DK-INFO-01", "DK-RUL-52"], "each knows what they have said to whom; of a pawn only while it lies there", () => {
  const t = table({ ana: { row: ["ka3"] }, bor: {}, cyr: {} })
    .pile("bor", "karst", "C G")
    .turnOf("cyr");
  t.shows("bor", "cyr", "karst:1").tells("bor", "ana", "karst:2=emissary").tells("ana", "bor", "pp=4");
  const pawn = (at: number, is: string) => ({ about: "pawn", pawn: t.facts.piles[0]!.pawns[at]!.id, is });
  expect(t.view("bor").knowledge?.said).toEqual([
    { to: 2, how: "shown", what: pawn(0, "citizen") },
    { to: 0, how: "told", what: pawn(1, "emissary") },
  ]);
  expect(t.view("ana").knowledge?.said).toEqual([{ to: 1, how: "told", what: { about: "pp", is: 4 } }]);
  expect(t.view("cyr").knowledge?.said).toEqual([]);
  t.uses("ana", "card:ka3").does("ana", "karst:1");
  expect(t.view("bor").knowledge?.said).toHaveLength(1);
  expect(t.view("cyr").knowledge?.heard).toEqual([]);
  expect(t.view("ana").knowledge?.heard).toHaveLength(1);
});
