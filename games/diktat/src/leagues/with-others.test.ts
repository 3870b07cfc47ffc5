import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { newGame, table } from "../testing/index.ts";

describe("a member acts for the Others against a fellow", () => {
  const attacked = (level: number, members: string[], pile = "E E G") =>
    table({ ana: { reserve: pile }, bor: { pp: 0 }, cyr: {}, dua: {} })
      .league("maisel", { members, level })
      .others("karst", "C C C")
      .turnOf("ana")
      .does("ana", "sendTeam")
      .does("ana", "karst")
      .does("ana", pile);

  rule(
    ["DK-RUL-99", "DK-LG-EFF-03", "DK-RUL-73"],
    "each Emissary costs the League a level and brings 3 PP, as in an own Manoeuvre",
    () => {
      const t = attacked(3, ["ana", "bor"]);
      t.asks("bor", "othersVictim").does("bor", "ana.karst:1");
      t.is({ leagues: { maisel: "2: ana bor" } }).has({ bor: { pp: 3 } });
      t.does("bor", "ana.karst:1").is({ leagues: { maisel: "1: ana bor" } });
      t.does("bor", "ana.karst:1")
        .is({ leagues: { maisel: "1: ana bor" } })
        .has({ bor: { pp: 6 }, ana: { pp: 2 } });
    },
  );

  rule(
    ["DK-RUL-99", "DK-RUL-90", "DK-LG-EFF-03"],
    "never below the first cell, down over skipped ones; a stranger's Emissary costs nothing",
    () => {
      attacked(1, ["ana", "bor"])
        .does("bor", "ana.karst:1")
        .is({ leagues: { maisel: "1: ana bor" } });
      attacked(6, ["ana", "bor"])
        .does("bor", "ana.karst:1")
        .is({ leagues: { maisel: "4: ana bor" } });
      attacked(3, ["ana", "cyr"])
        .does("bor", "ana.karst:1")
        .is({ leagues: { maisel: "3: ana cyr" } });
      attacked(3, ["bor", "cyr"])
        .does("bor", "ana.karst:1")
        .is({ leagues: { maisel: "3: bor cyr" } });
    },
  );

  rule("DK-RUL-99", "a Citizen or a Guard costs the League nothing", () => {
    attacked(3, ["ana", "bor"], "C G")
      .does("bor", "ana.karst:1")
      .does("bor", "ana.karst:1")
      .is({ leagues: { maisel: "3: ana bor" } });
  });
});

rule(["DK-OATH-02", "DK-OTH-KILL-01"], "whoever acts for the Others breaks no oath to kill nobody", () => {
  const t = table({ ana: { reserve: "C C" }, bor: {}, cyr: {} })
    .others("karst", "C")
    .turnOf("ana");
  t.swears("ana", "bor", { terms: [["bor", "notKill", { owner: "ana" }]] });
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C").does("bor", "ana.karst:1");
  t.has({ bor: { vp: 0 } })
    .does("bor", "assassinate")
    .does("bor", "ana.karst:1");
  t.has({ bor: { vp: -1 } });
});

rule(["DK-OATH-02", "DK-OTH-MB-01"], "a card veiled by Gloom could not be taken: the promise lapses", () => {
  const conquest = (gloom: number) =>
    table({ ana: {}, bor: {}, cyr: {} })
      .card("file", { sector: "karst" })
      .track("file")
      .gloom({ karst: gloom })
      .pile("ana", "karst", "E")
      .resolution()
      .swears("ana", "bor", { terms: [["ana", "take", { card: "file" }]] })
      .does("ana", "karst");
  conquest(1)
    .does("ana", "gloom")
    .has({ ana: { vp: 0 } });
  conquest(0)
    .does("ana", "marker")
    .has({ ana: { vp: -1 } });
});

rule(["DK-OATH-02", "DK-OTH-BOARD-03"], "a card of the corruption track can be promised like one of the track", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .corruption("ka1")
    .pile("ana", "karst", "E")
    .resolution()
    .swears("ana", "bor", { terms: [["ana", "notTake", { card: "ka1" }]] });
  t.does("ana", "karst")
    .does("ana", "ka1")
    .has({ ana: { vp: -1 } });
});

rule("DK-RUL-100", "with Others and Leagues: Darkness first, the League phase before Manoeuvres", () => {
  const t = newGame(["ana", "bor", "cyr", "dua"], { others: true, eternalNight: true, leagues: true });
  for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name, "nothing");
  const phases = t.story.flatMap((event) => (event.type === "phaseBegan" ? [event.phase] : []));
  expect(phases).toEqual(["darkness", "opportunities", "development", "league", "manoeuvres"]);
});
