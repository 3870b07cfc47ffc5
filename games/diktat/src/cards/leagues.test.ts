import { rule } from "@paravent/testkit/vitest";
import { SECTORS } from "../names/names.ts";
import { table } from "../testing/index.ts";

// The boards of the two Leagues as the base pack prints them.

const FOUR = { ana: { pp: 9 }, bor: {}, cyr: {}, dua: {} };

/** Bor, of a League of three, makes it rise from this level. */
function rising(league: "newOrder" | "maisel", level: number) {
  return table({ ana: {}, bor: {}, cyr: {}, dua: {} })
    .printedLeagues()
    .league(league, { members: ["ana", "bor", "cyr"], level })
    .card("deep", { sector: "fortress", darkness: 2 })
    .track("deep")
    .pile("bor", "fortress", "E")
    .resolving("fortress")
    .does("bor", league === "newOrder" ? "marker" : "deep");
}

const all = <T>(holding: T) => ({ ana: holding, bor: holding, cyr: holding });

rule(["DK-LG-JOIN-01", "DK-LG-JOIN-02"], "what it costs to join, level by level", () => {
  const cost = (league: string, members: string[], level?: number) =>
    9 -
    table(FOUR)
      .printedLeagues()
      .league(league, level === undefined ? { members } : { members, level })
      .leaguePhase()
      .does("ana", "join", league).facts.players[0]!.pp;
  const costs = (league: string) => [cost(league, []), ...[1, 2, 3].map((level) => cost(league, ["dua"], level))];
  const expected = { newOrder: [1, 1, 2, 3], maisel: [1, 1, 2, 4] };
  for (const [league, wanted] of Object.entries(expected))
    if (costs(league).join() !== wanted.join()) throw new Error(`${league}: ${costs(league)}`);
});

rule(["DK-LG-OBJ-01"], "the New Order rises by markers of five sectors, and of no other", () => {
  for (const sector of SECTORS) {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
      .printedLeagues()
      .league("newOrder", { members: ["bor"] })
      .pile("bor", sector, "E")
      .resolving(sector)
      .does("bor", "marker");
    // What the marker itself gives comes first.
    if (sector === "oldTown") t.does("bor", "cabal:bor_1");
    if (sector === "josefov") t.does("bor", "people people");
    const lifts = ["newTown", "malaStrana", "oldTown", "harmony", "fortress"].includes(sector);
    t.is({ leagues: { newOrder: lifts ? "2: bor" : "1: bor" } });
  }
});

rule(["DK-LG-OBJ-02", "DK-LG-OBJ-03"], "rewards of the New Order Alliance", () => {
  rising("newOrder", 1).has(all({ pp: 1 }));
  rising("newOrder", 2).has(all({ pp: 2 }));
  const four = rising("newOrder", 3).does("bor", "ana cyr");
  four.has({ ana: { affinities: { politics: 3 } }, bor: { affinities: { politics: 2 } } });
  four.has({ cyr: { affinities: { people: 2, politics: 1 } } });
  rising("newOrder", 4).has(all({ pp: 3 }));
  rising("newOrder", 5).has(all({ pp: 0, vp: 1 }));
  rising("newOrder", 6).has(all({ pp: 0, vp: 1 }));
  rising("newOrder", 7)
    .has(all({ vp: 0 }))
    .is({ leagues: { newOrder: "7: ana bor cyr" } });
});

rule(["DK-LG-OBJ-02", "DK-LG-OBJ-03"], "rewards of the League of Maisel", () => {
  rising("maisel", 1)
    .does("bor", "cyr")
    .has({ ana: { pp: 1 }, bor: { pp: 1 }, cyr: { pp: 2 } });
  rising("maisel", 2)
    .does("bor", "ana")
    .has({ ana: { affinities: { politics: 2, artefact: 1 } }, bor: { affinities: { politics: 2 } } });
  rising("maisel", 3).has(all({ pp: 3 }));
  const five = rising("maisel", 4);
  five.has({ ana: { affinities: { politics: 2, artefact: 1 } }, cyr: { affinities: { people: 2, artefact: 1 } } });
  rising("maisel", 5).has(all({ pp: 0, vp: 1 }));
  rising("maisel", 6).has(all({ pp: 0, vp: 1 }));
});

rule(
  ["DK-LG-OBJ-02", "DK-RUL-40"],
  "a type that has run out is replaced by one of choice, for what is missing of it",
  () => {
    const two = (politics: number) =>
      table({ ana: { affinities: { politics } }, bor: { affinities: {} }, cyr: {}, dua: {} })
        .printedLeagues()
        .league("newOrder", { members: ["bor", "cyr"], level: 3 })
        .pile("bor", "fortress", "E")
        .resolving("fortress")
        .does("bor", "marker");
    two(8).has({ bor: { affinities: { politics: 1 } }, cyr: { affinities: { people: 2, politics: 1 } } });
    // One is left: Bor has it, being of higher Rank; Cyr chooses another.
    const t = two(9).asks("cyr", "affinityTypes").refuses("cyr", "politics", "notEnough", "DK-RUL-40");
    t.does("cyr", "artefact").has({ bor: { affinities: { politics: 1 } } });
    t.has({ cyr: { affinities: { people: 2, artefact: 1 } } });
  },
);
