import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

/** The boundaries that an answer passes on its way to the next question, found by somebody who stops at every one. */
function boundaries(t: Played, watcher: string, answer: () => unknown): string[] {
  const met: string[] = [];
  t.stops(watcher, "*");
  answer();
  while (t.table(watcher).question?.subject === "kernel/reaction") {
    met.push(String(t.table(watcher).question!.about.at));
    t.stops(watcher, "*").does(watcher, "pass");
  }
  return met;
}

describe("boundaries between steps", () => {
  rule("DK-SEQ-01", "of Send a team", () => {
    const t = table({ ana: { reserve: "C" }, bor: {} })
      .turnOf("ana")
      .does("ana", "sendTeam");

    expect(boundaries(t, "bor", () => t.does("ana", "karst"))).toEqual(["sectorNamed"]);
    expect(boundaries(t, "bor", () => t.does("ana", "C"))).toEqual([
      "pilePlaced",
      "manoeuvreDone",
      "betweenManoeuvres",
      "turnStart",
    ]);
  });

  rule("DK-SEQ-01", "of Spy", () => {
    const t = table({ ana: {}, bor: {} }).pile("bor", "karst", "C C C").turnOf("ana");

    expect(boundaries(t, "bor", () => t.does("ana", "spy"))).toEqual(["look"]);
    expect(boundaries(t, "bor", () => t.does("ana", "karst:1"))).toEqual(["look"]);
    expect(boundaries(t, "bor", () => t.does("ana", "karst:2"))).toEqual([
      "looked",
      "manoeuvreDone",
      "betweenManoeuvres",
      "turnStart",
    ]);
  });

  rule(["DK-SEQ-01", "DK-MAN-KILL-04"], "of Assassinate", () => {
    const t = table({ ana: { assassinTokens: 1 }, bor: {} })
      .pile("bor", "karst", "C C C")
      .turnOf("ana");

    expect(boundaries(t, "bor", () => t.does("ana", "assassinate"))).toEqual(["aim"]);
    expect(boundaries(t, "bor", () => t.does("ana", "karst:1"))).toEqual(["victimNamed", "victimRevealed", "aim"]);
    expect(boundaries(t, "bor", () => t.does("ana", "stop"))).toEqual([
      "manoeuvreDone",
      "betweenManoeuvres",
      "turnStart",
    ]);

    const last = table({ ana: {}, bor: {} }).pile("bor", "karst", "C C").turnOf("ana").does("ana", "assassinate");
    expect(boundaries(last, "bor", () => last.does("ana", "karst:1")).slice(2, 4)).toEqual(["killed", "manoeuvreDone"]);
  });

  rule("DK-SEQ-01", "of Extend influence", () => {
    const t = table({ ana: {}, bor: {} }).turnOf("ana");

    expect(boundaries(t, "bor", () => t.does("ana", "extendInfluence"))).toEqual(["influenceExtended"]);
    expect(boundaries(t, "bor", () => t.does("ana", "nothing"))).toEqual([
      "manoeuvreDone",
      "betweenManoeuvres",
      "turnStart",
    ]);
  });

  rule("DK-SEQ-01", "of the Resolution", () => {
    const t = table({ ana: { pp: 1 }, bor: {} })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .pile("bor", "motol", "C")
      .resolution();

    expect(boundaries(t, "bor", () => t.does("ana", "karst"))).toEqual(["conquestStart", "piecesRevealed"]);
    t.does("ana").does("bor").does("bor", 0);
    expect(boundaries(t, "bor", () => t.does("ana", 1))).toEqual(["winnerDeclared", "beforeTake"]);
    expect(boundaries(t, "bor", () => t.does("ana", "marker"))).toEqual(["beforeTake"]);
    expect(boundaries(t, "bor", () => t.does("bor", "marker"))).toEqual(["takesDone", "betweenSectors"]);
    expect(boundaries(t, "bor", () => t.does("ana", "motol"))).toEqual([
      "conquestStart",
      "piecesRevealed",
      "takesDone",
      "betweenSectors",
      "sectorsResolved",
    ]);
  });

  rule(["DK-SEQ-01", "DK-RUL-116"], "of the end of a Cycle and the start of the next", () => {
    const t = table({ ana: { influence: { combinat: 1, karst: 1 } }, bor: {} })
      .endOfCycle()
      .does("ana");

    expect(boundaries(t, "bor", () => t.does("bor"))).toEqual([
      "cycleTested",
      "reservesDiscarded",
      "usedTokensRemoved",
      "trackDiscarded",
      "cycleStart",
      "visibleDealt",
      "cardsDealt",
      // Ana's resources, pawns and two Incomes, each a step of its own; then Bor, who has no Income.
      "baseReceived",
      "beforeIncome",
      "beforeIncome",
      "developing",
      "baseReceived",
      "developmentDone",
      "beforeFirstPlayer",
    ]);
    expect(boundaries(t, "bor", () => t.does("ana", "ana"))).toEqual(["turnStart"]);
  });

  rule(
    ["DK-SEQ-01", "DK-EOC-02", "DK-EOC-04", "DK-RUL-117"],
    "Agents and tokens go (EC.2) before Used tokens do (EC.3), and the track after them (EC.4)",
    () => {
      const ana = { row: ["purse"], used: ["card:purse"], reserve: "2C", spyTokens: 1 };
      const t = table({ ana, bor: {} })
        .card("purse", { sector: "karst", effects: [{ kind: "manifestation", do: [{ op: "gain", res: "pp", n: 1 }] }] })
        .card("left", { sector: "motol" })
        .track("left")
        .endOfCycle()
        .sets("bor", ["reservesDiscarded", "usedTokensRemoved"], "stop")
        .does("ana")
        .does("bor");

      t.asks("bor", "kernel/reaction").has({ ana: { reserve: "", spyTokens: 0, used: ["card:purse"] } });
      t.mayUse("ana", [])
        .is({ track: ["left"] })
        .does("bor", "pass");
      t.asks("bor", "kernel/reaction").has({ ana: { used: [] } });
      t.is({ track: ["left"] })
        .uses("ana", "card:purse")
        .has({ ana: { pp: 1, used: ["card:purse"] } });
    },
  );

  rule(["DK-SEQ-01", "DK-DEV-01", "DK-DEV-02"], "resources come (DV.1) before Manoeuvre pawns do (DV.2)", () => {
    const t = table({ ana: {}, bor: { stops: ["baseReceived"] } }).development();

    t.asks("bor", "kernel/reaction").has({ ana: { reserve: "3C 3G 3E", pp: 3, pawns: 0 }, bor: { reserve: "" } });
    t.does("bor", "pass")
      .asks("bor", "kernel/reaction")
      .has({ ana: { pawns: 5 }, bor: { reserve: "3C 3G 3E", pawns: 0 } });
  });

  rule(
    ["DK-SEQ-02", "DK-DEV-03", "DK-RUL-139"],
    "between the Development of two players a card can change hands",
    () => {
      const t = table({ ana: { row: ["rent"] }, bor: {} })
        .card("rent", { sector: "karst", effects: [{ kind: "development", do: [{ op: "gain", res: "pp", n: 2 }] }] })
        .endOfCycle()
        .stops("bor", "developing")
        .does("ana")
        .does("bor");

      t.asks("bor", "kernel/reaction").has({ ana: { pp: 5 }, bor: { pp: 0 } });
      t.proposes("ana", "bor", { give: "card:rent" }).accepts("bor", "ana").does("bor", "pass");
      t.has({ ana: { pp: 5, row: [] }, bor: { pp: 3, row: ["rent"] } });
    },
  );

  rule("DK-SEQ-01", "of Develop the Cabal and of a Special Manoeuvre", () => {
    const t = table({ ana: { pp: 2, row: ["work"] }, bor: { pawns: 0 } })
      .card("work", {
        sector: "karst",
        effects: [{ kind: "special_manoeuvre", do: [{ op: "gain", res: "pp", n: 4 }] }],
      })
      .turnOf("ana");

    expect(boundaries(t, "bor", () => t.does("ana", "developCabal"))).toEqual(["developPaid"]);
    const over = ["manoeuvreDone", "betweenManoeuvres", "turnStart"];
    expect(boundaries(t, "bor", () => t.does("ana", "cabal:ana_1"))).toEqual(over);
    expect(boundaries(t, "bor", () => t.does("ana", "specialManoeuvre"))).toEqual([]);
    expect(boundaries(t, "bor", () => t.does("ana", "card:work"))).toEqual(over);
  });
});

