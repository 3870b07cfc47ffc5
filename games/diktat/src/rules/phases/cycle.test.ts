import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import type { SectorId } from "../../names/names.ts";
import { loadBasePack } from "../../node.ts";
import { type Holding, type Played, table } from "../../testing/index.ts";

const phases = (t: Played): string[] => t.story.flatMap((e) => (e.type === "phaseBegan" ? [e.phase] : []));

rule(["DK-CYC-01", "DK-CYC-04", "DK-EOC-01"], "five phases in order, then the next Cycle", () => {
  const t = table({ ana: {}, bor: {} }).cycle(1).cycleStart();

  t.does("ana", "bor").idle();
  t.asks(["ana", "bor"], "endOfCycleCall").is({ cycle: 1 });
  t.does("ana").does("bor");

  const one = ["opportunities", "development", "manoeuvres", "resolution", "endOfCycle"];
  expect(phases(t)).toEqual([...one, "opportunities", "development", "manoeuvres"]);
  t.is({ cycle: 2, phase: "manoeuvres" }).asks("ana", "nameFirstPlayer");
  expect(t.view("public").cycle).toBe(2);
});

rule(["DK-CYC-04", "DK-ADMIN-02"], "in a new Cycle nobody has been named first yet", () => {
  const t = table({ ana: {}, bor: {} }).manoeuvres();

  t.does("ana", "bor").is({ firstPlayer: "bor" }).idle().does("ana").does("bor");
  t.asks("ana", "nameFirstPlayer").is({ cycle: 2, firstPlayer: null });
  t.has({ ana: { performed: [] }, bor: { performed: [] } });
});

describe("Opportunities", () => {
  const four = () =>
    table({ ana: {}, bor: {}, cyr: {} })
      .card("t1", { sector: "karst" })
      .card("t2", { sector: "motol" })
      .card("t3", { sector: "karst" })
      .card("t4", { sector: "newTown" });

  rule(["DK-OPP-01", "DK-OPP-02", "DK-COUNT-05"], "cards come from the top: two open, then one face down", () => {
    const t = four().deck("t1", "t2", "t3", "t4").cycleStart();

    t.is({ track: ["t1", "t2"] });
    expect(t.facts.secret).toEqual({ card: "t3", knownTo: 0 });
    for (const who of ["ana", "bor", "cyr", "public"]) {
      expect(t.view(who).secret).toEqual({ known: null });
      expect(t.view(who).deckSize).toBe(1);
      expect(t.hears(who)).toContainEqual({ type: "secretCardDealt" });
      expect(JSON.stringify([t.hears(who), t.view(who)])).not.toMatch(/"t[34]"/);
    }
  });

  rule("DK-ADMIN-01", "the Administrator deals: the cards come right after the token has passed", () => {
    const t = four().deck("t1", "t2", "t3").cycleStart();

    const told = t.events.map((e) => (e.type === "phaseBegan" ? e.phase : e.type));
    expect(told.slice(0, 6)).toEqual([
      "cycleBegan",
      "opportunities",
      "cardDealt",
      "cardDealt",
      "secretCardDealt",
      "development",
    ]);
    t.is({ administrator: "ana" });
  });

  rule("DK-RUL-71", "an empty deck is made anew of the discards, by chance", () => {
    const t = four().deck("t1").cycleStart();

    const discards = loadBasePack().cards.size + 3;
    const shuffled = t.events.filter((e) => e.type === "discardShuffled");
    expect(shuffled).toHaveLength(1);
    expect(shuffled[0]!.order).toHaveLength(discards);
    expect(shuffled[0]!.order).not.toContain("t1");
    expect(shuffled[0]!.order).not.toEqual([...loadBasePack().cards.keys(), "t2", "t3", "t4"]);
    t.is({ discard: [], track: ["t1", shuffled[0]!.order.at(-1)!] });
    expect(t.view("ana").deckSize).toBe(discards - 2);
    for (const who of ["ana", "public"]) expect(t.hears(who)).toContainEqual({ type: "discardShuffled" });
  });

  rule("DK-RUL-71", "with deck and discards empty nothing is drawn", () => {
    const everything = [...loadBasePack().cards.keys()];
    const t = table({ ana: { row: everything.slice(1) }, bor: {} })
      .deck(everything[0]!)
      .cycleStart();

    t.is({ track: [everything[0]!], discard: [] });
    expect(t.view("public").secret).toBeNull();
    expect(t.view("public").deckSize).toBe(0);
    expect(t.events.map(({ type }) => type)).not.toContain("discardShuffled");
    // A single discard is a deck again.
    const last = table({ ana: { row: everything.slice(2) }, bor: {} })
      .deck(everything[0]!)
      .cycleStart();
    last.is({ track: [everything[0]!, everything[1]!], discard: [] });
  });

  rule("DK-RUL-71", "the discard pile lies open", () => {
    const t = four().deck("t1", "t2", "t3").cycleStart();

    expect(t.view("public").discard).toEqual(t.facts.discard);
    expect(t.view("public").discard).toContain("t4");
  });
});

