import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

rule(
  ["DK-TRO-01", "DK-RUL-119", "DK-OPP-03"],
  "cards linked to the resolved sector, and its markers; nothing else",
  () => {
    const t = table({ ana: {}, bor: {} })
      .card("here", { sector: "karst" })
      .card("there", { sector: "motol" })
      .card("too", { sector: "karst" })
      .track("here", "there", "too")
      .pile("ana", "karst", "E E E E E")
      .resolving("karst");

    t.offers("ana", ["here", "too", "marker"]).refuses("ana", "there", "cardOfOtherSector", "DK-RUL-119");
    t.refuses("ana", { branch: "card:there", value: ["place"] }, "cardOfOtherSector", "DK-RUL-119");
    t.does("ana", "too").offers("ana", ["here", "marker"]).does("ana", "marker").offers("ana", ["here", "marker"]);
    t.does("ana", "marker").offers("ana", ["here"]).does("ana", "here");
    // The fifth Emissary finds no Trophy: Motol's card stays, whatever their number.
    t.asks(["ana", "bor"], "endOfCycleCall").is({ track: ["there"] });
  },
);

rule(
  ["DK-TRO-03", "DK-TRO-04", "DK-TRO-05", "DK-VP-01"],
  "cards fill the row from the left, each slot with its VP at once",
  () => {
    const cards = ["a", "b", "c", "d", "e", "f", "g"];
    const board = table({ ana: {}, bor: {} });
    for (const card of cards) board.card(card, { sector: "karst" });
    const t = board
      .track(...cards)
      .pile("ana", "karst", "E E E E E E E")
      .resolving("karst");

    const total = [0, 0, 1, 2, 4, 6, 8];
    for (const [i, card] of cards.entries()) {
      t.does("ana", card).has({ ana: { row: cards.slice(0, i + 1), vp: total[i]! } });
      expect(t.view("bor").players[0]).toMatchObject({ vp: total[i], vpSources: { opportunities: total[i] } });
    }
  },
);

rule(["DK-TRO-03", "DK-EFF-03"], "the effects of a claimed card apply at once", () => {
  const gain = { kind: "gain", do: [{ op: "gain", res: "pp", n: 2 }] };
  const rank = { kind: "gain", do: [{ op: "gain", res: "rank", n: 10 }] };
  const t = table({ ana: {}, bor: {} })
    .card("rich", { sector: "karst", effects: [gain, rank] })
    .track("rich")
    .pile("bor", "karst", "E E")
    .resolving("karst");

  t.does("bor", "rich").asks("bor", "chooseTrophy");
  t.has({ bor: { row: ["rich"], pp: 2, rank: 17 } }).is({ administrator: "bor" });
});

rule(["DK-RUL-142", "DK-TRO-06"], "a card discarded as it is chosen was not taken: what waits for a take rests", () => {
  const bonus = {
    kind: "capacity",
    trigger: "trophy_taken",
    if: [{ event_by: "self" }],
    do: [{ op: "gain", res: "pp", n: 1 }],
  };
  const t = table({ ana: { row: ["bonus"] }, bor: {} })
    .card("bonus", { sector: "motol", effects: [bonus] })
    .card("a", { sector: "karst" })
    .card("b", { sector: "karst", effects: [{ kind: "gain", do: [{ op: "gain", res: "pp", n: 5 }] }] })
    .track("a", "b")
    .pile("ana", "karst", "E E E")
    .resolving("karst");

  t.does("ana", "b", "discard").has({ ana: { pp: 0, row: ["bonus"] } });
  t.does("ana", "a").has({ ana: { pp: 1 } });
  t.does("ana", "marker").has({ ana: { pp: 2 } });
});

rule("DK-TRO-05", "with a full row a card lies beside the board for 2 VP", () => {
  const cards = ["a", "b", "c", "d", "e"];
  const board = table({ ana: { row: cards, pp: 1 }, bor: {} })
    .card("sixth", { sector: "karst" })
    .track("sixth");
  for (const card of cards) board.card(card, { sector: "motol" });
  const t = board
    .pile("ana", "karst", "E")
    .resolving("karst")
    .has({ ana: { vp: 4 } });

  t.does("ana", "sixth").has({ ana: { vp: 6, row: [...cards, "sixth"] } });
});

rule(["DK-SCN-49", "DK-TRO-06", "DK-DISC-05"], "a card may be discarded as it is taken: it gives nothing", () => {
  const t = table({ ana: { pp: 9 }, bor: {} })
    .card("scourge", { sector: "karst", symbols: ["any"], attack: true })
    .track("scourge")
    .pile("bor", "karst", "E C")
    .resolving("karst");

  t.offersWithin("bor", "scourge", ["place", "discard"]);
  t.does("bor", "scourge", "discard");
  t.is({ track: [], discard: ["scourge"], markers: { karst: 2 } }).has({ bor: { row: [], vp: 0 } });
  expect(t.hears("ana")).toEqual([
    { type: "emissarySpent", seat: 1, sector: "karst" },
    { type: "trophyCardDiscarded", seat: 1, card: "scourge" },
    { type: "sectorCleared", sector: "karst" },
    { type: "pointsNoted", vp: [0, 0] },
    { type: "phaseBegan", phase: "endOfCycle" },
  ]);
  expect(t.view("public").discard).toEqual(["scourge"]);
});

