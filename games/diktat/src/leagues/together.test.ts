import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

// The options played together: Others with Leagues, in an Eternal Night, in a Total War.

const FOUR = ["ana", "bor", "cyr", "dua"];
const both = { eternalNight: true, totalWar: ["manoeuvres", "cycles"] as const };

/** Everybody lets the End of Cycle pass. */
function calledBy(t: Played, names: readonly string[]): Played {
  for (const name of names) t.does(name);
  return t;
}

describe("Objectives with the Others", () => {
  const board = (league: "maisel" | "newOrder") =>
    table({ ana: {}, bor: {}, cyr: {}, dua: {} }).league(league, { members: ["bor"], level: 2 });

  rule(
    ["DK-LG-OBJ-01", "DK-OTH-BOARD-03"],
    "a card of the corruption track lifts Maisel as one of the track does",
    () => {
      const t = board("maisel")
        .card("deep", { sector: "karst", darkness: 2 })
        .corruption("deep")
        .pile("bor", "karst", "E")
        .resolving("karst");
      t.does("bor", "deep").is({ leagues: { maisel: "3: bor" }, corruption: [] });
    },
  );

  rule(
    ["DK-LG-OBJ-01", "DK-OTH-MB-01", "DK-OTH-MB-02"],
    "Gloom lifts nobody: it must be gone before the marker counts",
    () => {
      const t = board("newOrder").gloom({ fortress: 1 }).pile("bor", "fortress", "E E").resolving("fortress");
      t.offers("bor", ["gloom"])
        .does("bor", "gloom")
        .is({ leagues: { newOrder: "2: bor" }, gloom: {} });
      t.does("bor", "marker").is({ leagues: { newOrder: "3: bor" } });
    },
  );

  rule(["DK-LG-OBJ-01", "DK-OTH-RES-07"], "what the Others take away lifts nobody", () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
      .league("maisel", { members: ["bor", "ana"], level: 2 })
      .card("one", { sector: "karst", darkness: 3 })
      .card("two", { sector: "karst", darkness: 3 })
      .track("one", "two")
      .pile("ana", "karst", "E E")
      .pile("bor", "karst", "E")
      .others("karst", "E")
      .resolving("karst");
    // The Others are before Bor and take his only Emissary, and Ana's second.
    t.does("ana", "one")
      .is({ leagues: { maisel: "3: bor ana" } })
      .has({ bor: { row: [] } });
    t.is({ corruption: ["two"] }).asks(FOUR, "endOfCycleCall");
  });

  rule(["DK-LG-OBJ-01", "DK-LG-OBJ-02"], "each Trophy of each member lifts the League by itself", () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
      .league("newOrder", { members: ["ana", "bor"], level: 1 })
      .pile("ana", "fortress", "E E")
      .pile("bor", "fortress", "E")
      .resolving("fortress");
    t.does("ana", "marker").is({ leagues: { newOrder: "2: ana bor" } });
    t.does("bor", "marker").is({ leagues: { newOrder: "3: ana bor" } });
    t.has({ ana: { pp: 2, spyTokens: 1 }, bor: { pp: 2, spyTokens: 1 } });
  });
});

