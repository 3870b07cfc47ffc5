import { resample } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { DiktatFacts } from "../model/facts.ts";
import type { Affinity } from "../names/names.ts";
import { affinitiesLeft } from "../rules/effects/candidates.ts";
import { type Played, type PlayerSetup, table } from "../testing/index.ts";

/** Ana, who holds eight of the ten Artefact tokens, looks into the supply in the turn of Bor, who holds the other two. */
const looks = (bor: PlayerSetup = {}, cyr: PlayerSetup = {}): Played =>
  table({
    ana: { row: ["jo1", "open"], reserve: "E", pp: 4, affinities: { artefact: 8 } },
    bor: { affinities: { artefact: 2, people: 1 }, ...bor },
    cyr: { affinities: { politics: 1 }, ...cyr },
  })
    .card("open", { sector: "motol", symbols: ["artefact"] })
    .turnOf("bor")
    .uses("ana", "card:jo1")
    .asks("ana", "affinityTypes")
    .offers("ana", ["politics", "people"])
    .does("ana", "politics");

const remembers = (t: Played, name: string) => t.view(name).knowledge!.supply;

/** How many tokens of a type are left in the worlds a seat imagines. */
function imagined(t: Played, seat: number, type: Affinity = "artefact"): number[] {
  const { game, state } = t.position;
  const worlds = Array.from({ length: 60 }, (_, i): DiktatFacts => resample(game, state, seat, `world ${i}`).facts);
  return [...new Set(worlds.map((world) => affinitiesLeft(world, type)))].sort((a, b) => a - b);
}

const GONE = [{ token: "artefact", min: 0, max: 0 }];

rule("DK-RUL-40", "who has seen a type run out remembers it, and nobody else learns it", () => {
  const t = looks();
  expect(remembers(t, "ana")).toEqual(GONE);
  expect(imagined(t, 0)).toEqual([0]);
  for (const name of ["bor", "cyr"]) expect(remembers(t, name)).toEqual([]);
  expect(JSON.stringify(t.view("public"))).not.toContain('"supply"');
  // Tokens placed, traded or shown are out as before.
  t.acts("ana", "placeAffinity", "open:0=artefact").proposes("bor", "ana", { give: "artefact" }).accepts("ana", "bor");
  expect(remembers(t, "ana")).toEqual(GONE);
  expect(imagined(t, 0)).toEqual([0]);
});

rule("DK-RUL-40", "what others choose unseen takes nothing of it away", () => {
  const t = table({
    ana: { row: ["jo1"], reserve: "E", pp: 4, affinities: { artefact: 8 } },
    bor: { affinities: {} },
    cyr: { affinities: {} },
  })
    .pile("bor", "josefov", "E E C")
    .pile("cyr", "josefov", "E C")
    .resolving("josefov")
    .does("bor", "marker")
    .does("bor", "artefact artefact");
  t.uses("ana", "card:jo1").does("ana", "people");
  t.asks("cyr", "chooseTrophy").does("cyr", "marker").does("cyr", "people politics");
  expect(remembers(t, "ana")).toEqual(GONE);
  expect(imagined(t, 0)).toEqual([0]);
  // Cyr has seen as much; Bor, who chose while there were some, has not.
  expect(remembers(t, "cyr")).toEqual(GONE);
  expect(remembers(t, "bor")).toEqual([]);
});

rule(["DK-RUL-40", "DK-HIDE-03"], "a token that may have gone back unseen may be one of them", () => {
  const t = looks({ row: ["jo6"] });
  t.does("bor", "specialManoeuvre").does("bor", "card:jo6").does("bor", "people", "politics");
  expect(remembers(t, "ana")).toEqual([{ token: "artefact", min: 0, max: 1 }]);
  expect(imagined(t, 0)).toEqual([0, 1]);
  // Bor knows which one it was, and has seen that there was none to be had.
  expect(remembers(t, "bor")).toEqual(GONE);
  expect(imagined(t, 1)).toEqual([0]);
});

rule("DK-RUL-40", "a token that everybody saw go back is there, until somebody chooses unseen", () => {
  const t = table({
    ana: { row: ["jo1"], reserve: "E", pp: 4, affinities: { artefact: 8 } },
    bor: { cabal: "progres", cabalRow: ["progres_5"], affinities: { artefact: 2 } },
    cyr: { affinities: {} },
  })
    .track("nv1")
    .pile("bor", "josefov", "E E C")
    .pile("cyr", "josefov", "E C")
    .resolving("josefov");
  t.uses("ana", "card:jo1").does("ana", "people");
  t.does("bor", "cabal:progres_5").does("bor", "nv1", "place");
  expect(remembers(t, "ana")).toEqual([{ token: "artefact", min: 1, max: 1 }]);
  expect(imagined(t, 0)).toEqual([1]);
  t.asks("cyr", "chooseTrophy").does("cyr", "marker").does("cyr", "artefact people");
  expect(remembers(t, "ana")).toEqual([{ token: "artefact", min: 0, max: 1 }]);
  expect(imagined(t, 0)).toEqual([0, 1]);
  // Cyr saw the one there was, and took it.
  expect(remembers(t, "cyr")).toEqual(GONE);
});

rule(["DK-RUL-40", "DK-DISC-10"], "of the own tokens one knows which went back; others know how many", () => {
  const influence = { josefov: 1, motol: 1, combinat: 1, fortress: 1, karst: 1 } as const;
  const t = table({
    ana: { row: ["jo1"], reserve: "E", pp: 4, affinities: { artefact: 8 }, influence },
    bor: { affinities: { artefact: 2 } },
    cyr: { affinities: {} },
  })
    .pile("ana", "suburbs", "E E C")
    .pile("bor", "suburbs", "E C")
    .track("jo3")
    .resolving("suburbs");
  t.uses("ana", "card:jo1").does("ana", "people").does("ana", "marker", "josefov");
  t.asks("ana", "affinityLoss").does("ana", "artefact people");
  expect(remembers(t, "ana")).toEqual([{ token: "artefact", min: 1, max: 1 }]);
  expect(imagined(t, 0)).toEqual([1]);
  expect(remembers(t, "bor")).toEqual([]);
});

rule(["DK-RUL-40", "DK-RUL-136"], "where a printed type is not to be had the whole table has seen it", () => {
  const t = table({ ana: {}, bor: { affinities: { politics: 8 } }, cyr: { affinities: {} } })
    .track("jo3")
    .pile("ana", "josefov", "E")
    .resolving("josefov")
    .does("ana", "jo3")
    .asks("ana", "affinityTypes");
  const gone = [{ token: "politics", min: 0, max: 0 }];
  for (const name of ["ana", "bor", "cyr"]) expect(remembers(t, name)).toEqual(gone);
  t.does("ana", "people");
  for (const name of ["ana", "bor", "cyr"]) expect(remembers(t, name)).toEqual(gone);
  for (const seat of [0, 1, 2]) expect(imagined(t, seat, "politics")).toEqual([0]);
});
