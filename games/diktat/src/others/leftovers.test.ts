import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

const two = () =>
  table({ ana: { pp: 5 }, bor: { pp: 5 } })
    .card("a", { sector: "karst" })
    .card("b", { sector: "motol" })
    .card("c", { sector: "suburbs" })
    .card("siren", { sector: "josefov", attack: true })
    .card("top", { sector: "combinat" });

describe("the end of the Resolution with the Others", () => {
  rule(
    ["DK-SCN-79", "DK-OTH-RES-09", "DK-OTH-LOSE-01", "DK-RUL-122", "DK-RUL-123", "DK-RUL-39"],
    "cards left over are corrupted one after another; the seventh is the end, also in the last Cycle",
    () => {
      for (const cycle of [1, 5]) {
        const t = two().corruption("nv1", "nv2", "nv3", "nv4").track("a", "b", "c").cycle(cycle).afterConquests();
        t.asks("ana", "orderGeneralEffects").offers("ana", ["a", "b", "c"]).does("ana", "c a b");
        t.is({ prague: "fell", winners: [], corruption: ["nv1", "nv2", "nv3", "nv4", "c", "a", "b"], track: [] });
        expect(t.table("ana").question).toBeNull();
        expect(t.position.game.outcome(t.facts)).toEqual({ winners: [] });
      }
      const t = two().corruption("nv1", "nv2", "nv3", "nv4").track("a", "b").afterConquests();
      t.does("ana", "a b").is({ corruption: ["nv1", "nv2", "nv3", "nv4", "a", "b"] });
      t.asks(["ana", "bor"], "endOfCycleCall");
    },
  );

  rule(
    ["DK-SCN-81", "DK-OTH-MB-03", "DK-RES-18", "DK-RUL-39"],
    "Mist & Bile: the Attack corrupts the top card of the deck and costs no PP; the card left over follows",
    () => {
      const t = two().corruption("nv1", "nv2", "nv3").track("siren").deck("top", "a", "b", "c").afterConquests();
      t.asks("ana", "orderGeneralEffects").does("ana", "attack siren");
      t.is({ corruption: ["nv1", "nv2", "nv3", "top", "siren"], track: [] }).has({ ana: { pp: 5 }, bor: { pp: 5 } });
      expect(t.events.filter((e) => e.type === "othersAttacked").length).toBe(1);
    },
  );

  rule("DK-RUL-39", "both are read before either happens: the Attack comes though its card has gone", () => {
    const t = two().corruption("nv1").track("siren", "a").deck("top", "b", "c").afterConquests();
    t.does("ana", "siren a attack").is({ corruption: ["nv1", "siren", "a", "top"] });
  });

  rule(["DK-OTH-RES-09"], "one card left over needs no order; none leaves the track of corruption alone", () => {
    const one = two().others().track("a").afterConquests();
    one.asks(["ana", "bor"], "endOfCycleCall").is({ corruption: ["a"], track: [] });
    const none = two().others().afterConquests();
    none.asks(["ana", "bor"], "endOfCycleCall").is({ corruption: [] });
  });

  rule("DK-OTH-MB-03", "an Attack that brings the seventh card is the end", () => {
    const t = two()
      .corruption("nv1", "nv2", "nv3", "nv4", "nv5", "nv6")
      .track("siren")
      .deck("top", "a")
      .afterConquests();
    t.does("ana", "attack siren").is({ prague: "fell", winners: [] });
    expect(t.facts.track).toEqual(["siren"]);
  });

  rule("DK-RES-18", "what a card of one's own adds to an Attack is paid in this one too", () => {
    const t = table({ ana: { pp: 5, row: ["ar6"] }, bor: { pp: 5 } })
      .card("siren", { sector: "josefov", attack: true })
      .others()
      .track("siren")
      .afterConquests();
    t.does("ana", "attack siren").has({ ana: { pp: 3 }, bor: { pp: 5 } });
  });

  rule(
    ["DK-OTH-MB-03", "DK-RES-18"],
    "what waits for an Attack acts with it, before what comes after in the order",
    () => {
      const cry = { kind: "capacity", trigger: "others_attack", optional: true, do: [{ op: "gain", res: "pp", n: 2 }] };
      const t = table({ ana: {}, bor: { row: ["cry"] } })
        .card("cry", { sector: "karst", effects: [cry] })
        .card("siren", { sector: "josefov", attack: true })
        .card("top", { sector: "combinat" })
        .deck("top")
        .corruption()
        .track("siren")
        .afterConquests();
      t.does("ana", "attack siren")
        .asks("bor", "effectChoice")
        .is({ corruption: ["top"], track: ["siren"] });
      t.does("bor", "card:cry")
        .has({ bor: { pp: 2 } })
        .is({ corruption: ["top", "siren"] });
    },
  );
});
