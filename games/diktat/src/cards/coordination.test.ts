import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { hasBoard } from "./boards.ts";
import { shows } from "./shows.ts";

/** Coordination beside Ana. */
const co = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "coordination", ...setup });

const SETUP = ["DK-SETUP-03", "DK-SETUP-04", "DK-MAN-DEV-01", "DK-MAN-DEV-04", "DK-MAN-DEV-05"];

shows("kit:coordination", SETUP, "Rank 38, 2 PP, two Politics; its board", () => {
  hasBoard("coordination", {
    rank: 38,
    affinity: "politics",
    pp: 2,
    tokens: {},
    rowVp: [0, 0, 1, 2, 3, 4],
    cost: [4, 4, 7, 7, 8],
    cabalVp: [0, 1, 1, 2, 3],
  });
});

const fortress = (setup: PlayerSetup) =>
  table({ co: co(setup), ana: {} })
    .pile("co", "fortress", "E")
    .resolving("fortress");

shows(
  "screen:coordination",
  ["DK-SCN-110", "DK-CAB-CO-01", "DK-CAB-CO-02"],
  "the second marker may lie beside the first: both work",
  () => {
    const t = fortress({ influence: { fortress: 1 } }).offersWithin("co", "marker", ["apart", "stack"]);
    t.does("co", "marker", "apart").has({ co: { influence: { fortress: "apart" }, slots: ["fortress", "fortress"] } });
    expect(t.view("ana").players[0]!.influence).toMatchObject([
      { sector: "fortress", face: 1, markers: 1 },
      { sector: "fortress", face: 2, markers: 1 },
    ]);
    // Income of 1 and 2 Guards.
    t.does("co")
      .does("ana")
      .asks("co", "nameFirstPlayer")
      .has({ co: { reserve: "3C 6G 3E" } });
  },
);

shows(
  "screen:coordination",
  ["DK-SCN-110", "DK-CAB-CO-04", "DK-RUL-113"],
  "by choice or for want of a slot they stack, without a sum",
  () => {
    const t = fortress({ influence: { fortress: 1 } }).does("co", "marker", "stack");
    t.has({ co: { influence: { fortress: 2 }, slots: ["fortress"] } })
      .does("co")
      .does("ana")
      .has({ co: { reserve: "3C 5G 3E" } });
    const five = { fortress: 1, karst: 1, motol: 1, suburbs: 1, combinat: 1 } as const;
    const full = fortress({ influence: five }).does("co", "marker");
    full.has({ co: { influence: { ...five, fortress: 2 } } });
    // Nobody else is asked: theirs always stack.
    table({ ana: { influence: { fortress: 1 } }, bor: {} })
      .pile("ana", "fortress", "E")
      .resolving("fortress")
      .does("ana", "marker")
      .has({ ana: { influence: { fortress: 2 } } });
  },
);

shows(
  ["screen:coordination", "marker:oldTown:2"],
  ["DK-CAB-CO-03", "DK-INF-11", "DK-RUL-32"],
  "both Old Town markers apart: two free cards and 3 PP in all",
  () => {
    // Whatever else is stacked, or is not.
    const t = table({ co: co({ influence: { karst: 2 } }), ana: {} })
      .pile("co", "oldTown", "E E")
      .resolving("oldTown");
    t.does("co", "marker")
      .does("co", "cabal:coordination_5")
      .has({ co: { pp: 0 } });
    t.does("co", "marker", "apart").asks("co", "chooseCabalCard").does("co", "cabal:coordination_2");
    t.has({
      co: { pp: 3, cabalRow: ["coordination_5", "coordination_2"], vp: 1, influence: { karst: 2, oldTown: "apart" } },
    });
    const stacked = table({ co: co({ influence: { oldTown: 1, karst: 1 } }), ana: {} })
      .pile("co", "oldTown", "E")
      .resolving("oldTown");
    stacked.does("co", "marker", "stack").has({ co: { pp: 3, cabalRow: [] } });
  },
);

