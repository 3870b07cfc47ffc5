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
