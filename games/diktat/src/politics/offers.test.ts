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
    const t = table({ ana: { influence: { artefact: 1 }, pp: 2 }, bor: { row: ["file"], pp: 2 }, cyr: { pp: 1 } })
      .card("file", { sector: "karst" })
      .pile("ana", "karst", "E G")
      .pile("ana", "motol", "C")
      .turnOf("bor");
    t.proposes("cyr", "bor", { give: "pp", want: "card:file" }).proposes("ana", "bor", { give: "pp", want: "2pp" });
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

rule("DK-RUL-50", "only who owes one has a Debt to give, only who has taken none this Cycle is given one", () => {
  const t = table({ ana: { tookDebt: true }, bor: { debts: 1 }, cyr: {} }).turnOf("ana");
  t.refusesTrade("cyr", "bor", { give: "debt" }, "debtNotTradable", "DK-RUL-50");
  t.refusesTrade("bor", "cyr", { want: "debt" }, "debtNotTradable", "DK-RUL-50");
  t.refusesTrade("ana", "bor", { want: "debt" }, "debtNotTradable", "DK-RUL-50");
  t.refusesTrade("bor", "ana", { give: "debt" }, "debtNotTradable", "DK-RUL-50");
  t.proposes("cyr", "bor", { want: "debt" })
    .accepts("bor", "cyr")
    .has({ bor: { debts: 0 }, cyr: { debts: 1, pp: 0 } });
});

rule(["DK-TRADE-01", "DK-RUL-106"], "whose three offers wait makes no counter-offer, but may accept or refuse", () => {
  const t = table({ ana: { pp: 3 }, bor: { pp: 3 } }).turnOf("ana");
  for (const _ of [1, 2, 3]) t.proposes("bor", "ana", { give: "pp" });
  t.proposes("ana", "bor", { give: "pp" });
  expect(standing(t, "bor", "counterTrade")).toBeNull();
  t.refusesAct("bor", "counterTrade", { branch: "offer:0:1" }, "tooManyOffers", "DK-TRADE-01");
  t.accepts("bor", "ana").has({ ana: { pp: 2 }, bor: { pp: 4 } });
});

rule(["DK-PLACE-01", "DK-RUL-106"], "the offer of a place lapses when its last pawn is killed", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("bor", "karst", "C").pile("bor", "motol", "C").turnOf("ana");
  t.leaves("bor", "karst", "cyr").leaves("bor", "motol", "cyr").does("ana", "assassinate").does("ana", "karst:1");
  expect(t.facts.offers).toMatchObject([{ kind: "place", from: 1, to: 2, id: 2 }]);
});

rule(["DK-PLACE-01", "DK-RUL-106"], "a place left takes along the offers of it and no others", () => {
  const t = table({ ana: { pp: 1 }, bor: {}, cyr: {} })
    .pile("bor", "karst", "C")
    .pile("bor", "motol", "C")
    .turnOf("ana");
  t.leaves("bor", "motol", "cyr").leaves("bor", "karst", "ana").leaves("bor", "karst", "cyr");
  t.proposes("ana", "cyr", { give: "pp" }).accepts("ana", "bor");
  expect(t.facts.offers).toMatchObject([
    { kind: "place", from: 1, to: 2, id: 1 },
    { kind: "trade", from: 0, to: 2 },
  ]);
});