shows(
  "screen:coordination",
  ["DK-RUL-114", "DK-CAB-CO-01"],
  "apart: +30 Rank, 5 tokens, 3 VP, two Manifestations",
  () => {
    const t = table({ co: co({ influence: { harmony: "apart", newTown: "apart" } }), ana: {} }).turnOf("ana");
    t.has({ co: { rank: 68, vp: 3 } });
    const josefov = table({ co: co({ influence: { josefov: 1 }, affinities: { politics: 2, people: 2 } }), ana: {} })
      .pile("co", "josefov", "E")
      .resolving("josefov");
    josefov.does("co", "marker", "apart").does("co", "artefact artefact artefact");
    josefov.has({ co: { affinities: { politics: 2, people: 2, artefact: 3 } } });
    const motol = table({ co: co({ influence: { motol: "apart" }, pawns: 5 }), ana: { pawns: 2 } }).turnOf("co");
    motol.mayUse("co", ["marker:motol:1", "marker:motol:2"]).uses("co", "marker:motol:1").does("co", "option:0");
    motol
      .has({ co: { used: ["marker:motol:1"] } })
      .uses("co", "marker:motol:2")
      .offers("co", ["option:1"]);
  },
);

shows(
  "screen:coordination",
  ["DK-CAB-CO-05", "DK-RUL-112", "DK-DISC-08"],
  "of two apart the one showing face II goes first",
  () => {
    const influence = { newTown: "apart", karst: 1, motol: 1, suburbs: 1 } as const;
    const t = table({ co: co({ influence }), ana: {} })
      .pile("co", "combinat", "E")
      .resolving("combinat");
    t.has({ co: { vp: 3 } })
      .does("co", "marker", "newTown")
      .is({ markers: { newTown: 1, combinat: 1 } });
    t.has({ co: { vp: 1, influence: { newTown: 1, karst: 1, motol: 1, suburbs: 1, combinat: 1 } } });
  },
);

shows("cabal:coordination_1", ["DK-EFF-01", "DK-MAN-DEV-03"], "1 PP for each marker taken as a Trophy", () => {
  const t = table({ co: co({ cabalRow: ["coordination_1"] }), ana: {} })
    .track("ka2")
    .pile("co", "karst", "E E")
    .pile("ana", "karst", "E")
    .resolving("karst");
  t.does("co", "ka2")
    .has({ co: { pp: 0 } })
    .does("ana", "marker")
    .has({ co: { pp: 0 }, ana: { pp: 0 } });
  t.does("co", "marker").has({ co: { pp: 1, used: [] } });
});

const filing = (co2: string, ana: string, setup: PlayerSetup = {}) =>
  table({ co: co({ cabalRow: ["coordination_2"], ...setup }), ana: {} })
    .pile("co", "karst", co2)
    .pile("ana", "karst", ana)
    .resolving("karst");

shows(
  "cabal:coordination_2",
  ["DK-TRO-02", "DK-RES-09"],
  "as a Trophy 1 PP and 1 for each Citizen revealed, 4 at most, once a Conquest",
  () => {
    const t = filing("E E C", "C").offers("co", ["marker", "special:cabal:coordination_2/0"]);
    t.does("co", "cabal:coordination_2").has({ co: { pp: 3, influence: {}, used: [] } });
    // The Emissary is spent, and there is no second time in this sector.
    t.asks("co", "chooseTrophy")
      .offers("co", ["marker"])
      .does("co", "marker")
      .has({ co: { influence: { karst: 1 } } });
    filing("E C C", "C C C")
      .does("co", "cabal:coordination_2")
      .has({ co: { pp: 4 } });
    filing("E", "G")
      .does("co", "cabal:coordination_2")
      .has({ co: { pp: 1 } });
    filing("E", "G", { used: ["cabal:coordination_2"] }).offers("co", ["marker"]);
  },
);

