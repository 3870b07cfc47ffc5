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

rule("DK-RUL-100", "with Others and Leagues: Darkness first, the League phase before Manoeuvres", () => {
  const t = newGame(["ana", "bor", "cyr", "dua"], { others: true, eternalNight: true, leagues: true });
  for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name, "nothing");
  const phases = t.story.flatMap((event) => (event.type === "phaseBegan" ? [event.phase] : []));
  expect(phases).toEqual(["darkness", "opportunities", "development", "league", "manoeuvres"]);
});
