import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, type PlayerSetup, type TableSetup, table } from "../../testing/index.ts";

/** A table where players have cards without symbols in their rows: 0, 0, 1, 1, 2 VP, then 2 each. */
function rows(players: Record<string, PlayerSetup & { cards?: number }>): TableSetup {
  const made = Object.entries(players).map(([name, { cards = 0, ...setup }]) => {
    const row = Array.from({ length: cards }, (_, i) => `${name}${i}`);
    return [name, { ...setup, row: [...row, ...(setup.row ?? [])] }, row] as const;
  });
  const board = table(Object.fromEntries(made.map(([name, setup]) => [name, setup])));
  for (const [, , row] of made) for (const card of row) board.card(card, { sector: "karst" });
  return board;
}

const everybodyReady = (t: Played, ...names: string[]): Played => {
  for (const name of names) t.does(name);
  return t;
};

describe("End of Cycle", () => {
  rule(
    ["DK-SCN-60", "DK-EOC-02", "DK-EOC-03", "DK-EOC-05", "DK-CYC-04", "DK-DEBT-07"],
    "what is discarded and what is kept",
    () => {
      const bor = { reserve: "2E", spyTokens: 1, assassinTokens: 2, pp: 4, affinities: { politics: 1 }, debts: 1 };
      const t = rows({
        ana: { cards: 7, reserve: "3C" },
        bor: { ...bor, influence: { newTown: 1 } },
        cyr: { reserve: "4G", spyTokens: 2 },
      })
        .card("left", { sector: "motol" })
        .card("over", { sector: "motol" })
        .track("left", "over")
        .cycle(2)
        .endOfCycle();

      everybodyReady(t, "ana", "bor", "cyr");
      t.is({ cycle: 3, discard: ["left", "over"] });
      // Development has given each of them the base resources since.
      t.has({ bor: { reserve: "3C 3G 3E", spyTokens: 0, assassinTokens: 0, pp: 7, affinities: { politics: 1 } } });
      t.has({ ana: { reserve: "3C 3G 3E" }, cyr: { reserve: "3C 3G 3E", spyTokens: 0 } });
      t.has({ ana: { reserve: "3C 3G 3E", vp: 8 }, bor: { debts: 1, influence: { newTown: 1 }, vp: 1 } });
      expect(t.view("public").track).not.toContain("left");
      const told = t.events.map(({ type }) => type);
      expect(told.slice(0, 3)).toEqual(["reservesDiscarded", "usedTokensRemoved", "trackDiscarded"]);
    },
  );

  rule(["DK-EOC-04", "DK-USED-04"], "all Used tokens are removed: from cards, Cabal cards and markers", () => {
    const t = table({
      ana: {
        row: ["nv1"],
        cabalRow: ["ana_1"],
        influence: { motol: 1, karst: 2 },
        used: ["card:nv1", "marker:motol:1"],
      },
      bor: { cabalRow: ["bor_1"], influence: { motol: 1 }, used: ["cabal:bor_1", "marker:motol:1"] },
    }).endOfCycle();

    everybodyReady(t.has({ bor: { used: ["cabal:bor_1", "marker:motol:1"] } }), "ana", "bor");
    t.is({ cycle: 2 }).has({ ana: { used: [] }, bor: { used: [] } });
  });

  rule(["DK-EOC-01", "DK-GOAL-01", "DK-RUL-60"], "ten VP end the game, and the rest of the phase is not played", () => {
    const t = rows({ ana: { cards: 8, reserve: "2C", spyTokens: 1 }, bor: {} })
      .card("left", { sector: "motol" })
      .track("left")
      .cycle(2)
      .endOfCycle();

    everybodyReady(t.has({ ana: { vp: 10 } }), "ana", "bor");
    t.is({ phase: "over", winners: ["ana"], track: ["left"], discard: [], cycle: 2 });
    t.has({ ana: { reserve: "2C", spyTokens: 1 } });
    expect(t.events.map(({ type }) => type)).toEqual(["endTriggered", "gameEnded"]);
    expect(t.table("public")).toMatchObject({ waiting: null, outcome: { winners: [0] } });
    t.refuses("ana", true, "gameOver").refusesAct("ana", "takeDebt", true, "gameOver");
  });

  rule("DK-EOC-01", "nine VP do not", () => {
    const t = rows({ ana: { cards: 7, influence: { newTown: 1 } }, bor: {} })
      .cycle(2)
      .endOfCycle();

    everybodyReady(t.has({ ana: { vp: 9 } }), "ana", "bor").is({ cycle: 3, phase: "manoeuvres" });
  });

  const lengths = [
    ["DK-COUNT-01", ["ana", "bor"], 5],
    ["DK-COUNT-02", ["ana", "bor", "cyr"], 4],
    ["DK-COUNT-03", ["ana", "bor", "cyr", "dua"], 4],
    ["DK-COUNT-04", ["ana", "bor", "cyr", "dua", "eva"], 3],
  ] as const;
  for (const [id, names, cycles] of lengths)
    rule([id, "DK-EOC-01"], `with ${names.length} players Cycle ${cycles} is the last`, () => {
      const seats = Object.fromEntries(names.map((name) => [name, {}]));
      everybodyReady(
        table(seats)
          .cycle(cycles - 1)
          .endOfCycle(),
        ...names,
      ).is({ cycle: cycles, phase: "manoeuvres" });
      everybodyReady(table(seats).cycle(cycles).endOfCycle(), ...names).is({ cycle: cycles, phase: "over" });
    });

  rule(["DK-RUL-60", "DK-GOAL-01"], "ten VP in the middle of the Cycle do not end the game", () => {
    const t = rows({ ana: { cards: 7, influence: { newTown: 1 } }, bor: {} })
      .pile("ana", "newTown", "E")
      .pile("bor", "karst", "E")
      .cycle(2)
      .resolving("newTown");

    t.does("ana", "marker")
      .has({ ana: { vp: 10 } })
      .asks("ana", "nameSector")
      .does("ana", "karst");
    t.does("bor", "marker").asks(["ana", "bor"], "endOfCycleCall").is({ phase: "endOfCycle" });
    everybodyReady(t, "ana", "bor").is({ winners: ["ana"], phase: "over" });
  });

  rule("DK-RUL-133", "everybody is called before the test, whatever they hold", () => {
    const t = table({ ana: {}, bor: { affinities: {} }, cyr: { pp: 9 } }).endOfCycle();

    t.asks(["ana", "bor", "cyr"], "endOfCycleCall").does("bor").asks(["ana", "bor", "cyr"], "endOfCycleCall");
    expect(t.table("public").waiting!.answered).toEqual([1]);
    t.does("ana").is({ cycle: 1 }).does("cyr").is({ cycle: 2 });
  });

  describe("auto-ready", () => {
    const three = () => rows({ ana: { row: ["own"], affinities: { people: 1 } }, bor: {}, cyr: {} });
    const called = () =>
      three()
        .card("own", { sector: "motol", symbols: ["people"] })
        .endOfCycle();

    rule("DK-RUL-133", "whoever set it is ready from the next call on; the others are still called", () => {
      const t = called().sets("bor", "never", "diktat/endOfCycleCall").asks(["ana", "bor", "cyr"], "endOfCycleCall");
      expect(t.table("public").waiting!.answered).toEqual([]);
      everybodyReady(t, "ana", "bor", "cyr").does("ana", "ana").idle();

      t.asks(["ana", "bor", "cyr"], "endOfCycleCall").is({ cycle: 2 });
      expect(t.table("public").waiting!.answered).toEqual([1]);
      everybodyReady(t, "ana", "cyr").is({ cycle: 3 });
    });

    rule(["DK-RUL-133", "DK-AFF-01"], "it gives no right away: a token may still be placed while others think", () => {
      const t = called().sets("ana", "never", "diktat/endOfCycleCall");
      everybodyReady(t, "ana", "bor", "cyr").does("ana", "ana").idle().does("bor");
      t.acts("ana", "placeAffinity", "own:0=people").asks(["ana", "bor", "cyr"], "endOfCycleCall");

      // The others think again; Ana need not.
      expect(t.table("public").waiting!.answered).toEqual([0]);
      everybodyReady(t, "bor", "cyr").is({ cycle: 3 });
    });

    rule("DK-RUL-133", "where all have set it nobody is called, until one takes it back", () => {
      const t = called();
      for (const name of ["ana", "bor", "cyr"]) t.sets(name, "never", "diktat/endOfCycleCall");
      everybodyReady(t, "ana", "bor", "cyr").does("ana", "ana").idle().is({ cycle: 3 }).asks("ana", "nameFirstPlayer");
      t.sets("cyr", null, "diktat/endOfCycleCall")
        .does("ana", "ana")
        .idle()
        .asks(["ana", "bor", "cyr"], "endOfCycleCall");
      expect(t.table("public").waiting!.answered).toEqual([0, 1]);
      for (const who of ["ana", "public"]) expect(JSON.stringify(t.table(who).settings)).not.toContain('"seat"');
      t.does("cyr").is({ cycle: 4 });
    });
  });

  rule(["DK-SCN-65", "DK-RUL-133", "DK-RUL-38", "DK-AFF-01"], "waiting out the Attack", () => {
    const cyr = () =>
      rows({ ana: {}, bor: {}, cyr: { cards: 6, row: ["own"], pp: 8, affinities: { people: 2 } } })
        .card("own", { sector: "motol", symbols: ["people", "people"] })
        .card("attack", { sector: "motol", attack: true })
        .track("attack")
        .cycle(3);

    const late = cyr()
      .afterConquests()
      .has({ cyr: { vp: 8, pp: 0, debts: 0 } });
    late.asks(["ana", "bor", "cyr"], "endOfCycleCall");
    late
      .acts("cyr", "placeAffinity", "own:0=people")
      .acts("cyr", "placeAffinity", "own:1=people")
      .has({ cyr: { vp: 10 } });
    everybodyReady(late, "ana", "bor", "cyr")
      .is({ phase: "over", winners: ["cyr"] })
      .has({ cyr: { vp: 10 } });

    const early = cyr().pile("ana", "karst", "C").resolution();
    early.acts("cyr", "placeAffinity", "own:0=people").acts("cyr", "placeAffinity", "own:1=people");
    early.does("ana", "karst").has({ cyr: { vp: 10, pp: 3, debts: 1 } });
    everybodyReady(early, "ana", "bor", "cyr")
      .is({ phase: "over", winners: ["cyr"] })
      .has({ cyr: { vp: 9 } });
  });
});

