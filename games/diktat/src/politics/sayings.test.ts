import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

const standing = (t: Played, name: string, act: string) => t.table(name).standing.find((one) => one.act === act)!.ask;

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
    const pawn = t.facts.looking[0]!.pawns[0]!;
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
  const what = ask?.shape === "form" ? ask.fields.what : undefined;
  expect(what?.shape === "pick" && what.from).toEqual(["pp", "agents", "affinities", "pawn:2", "pawn:3"]);
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

rule(
  ["DK-RUL-51", "DK-INFO-01"],
  "of two pawns that one knows, one was shown, the other seen with one's own eyes",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: {} }).pile("cyr", "karst", "C G").turnOf("bor");
    t.does("bor", "spy").does("bor", "karst:2").shows("cyr", "bor", "karst:1").shows("cyr", "ana", "karst:2");
    expect(t.view("bor").knowledge?.pawns).toMatchObject([
      { kind: "citizen", how: "shown", by: 2 },
      { kind: "guard", how: "seen", by: null },
    ]);
    t.refusesAct("cyr", "showInfo", { to: ["seat:0"], what: [] }, "tooFew", "DK-RUL-51");
  },
);

rule(["DK-INFO-01", "DK-OPP-02"], "what was said of the secret card ends when it is revealed", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 } })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .turnOf("ana");
  t.tells("bor", "ana", "secretCard=nv1").tells("bor", "ana", "pp=3");
  expect(t.view("ana").knowledge?.heard).toHaveLength(2);
  t.does("ana", "extendInfluence").does("ana", "nothing").asks(["ana", "bor"], "endOfCycleCall");
  expect(t.view("ana").knowledge?.heard.map(({ what }) => what.about)).toEqual(["pp"]);
  expect(t.view("bor").knowledge?.said.map(({ what }) => what.about)).toEqual(["pp"]);
});