describe("a stop", () => {
  const stopped = () =>
    table({ ana: {}, bor: {}, cyr: {} })
      .pile("bor", "karst", "G")
      .turnOf("ana")
      .does("ana", "assassinate")
      .stops("bor", "victimNamed");

  rule(["DK-SEQ-02", "DK-DEBT-01"], "lets its player act between the naming and the reveal of a victim", () => {
    const t = stopped().does("ana", "karst:1");

    t.asks("bor", "kernel/reaction").offers("bor", ["pass"]).sees("ana", "karst", "?");
    t.acts("ana", "takeDebt").acts("bor", "takeDebt").asks("bor", "kernel/reaction").does("bor", "pass");
    // Ana had 5 PP when the Guard was revealed: no compulsory Debt.
    t.has({ ana: { pp: 3, debts: 1 }, bor: { pp: 7 } }).asks("bor", "chooseManoeuvre");
  });

  rule("DK-SEQ-02", "is private, spent when it has opened its window, and can be taken back", () => {
    const t = stopped();

    expect(t.table("bor").stops).toEqual(["victimNamed"]);
    for (const who of ["ana", "cyr", "public"]) expect(t.table(who).stops).toEqual([]);
    t.does("ana", "karst:1");
    for (const who of ["ana", "cyr", "public"])
      expect(t.table(who).waiting).toMatchObject({ subject: "kernel/reaction", seats: [], about: {} });
    t.does("bor", "pass");
    expect(t.table("bor").stops).toEqual([]);
  });
});