describe("the end of the game", () => {
  rule(
    ["DK-SCN-62", "DK-END-01", "DK-END-02", "DK-END-03", "DK-RUL-61"],
    "Debts count, then VP, then PP; the end is not called off",
    () => {
      const t = rows({
        ana: { cards: 8, influence: { newTown: 1 }, debts: 3, pp: 9 },
        bor: { cards: 7, influence: { newTown: 1 }, pp: 2 },
        cyr: { cards: 6, row: [{ card: "own", tokens: ["people"] }], pp: 5 },
      })
        .card("own", { sector: "motol", symbols: ["people"] })
        .cycle(2)
        .endOfCycle();

      t.has({ ana: { vp: 11 }, bor: { vp: 9 }, cyr: { vp: 9 } });
      everybodyReady(t, "ana", "bor", "cyr").is({ winners: ["cyr"], cycle: 2 });
      t.has({ ana: { vp: 8 }, bor: { vp: 9 }, cyr: { vp: 9 } });
      expect(t.view("public").final).toMatchObject({
        winners: [2],
        ranking: [
          { seat: 2, vp: 9, pp: 5, debts: 0 },
          { seat: 1, vp: 9, pp: 2, debts: 0 },
          { seat: 0, vp: 8, pp: 9, debts: 3 },
        ],
      });
    },
  );

  rule(
    ["DK-SCN-63", "DK-END-04", "DK-RUL-62", "DK-RANK-07"],
    "tied on VP and PP they win together, whatever the Rank",
    () => {
      const t = rows({
        ana: { cards: 6, influence: { newTown: 2 }, debts: 1, pp: 3 },
        bor: { cards: 6, influence: { harmony: 2 }, row: ["own"], debts: 1, pp: 3 },
        cyr: { cards: 6, pp: 9 },
      })
        .card("own", { sector: "motol" })
        .cycle(4)
        .endOfCycle();

      everybodyReady(t, "ana", "bor", "cyr").has({ ana: { vp: 7 }, bor: { vp: 7 }, cyr: { vp: 6 } });
      t.is({ winners: ["ana", "bor"] });
      // Bor, of higher Rank, is named first; the place is the same.
      expect(t.view("public").final!.ranking.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    },
  );

  rule(["DK-END-01", "DK-DEBT-06"], "each Debt costs 1 VP, no more; without one nothing is given back", () => {
    const t = rows({ ana: { cards: 5, debts: 2 }, bor: { cards: 3 }, cyr: { row: ["nv3", "own"] } })
      .card("own", { sector: "motol" })
      .cycle(4)
      .endOfCycle();

    everybodyReady(t.has({ ana: { vp: 4 }, bor: { vp: 1 }, cyr: { vp: 0 } }), "ana", "bor", "cyr");
    t.asks("cyr", "finalAffinities").does("cyr", "");
    t.has({ ana: { vp: 2 }, bor: { vp: 1 }, cyr: { vp: 0 } }).is({ winners: ["ana"] });
  });

  rule("DK-RUL-62", "only those tied on both share the victory", () => {
    const t = rows({ ana: { cards: 3, pp: 2 }, bor: { cards: 3, pp: 5 }, cyr: { cards: 3, pp: 5 }, dua: { pp: 9 } })
      .cycle(4)
      .endOfCycle();

    everybodyReady(t, "ana", "bor", "cyr", "dua").is({ winners: ["bor", "cyr"] });
  });

  rule(["DK-END-02", "DK-END-03"], "most VP wins, even with fewer PP", () => {
    const t = rows({ ana: { cards: 4 }, bor: { cards: 3, pp: 20 } })
      .cycle(5)
      .endOfCycle();

    everybodyReady(t, "ana", "bor")
      .is({ winners: ["ana"] })
      .has({ ana: { vp: 2, pp: 0 }, bor: { vp: 1, pp: 20 } });
  });

  const hidden = () =>
    rows({ ana: { cards: 7 }, bor: { cards: 5, row: ["own", "more"], affinities: { politics: 2 } } })
      .card("own", { sector: "motol", symbols: ["politics", "people"] })
      .card("more", { sector: "motol", symbols: ["any"] })
      .cycle(5)
      .endOfCycle();

  rule(["DK-SCN-64", "DK-AFF-04", "DK-RUL-61"], "tokens kept hidden until the end still score", () => {
    const t = everybodyReady(hidden(), "ana", "bor");

    t.has({ ana: { vp: 8 }, bor: { vp: 8 } });
    t.asks("bor", "finalAffinities").is({ phase: "over" }).offers("bor", ["own:0=politics", "more:0=politics"]);
    t.refusesAct("bor", "takeDebt", true, "insideStep", "DK-AFF-04");
    t.refusesAct("ana", "takeDebt", true, "insideStep", "DK-AFF-04");
    t.does("bor", "own:0=politics more:0=politics")
      .has({ bor: { vp: 10, affinities: {} } })
      .is({ winners: ["bor"] });
  });

  rule(["DK-AFF-04", "DK-AFF-02", "DK-RUL-41"], "each token once, on symbols still free that take it", () => {
    const t = table({
      ana: {},
      bor: {
        row: [{ card: "mixed", tokens: ["politics", null, null] }, "plain"],
        affinities: { politics: 1, artefact: 1 },
      },
    })
      .card("plain", { sector: "motol", symbols: ["politics"] })
      .card("mixed", { sector: "motol", symbols: ["politics", "people", "any"] })
      .cycle(5)
      .endOfCycle();
    everybodyReady(t, "ana", "bor").offers("bor", ["plain:0=politics", "mixed:2=artefact"]);
    t.does("bor", "plain:0=politics mixed:2=artefact").has({ bor: { vp: 3, affinities: {} } });
  });

  rule(["DK-AFF-04", "DK-EFF-01"], "an element that opens a symbol to other types does so to the end", () => {
    const t = table({ ana: {}, bor: { row: ["plain", "jo4"], affinities: { artefact: 3 } } })
      .card("plain", { sector: "motol", symbols: ["people", "politics"] })
      .cycle(5)
      .endOfCycle();
    everybodyReady(t, "ana", "bor").offers("bor", ["plain:0=artefact", "jo4:0=artefact"]);
  });

  rule(
    ["DK-AFF-01", "DK-AFF-04", "DK-RUL-41"],
    "the best placement is offered; any other that fits is made token by token",
    () => {
      const t = table({
        ana: { row: ["open"], affinities: { people: 1 } },
        bor: { row: ["wide", "jo5"], affinities: { politics: 1, people: 1 } },
      })
        .card("open", { sector: "motol", symbols: ["people"] })
        .card("wide", { sector: "motol", symbols: ["any"] })
        .cycle(5)
        .endOfCycle();
      everybodyReady(t, "ana", "bor").asks(["ana", "bor"], "finalAffinities");
      t.offers("bor", ["jo5:0=politics", "wide:0=people"]);
      t.refusesAct("bor", "placeAffinity", "wide:0=artefact", "noMatchingToken", "DK-AFF-01");
      t.refusesAct("bor", "takeDebt", true, "insideStep", "DK-AFF-04");
      t.refusesAct("bor", "manifest", "card:jo5", "insideStep", "DK-AFF-04");
      t.does("ana", "open:0=people").acts("bor", "placeAffinity", "wide:0=politics");
      // It is seen at once and acted upon; what others have sealed stands.
      t.has({ bor: { vp: 1, pp: 1, affinities: { people: 1 } } }).asks(["ana", "bor"], "finalAffinities");
      t.offers("bor", []).does("bor", "");
      t.has({ ana: { vp: 1 }, bor: { vp: 1 } }).is({ winners: ["bor"] });
    },
  );

  rule(["DK-AFF-01", "DK-AFF-04"], "with the last free symbol filled token by token the game is over", () => {
    const t = table({ ana: {}, bor: { row: ["wide"], affinities: { politics: 1, people: 1 } } })
      .card("wide", { sector: "motol", symbols: ["any"] })
      .cycle(5)
      .endOfCycle();
    everybodyReady(t, "ana", "bor").asks("bor", "finalAffinities").offers("bor", ["wide:0=politics"]);
    t.acts("bor", "placeAffinity", "wide:0=people");
    t.has({ bor: { vp: 1, affinities: { politics: 1 } } }).is({ winners: ["bor"] });
  });

  rule("DK-AFF-04", "tokens need not be placed", () => {
    const t = everybodyReady(hidden(), "ana", "bor").does("bor", "");

    t.has({ ana: { vp: 8 }, bor: { vp: 8 } }).is({ winners: ["ana", "bor"] });
  });

  rule(["DK-AFF-04", "DK-RUL-136"], "whoever has a free symbol is asked, with or without tokens, all at once", () => {
    const t = table({
      ana: { row: ["a"], affinities: {} },
      bor: { row: ["b"], affinities: { people: 1 } },
      cyr: { row: [{ card: "c", tokens: ["people"] }], affinities: { people: 1 } },
    })
      .card("a", { sector: "motol", symbols: ["people"] })
      .card("b", { sector: "motol", symbols: ["any"] })
      .card("c", { sector: "motol", symbols: ["people"] })
      .cycle(4)
      .endOfCycle();

    everybodyReady(t, "ana", "bor", "cyr").asks(["ana", "bor"], "finalAffinities").offers("ana", []);
    const before = t.view("ana");
    t.does("bor", "b:0=people");
    expect(t.view("ana")).toEqual(before);
    t.does("ana", "")
      .has({ bor: { vp: 1 } })
      .is({ winners: ["bor", "cyr"] });
  });

  rule(["DK-DEBT-06", "DK-HIDE-02"], "when it is over the screens open", () => {
    const t = rows({ ana: { pp: 3, reserve: "2C" }, bor: { cards: 3, debts: 1 } })
      .cycle(5)
      .endOfCycle();

    expect(t.view("public").final).toBeNull();
    everybodyReady(t, "ana", "bor");
    expect(t.view("public").final!.reserves).toEqual([
      { pp: 3, agents: { citizen: 2, guard: 0, emissary: 0 }, affinities: { politics: 2, people: 0, artefact: 0 } },
      { pp: 0, agents: { citizen: 0, guard: 0, emissary: 0 }, affinities: { politics: 2, people: 0, artefact: 0 } },
    ]);
  });
});
