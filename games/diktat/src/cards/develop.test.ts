import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(["DK-SCN-18", "DK-MAN-DEV-01", "DK-MAN-DEV-04", "DK-DEBT-01", "DK-DEBT-02"], "develop with a Debt", () => {
  const t = table({ ana: {}, bor: { cabalRow: ["bor_1"] } }).turnOf("bor");
  t.refuses("bor", "developCabal", "developTooDear", "DK-MAN-DEV-05")
    .acts("bor", "takeDebt")
    .does("bor", "developCabal");
  t.has({ bor: { pp: 2 } })
    .asks("bor", "chooseCabalCard")
    .does("bor", "cabal:bor_5");
  t.has({ bor: { pp: 2, vp: 1, debts: 1, cabalRow: ["bor_1", "bor_5"], pawns: 4, performed: ["developCabal"] } });
  t.refusesAct("bor", "takeDebt", true, "debtTakenThisCycle", "DK-DEBT-02");
});

rule(["DK-SCN-19", "DK-MAN-DEV-05"], "a price that cannot be paid closes it; no compulsory Debt arises", () => {
  const t = table({ ana: {}, bor: { cabalRow: ["bor_1"], pp: 2, tookDebt: true, debts: 1 } }).turnOf("bor");
  t.offers("bor", ["extendInfluence"]).refuses("bor", "developCabal", "developTooDear", "DK-MAN-DEV-05");
  expect(t.table("bor").question!.closed.developCabal).toEqual({
    reason: "developTooDear",
    rule: "DK-MAN-DEV-05",
    with: { cost: 3, pp: 2, missing: 1 },
  });
  t.has({ bor: { debts: 1, pp: 2 } });
});

rule(
  ["DK-MAN-DEV-01", "DK-MAN-DEV-02", "DK-MAN-DEV-04"],
  "slot after slot at its price, the cards in any order",
  () => {
    let cabalRow: string[] = [];
    const order = ["ana_4", "ana_1", "ana_5", "ana_3", "ana_2"];
    order.forEach((card, slot) => {
      const pp = [2, 3, 4, 5, 6][slot]!;
      const t = table({ ana: { cabalRow, pp: pp + 1 }, bor: {} })
        .turnOf("ana")
        .does("ana", "developCabal");
      t.offers(
        "ana",
        ["ana_1", "ana_2", "ana_3", "ana_4", "ana_5"]
          .filter((one) => !cabalRow.includes(one))
          .map((one) => `cabal:${one}`),
      );
      if (slot > 0) t.refuses("ana", `cabal:${cabalRow[0]}`, "notOffered", "DK-MAN-DEV-02");
      t.does("ana", `cabal:${card}`).has({ ana: { pp: 1, cabalRow: [...cabalRow, card], vp: [0, 1, 2, 3, 5][slot]! } });
      expect(t.view("bor").players[0]!.cabalRow.map((played) => played.card)).toEqual([...cabalRow, card]);
      cabalRow = [...cabalRow, card];
    });
    table({ ana: { cabalRow, pp: 9 }, bor: {} })
      .turnOf("ana")
      .refuses("ana", "developCabal", "cabalRowFull", "DK-RUL-31");
  },
);

rule("DK-MAN-DEV-03", "a developed card works at once", () => {
  const t = table({ re: { cabal: "resistance", pp: 3 }, ana: { pp: 3, reserve: "1E" } })
    .revolts("karst")
    .turnOf("re");
  t.does("re", "developCabal").does("re", "cabal:resistance_2").does("ana", "sendTeam").does("ana", "karst");
  t.does("ana", "option:0").has({ ana: { pp: 1 }, re: { pp: 2 } });
});

rule(
  ["DK-MAN-DEV-01", "DK-SEQ-01"],
  "the price is paid, then the card is chosen: what happens between finds it paid",
  () => {
    const t = table({ ana: { pp: 2 }, bor: {} })
      .turnOf("ana")
      .stops("bor", "developPaid")
      .does("ana", "developCabal");
    t.asks("bor", "kernel/reaction")
      .has({ ana: { pp: 0, cabalRow: [] } })
      .does("bor", "pass")
      .asks("ana", "chooseCabalCard");
    expect(t.story).toContainEqual({ type: "paid", from: 0, to: null, pp: 2, rule: "DK-MAN-DEV-01" });
  },
);

rule("DK-RUL-70", "a Cabal card that is lost returns to those not played: the row closes up, the slot's VP go", () => {
  const t = table({ ana: { cabalRow: ["ana_1", "ana_2", "ana_3"] }, bor: {} })
    .losing("ana", "cabal:ana_1")
    .has({ ana: { cabalRow: ["ana_2", "ana_3"], vp: 1 } });
  t.asks("ana", "chooseManoeuvre").has({ ana: { pp: 0 } });
});
