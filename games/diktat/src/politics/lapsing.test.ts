import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";
import { offeredTo } from "../view/offered.ts";

rule(["DK-RUL-106", "DK-RUL-23"], "an offer for the turn ends with a turn that is skipped", () => {
  const t = table({ ana: { pp: 3 }, bor: { influence: { motol: 1 } }, cyr: {} }).turnOf("bor");
  t.proposes("ana", "cyr", { give: "pp", until: "turnEnd" }).proposes("ana", "cyr", { give: "2pp" });
  t.uses("bor", "marker:motol:1").does("bor", "option:1").asks("cyr", "chooseManoeuvre");
  expect(t.view("cyr").offers).toMatchObject([{ give: { pp: 2 } }]);
  // Only whom it is for has something to answer.
  const seats = ["ana", "bor", "cyr"].map((name, seat) => offeredTo(t.view(name), seat).length);
  expect(seats).toEqual([0, 0, 1]);
});

rule("DK-RUL-44", "Cabal cards are neither given nor asked for, played or not", () => {
  const t = table({ ana: { cabalRow: ["ana_1"] }, bor: { cabalRow: ["bor_1"] } }).turnOf("ana");
  for (const card of ["cabal:ana_1", "cabal:ana_2", "card:ana_1"])
    t.refusesTrade("ana", "bor", { give: card }, "notTradable", "DK-RUL-44");
  for (const card of ["cabal:bor_1", "cabal:bor_2", "card:bor_1"])
    t.refusesTrade("ana", "bor", { want: card }, "notTradable", "DK-RUL-44");
});

rule(["DK-RUL-106", "DK-AFF-04"], "with the end of the game offers lapse, before the last tokens are placed", () => {
  const t = table({ ana: { pp: 3, row: ["file"] }, bor: {} })
    .card("file", { sector: "karst", symbols: ["politics"] })
    .cycle(5)
    .endOfCycle();
  t.proposes("ana", "bor", { give: "2pp" }).does("ana").does("bor").asks("ana", "finalAffinities");
  expect(t.view("bor").offers).toEqual([]);
  expect(t.hears("bor")).toContainEqual(expect.objectContaining({ type: "offerClosed", how: "lapsed" }));
});

rule(["DK-RUL-106", "DK-PLACE-01"], "a place that is offered stays offered while another pile is moved", () => {
  const begin = () =>
    table({ ana: { influence: { motol: 2 } }, bor: {}, cyr: {} })
      .pile("ana", "karst", "C")
      .pile("ana", "suburbs", "C")
      .turnOf("cyr")
      .leaves("ana", "karst", "bor")
      .uses("ana", "marker:motol:2")
      .does("ana", "option:2");
  expect(begin().does("ana", "ana.suburbs", "josefov").view("bor").offers).toHaveLength(1);
  expect(begin().does("ana", "ana.karst", "josefov").view("bor").offers).toEqual([]);
});