describe("Development", () => {
  rule(["DK-SCN-03", "DK-DEV-03", "DK-EFF-02"], "income from several markers", () => {
    const t = table({ ana: {}, bor: { pp: 1, influence: { malaStrana: 2, karst: 1, suburbs: 2, combinat: 2 } } })
      .cycle(2)
      .development();

    t.has({ bor: { reserve: "6C 3G 4E", assassinTokens: 1, spyTokens: 0, pp: 7 } });
    t.has({ ana: { reserve: "3C 3G 3E", assassinTokens: 0, pp: 3 } });
  });

  const base = { reserve: "3C 3G 3E", pp: 3, spyTokens: 0, assassinTokens: 0, vp: 0, rank: 9 };
  const rows: [id: string, sector: SectorId, one: Holding, two: Holding][] = [
    ["DK-INF-01", "newTown", { vp: 1 }, { vp: 2 }],
    ["DK-INF-02", "malaStrana", { reserve: "3C 3G 4E" }, { reserve: "3C 3G 4E", pp: 4 }],
    ["DK-INF-03", "hypogea", { spyTokens: 1 }, { spyTokens: 2 }],
    ["DK-INF-04", "karst", { assassinTokens: 1 }, { assassinTokens: 2 }],
    ["DK-INF-05", "suburbs", { reserve: "5C 3G 3E" }, { reserve: "6C 3G 3E" }],
    ["DK-INF-06", "combinat", { pp: 4 }, { pp: 5 }],
    ["DK-INF-07", "fortress", { reserve: "3C 4G 3E" }, { reserve: "3C 5G 3E" }],
    ["DK-INF-10", "harmony", { rank: 19 }, { rank: 29 }],
  ];
  for (const [id, sector, one, two] of rows)
    rule(id, `${sector} at level I and at level II`, () => {
      for (const [level, gives] of [[1, one] as const, [2, two] as const]) {
        const t = table({ ana: { influence: { [sector]: level } }, bor: {} }).development();
        t.has({ ana: { ...base, ...gives }, bor: { ...base, rank: 7 } });
      }
    });

  rule(["DK-DEV-01", "DK-DEV-02", "DK-RANK-02"], "players are served in Rank order, with what they had kept", () => {
    const t = table({ eva: { pp: 4 }, dua: {}, cyr: {}, bor: {} }).development();

    const served = t.events.flatMap((e) => (e.type === "manoeuvrePawnsReceived" ? [e.seat] : []));
    expect(served).toEqual([3, 2, 1, 0]);
    t.has({ eva: { pp: 7, pawns: 4 }, bor: { pp: 3, pawns: 4 } });
  });

  rule(["DK-MAT-02", "DK-DEV-04"], "the supply is unlimited, whatever the box holds", () => {
    const full = { reserve: "40C 24G 24E", pp: 60, spyTokens: 15, assassinTokens: 10 };
    const t = table({
      ana: { ...full, influence: { hypogea: 1, karst: 1 } },
      bor: { ...full, influence: { hypogea: 1, karst: 1 } },
    }).development();

    const after = { reserve: "43C 27G 27E", pp: 63, spyTokens: 16, assassinTokens: 11 };
    t.has({ ana: after, bor: after });
  });
});