rule(["DK-TRO-08", "DK-INF-01", "DK-VP-02"], "a marker goes to a free slot and gives its Gain", () => {
  const t = table({ ana: { influence: { karst: 1 } }, bor: {} })
    .pile("ana", "newTown", "E")
    .resolving("newTown");

  t.does("ana", "marker").has({ ana: { slots: ["karst", "newTown"], influence: { karst: 1, newTown: 1 }, vp: 1 } });
  t.is({ markers: { newTown: 1, karst: 1 } });
  expect(t.events).toContainEqual({ type: "markerTaken", seat: 0, sector: "newTown", how: "slot" });
});

rule(["DK-TRO-09", "DK-INF-01", "DK-VP-01"], "the second marker is stacked: level II replaces level I", () => {
  const t = table({ ana: {}, bor: {}, cyr: { influence: { newTown: 1, karst: 1 } } })
    .pile("cyr", "newTown", "E")
    .resolving("newTown")
    .has({ cyr: { vp: 1 } });

  t.does("cyr", "marker").has({ cyr: { vp: 2, slots: ["newTown", "karst"], influence: { newTown: 2, karst: 1 } } });
  t.is({ markers: { newTown: 0 } });
  expect(t.view("public").players[2]).toMatchObject({ vpSources: { newTown: 2 } });
});

const five = { newTown: 1, karst: 2, motol: 1, combinat: 1, fortress: 1 } as const;

rule(
  ["DK-SCN-51", "DK-TRO-10", "DK-RUL-69", "DK-DISC-04", "DK-DISC-06"],
  "with five full slots one must be freed",
  () => {
    const dua = () =>
      table({ ana: {}, bor: {}, cyr: {}, dua: { influence: five } })
        .pile("dua", "suburbs", "E")
        .resolving("suburbs");

    const t = dua();
    t.offersWithin("dua", "marker", ["newTown", "karst", "motol", "combinat", "fortress"]);
    t.refuses("dua", { branch: "marker", value: [] }, "tooFew", "DK-TRO-01");
    t.refuses("dua", { branch: "marker" }, "malformed", "DK-TRO-01");
    t.refuses("dua", { branch: "marker", value: ["slot:suburbs"] }, "notOffered", "DK-TRO-01");
    t.refuses("dua", { branch: "marker", value: ["slot:karst", "slot:motol"] }, "tooMany", "DK-TRO-01");

    // Both markers of the stack go back to Karst; those to its right close the gap.
    t.does("dua", "marker", "karst").is({ markers: { karst: 2, suburbs: 1 } });
    t.has({ dua: { slots: ["newTown", "motol", "combinat", "fortress", "suburbs"], vp: 1 } });
    const discarded = t.hears("public").filter(({ type }) => type === "markerDiscarded");
    expect(discarded).toEqual(new Array(2).fill({ type: "markerDiscarded", seat: 3, sector: "karst" }));
  },
);

rule(["DK-SCN-51", "DK-DISC-08", "DK-DISC-04", "DK-VP-03"], "VP of a marker given back are lost at once", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: { influence: five } })
    .pile("dua", "suburbs", "E")
    .resolving("suburbs");

  t.has({ dua: { vp: 1 } }).does("dua", "marker", "newTown");
  t.has({ dua: { vp: 0, slots: ["karst", "motol", "combinat", "fortress", "suburbs"] } }).is({
    markers: { newTown: 2 },
  });
});

rule(["DK-SCN-51", "DK-TRO-09", "DK-RUL-69"], "a marker that is stacked needs no room", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: { influence: five } })
    .pile("dua", "motol", "E")
    .resolving("motol");

  t.does("dua", "marker")
    .has({ dua: { influence: { ...five, motol: 2 } } })
    .is({ markers: { motol: 0 } });
});

rule(["DK-TRO-10", "DK-TRO-08", "DK-INF-11"], "a marker in a slot freed for it is the first of its sector", () => {
  const t = table({ ana: {}, bor: { influence: five } })
    .pile("bor", "oldTown", "E")
    .resolving("oldTown");
  // A free Cabal card, and not the 3 PP of the second marker.
  t.does("bor", "marker", "motol").does("bor", "cabal:bor_3");
  t.has({ bor: { slots: ["newTown", "karst", "combinat", "fortress", "oldTown"], cabalRow: ["bor_3"], pp: 0 } });
});

rule("DK-TRO-10", "with four slots taken nothing has to go", () => {
  const four = { newTown: 1, motol: 1, combinat: 1, fortress: 1 } as const;
  const t = table({ ana: { influence: four }, bor: {} })
    .pile("ana", "suburbs", "E")
    .resolving("suburbs");

  t.does("ana", "marker").has({ ana: { influence: { ...four, suburbs: 1 } } });
});

rule("DK-DISC-04", "a marker given back can be taken again as the first of its sector", () => {
  const t = table({ ana: { influence: { ...five } }, bor: {} })
    .pile("ana", "suburbs", "E")
    .pile("bor", "karst", "E E")
    .resolving("suburbs");

  t.does("ana", "marker", "karst").does("ana", "karst");
  t.does("bor", "marker").has({ bor: { influence: { karst: 1 } } });
  t.does("bor", "marker").has({ bor: { influence: { karst: 2 } } });
});

rule("DK-TRO-01", "a sector without a marker left offers none, and says so", () => {
  const t = table({ ana: { influence: { karst: 1 } }, bor: { influence: { karst: 1 } } })
    .card("file", { sector: "karst" })
    .track("file")
    .pile("ana", "karst", "E")
    .resolving("karst");
  t.offers("ana", ["file"]).refuses("ana", "marker", "noMarkerLeft", "DK-TRO-01");
});
