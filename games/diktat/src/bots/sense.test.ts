import type { Json } from "@paravent/kernel";
import { expect, test } from "vitest";
import { type Played, table } from "../testing/index.ts";
import { foundHeuristic } from "./search/policy.ts";

/** What a skilled player finds of an answer to the question it is asked, or to one of another subject. */
function worth(t: Played, name: string, answer: Json, subject = t.table(name).question!.subject): number {
  const view = t.table(name);
  return foundHeuristic.evaluate(view, { ...view.question!, subject })(answer);
}

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