describe("the place of a pile", () => {
  rule(
    ["DK-LG-EFF-02", "DK-OTH-PILE-02", "DK-LG-EFF-01"],
    "two with five players, the Others counted, fellows not",
    () => {
      const t = table({ ana: {}, bor: {}, cyr: { reserve: "C" }, dua: {}, eva: { reserve: "C" } })
        .league("maisel", { members: ["ana", "bor", "cyr"] })
        .others("karst", "C")
        .pile("ana", "karst", "C")
        .pile("bor", "karst", "C")
        .turnOf("cyr");
      // Cyr counts the Others alone.
      t.does("cyr", "sendTeam").does("cyr", "karst").does("cyr", "C").does("dua", "cyr.karst:1");
      const outside = table({ ana: {}, bor: {}, cyr: {}, dua: {}, eva: { reserve: "C" } })
        .league("maisel", { members: ["ana", "bor", "cyr"] })
        .others("karst", "C")
        .pile("ana", "karst", "C")
        .turnOf("eva");
      outside.does("eva", "sendTeam").refuses("eva", "karst", "sectorFull", "DK-MAN-SEND-05");
    },
  );

  rule(
    ["DK-RUL-82", "DK-LG-EFF-02", "DK-LG-EFF-01"],
    "the Others are nobody's fellows: two piles are full for a move",
    () => {
      const move = (eternalNight: boolean) => {
        const t = table({ ana: { influence: { artefact: 1 } }, bor: {}, cyr: {}, dua: {}, eva: {} });
        if (eternalNight) t.configured({ eternalNight: true });
        else t.league("maisel", { members: ["ana", "bor", "cyr"] });
        t.pile("bor", "motol", "C").pile("cyr", "motol", "C").others("karst", "E");
        return t.turnOf("ana").uses("ana", "marker:artefact:1");
      };
      move(false).refusesWithin("ana", "others.karst:1", "motol", "notOffered");
      // Without Leagues there is room for three.
      move(true)
        .does("ana", "others.karst:1", "motol")
        .is({ others: { artefact: 11, motol: 1 } });
    },
  );

  rule(["DK-NIGHT-04", "DK-OTH-PILE-02"], "three with five players in an Eternal Night, the Others among them", () => {
    const t = table({ ana: { reserve: "C" }, bor: {}, cyr: {}, dua: {}, eva: { reserve: "C" } })
      .configured({ eternalNight: true })
      .others("karst", "C")
      .pile("bor", "karst", "C")
      .turnOf("eva");
    t.does("eva", "sendTeam")
      .does("eva", "karst")
      .does("eva", "C")
      .asks("ana", "othersVictim")
      .does("ana", "eva.karst:1");
    const full = table({ ana: { reserve: "C" }, bor: {}, cyr: {}, dua: {}, eva: {} })
      .configured({ eternalNight: true })
      .others("karst", "C")
      .pile("bor", "karst", "C")
      .pile("cyr", "karst", "C")
      .turnOf("ana");
    full.does("ana", "sendTeam").refuses("ana", "karst", "sectorFull", "DK-MAN-SEND-05");
  });
});

rule(["DK-OTH-KILL-04", "DK-LG-SHADOW-02"], "a Shadow that acts for the Others is no Shadow meanwhile", () => {
  const t = table({ ana: { reserve: "C C C" }, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana"] })
    .league("newOrder", { members: ["cyr", "dua"] })
    .shadow("bor")
    .others("karst", "C C")
    .turnOf("ana");
  t.mayUse("bor", ["shadow"]).does("ana", "sendTeam").does("ana", "karst").does("ana", "C C C");
  t.does("bor", "ana.karst:1").refusesAct("bor", "manifest", "shadow", "actsForOthers", "DK-OTH-KILL-04");
  t.does("bor", "stop").mayUse("bor", ["shadow"]);
});

rule(
  ["DK-RUL-122", "DK-LG-END-02", "DK-OTH-LOSE-01"],
  "where Prague falls nobody wins, and no League costs anything",
  () => {
    const t = table({ ana: { pp: 4 }, bor: {}, cyr: {}, dua: {} })
      .league("maisel", { members: ["ana", "bor"], level: 1 })
      .corruption("nv1", "nv2", "nv3", "nv4", "nv5", "nv6")
      .track("ka1")
      .afterConquests();
    t.is({ prague: "fell", winners: [] }).isOver();
    expect(t.view("public").final).toMatchObject({ winners: [], fellBy: "corruption" });
  },
);

describe("Total War", () => {
  rule(["DK-NIGHT-05", "DK-NIGHT-06"], "five Cycles are played, with Leagues and Others too", () => {
    const at = (cycle: number, options: object) =>
      calledBy(table({ ana: {}, bor: {}, cyr: {}, dua: {} }).configured(options).cycle(cycle).endOfCycle(), FOUR);
    at(4, { eternalNight: true, totalWar: ["cycles"] }).is({ cycle: 5 });
    at(4, { ...both, leagues: true })
      .is({ cycle: 5, phase: "league" })
      .has({ ana: { pawns: 4 } });
    at(4, { eternalNight: true, totalWar: ["manoeuvres"] }).isOver();
    at(5, { ...both, leagues: true, others: true }).isOver();
  });

  rule(["DK-NIGHT-02", "DK-GOAL-01"], "an Eternal Night of five lasts four Cycles, one more than without it", () => {
    const names = [...FOUR, "eva"];
    const at = (cycle: number, options: object) =>
      calledBy(
        table({ ana: {}, bor: {}, cyr: {}, dua: {}, eva: {} }).configured(options).cycle(cycle).endOfCycle(),
        names,
      );
    at(3, {}).isOver();
    at(3, { eternalNight: true }).is({ cycle: 4 });
    at(4, { eternalNight: true }).isOver();
  });
});

rule(["DK-LG-OBJ-03", "DK-EOC-01"], "a point of a League's reward ends the game as any other", () => {
  const t = table({ ana: {}, bor: { vp: 9 }, cyr: {}, dua: {} })
    .printedLeagues()
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 5 })
    .card("deep", { sector: "karst", darkness: 2 })
    .track("deep")
    .pile("ana", "karst", "E")
    .resolving("karst");
  t.does("ana", "deep").has({ ana: { vp: 1 }, bor: { vp: 10 }, cyr: { vp: 1 } });
  calledBy(t, FOUR).is({ winners: ["bor"] });
});

