import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const FIVE = { ana: { pp: 5 }, bor: {}, cyr: {}, dua: {}, eva: {} };

rule(
  ["DK-SCN-93", "DK-LG-LEAVE-01", "DK-LG-LEAVE-02", "DK-RUL-87", "DK-RUL-88"],
  "who leaves pays the level to those who stay, what is left over in Rank order",
  () => {
    const t = table(FIVE)
      .league("maisel", { members: ["cyr", "ana", "bor"], level: 3 })
      .leaguePhase();
    t.does("ana", "leave").has({ ana: { pp: 2 }, bor: { pp: 2 }, cyr: { pp: 1 } });
    t.is({ leagues: { maisel: "3: cyr bor" }, assembly: ["ana", "dua", "eva"] });
    // That was Ana's choice of this phase.
    t.asks("bor", "leagueChoice").refuses("ana", "join", "notAsked");
  },
);

rule(["DK-LG-LEAVE-01", "DK-RUL-34"], "without the PP at hand nobody leaves, and no Debt is taken for it", () => {
  const t = table({ ...FIVE, ana: { pp: 2 } })
    .league("maisel", { members: ["ana", "bor"], level: 3 })
    .leaguePhase();
  t.refuses("ana", "leave", "cannotPayLeague", "DK-LG-LEAVE-01");
  t.acts("ana", "takeDebt")
    .does("ana", "leave")
    .has({ ana: { pp: 4, debts: 1 }, bor: { pp: 3 } });
});

rule("DK-LG-LEAVE-01", "who belongs to no League leaves none", () => {
  table(FIVE).leaguePhase().refuses("ana", "leave", "inNoLeague", "DK-LG-LEAVE-01");
});

rule("DK-RUL-89", "the only member pays the supply; the League is empty and begins anew", () => {
  const t = table(FIVE)
    .league("maisel", { members: ["ana"], level: 3 })
    .leaguePhase();
  t.does("ana", "leave")
    .has({ ana: { pp: 2 }, bor: { pp: 0 } })
    .is({ leagues: { maisel: "" } });
  expect(t.view("bor").leagues?.boards[1]).toMatchObject({ id: "maisel", level: 0, cost: 1 });
});

rule("DK-RUL-91", "a League left on a cell it would now skip stays there until it moves", () => {
  const t = table({ ...FIVE, cyr: { pp: 5 } })
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 5 })
    .leaguePhase();
  t.does("ana", "leave").is({ leagues: { maisel: "5: bor cyr" } });
});

rule("DK-RUL-102", "no pile of a player is on the board when Leagues change", () => {
  const t = table(FIVE)
    .league("maisel", { members: ["ana", "bor"] })
    .endOfCycle();
  for (const name of Object.keys(FIVE)) t.does(name);
  t.is({ phase: "league" });
  expect(t.facts.piles).toEqual([]);
});
