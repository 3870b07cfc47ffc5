import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { table } from "./index.ts";

test("what is refused and what is offered is told by names", () => {
  const t = table({ ana: {}, bor: {} }).pile("bor", "karst", "E C").turnOf("ana").does("ana", "assassinate");
  expect(() => t.does("bor", "karst:1")).toThrow("bor's");
  expect(() => t.does("bor", "karst:1")).toThrow("(asked: ana)");
  expect(() => t.offers("ana", ["karst:1"])).toThrow("ana is offered bor.karst:1, bor.karst:2; expected: bor.karst:1");
});

rule("DK-RUL-134", "an element has named the Administrator before the scenario begins", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).administrator("cyr").manoeuvres();
  t.is({ administrator: "cyr" }).asks("cyr", "nameFirstPlayer").refuses("ana", "ana");
  t.refuses("cyr", "dua", "notOffered", "DK-ADMIN-02").does("cyr", "ana");
});

rule("DK-TRADE-01", "goods are written with their numbers before them, near or apart", () => {
  const t = table({ ana: { pp: 3, reserve: "2E C" }, bor: {} }).turnOf("ana");
  t.proposes("ana", "bor", { give: "2 pp 2E C", want: "" }).accepts("bor", "ana");
  t.has({ ana: { pp: 1, reserve: "" }, bor: { pp: 2, reserve: "2E C" } });
});

test("a detail that a promise does not have is named, with those it has", () => {
  const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "E").turnOf("ana");
  const swear = (kind: string, details: object) => () =>
    t.swears("ana", "bor", { terms: [["ana", kind, { ...details }]] });
  expect(swear("concede", { sector: "karst" })).toThrow('concede: "sector" is no detail of it (pile)');
  expect(swear("give", { emissaries: 1 })).toThrow('give: "emissaries" is no detail of it (pp, citizen');
  expect(swear("promise", {})).toThrow("promise is no kind of promise (give, doManoeuvre");
});

rule(
  ["DK-RUL-52", "DK-OATH-02"],
  "Agents are named in full or by their letters, Affinity tokens with their numbers",
  () => {
    const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "E").turnOf("ana");
    t.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "ana.karst:1", is: "E" }]] });
    t.tells("ana", "bor", "ana.karst:1=G").tells("ana", "bor", "affinities=2people politics");
    expect(t.view("bor").knowledge?.heard.map(({ what }) => what.is)).toEqual([
      "guard",
      { politics: 1, people: 2, artefact: 0 },
    ]);
  },
);

rule("DK-RUL-53", "a place that cannot be accepted is refused as a place", () => {
  const t = table({ ana: { pp: 1 }, bor: {}, cyr: {} })
    .pile("ana", "karst", "E")
    .pile("cyr", "karst", "E")
    .resolving("karst");
  t.asks(["ana", "cyr"], "ready").refusesAccept("bor", "ana", "noOffer", "DK-TRADE-01");
  const u = table({ ana: { pp: 1 }, bor: {}, cyr: {} })
    .pile("ana", "motol", "E")
    .pile("ana", "karst", "E")
    .pile("cyr", "karst", "E");
  const v = u.resolving("karst").leaves("ana", "motol", "bor").does("ana").does("cyr");
  v.asks(["ana", "cyr"], "powerBid").refusesAccept("bor", "ana", "insideStep", "DK-STRUG-01");
});

rule("DK-RUL-95", "talk that is closed is refused with its reason", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana", "bor"] })
    .turnOf("ana");
  t.mayTalk("ana").refusesTalk("ana", "bor", "talkIsPublic", "DK-RUL-95");
  expect(() => t.mayTalk("ana", "bor")).toThrow("ana may not talk: talkIsPublic (DK-RUL-95)");
  expect(() => t.refusesTalk("ana", null, "talkIsPublic")).toThrow("ana may talk");
  table({ ana: {}, bor: {} }).turnOf("ana").mayTalk("ana", "bor");
});

test("the terms of an oath are looked at by their states", () => {
  const terms = [
    ["ana", "give", { pp: 1 }],
    ["bor", "notSend", { sector: "karst" }],
  ] as const;
  const t = table({ ana: { pp: 1 }, bor: { reserve: "E" } })
    .turnOf("bor")
    .swears("ana", "bor", { terms });
  t.is({ oaths: { "oath:1": "open open", "oath:2": "gone" } });
  t.proposes("ana", "bor", { give: "1pp" })
    .accepts("bor", "ana")
    .is({ oaths: { "oath:1": "kept open" } });
  expect(() => t.is({ oaths: { "oath:1": "open open" } })).toThrow();
  t.does("bor", "sendTeam")
    .does("bor", "karst")
    .does("bor", "E")
    .is({ oaths: { "oath:1": "gone" } });
});

test("a Debt taken, the deck and the discard pile are looked at by number", () => {
  const t = table({ ana: {}, bor: {} }).deck("nv1", "nv2").turnOf("ana");
  t.has({ ana: { tookDebt: false } })
    .acts("ana", "takeDebt")
    .has({ ana: { tookDebt: true, debts: 1 } });
  t.is({ deckSize: 2, discardSize: t.facts.discard.length });
  expect(() => t.is({ deckSize: 3 })).toThrow();
});

test("one quiet turn, then the next player's", () => {
  const t = table({ ana: { pawns: 2 }, bor: { pawns: 2 } })
    .turnOf("ana")
    .quietTurn();
  t.asks("bor", "chooseManoeuvre").has({ ana: { pawns: 1, pp: 1 } });
  expect(() => t.does("bor", "extendInfluence").quietTurn()).toThrow("nobody chooses a Manoeuvre");
});

test("a step that may not come is answered only if it comes", () => {
  const t = table({ ana: {}, bor: {} }).turnOf("ana");
  t.ifAsked("bor", "chooseManoeuvre", "spy").asks("ana", "chooseManoeuvre");
  t.ifAsked("ana", "chooseManoeuvre", "extendInfluence").asks("ana", "extendDiscard");
});
