import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { newGame, table } from "../testing/index.ts";

rule("DK-RUL-99", "a member who kills a fellow's Emissary for the Others costs the League nothing", () => {
  const board = () =>
    table({ ana: { reserve: "E E" }, bor: {}, cyr: {}, dua: {} }).league("maisel", {
      members: ["ana", "bor"],
      level: 3,
    });
  const t = board().others("karst", "C").turnOf("ana").does("ana", "sendTeam").does("ana", "karst").does("ana", "E E");
  t.asks("bor", "othersVictim")
    .does("bor", "ana.karst:1")
    .is({ leagues: { maisel: "3: ana bor" } });
  // By a Manoeuvre of his own it would.
  const own = board().pile("ana", "motol", "E").turnOf("bor").does("bor", "assassinate").does("bor", "motol:1");
  own.is({ leagues: { maisel: "2: ana bor" } });
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
