import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { OTHERS } from "../names/names.ts";
import { table } from "../testing/index.ts";

const five = () => table({ ana: { pp: 5 }, bor: { pp: 5 }, cyr: { pp: 5 }, dua: {}, eva: {} });

describe("Vectors in a Conquest", () => {
  rule(
    ["DK-SCN-75", "DK-OTH-RES-01", "DK-OTH-RES-02", "DK-OTH-RES-03", "DK-OTH-RES-04", "DK-OTH-RES-05", "DK-RUL-85"],
    "the Others win ties without a struggle: nobody takes, players' pawns go, theirs are shuffled and stay unknown",
    () => {
      const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 }, cyr: {}, dua: {}, eva: {} })
        .card("file", { sector: "josefov" })
        .track("file")
        .pile("ana", "josefov", "E E")
        .pile("bor", "josefov", "E")
        .others("josefov", "E E C")
        .turnOf("ana");
      t.does("ana", "spy").does("ana", "others.josefov:1").does("ana", "stop");
      t.sees("ana", "josefov", "E E", "?", "E ? ?").idle();
      t.asks("ana", "nameSector").offers("ana", ["josefov"]).does("ana", "josefov");
      const held = t.events.find((e) => e.type === "sectorRevealed");
      expect(held?.type === "sectorRevealed" && held.pieces.find(({ seat }) => seat === OTHERS)?.kinds).toEqual([
        "emissary",
        "emissary",
        "citizen",
      ]);
      for (const type of ["struggleBegan", "cardTaken", "markerTaken", "emissarySpent"])
        expect(
          t.events.some((e) => e.type === type),
          type,
        ).toBe(false);
      t.is({ markers: { josefov: 2 }, others: { artefact: 9, josefov: 3 }, discardedOthers: "" });
      // Earlier knowledge is void: the pawns have new handles.
      t.sees("ana", "josefov", "? ? ?");
      expect(t.view("ana").knowledge!.pawns).toEqual([]);
      expect(t.facts.piles.some(({ owner }) => owner !== OTHERS)).toBe(false);
    },
  );

  rule("DK-OTH-RES-05", "all that were there come back, and nobody sees which lies where", () => {
    const t = five().pile("ana", "josefov", "C").others("josefov", "E C G").resolving("josefov");
    const laid = t.events.find((e) => e.type === "othersLaid");
    expect(laid?.type === "othersLaid" && laid.pawns.map(({ kind }) => kind).sort()).toEqual([
      "citizen",
      "emissary",
      "guard",
    ]);
    expect(t.hears("public").find((e) => e.type === "othersLaid")).not.toHaveProperty("pawns.0.kind");
  });

  rule(
    ["DK-SCN-76", "DK-OTH-RES-06", "DK-OTH-RES-07", "DK-OTH-RES-08", "DK-RUL-79", "DK-RUL-78"],
    "the Others take in their place: a Vector goes, and an Emissary of each player there",
    () => {
      const t = five()
        .card("file", { sector: "combinat" })
        .track("file")
        .pile("ana", "combinat", "E E E")
        .pile("bor", "combinat", "E")
        .others("combinat", "E C C")
        .resolving("combinat");
      expect(t.view("public").conquest).toMatchObject({ order: [0, OTHERS, 1], vectors: 1 });
      t.asks("ana", "chooseTrophy").does("ana", "file");
      expect(t.events.find((e) => e.type === "othersTook")).toMatchObject({ lost: [0, 1] });
      expect(t.view("public").conquest).toMatchObject({ emissaries: [1, 0, 0, 0, 0], vectors: 0 });
      t.asks("ana", "chooseTrophy").does("ana", "marker");
      t.is({ markers: { combinat: 1 }, others: { artefact: 9 }, discardedOthers: "2C E" });
      t.has({ ana: { row: ["file"], influence: { combinat: 1 } }, bor: { row: [], influence: {} } });
    },
  );

  rule("DK-OTH-RES-04", "without an Emissary of a player the Others stay, however few; tokens stay too", () => {
    const t = five().pile("ana", "karst", "C G").others("karst", "C").corruptionTokens({ karst: 1 }).resolving("karst");
    t.is({ others: { artefact: 11, karst: 1 }, corruptionTokens: { karst: 1 }, markers: { karst: 2 } });
    expect(t.facts.piles.some(({ owner }) => owner === 0)).toBe(false);
  });

  rule(["DK-OTH-RES-05", "DK-OTH-PILE-08"], "pawns moved in during the Conquest lie under those that come back", () => {
    const t = table({ ana: { influence: { artefact: 1 }, ask: ["piecesRevealed"] }, bor: {} })
      .pile("bor", "karst", "E")
      .others("karst", "E E C")
      .others("motol", "G")
      .resolving("karst");
    t.uses("ana", "marker:artefact:1").does("ana", "others.motol:1", "karst");
    // They hold the sector; there is one pile of theirs in it, and what was moved there is its lowest pawn.
    t.is({ others: { artefact: 8, karst: 4 } }).sees("ana", "karst", "? ? ? ?");
    expect(t.facts.piles.find(({ sector }) => sector === "karst")?.pawns[3]?.kind).toBe("guard");
  });

  rule(["DK-RUL-77", "DK-OTH-RES-08"], "Corruption tokens go with the Others that are driven out, or alone", () => {
    const both = five()
      .pile("ana", "karst", "E")
      .others("karst", "C G")
      .corruptionTokens({ karst: 2 })
      .resolving("karst");
    both.does("ana", "marker").is({ corruptionTokens: {}, others: { artefact: 10 }, discardedOthers: "C G" });
    const alone = five().pile("ana", "karst", "E").corruptionTokens({ karst: 2 }).resolving("karst");
    alone.does("ana", "marker").is({ corruptionTokens: {} });
    const nobody = five().pile("ana", "karst", "C").corruptionTokens({ karst: 2 }).resolving("karst");
    nobody.is({ corruptionTokens: { karst: 2 } });
  });

  rule("DK-RUL-78", "one take of theirs a round, while a Trophy is there for somebody", () => {
    const t = five()
      .card("a", { sector: "karst" })
      .card("b", { sector: "karst" })
      .card("c", { sector: "karst" })
      .track("a", "b", "c")
      .pile("ana", "karst", "E E E E E")
      .others("karst", "E E")
      .resolving("karst");
    // Ana, the Others (4 to 3), Ana, the Others (2 to 1), Ana.
    t.does("ana", "a");
    expect(t.view("public").conquest).toMatchObject({ emissaries: [3, 0, 0, 0, 0], vectors: 1 });
    t.does("ana", "b");
    expect(t.view("public").conquest).toMatchObject({ emissaries: [1, 0, 0, 0, 0], vectors: 0 });
    t.does("ana", "c").is({ discardedOthers: "2E" });
  });

  rule("DK-RUL-78", "without a Trophy for anybody they take nothing", () => {
    const t = table({ ana: { influence: { karst: 2 } }, bor: {}, cyr: {}, dua: {}, eva: {} })
      .card("a", { sector: "karst" })
      .track("a")
      .pile("ana", "karst", "E E E")
      .others("karst", "E E")
      .resolving("karst");
    t.does("ana", "a");
    expect(t.events.some((e) => e.type === "othersTook")).toBe(false);
    t.is({ discardedOthers: "2E" });
  });

  rule("DK-RUL-79", "they come before every player they tie with, below the top", () => {
    const t = five()
      .pile("ana", "karst", "E E E")
      .pile("bor", "karst", "E E")
      .others("karst", "E E")
      .resolving("karst");
    expect(t.view("public").conquest!.order).toEqual([0, OTHERS, 1]);
    const fewer = five()
      .pile("ana", "karst", "E E E")
      .pile("bor", "karst", "E E")
      .others("karst", "E")
      .resolving("karst");
    expect(fewer.view("public").conquest!.order).toEqual([0, 1, OTHERS]);
  });

  rule("DK-RUL-86", "players tied above the Others bid as usual; the Others keep their place by number", () => {
    const t = five().pile("ana", "karst", "E E").pile("bor", "karst", "E E").others("karst", "E").resolving("karst");
    t.asks(["ana", "bor"], "ready").does("ana").does("bor");
    t.asks(["ana", "bor"], "powerBid").does("ana", 1).does("bor", 2);
    expect(t.view("public").conquest!.order).toEqual([1, 0, OTHERS]);
    t.asks("bor", "chooseTrophy");
  });

  rule(
    ["DK-OTH-PILE-05", "DK-RES-14"],
    "their piles stay at the End of Cycle and are not resolved by themselves",
    () => {
      const t = table({ ana: {}, bor: {} })
        .card("k1", { sector: "karst", darkness: 0 })
        .deck("k1", "nv1", "nv2", "ms1")
        .others("motol", "C G")
        .resolution();
      t.asks(["ana", "bor"], "endOfCycleCall").does("ana").does("bor");
      t.is({ cycle: 2, others: { artefact: 10, motol: 2 } });
    },
  );
});
