import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

// What the Others do where several rules meet: tokens, the two tracks, Gloom.

describe("Corruption tokens", () => {
  rule("DK-RUL-76", "they are in no pile: an Assassination in a pile does not reach them", () => {
    const t = table({
      ana: { reserve: "C C" },
      bor: { cabal: "garde_noire", cabalRow: ["garde_noire_2"], pp: 3, rank: 7 },
      cyr: {},
    })
      .blockhouses("karst")
      .corruptionTokens({ karst: 2, motol: 1 })
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C C").does("bor", "screen:garde_noire");
    t.does("bor", "option:1").offers("bor", ["ana.karst:1", "ana.karst:2"]);
  });

  rule(["DK-RUL-76", "DK-OTH-DARK-08"], "four of them bring Gloom to a sector without any of the Others", () => {
    const t = table({ ana: {}, bor: {} })
      .card("k", { sector: "karst", darkness: 0 })
      .deck("k", "nv1", "nv2", "ms1")
      .corruptionTokens({ motol: 4, artefact: 4, suburbs: 3 })
      .cycleStart();
    t.is({ gloom: { motol: 1 }, corruptionTokens: { motol: 4, artefact: 4, suburbs: 3 } });
  });

  rule(
    ["DK-OTH-PILE-11", "DK-OTH-PILE-04", "DK-MAN-KILL-01"],
    "one is an Assassination like others; an Abomination ends them",
    () => {
      const t = table({ ana: { assassinTokens: 3, pp: 2 }, bor: { pp: 0 } })
        .others("motol", "G C")
        .corruptionTokens({ karst: 3 })
        .turnOf("ana");
      t.does("ana", "assassinate").does("ana", "corruption:karst").does("ana", "corruption:karst");
      t.does("ana", "others.motol:1").has({ ana: { pp: 0, assassinTokens: 3 }, bor: { pp: 0 } });
      t.asks("bor", "chooseManoeuvre").is({ corruptionTokens: { karst: 1 }, discardedOthers: "G" });
    },
  );

  rule(["DK-RUL-77", "DK-OTH-RES-04"], "they stay where the Others win, and where nobody of the players can", () => {
    const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "E").others("karst", "E").corruptionTokens({ karst: 2 });
    t.resolving("karst").is({ corruptionTokens: { karst: 2 }, others: { artefact: 11, karst: 1 } });
  });

  rule(
    ["DK-OTH-DARK-07", "DK-RUL-81"],
    "a sector that holds Others already gets one all the same, if none could come",
    () => {
      const t = table({ ana: {}, bor: {} })
        .card("m", { sector: "motol", darkness: 2 })
        .others("motol", "CC")
        .others("karst", "CCGG")
        .others("suburbs", "GG EEEE")
        .deck("m", "nv1", "nv2", "ms1")
        .cycleStart();
      t.is({
        corruptionTokens: { motol: 1 },
        others: { motol: 2, karst: 4, suburbs: 6 },
        gloom: { karst: 1, suburbs: 1 },
      });
    },
  );
});

rule(["DK-OTH-PILE-05", "DK-RES-02"], "a sector with Others alone cannot be named", () => {
  const t = table({ ana: {}, bor: {} }).pile("bor", "karst", "E").others("motol", "C").resolution();
  t.offers("ana", ["karst"]).refuses("ana", "motol", "noPileThere", "DK-RES-02");
});

rule("DK-RUL-80", "a card of the Artefact serves itself: no pawn is lifted, and none is missing elsewhere", () => {
  const t = table({ ana: {}, bor: {} })
    .card("a", { sector: "artefact", darkness: 3 })
    .card("k", { sector: "karst", darkness: 3 })
    .corruption("k")
    .deck("a", "nv1", "nv2", "ms1")
    .cycleStart();
  const moves = t.story.flatMap((event) => (event.type === "othersMoved" ? [event.to] : []));
  expect(moves).toEqual(["karst", "karst", "karst"]);
  t.is({ others: { artefact: 9, karst: 3 }, corruptionTokens: {}, gloom: {} });
});

