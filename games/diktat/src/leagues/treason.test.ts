import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

// DK-LG-EFF-03: which killing of a fellow's Emissary costs the League a level, and which does not.

/** Ana and Bor in Maisel on cell 3, Cyr in the New Order on cell 2. */
const board = (row: string[] = [], members = ["ana", "bor"]) =>
  table({ ana: { row, assassinTokens: 2, pp: 4 }, bor: {}, cyr: {}, dua: {}, eva: {} })
    .league("maisel", { members, level: 3 })
    .league("newOrder", { members: ["cyr"], level: 2 })
    .pile("bor", "karst", "E C G E")
    .pile("cyr", "motol", "E")
    .pile("dua", "motol", "E");

rule(
  ["DK-RUL-19", "DK-LG-EFF-03"],
  "an Assassination outside the Manoeuvre costs nothing; a Manoeuvre by an effect does",
  () => {
    const single = board(["ka3"]).turnOf("bor").uses("ana", "card:ka3").does("ana", "bor.karst:1");
    single.has({ ana: { pp: 7 } }).is({ leagues: { maisel: "3: ana bor" } });
    const whole = board(["ka5"]).turnOf("ana").does("ana", "specialManoeuvre").does("ana", "card:ka5");
    whole.does("ana", "bor.karst:1").is({ leagues: { maisel: "2: ana bor" } });
  },
);

rule(["DK-RUL-19", "DK-LG-EFF-03"], "a Blockhouse of a fellow costs nothing", () => {
  const t = table({
    ana: { reserve: "E E" },
    bor: { cabal: "garde_noire", cabalRow: ["garde_noire_2"], pp: 3, rank: 7 },
    cyr: {},
    dua: {},
  })
    .league("maisel", { members: ["ana", "bor"], level: 3 })
    .blockhouses("karst")
    .turnOf("ana");
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E E");
  t.does("bor", "screen:garde_noire").does("bor", "option:1").does("bor", "ana.karst:1");
  t.is({ leagues: { maisel: "3: ana bor" } });
  expect(t.facts.piles.find(({ owner }) => owner === 0)!.pawns).toHaveLength(1);
});

rule(
  "DK-LG-EFF-03",
  "only the Emissaries of fellows: not their Citizens and Guards, nor those of another League or of none",
  () => {
    const t = board().turnOf("ana").does("ana", "assassinate");
    t.does("ana", "cyr.motol:1").does("ana", "dua.motol:1").does("ana", "bor.karst:2");
    t.is({ leagues: { maisel: "3: ana bor", newOrder: "2: cyr" } });
    const guard = board().turnOf("ana").does("ana", "assassinate").does("ana", "bor.karst:3");
    guard.has({ ana: { pp: 2 }, bor: { pp: 2 } }).is({ leagues: { maisel: "3: ana bor" } });
  },
);

rule("DK-RUL-90", "on the first cell nothing falls, and nothing is said of it", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {} })
    .league("maisel", { members: ["ana", "bor"], level: 1 })
    .pile("bor", "karst", "E")
    .turnOf("ana");
  t.does("ana", "assassinate")
    .does("ana", "bor.karst:1")
    .is({ leagues: { maisel: "1: ana bor" } });
  expect(t.events.some(({ type }) => type === "leagueFell")).toBe(false);
});

rule(["DK-LG-EFF-03", "DK-OTH-PILE-04"], "a Vector is nobody's Emissary", () => {
  const t = board().others("josefov", "E").turnOf("ana").does("ana", "assassinate").does("ana", "others.josefov:1");
  t.has({ ana: { pp: 7 } }).is({ leagues: { maisel: "3: ana bor" } });
});

rule(
  ["DK-LG-EFF-03", "DK-LG-JOIN-06", "DK-RUL-90"],
  "a League that has fallen to level 3 takes members in again",
  () => {
    const t = table({ ana: { pp: 3 }, bor: {}, cyr: {}, dua: { pp: 5 } })
      .league("maisel", { members: ["ana", "bor"], level: 4 })
      .pile("bor", "karst", "E")
      .turnOf("ana");
    t.does("ana", "assassinate")
      .does("ana", "bor.karst:1")
      .is({ leagues: { maisel: "3: ana bor" } });
    t.idle();
    for (const name of ["ana", "bor", "cyr", "dua"]) t.does(name);
    for (const name of ["ana", "bor"]) t.does(name, "nothing");
    t.asks("cyr", "leagueChoice").offersWithin("cyr", "join", ["newOrder", "maisel"]).does("cyr", "join", "maisel");
    t.is({ leagues: { maisel: "3: ana bor cyr" } });
  },
);