shows(
  "cabal:coordination_2",
  ["DK-RUL-64", "DK-TRO-02"],
  "where nothing else is left it is still a Trophy, for its owner alone; anew in the next sector",
  () => {
    const t = table({
      co: co({ cabalRow: ["coordination_2"], influence: { karst: 1 } }),
      ana: { influence: { karst: 1 } },
    })
      .pile("co", "karst", "E")
      .pile("ana", "karst", "E E")
      .pile("co", "motol", "E")
      .resolution();
    // Ana wins and finds nothing: she is passed over and keeps her Emissaries.
    t.does("co", "karst").asks("co", "chooseTrophy").offers("co", ["special:cabal:coordination_2/0"]);
    t.does("co", "cabal:coordination_2").asks("co", "nameSector").does("co", "motol");
    t.offers("co", ["marker", "special:cabal:coordination_2/0"])
      .does("co", "cabal:coordination_2")
      .has({ co: { pp: 2 } });
  },
);

shows(
  "cabal:coordination_3",
  ["DK-RUL-134", "DK-EOC-06", "DK-EFF-04", "DK-RANK-07"],
  "1 PP on the card: Administrator till the end of the Cycle, whatever the Ranks",
  () => {
    const u = table({ co: co({ cabalRow: ["coordination_3"], pp: 2 }), ana: { rank: 99 } })
      .pile("ana", "karst", "C")
      .resolution();
    u.is({ administrator: "ana" }).uses("co", "cabal:coordination_3").is({ administrator: "co" });
    u.has({ co: { pp: 1, rank: 38, used: ["cabal:coordination_3"] }, ana: { rank: 99 } });
    expect(u.facts.players[0]!.cabalRow[0]!.pp).toBe(1);
    // The duties pass at once; at the End of Cycle the PP is gone and the office goes back.
    u.asks("co", "nameSector").does("co", "karst").does("co").does("ana");
    u.is({ cycle: 2, administrator: "ana" }).has({ co: { pp: 4, used: [] } });
    expect(u.facts.players[0]!.cabalRow[0]!.pp).toBe(0);
    table({ co: co({ cabalRow: ["coordination_3"] }), ana: {} })
      .turnOf("ana")
      .mayUse("co", []);
  },
);

shows("cabal:coordination_3", ["DK-RUL-134", "DK-STRUG-04"], "and it wins equal bids, against a higher Rank", () => {
  const bids = (uses: boolean) => {
    const t = table({ co: co({ cabalRow: ["coordination_3"], pp: 3 }), ana: { rank: 99, pp: 3 } })
      .pile("ana", "karst", "E")
      .pile("co", "karst", "E")
      .resolving("karst");
    if (uses) t.uses("co", "cabal:coordination_3");
    return t.does("co").does("ana").does("co", 2).does("ana", 2);
  };
  bids(true).asks("co", "chooseTrophy");
  bids(false).asks("ana", "chooseTrophy");
});

shows(
  "cabal:coordination_3",
  ["DK-SCN-114", "DK-RUL-134", "DK-RANK-07"],
  "an office alone changes no Rank order: equal bids and reactions go by Rank",
  () => {
    const office = { kind: "manifestation", do: [{ op: "take_role", role: "administrator", until: "cycle_end" }] };
    const t = table({ ana: { pp: 2, row: ["co5"] }, bor: {}, cyr: { pp: 2, row: ["office", "coin"] } })
      .card("office", { sector: "karst", effects: [office] })
      .card("coin", { sector: "karst", effects: [{ kind: "manifestation", do: [{ op: "gain", res: "pp", n: 1 }] }] })
      .pile("ana", "karst", "E")
      .pile("cyr", "karst", "E")
      .pile("bor", "motol", "C")
      .resolution();
    t.uses("cyr", "card:office")
      .is({ administrator: "cyr" })
      .has({ cyr: { rank: 5 } });
    t.stops("ana", "conquestStart").stops("cyr", "conquestStart").asks("cyr", "nameSector").does("cyr", "karst");
    t.asks("ana", "kernel/reaction").does("ana", "pass").asks("cyr", "kernel/reaction").does("cyr", "pass");
    t.does("ana").does("cyr").does("ana", 2).does("cyr", 2).asks("ana", "chooseTrophy").does("ana", "marker");
    t.does("cyr", "marker").asks("cyr", "nameSector").does("cyr", "motol").does("ana").does("bor").does("cyr");
    t.is({ cycle: 2, administrator: "ana" });
  },
);