describe("the two tracks", () => {
  const board = () =>
    table({ ana: {}, bor: {} })
      .card("k", { sector: "karst" })
      .corruption("nv1", "k", "nv2", "nv3", "nv4", "nv5")
      .pile("ana", "karst", "E");

  rule(
    ["DK-OTH-LOSE-01", "DK-OTH-BOARD-03", "DK-OTH-BOARD-04"],
    "a card won back makes room for one left over, not for two",
    () => {
      const one = board().track("ms1").resolving("karst").does("ana", "k");
      one.is({ corruption: ["nv1", "nv2", "nv3", "nv4", "nv5", "ms1"] }).asks(["ana", "bor"], "endOfCycleCall");
      const two = board().track("ms1", "ms2", "ms3").resolving("karst").does("ana", "k").does("ana", "ms2 ms1 ms3");
      // At once: what would have come after it stays where it is.
      two.is({ prague: "fell", corruption: ["nv1", "nv2", "nv3", "nv4", "nv5", "ms2", "ms1"], track: ["ms3"] });
      const none = board().resolving("karst").does("ana", "marker");
      none.asks(["ana", "bor"], "endOfCycleCall").is({ corruption: ["nv1", "k", "nv2", "nv3", "nv4", "nv5"] });
    },
  );

  rule(["DK-RUL-37", "DK-OTH-MB-03"], "two cards with the icon are one Attack; one that was claimed is none", () => {
    const sirens = () =>
      table({ ana: {}, bor: {} })
        .card("one", { sector: "karst", attack: true })
        .card("two", { sector: "motol", attack: true })
        .others();
    const t = sirens().track("one", "two").deck("nv1", "nv2").afterConquests();
    t.offers("ana", ["attack", "one", "two"])
      .does("ana", "two attack one")
      .is({ corruption: ["two", "nv1", "one"] });
    const claimed = sirens().track("one").deck("nv1", "nv2").pile("ana", "karst", "E").resolving("karst");
    claimed.does("ana", "one").is({ corruption: [] }).asks(["ana", "bor"], "endOfCycleCall");
  });

  rule(["DK-OTH-RES-09", "DK-TRO-06"], "a card discarded as a Trophy is not left over", () => {
    const t = table({ ana: {}, bor: {} })
      .card("k", { sector: "karst" })
      .others()
      .track("k", "ms1")
      .pile("ana", "karst", "E")
      .resolving("karst");
    t.does("ana", "k", "discard").is({ corruption: ["ms1"], discard: ["k"] });
  });

  rule(
    ["DK-OTH-DARK-04", "DK-RUL-71"],
    "an empty deck is made anew for Darkness; with nothing at all nothing comes",
    () => {
      const t = table({ ana: {}, bor: {} }).others("karst", "CCCC").deck("nv1").cycleStart();
      expect(t.facts.others!.corruption).toEqual(["nv1"]);
      t.is({ gloom: { karst: 1 } });
    },
  );
});

describe("Gloom", () => {
  rule(["DK-OTH-MB-02", "DK-OTH-LOSE-02", "DK-OTH-DARK-09"], "one taken away is one more that can be borne", () => {
    const t = table({ ana: {}, bor: {} })
      .card("m", { sector: "motol", darkness: 0 })
      .gloom({ karst: 3, josefov: 3 })
      .others("suburbs", "CCCC")
      .pile("ana", "karst", "E")
      .deck("m", "nv1", "nv2", "ms1")
      .resolving("karst");
    t.does("ana", "gloom")
      .is({ gloom: { karst: 2, josefov: 3 } })
      .does("ana")
      .does("bor");
    t.is({ cycle: 2, gloom: { karst: 2, josefov: 3, suburbs: 1 } });
  });

  rule(["DK-OTH-MB-02", "DK-RUL-84"], "each Emissary takes one; it is no card, no marker and no Possession", () => {
    const t = table({ ana: {}, bor: {} })
      .card("k", { sector: "karst" })
      .track("k")
      .gloom({ karst: 2, motol: 1 })
      .pile("ana", "karst", "E E")
      .resolving("karst");
    t.does("ana", "gloom")
      .is({ gloom: { karst: 1, motol: 1 } })
      .does("ana", "gloom");
    t.is({ gloom: { motol: 1 }, markers: { karst: 2 } }).has({ ana: { row: [], influence: {}, vp: 0 } });
  });

  rule(
    ["DK-RUL-84", "DK-RUL-64", "DK-INF-13"],
    "one sees through it and takes the card; the other has the Gloom alone",
    () => {
      const t = table({ ana: {}, bor: { influence: { artefact: 2 } }, cyr: {} })
        .card("k", { sector: "karst" })
        .track("k")
        .gloom({ karst: 1 })
        .pile("ana", "karst", "E")
        .pile("bor", "karst", "E E")
        .resolving("karst");
      t.asks("bor", "chooseTrophy").offers("bor", ["k", "marker", "gloom"]).does("bor", "k");
      t.asks("ana", "chooseTrophy").offers("ana", ["gloom"]).does("ana", "gloom");
      t.asks("bor", "chooseTrophy").offers("bor", ["marker"]);
    },
  );
});
