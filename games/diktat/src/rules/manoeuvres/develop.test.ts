import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

rule(
  ["DK-SCN-18", "DK-MAN-DEV-01", "DK-MAN-DEV-02", "DK-MAN-DEV-04", "DK-DEBT-01", "DK-DEBT-02"],
  "the price of the next slot is paid, any card placed, the VP of the slot gained",
  () => {
    const t = table({ ana: {}, bor: { cabalRow: ["bor_1"], pp: 0 } })
      .turnOf("bor")
      .refuses("bor", "developCabal", "developTooDear", "DK-MAN-DEV-05");

    t.acts("bor", "takeDebt")
      .does("bor", "developCabal")
      .asks("bor", "chooseCabalCard")
      .has({ bor: { pp: 2, vp: 0 } });
    t.offers("bor", ["cabal:bor_2", "cabal:bor_3", "cabal:bor_4", "cabal:bor_5"]);
    t.refuses("bor", "cabal:bor_1", "notOffered", "DK-MAN-DEV-02").refuses("bor", "cabal:ana_2", "notOffered");
    t.does("bor", "cabal:bor_4");
    t.has({ bor: { pp: 2, vp: 1, debts: 1, pawns: 4, cabalRow: ["bor_1", "bor_4"], performed: ["developCabal"] } });
    t.refusesAct("bor", "takeDebt", true, "debtTakenThisCycle", "DK-DEBT-02");
    for (const who of ["ana", "public"]) {
      expect(t.view(who).players[1]).toMatchObject({ vp: 1, nextCabalCost: 4 });
      expect(t.hears(who)).toContainEqual({ type: "cabalCardPlaced", seat: 1, card: "bor_4" });
    }
  },
);

rule(["DK-MAN-DEV-01", "DK-MAN-DEV-04", "DK-VP-01", "DK-VP-02"], "each slot has its price and its VP", () => {
  const t = table({ ana: { pp: 20 }, bor: { pawns: 0 } }).turnOf("ana");

  const steps: [pp: number, vp: number][] = [
    [18, 0],
    [15, 1],
    [11, 2],
    [6, 3],
    [0, 5],
  ];
  for (const [i, [pp, vp]] of steps.entries())
    t.does("ana", "developCabal")
      .does("ana", `cabal:ana_${i + 1}`)
      .has({ ana: { pp, vp } });
});

rule(["DK-SCN-19", "DK-MAN-DEV-05", "DK-RUL-34"], "without the PP it cannot be chosen, and no Debt arises", () => {
  const t = table({ ana: {}, bor: { cabalRow: ["bor_1"], pp: 2, tookDebt: true } })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .turnOf("bor");

  t.offers("bor", ["spy", "extendInfluence"]).refuses("bor", "developCabal", "developTooDear", "DK-MAN-DEV-05");
  t.has({ bor: { pp: 2, debts: 0 } });
  expect(t.table("bor").question!.closed.developCabal!.with).toEqual({ cost: 3, pp: 2, missing: 1 });
});

rule("DK-MAN-DEV-05", "one PP more is enough", () => {
  const t = table({ ana: {}, bor: { cabalRow: ["bor_1"], pp: 3, tookDebt: true } }).turnOf("bor");

  t.does("bor", "developCabal")
    .does("bor", "cabal:bor_2")
    .has({ bor: { pp: 0, debts: 0, vp: 1 } });
});

rule("DK-RUL-31", "a full Cabal row closes it, whatever the purse", () => {
  const all = ["bor_1", "bor_2", "bor_3", "bor_4", "bor_5"];
  const t = table({ ana: {}, bor: { cabalRow: all, pp: 30 } }).turnOf("bor");

  t.refuses("bor", "developCabal", "cabalRowFull", "DK-RUL-31");
});

rule(["DK-MAN-DEV-03", "DK-SEQ-02"], "a card placed can act at once", () => {
  const t = table({ ana: { cabal: "coordination", pp: 9 }, bor: {} })
    .turnOf("ana")
    .mayUse("ana", []);

  t.does("ana", "developCabal").mayUse("ana", []).does("ana", "cabal:coordination_3");
  t.mayUse("ana", ["cabal:coordination_3"]).asks("bor", "chooseManoeuvre");
});

rule(["DK-RUL-110", "DK-INF-11"], "the free Develop of Old Town is part of the take: nothing comes between", () => {
  const t = table({ ana: { stops: ["developPaid"] }, bor: {} })
    .pile("ana", "oldTown", "E")
    .resolving("oldTown");
  t.does("ana", "marker").asks("ana", "chooseCabalCard");
  t.refusesAct("ana", "takeDebt", true, "insideStep", "DK-MAN-DEV-02");
  t.does("ana", "cabal:ana_1").has({ ana: { cabalRow: ["ana_1"] } });

  const paid = table({ ana: { pp: 2 }, bor: {} })
    .turnOf("ana")
    .does("ana", "developCabal");
  paid
    .asks("ana", "chooseCabalCard")
    .acts("ana", "takeDebt")
    .does("ana", "cabal:ana_1")
    .has({ ana: { pp: 5 } });
});
