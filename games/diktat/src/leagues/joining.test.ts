import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { loadDiktat } from "../node.ts";
import { newGame, table } from "../testing/index.ts";

const FOUR = { ana: { pp: 3 }, bor: { pp: 3 }, cyr: { pp: 3 }, dua: { pp: 3 } };
const FIVE = { ...FOUR, eva: { pp: 9 } };

test("DK-LG-SETUP-01: Leagues are for 4 or 5 players of an Eternal Night, if they wish", () => {
  const { readOptions } = loadDiktat();
  expect(readOptions({ leagues: true }, 4)).toEqual({
    ok: false,
    refusal: { reason: "leaguesAreOfTheNight", rule: "DK-LG-SETUP-01" },
  });
  for (const seats of [4, 5]) expect(readOptions({ eternalNight: true, leagues: true }, seats).ok).toBe(true);
  expect(readOptions({ eternalNight: true, leagues: true }, 3)).toMatchObject({ refusal: { rule: "DK-NIGHT-01" } });
  // Nothing of a Conclave can be agreed on without them.
  expect(readOptions({ eternalNight: true, conclaveStops: true }, 4)).toEqual({
    ok: false,
    refusal: { reason: "noLeagues", rule: "DK-LG-SETUP-01" },
  });
  expect(newGame(["ana", "bor", "cyr", "dua"], { eternalNight: true }).view("ana").leagues).toBeNull();
});

rule(
  ["DK-LG-SETUP-02", "DK-LG-SETUP-03", "DK-ADMIN-07", "DK-RUL-08", "DK-NIGHT-06"],
  "the highest printed Rank sets up both boards; a pawn of each stands in the Assembly, four are left",
  () => {
    const t = newGame(["bor", "ana", "cyr", "dua"], { eternalNight: true, totalWar: ["manoeuvres"], leagues: true });
    expect(t.story).toContainEqual({ type: "leagueBoardsTaken", by: 1, leagues: ["newOrder", "maisel"] });
    t.is({ assembly: ["bor", "ana", "cyr", "dua"], shadow: null, leagues: { newOrder: "", maisel: "" } });
    t.has({ ana: { pawns: 4 }, dua: { pawns: 4 } });
  },
);

rule(
  ["DK-CYC-03", "DK-LG-PHASE-01", "DK-LG-PHASE-02"],
  "between Development and Manoeuvres each may choose, in Rank order",
  () => {
    const t = table(FOUR).configured({ eternalNight: true, leagues: true }).development();
    t.is({ phase: "league" }).asks("ana", "leagueChoice").offers("ana", ["nothing", "join"]);
    t.offersWithin("ana", "join", ["newOrder", "maisel"]);
    for (const name of ["ana", "bor", "cyr", "dua"]) t.asks(name, "leagueChoice").does(name, "nothing");
    t.is({ phase: "manoeuvres" }).asks("ana", "nameFirstPlayer");
  },
);

rule(
  ["DK-SCN-91", "DK-LG-JOIN-01", "DK-LG-JOIN-02", "DK-LG-SHADOW-01"],
  "the first pays 1 PP, the next the cost under the cell; who alone stays outside is the Shadow",
  () => {
    const t = table(FOUR).leaguePhase();
    t.does("ana", "join", "maisel").is({ leagues: { maisel: "1: ana" } });
    t.does("bor", "join", "maisel")
      .does("cyr", "join", "newOrder")
      .is({ shadow: null, assembly: ["dua"] });
    t.does("dua", "nothing");
    t.has({ ana: { pp: 2 }, bor: { pp: 2 }, cyr: { pp: 2 }, dua: { pp: 3 } });
    t.is({ leagues: { maisel: "1: ana bor", newOrder: "1: cyr" }, shadow: "dua", assembly: [] });
  },
);

rule("DK-LG-JOIN-01", "the cost is that of the level the League stands at, and it must be at hand", () => {
  const t = table({ ...FOUR, bor: { pp: 2 } })
    .league("maisel", { members: ["dua"], level: 3 })
    .league("newOrder", { members: ["cyr"], level: 2 })
    .leaguePhase();
  t.does("ana", "join", "maisel")
    .has({ ana: { pp: 0 } })
    .is({ leagues: { maisel: "3: dua ana" } });
  expect(t.table("bor").question?.closed.maisel).toEqual({
    reason: "cannotPayLeague",
    rule: "DK-LG-JOIN-01",
    with: { cost: 3, has: 2 },
  });
  t.refusesWithin("bor", "join", "maisel", "cannotPayLeague", "DK-LG-JOIN-01");
  t.does("bor", "join", "newOrder").has({ bor: { pp: 0 } });
});

rule("DK-LG-JOIN-02", "the first pays 1 PP and stands on the first cell, however high the League once was", () => {
  const t = table(FOUR)
    .league("maisel", { members: ["ana"], level: 3 })
    .leaguePhase();
  t.does("ana", "leave").is({ leagues: { maisel: "" } });
  t.does("bor", "join", "maisel")
    .has({ bor: { pp: 2 } })
    .is({ leagues: { maisel: "1: bor" } });
});

rule(
  ["DK-SCN-92", "DK-LG-JOIN-04", "DK-LG-JOIN-05", "DK-LG-JOIN-06"],
  "a League of three, of level 4, or that excluded a player takes nobody in, or not that player",
  () => {
    const maisel = { members: ["ana", "bor", "cyr"], level: 2 };
    const choices = (level: number, excluded: string[]) => {
      const t = table(FIVE)
        .league("maisel", maisel)
        .league("newOrder", { members: ["dua"], level, excluded });
      const begun = t.leaguePhase();
      for (const name of ["ana", "bor", "cyr", "dua"]) begun.does(name, "nothing");
      return begun;
    };
    const t = choices(4, []).offers("eva", ["nothing"]);
    expect(t.table("eva").question?.closed).toMatchObject({
      maisel: { reason: "leagueFull", rule: "DK-LG-JOIN-04" },
      newOrder: { reason: "leagueTooHigh", rule: "DK-LG-JOIN-06" },
    });
    t.refuses("eva", "join", "leagueTooHigh", "DK-LG-JOIN-06");
    choices(3, []).offersWithin("eva", "join", ["newOrder"]);
    choices(3, ["eva"]).offers("eva", ["nothing"]).refuses("eva", "join", "excludedForGood", "DK-LG-JOIN-05");
  },
);

rule(["DK-LG-JOIN-03", "DK-RUL-87"], "a member joins no other League; changing over takes two Cycles", () => {
  const t = table(FOUR)
    .league("maisel", { members: ["ana", "bor"], level: 1 })
    .leaguePhase();
  t.refuses("ana", "join", "inLeagueAlready", "DK-LG-JOIN-03");
  t.does("ana", "leave")
    .is({ assembly: ["ana", "cyr", "dua"] })
    .asks("bor", "leagueChoice");
  t.refuses("ana", "join", "notAsked");
});

rule("DK-RUL-136", "everybody is asked, with PP or without; only the asked player learns what is open", () => {
  const t = table({ ...FOUR, ana: { pp: 0 } }).leaguePhase();
  t.asks("ana", "leagueChoice").offers("ana", ["nothing"]);
});
