import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

const FIVE = { ana: { pp: 1 }, bor: { pp: 1 }, cyr: { pp: 1 }, dua: { pp: 1 }, eva: { pp: 1 } };
const board = () =>
  table(FIVE)
    .league("maisel", { members: ["ana", "bor"] })
    .league("newOrder", { members: ["cyr", "dua"] })
    .shadow("eva");

rule("DK-LG-SHADOW-02", "or 2 Spy tokens, or 1 Assassin token", () => {
  board()
    .turnOf("ana")
    .uses("eva", "shadow")
    .does("eva", "option:0")
    .has({ eva: { spyTokens: 2 } });
  board()
    .turnOf("ana")
    .uses("eva", "shadow")
    .does("eva", "option:1")
    .has({ eva: { assassinTokens: 1 } });
});

rule("DK-RUL-97", "it can be used again in the next Cycle", () => {
  const t = table(FIVE)
    .league("maisel", { members: ["ana", "bor"] })
    .league("newOrder", { members: ["cyr", "dua"] })
    .shadow("eva", "used")
    .endOfCycle()
    .mayUse("eva", []);
  for (const name of Object.keys(FIVE)) t.does(name);
  t.is({ cycle: 2 }).mayUse("eva", ["shadow"]);
});

rule(["DK-RUL-97", "DK-RUL-47"], "once a Cycle, whoever is the Shadow meanwhile; anew with the next", () => {
  const t = board().leaguePhase().uses("eva", "shadow").does("eva", "option:0").does("ana", "leave");
  for (const name of ["bor", "cyr", "dua"]) t.does(name, "nothing");
  t.does("eva", "join", "maisel").is({ shadow: "ana" }).mayUse("ana", []).mayUse("eva", []);
  t.does("ana", "ana").idle();
  for (const name of Object.keys(FIVE)) t.does(name);
  t.is({ cycle: 2, shadow: "ana" }).mayUse("ana", ["shadow"]);
});

rule(
  ["DK-RUL-97", "DK-LG-SHADOW-01"],
  "tested at the end of the League phase; over when another stands outside too",
  () => {
    const t = board().leaguePhase().does("ana", "nothing").does("bor", "leave").is({ shadow: "eva" });
    for (const name of ["cyr", "dua", "eva"]) t.does(name, "nothing");
    t.is({ shadow: null, assembly: ["bor", "eva"] }).mayUse("eva", []);
  },
);

rule("DK-LG-SHADOW-01", "a Shadow that joins a League is none any more", () => {
  const t = board().leaguePhase();
  for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name, "nothing");
  t.mayUse("eva", ["shadow"]).does("eva", "join", "maisel").is({ shadow: null, assembly: [] }).mayUse("eva", []);
});
