import type { Json } from "@paravent/kernel";
import { expect, test } from "vitest";
import { type Played, table } from "../testing/index.ts";
import { foundHeuristic } from "./search/policy.ts";

/** What a skilled player finds of an answer to the question it is asked, or to one of another subject. */
function worth(t: Played, name: string, answer: Json, subject = t.table(name).question!.subject): number {
  const view = t.table(name);
  return foundHeuristic.evaluate(view, { ...view.question!, subject })(answer);
}

test("nobody spies with their last Manoeuvre where it serves nobody", () => {
  const spying = (pawns: number, more: Parameters<typeof table>[0] = {}, cabal = {}) =>
    worth(
      table({ ana: { pawns, ...cabal }, bor: {}, ...more })
        .pile("ana", "karst", "E")
        .pile("bor", "karst", "E C")
        .turnOf("ana"),
      "ana",
      ["spy"],
    );
  expect(spying(1)).toBe(0);
  expect(spying(2)).toBeGreaterThan(0);
  // A third player can be told, as long as there is a Manoeuvre left to act on it.
  expect(spying(1, { cyr: {} })).toBeGreaterThan(0);
  expect(spying(1, { bor: { pawns: 0 }, cyr: { pawns: 0 } })).toBe(0);
  // PoliSec puts a Sleeper Agent where it has looked.
  expect(spying(1, {}, { cabal: "polisec" })).toBeGreaterThan(0);
});

/** Progress with an Emissary in Karst, where a poor card lies; a good one is to be had in Motol. */
const exploring = (cabalRow: string[], artefact: number) =>
  table({ ana: { cabal: "progres", cabalRow, reserve: "E C", affinities: { artefact, people: 2 } }, bor: {} })
    .card("poor", { sector: "karst" })
    .card("good", { sector: "motol", symbols: ["people", "people"] })
    .track("poor", "good")
    .pile("ana", "karst", "E");

test("Singularity is worth the best card there is, and worth more than a few PP among the Cabal cards", () => {
  const special = "special:cabal:progres_5/0";
  const t = exploring(["progres_5"], 1).resolving("karst");
  expect(worth(t, "ana", { branch: special })).toBeGreaterThan(
    worth(t, "ana", { branch: "card:poor", value: ["place"] }),
  );
  const choosing = exploring([], 1).turnOf("ana");
  const taking = (card: string): number => worth(choosing, "ana", [`cabal:${card}`], "diktat/chooseCabalCard");
  expect(taking("progres_5")).toBeGreaterThan(taking("progres_2"));
});

test("with Singularity a team is worth sending where no card lies, as long as there is a token to pay", () => {
  const sending = (cabalRow: string[], artefact: number) =>
    worth(exploring(cabalRow, artefact).turnOf("ana").does("ana", "sendTeam"), "ana", ["fortress"]);
  expect(sending(["progres_5"], 1)).toBeGreaterThan(sending([], 1));
  expect(sending(["progres_5"], 0)).toBe(sending([], 0));
});

test("a Cabal card is developed the sooner, the more the best of those in hand brings", () => {
  const developing = (cabalRow: string[]) =>
    worth(table({ ana: { cabal: "garde_noire", cabalRow, pp: 20 }, bor: {} }).turnOf("ana"), "ana", ["developCabal"]);
  // The fifth is the best of the Black Guard.
  expect(developing(["garde_noire_1"])).toBeGreaterThan(developing(["garde_noire_5"]));
});

test("a Revolt is put where those who still come would take the most", () => {
  const t = table({ ana: { cabal: "resistance", reserve: "E C" }, bor: {} })
    .card("file", { sector: "karst", symbols: ["people"] })
    .track("file")
    .turnOf("ana");
  for (const answer of ["sendTeam", "karst", "E", "screen:resistance"]) t.does("ana", answer);
  t.asks("ana", "placeToken").offers("ana", ["karst", "newTown", "suburbs", "fortress"]);
  for (const other of ["newTown", "suburbs", "fortress"])
    expect(worth(t, "ana", ["karst"])).toBeGreaterThan(worth(t, "ana", [other]));
});
