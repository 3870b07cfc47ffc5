import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(["DK-RUL-106", "DK-RUL-23"], "an offer for the turn ends with a turn that is skipped", () => {
  const t = table({ ana: { pp: 3 }, bor: { influence: { motol: 1 } }, cyr: {} }).turnOf("bor");
  t.proposes("ana", "cyr", { give: "pp", until: "turnEnd" }).proposes("ana", "cyr", { give: "2pp" });
  t.uses("bor", "marker:motol:1").does("bor", "option:1").asks("cyr", "chooseManoeuvre");
  expect(t.view("cyr").offers).toMatchObject([{ give: { pp: 2 } }]);
});

rule("DK-RUL-44", "Cabal cards are neither given nor asked for, played or not", () => {
  const t = table({ ana: { cabalRow: ["ana_1"] }, bor: { cabalRow: ["bor_1"] } }).turnOf("ana");
  for (const card of ["cabal:ana_1", "cabal:ana_2", "card:ana_1"])
    t.refusesTrade("ana", "bor", { give: card }, "notTradable", "DK-RUL-44");
  for (const card of ["cabal:bor_1", "cabal:bor_2", "card:bor_1"])
    t.refusesTrade("ana", "bor", { want: card }, "notTradable", "DK-RUL-44");
});
