import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const FIVE = {
  ana: { reserve: "3C" },
  bor: { reserve: "3C" },
  cyr: { reserve: "3C" },
  dua: { reserve: "3C" },
  eva: { reserve: "3C" },
};
const board = () =>
  table(FIVE)
    .league("maisel", { members: ["ana", "bor"] })
    .pile("bor", "karst", "C")
    .pile("cyr", "karst", "C");

rule(
  ["DK-SCN-96", "DK-LG-EFF-01", "DK-LG-EFF-02", "DK-RUL-101"],
  "two piles at most with five players; a member passes over the piles of fellows, an outsider counts them all",
  () => {
    for (const name of ["bor", "cyr", "dua", "eva"]) {
      const t = board().turnOf(name).does(name, "sendTeam");
      t.refuses(name, "karst", "sectorFull", "DK-MAN-SEND-05");
    }
    const t = board().turnOf("ana").does("ana", "sendTeam").does("ana", "karst").does("ana", "C");
    t.sees("public", "karst", "?", "?", "?");
    // Ana counts Cyr's pile and her own.
    t.does("bor", "sendTeam").refuses("bor", "karst", "sectorFull").does("bor", "motol").does("bor", "C");
    for (const [name, elsewhere] of [
      ["cyr", "josefov"],
      ["dua", "josefov"],
      ["eva", "suburbs"],
    ] as const)
      t.does(name, "sendTeam").refuses(name, "karst", "sectorFull").does(name, elsewhere).does(name, "C");
  },
);

rule(["DK-LG-EFF-01", "DK-RUL-25"], "a pile moved by an effect finds the room its owner would find", () => {
  const move = (league: readonly string[]) => {
    const t = table({ ...FIVE, ana: { influence: { motol: 2 } } }).league("maisel", { members: league });
    t.pile("ana", "josefov", "C").pile("bor", "karst", "C").pile("cyr", "karst", "C");
    return t.turnOf("bor").uses("ana", "marker:motol:2").does("ana", "option:2");
  };
  move(["ana", "bor"]).offersWithin("ana", "ana.josefov", OPEN.concat("karst"));
  move(["ana", "dua"]).offersWithin("ana", "ana.josefov", OPEN);
});

/** Where Ana's pile could go but for Karst. */
const OPEN = [
  "newTown",
  "malaStrana",
  "oldTown",
  "hypogea",
  "suburbs",
  "combinat",
  "motol",
  "harmony",
  "fortress",
  "artefact",
];

rule("DK-SCN-90", "Eternal Night, Total War and what Leagues leave of both", () => {
  const counts = (options: object) => table(FIVE).configured(options).turnOf("ana").facts.counts;
  const both = { eternalNight: true, totalWar: ["manoeuvres", "cycles"] as const };
  const expected = (cycles: number, manoeuvres: number, pileLimit: number) => ({
    cycles,
    manoeuvres,
    visibleCards: 3,
    pileLimit,
  });
  expect(counts({ eternalNight: true })).toEqual(expected(4, 4, 3));
  expect(counts(both)).toEqual(expected(5, 5, 3));
  expect(counts({ ...both, leagues: true })).toEqual(expected(5, 4, 2));
});