rule(
  ["DK-LG-CONC-01", "DK-LG-EXCL-03"],
  "a Conclave comes at any moment of the phase, but not between fists and reveal",
  () => {
    const t = table({ ana: { pp: 4 }, bor: { pp: 4 }, cyr: { pp: 4 }, dua: {} })
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 2 })
      .leaguePhase();
    t.does("ana", "exclude", "cyr").asks("bor", "exclusionShare").calls("bor", ["ana"]).does("ana", "go");
    t.does("ana", "close")
      .asks("bor", "exclusionShare")
      .does("bor", 1)
      .asks("cyr", "exclusionAnswer")
      .does("cyr", "oppose");
    for (const name of ["ana", "bor", "cyr"]) t.does(name);
    const call = { with: ["seat:1"], spies: 0 };
    t.refusesAct("ana", "callConclave", call, "insideStep").does("ana", 0).does("bor", 0).does("cyr", 0);
    t.asks("ana", "leagueDeclare").refusesAct("cyr", "callConclave", call, "insideStep");
  },
);

rule(
  ["DK-LG-SHADOW-02", "DK-LG-EXCL-03", "DK-RUL-97"],
  "the Shadow may arm one side before the fists, not between them",
  () => {
    const t = table({ ana: { pp: 4 }, bor: { pp: 4 }, cyr: {}, dua: {}, eva: { pp: 1 } })
      .league("maisel", { members: ["ana", "bor", "cyr"], level: 2 })
      .league("newOrder", { members: ["dua"] })
      .shadow("eva")
      .leaguePhase();
    t.does("ana", "exclude", "cyr")
      .does("bor", 0)
      .does("cyr", "oppose")
      .asks(["ana", "bor", "cyr"], "ready")
      .does("ana");
    t.uses("eva", "shadow")
      .does("eva", "option:2")
      .does("eva", "cyr")
      .has({ cyr: { pp: 2 }, eva: { pp: 1 } });
    // The table has changed: Ana is asked again.
    t.asks(["ana", "bor", "cyr"], "ready").does("ana").does("bor").does("cyr").offersUpTo("cyr", 2);
    t.refusesAct("eva", "manifest", "shadow", "insideStep");
  },
);

rule(["DK-RUL-91", "DK-LG-OBJ-04"], "one member left on cell 4 or 5 rises to 6", () => {
  for (const level of [4, 5]) {
    const t = table({ ana: { pp: 5 }, bor: {}, cyr: {}, dua: {} })
      .league("maisel", { members: ["bor"], level })
      .card("deep", { sector: "karst", darkness: 2 })
      .track("deep")
      .pile("bor", "karst", "E")
      .resolving("karst");
    t.does("bor", "deep")
      .is({ leagues: { maisel: "6: bor" } })
      .has({ bor: { pp: 2 } });
  }
});
