import { expect } from "vitest";
import type { SectorId } from "../names/names.ts";
import type { Holding } from "../testing/index.ts";
import { type Played, table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** What Ana has after Development beyond the base resources, holding one marker of a sector, or both. */
function income(sector: SectorId, level: 1 | 2, ana: Holding): void {
  const t = table({ ana: { influence: { [sector]: level } }, bor: {} }).development();
  const base: Holding = { reserve: "3C 3G 3E", pp: 3, spyTokens: 0, assassinTokens: 0, vp: 0, rank: 9, pawns: 5 };
  t.asks("ana", "nameFirstPlayer").has({ ana: { ...base, ...ana }, bor: { ...base, rank: 7 } });
}

/** Ana takes a marker of the sector as a Trophy, holding one already or none. */
function takes(sector: SectorId, held: 0 | 1, ana: { pp?: number; cabalRow?: string[] } = {}): Played {
  const influence = held === 1 ? { [sector]: 1 as const } : {};
  return table({ ana: { ...ana, influence }, bor: {} })
    .pile("ana", sector, "E")
    .resolving(sector)
    .does("ana", "marker");
}

shows(["marker:newTown:1", "marker:newTown:2"], ["DK-INF-01", "DK-EFF-03", "DK-USED-03"], "1 VP, stacked 2", () => {
  takes("newTown", 0).has({ ana: { vp: 1, influence: { newTown: 1 } } });
  takes("newTown", 1).has({ ana: { vp: 2, influence: { newTown: 2 } } });
  income("newTown", 1, { vp: 1 });
  income("newTown", 2, { vp: 2 });
  table({ ana: { influence: { newTown: 2 }, used: ["marker:newTown:2"] }, bor: {} })
    .turnOf("ana")
    .has({ ana: { vp: 2 } });
});

shows(["marker:malaStrana:1", "marker:malaStrana:2"], "DK-INF-02", "an Emissary; stacked an Emissary and 1 PP", () => {
  income("malaStrana", 1, { reserve: "3C 3G 4E" });
  income("malaStrana", 2, { reserve: "3C 3G 4E", pp: 4 });
  takes("malaStrana", 0).has({ ana: { reserve: "", pp: 0 } });
});

shows(["marker:hypogea:1", "marker:hypogea:2"], "DK-INF-03", "one Spy token, stacked two", () => {
  income("hypogea", 1, { spyTokens: 1 });
  income("hypogea", 2, { spyTokens: 2 });
});

shows(["marker:karst:1", "marker:karst:2"], "DK-INF-04", "one Assassin token, stacked two", () => {
  income("karst", 1, { assassinTokens: 1 });
  income("karst", 2, { assassinTokens: 2 });
});

shows(["marker:suburbs:1", "marker:suburbs:2"], "DK-INF-05", "two Citizens, stacked three", () => {
  income("suburbs", 1, { reserve: "5C 3G 3E" });
  income("suburbs", 2, { reserve: "6C 3G 3E" });
});

shows(["marker:combinat:1", "marker:combinat:2"], "DK-INF-06", "1 PP, stacked 2", () => {
  income("combinat", 1, { pp: 4 });
  income("combinat", 2, { pp: 5 });
});

shows(["marker:fortress:1", "marker:fortress:2"], "DK-INF-07", "one Guard, stacked two", () => {
  income("fortress", 1, { reserve: "3C 4G 3E" });
  income("fortress", 2, { reserve: "3C 5G 3E" });
});

shows(["marker:harmony:1", "marker:harmony:2"], ["DK-INF-10", "DK-USED-03"], "+10 Rank, stacked +20 in all", () => {
  takes("harmony", 0).has({ ana: { rank: 19 } });
  takes("harmony", 1).has({ ana: { rank: 29 } });
  table({ ana: {}, bor: { influence: { harmony: 1 }, used: ["marker:harmony:1"] } })
    .turnOf("ana")
    .has({ bor: { rank: 17 } })
    .is({ administrator: "bor" });
});

shows(
  ["marker:malaStrana:2", "marker:karst:1", "marker:suburbs:2", "marker:combinat:2"],
  ["DK-SCN-03", "DK-DEV-03", "DK-EFF-02"],
  "the Income of several markers adds up",
  () => {
    const influence = { malaStrana: 2, karst: 1, suburbs: 2, combinat: 2 } as const;
    const t = table({ ana: {}, bor: { influence, pp: 1 } }).development();
    t.has({ bor: { reserve: "6C 3G 4E", assassinTokens: 1, pp: 7 }, ana: { reserve: "3C 3G 3E", pp: 3 } });
  },
);

shows(["marker:karst:1", "marker:combinat:2"], "DK-USED-02", "a Used marker gives no Income", () => {
  const influence = { karst: 1, combinat: 2, suburbs: 1 } as const;
  table({ ana: { influence, used: ["marker:karst:1", "marker:combinat:2"] }, bor: {} })
    .development()
    .has({ ana: { assassinTokens: 0, pp: 3, reserve: "5C 3G 3E" } });
});

shows(
  ["marker:josefov:1", "marker:josefov:2"],
  ["DK-INF-08", "DK-HIDE-03", "DK-AFF-03", "DK-RUL-43"],
  "two tokens of one's choice, unseen; stacked one more",
  () => {
    const t = takes("josefov", 0).asks("ana", "affinityTypes");
    t.offers("ana", ["politics", "politics", "people", "people", "artefact", "artefact"]);
    t.refuses("ana", "people", "tooFew", "DK-RUL-40").refuses("ana", "people people artefact", "tooMany");
    t.refusesAct("bor", "takeDebt", true, "insideStep").does("ana", "people artefact");
    t.has({ ana: { affinities: { politics: 2, people: 1, artefact: 1 } } });
    expect(t.hears("bor")).toContainEqual({ type: "affinityGained", seat: 0, n: 2 });
    expect(JSON.stringify(t.hears("bor"))).not.toMatch(/people|artefact/);
    takes("josefov", 1)
      .offers("ana", ["politics", "people", "artefact"])
      .does("ana", "artefact")
      .has({ ana: { affinities: { politics: 2, artefact: 1 }, influence: { josefov: 2 } } });
  },
);

shows(
  "marker:josefov:1",
  ["DK-RUL-40", "DK-INF-08"],
  "types that have run out are not offered; without any the gain is less",
  () => {
    const placed = { card: "nv2", tokens: ["politics"] } as const;
    const josefov = (bor: { politics: number; people: number; artefact: number }) =>
      table({ ana: { affinities: {} }, bor: { affinities: bor } })
        .pile("ana", "josefov", "E")
        .resolving("josefov")
        .does("ana", "marker");
    const t = josefov({ politics: 10, people: 9, artefact: 10 }).offers("ana", ["people"]).does("ana", "people");
    t.has({ ana: { affinities: { people: 1 } } });
    expect(t.facts.players[0]!.influence[0]!.gave).toEqual({ pp: 0, affinities: 1, passing: null });
    // A token lying on a card is out as well.
    table({ ana: { affinities: {} }, bor: { affinities: { politics: 9, people: 10 }, row: [placed] } })
      .pile("ana", "josefov", "E")
      .resolving("josefov")
      .does("ana", "marker")
      .offers("ana", ["artefact", "artefact"]);
    const none = josefov({ politics: 10, people: 10, artefact: 10 })
      .asks(["ana", "bor"], "endOfCycleCall")
      .has({ ana: { affinities: {}, influence: { josefov: 1 } } });
    // Nobody is asked: everybody learns that the supply is empty.
    for (const name of ["ana", "bor"])
      expect(none.view(name).knowledge!.supply).toEqual(
        ["politics", "people", "artefact"].map((token) => ({ token, min: 0, max: 0 })),
      );
    expect(none.hears("bor")).toContainEqual({ type: "affinityGained", seat: 0, n: 0 });
    expect(none.events.some((event) => none.position.game.discloses(event))).toBe(true);
  },
);

/** Eva's five slots are full; taking Suburbs costs her the markers of the sector named. */
function loses(sector: SectorId, level: 1 | 2, tokens: { people: number; artefact: number }): Played {
  const row = [{ card: "file", tokens: ["people"] as const }];
  // Also where a stack of another sector lies beside it.
  const influence = { karst: 2, [sector]: level, motol: 1, combinat: 1, fortress: 1 } as const;
  return table({ eva: { row, influence, affinities: tokens }, bor: {} })
    .card("file", { sector: "karst", symbols: ["people"] })
    .pile("eva", "suburbs", "E")
    .resolving("suburbs")
    .does("eva", "marker", sector);
}

shows(
  "marker:josefov:1",
  ["DK-SCN-52", "DK-DISC-10", "DK-RUL-42", "DK-DISC-04"],
  "a lost marker costs as many tokens as it gave, of the loser's choice",
  () => {
    const t = loses("josefov", 1, { people: 1, artefact: 2 });
    t.asks("eva", "affinityLoss")
      .offers("eva", ["people", "artefact", "artefact", "file@0"])
      .has({ eva: { vp: 1 } });
    t.refuses("eva", "people", "tooFew", "DK-DISC-10");
    t.does("eva", "people file@0").has({ eva: { vp: 0, affinities: { artefact: 2 }, placed: { file: [null] } } });
    t.is({ markers: { josefov: 2, suburbs: 1 } });
    expect(t.hears("bor")).toContainEqual({
      type: "affinitiesLost",
      seat: 0,
      n: 1,
      placed: [{ card: "file", symbol: 0 }],
    });

    const reserve = loses("josefov", 1, { people: 1, artefact: 2 }).does("eva", "artefact artefact");
    reserve.has({ eva: { vp: 1, affinities: { people: 1 } } });
    expect(reserve.hears("bor")).toContainEqual({ type: "affinitiesLost", seat: 0, n: 2, placed: [] });
    // Who has fewer loses all.
    loses("josefov", 1, { people: 0, artefact: 0 })
      .does("eva", "file@0")
      .has({ eva: { vp: 0, affinities: {} } });
  },
);

shows("marker:josefov:2", ["DK-RUL-43", "DK-RUL-69", "DK-RUL-128"], "both lost cost three tokens in all", () => {
  const t = loses("josefov", 2, { people: 2, artefact: 2 });
  t.asks("eva", "affinityLoss").does("eva", "artefact").asks("eva", "affinityLoss").does("eva", "people artefact");
  t.has({ eva: { affinities: { people: 1 }, vp: 1 } }).is({ markers: { josefov: 2 } });
  // A token taken off a card could be placed again; what is left in the reserve still can.
  t.refusesAct("eva", "placeAffinity", "file:0=people", "noFreeSymbol", "DK-AFF-02");
});

shows(
  ["marker:oldTown:1", "marker:oldTown:2"],
  ["DK-SCN-55", "DK-INF-11", "DK-MAN-DEV-02", "DK-RUL-32"],
  "a free Cabal card of one's choice; stacked 3 PP and no card",
  () => {
    const t = takes("oldTown", 0);
    t.asks("ana", "chooseCabalCard").offers("ana", [
      "cabal:ana_1",
      "cabal:ana_2",
      "cabal:ana_3",
      "cabal:ana_4",
      "cabal:ana_5",
    ]);
    t.does("ana", "cabal:ana_4").has({ ana: { cabalRow: ["ana_4"], pp: 0, vp: 0, debts: 0 } });
    takes("oldTown", 1, { cabalRow: ["ana_4"] })
      .asks(["ana", "bor"], "endOfCycleCall")
      .has({ ana: { cabalRow: ["ana_4"], pp: 3, influence: { oldTown: 2 } } });
    // The VP of the slot come with the card (DK-MAN-DEV-04).
    takes("oldTown", 0, { cabalRow: ["ana_4"] })
      .does("ana", "cabal:ana_1")
      .has({ ana: { vp: 1 } });
  },
);

shows(
  ["marker:oldTown:1", "marker:oldTown:2"],
  ["DK-SCN-54", "DK-RUL-31", "DK-INF-11"],
  "with a full Cabal row nothing is developed; the 3 PP come all the same",
  () => {
    const cabalRow = ["ana_1", "ana_2", "ana_3", "ana_4", "ana_5"];
    takes("oldTown", 0, { cabalRow })
      .asks(["ana", "bor"], "endOfCycleCall")
      .has({ ana: { cabalRow, pp: 0 } });
    takes("oldTown", 1, { cabalRow })
      .asks(["ana", "bor"], "endOfCycleCall")
      .has({ ana: { cabalRow, pp: 3 } });
  },
);

shows("marker:oldTown:1", "DK-RUL-32", "lost and taken again it gives another card; the first card stays", () => {
  const influence = { oldTown: 1, karst: 1, motol: 1, combinat: 1, fortress: 1 } as const;
  const t = table({ ana: { influence, cabalRow: ["ana_1"] }, bor: {} })
    .pile("ana", "suburbs", "E")
    .pile("ana", "oldTown", "E")
    .resolving("suburbs");
  t.does("ana", "marker", "oldTown")
    .has({ ana: { cabalRow: ["ana_1"] } })
    .does("ana", "oldTown");
  t.does("ana", "marker", "suburbs")
    .does("ana", "cabal:ana_5")
    .has({ ana: { cabalRow: ["ana_1", "ana_5"], vp: 1 } });
});

shows("marker:josefov:2", ["DK-USED-03", "DK-INF-08"], "a Gain comes also where the marker below is Used", () => {
  table({ ana: { influence: { josefov: 1 }, used: ["marker:josefov:1"] }, bor: {} })
    .pile("ana", "josefov", "E")
    .resolving("josefov")
    .does("ana", "marker")
    .does("ana", "people")
    .has({ ana: { affinities: { politics: 2, people: 1 } } });
});