describe("actions at any moment", () => {
  rule(["DK-SEQ-02", "DK-DEBT-01", "DK-AFF-01"], "wait for no turn and leave the question open", () => {
    const eva = { affinities: { artefact: 6 }, row: ["own"] };
    const seats = { ana: { reserve: "2C", pp: 1 }, bor: {}, eva };
    const board = () =>
      table(seats)
        .card("own", { sector: "motol", symbols: ["any"] })
        .pile("bor", "karst", "C E")
        .pile("ana", "karst", "E");
    const places: [subject: string, at: Played][] = [
      ["nameFirstPlayer", board().manoeuvres()],
      ["chooseManoeuvre", board().turnOf("ana")],
      ["chooseSector", board().turnOf("ana").does("ana", "sendTeam")],
      ["composePile", board().turnOf("ana").does("ana", "sendTeam").does("ana", "motol")],
      ["chooseSpyTarget", board().turnOf("ana").does("ana", "spy")],
      ["chooseVictim", board().turnOf("ana").does("ana", "assassinate")],
      ["extendDiscard", board().turnOf("ana").does("ana", "extendInfluence")],
      ["nameSector", board().resolution()],
      ["ready", board().resolving("karst")],
      ["chooseTrophy", board().resolving("karst").does("ana").does("bor").does("ana", 1).does("bor", 0)],
      ["endOfCycleCall", board().endOfCycle()],
    ];
    for (const [subject, t] of places) {
      const asked = t.table("public").waiting!;
      expect(asked.subject).toBe(`diktat/${subject}`);
      t.acts("eva", "takeDebt").acts("eva", "placeAffinity", "own:0=artefact");
      t.has({ eva: { pp: 5, debts: 1, vp: 1, affinities: { artefact: 5 } } });
      expect(t.table("public").waiting).toEqual({ ...asked, answered: [] });
    }
  });

  rule(["DK-SEQ-03", "DK-STRUG-01"], "never interrupt a step that has begun", () => {
    const t = table({ ana: { pp: 1 }, bor: {}, eva: { row: ["own"], affinities: { people: 1 } } })
      .card("own", { sector: "motol", symbols: ["any"] })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");
    t.does("ana").does("bor").asks(["ana", "bor"], "powerBid");

    for (const name of ["ana", "bor", "eva"]) {
      t.refusesAct(name, "takeDebt", true, "insideStep", "DK-STRUG-01");
      t.refusesAct(name, "placeAffinity", "own:0=people", "insideStep", "DK-STRUG-01");
      for (const { act, ask, closed } of t.table(name).standing)
        if (act !== "tell")
          expect({ ask, closed }).toEqual({ ask: null, closed: { reason: "insideStep", rule: "DK-STRUG-01" } });
    }
  });

  rule("DK-SEQ-03", "an answer is carried out whole: nobody is asked between its parts", () => {
    const t = table({ ana: { reserve: "E C" }, bor: {} })
      .turnOf("ana")
      .does("ana", "sendTeam")
      .does("ana", "karst");

    t.does("ana", "E C");
    expect(t.events.map(({ type }) => type)).toEqual(["pilePlaced", "manoeuvreDone", "turnEnded", "turnBegan"]);
  });
});