shows(
  "cabal:coordination_4",
  ["DK-EFF-05", "DK-DISC-04", "DK-TRO-08"],
  "a marker goes back, one of an adjacent sector is taken, and 1 PP",
  () => {
    const t = table({
      co: co({ cabalRow: ["coordination_4", "coordination_1"], influence: { newTown: 1, combinat: 1 } }),
      ana: { influence: { josefov: 2, suburbs: 2 } },
    }).turnOf("co");
    t.does("co", "specialManoeuvre").does("co", "cabal:coordination_4").asks("co", "returnMarker");
    // Combinat touches Josefov, the Old Town and the Suburbs: nothing there can be taken.
    t.offers("co", ["newTown"])
      .has({ co: { vp: 2 } })
      .does("co", "newTown")
      .asks("co", "chooseMarker");
    t.offers("co", ["hypogea", "fortress", "karst"]).refuses("co", "oldTown", "notOffered").does("co", "karst");
    t.has({ co: { vp: 1, pp: 1, influence: { combinat: 1, karst: 1 }, used: ["cabal:coordination_4"] } });
    // It is no Trophy: the Single Counter pays nothing.
    t.is({ markers: { newTown: 2, karst: 1 } });
  },
);

shows(
  "cabal:coordination_4",
  ["DK-EFF-05", "DK-MAN-SPEC-01"],
  "not where no returned marker leaves one to take",
  () => {
    const influence = { combinat: 1 } as const;
    table({ co: co({ cabalRow: ["coordination_4"], influence }), ana: { influence: { josefov: 2, suburbs: 2 } } })
      .turnOf("co")
      .refuses("co", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
    table({ co: co({ cabalRow: ["coordination_4"] }), ana: {} })
      .turnOf("co")
      .refuses("co", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
  },
);

shows(
  "cabal:coordination_4",
  ["DK-RUL-69", "DK-RUL-43", "DK-CAB-CO-01"],
  "the upper marker of a stack goes back; Gains go with it, and the second of a sector may lie apart",
  () => {
    const t = table({
      co: co({ cabalRow: ["coordination_4"], influence: { josefov: 2, combinat: 1 }, affinities: { people: 3 } }),
      ana: {},
    }).turnOf("co");
    t.does("co", "specialManoeuvre").does("co", "cabal:coordination_4").does("co", "josefov");
    t.asks("co", "affinityLoss")
      .does("co", "people")
      .does("co", "combinat")
      .asks("co", "placeMarker")
      .does("co", "apart");
    t.has({ co: { influence: { josefov: 1, combinat: "apart" }, affinities: { people: 2 }, pp: 1 } });
  },
);

shows(
  "cabal:coordination_5",
  ["DK-EFF-01", "DK-VP-01", "DK-USED-02"],
  "1 VP while markers of four sectors are held",
  () => {
    const plan = (influence: PlayerSetup["influence"], used: string[] = []) =>
      table({ co: co({ cabalRow: ["coordination_5"], influence: influence!, used }), ana: {} }).turnOf("co");
    plan({ karst: 1, motol: 1, suburbs: 2 }).has({ co: { vp: 0 } });
    plan({ karst: 1, motol: "apart", suburbs: 2 }).has({ co: { vp: 0 } });
    plan({ karst: 1, motol: 1, suburbs: 2, combinat: 1 }).has({ co: { vp: 1 } });
    plan({ karst: 1, motol: 1, suburbs: 2, combinat: 1 }, ["cabal:coordination_5"]).has({ co: { vp: 0 } });
    const t = table({
      co: co({ cabalRow: ["coordination_5"], influence: { karst: 1, motol: 1, suburbs: 2 } }),
      ana: {},
    })
      .pile("co", "combinat", "E")
      .resolving("combinat");
    t.does("co", "marker").has({ co: { vp: 1 } });
  },
);
