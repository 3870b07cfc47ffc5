import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

const board = (affinities: { politics?: number; people?: number; artefact?: number }) =>
  table({ ana: {}, bor: { row: ["mixed", "plain"], affinities } })
    .card("mixed", { sector: "karst", symbols: ["politics", "people", "any"] })
    .card("plain", { sector: "karst" });

const open = (t: ReturnType<ReturnType<typeof board>["turnOf"]>, name: string) =>
  t.table(name).standing.find(({ act }) => act === "placeAffinity")!;

rule(["DK-AFF-01", "DK-TRO-07", "DK-SEQ-02"], "a token on a matching symbol is 1 VP, at any moment", () => {
  const t = board({ politics: 2 }).turnOf("ana");

  t.acts("bor", "placeAffinity", "mixed:0=politics");
  t.has({ bor: { vp: 1, affinities: { politics: 1 }, placed: { mixed: ["politics", null, null] } } });
  t.asks("ana", "chooseManoeuvre");
  const placed = { type: "affinityPlaced", seat: 1, card: "mixed", symbol: 0, token: "politics" };
  for (const who of ["ana", "public"]) expect(t.hears(who)).toEqual([placed]);
  expect(t.view("ana").players[1]!.row).toEqual([
    { card: "mixed", tokens: ["politics", null, null], used: false },
    { card: "plain", tokens: [], used: false },
  ]);
});

rule(["DK-AFF-01", "DK-RUL-41"], "every token on every symbol that takes it; the symbol Any takes all", () => {
  const t = board({ politics: 1, artefact: 2 }).turnOf("ana");

  expect(open(t, "bor").ask).toEqual({
    shape: "pick",
    from: ["mixed:0=politics", "mixed:2=politics", "mixed:2=artefact"],
    min: 1,
    max: 1,
  });
  t.refusesAct("bor", "placeAffinity", "mixed:1=artefact", "noMatchingToken", "DK-AFF-01");
  t.refusesAct("bor", "placeAffinity", "mixed:1=people", "noMatchingToken", "DK-AFF-01");
  t.refusesAct("bor", "placeAffinity", "plain:0=politics", "notOffered", "DK-AFF-01");
  t.acts("bor", "placeAffinity", "mixed:2=artefact");
  t.has({ bor: { vp: 1, affinities: { politics: 1, artefact: 1 } } });
  expect(open(t, "bor").ask).toMatchObject({ from: ["mixed:0=politics"] });
});

rule("DK-AFF-02", "one symbol holds one token", () => {
  const t = board({ politics: 4 }).turnOf("ana").acts("bor", "placeAffinity", "mixed:0=politics");

  t.refusesAct("bor", "placeAffinity", "mixed:0=politics", "noFreeSymbol", "DK-AFF-02");
  t.acts("bor", "placeAffinity", "mixed:2=politics").has({ bor: { vp: 2, affinities: { politics: 2 } } });
  t.refusesAct("bor", "placeAffinity", "mixed:1=politics", "noMatchingToken", "DK-AFF-01");
  expect(open(t, "bor").ask).toBeNull();
});

rule("DK-AFF-02", "without a free symbol there is nothing to place on", () => {
  const t = table({ ana: {}, bor: { row: [{ card: "one", tokens: ["people"] }], affinities: { people: 1 } } })
    .card("one", { sector: "karst", symbols: ["people"] })
    .turnOf("ana");

  t.refusesAct("bor", "placeAffinity", "one:0=people", "noFreeSymbol", "DK-AFF-02");
  t.refusesAct("ana", "placeAffinity", "one:0=politics", "noFreeSymbol", "DK-AFF-02");
});

rule(["DK-TRO-07", "DK-AFF-01"], "on a card just taken, at once", () => {
  const t = table({ ana: {}, bor: {} })
    .card("a", { sector: "karst", symbols: ["people", "politics"] })
    .track("a")
    .pile("ana", "karst", "E E")
    .resolving("karst");

  t.does("ana", "a").has({ ana: { vp: 0, placed: { a: [null, null] } } });
  t.acts("ana", "placeAffinity", "a:1=politics").has({ ana: { vp: 1, affinities: { politics: 1 } } });
  t.asks("ana", "chooseTrophy");
});

rule(["DK-HIDE-02", "DK-HIDE-01"], "tokens in reserve are hidden, placed ones are open", () => {
  const t = board({ politics: 1, people: 1 }).turnOf("ana");

  expect(t.view("bor").own!.affinities).toEqual({ politics: 1, people: 1, artefact: 0 });
  expect(JSON.stringify([t.view("ana"), t.table("ana").standing])).not.toContain("mixed:0");
  expect(t.view("public").own).toBeNull();
});
