import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";
import { shows } from "./shows.ts";

shows(
  "card:nv3",
  ["DK-EFF-01", "DK-END-01", "DK-USED-02"],
  "one Debt costs no VP at the end, unless the card is Used",
  () => {
    const over = (used: string[]) =>
      table({ ana: { row: ["nv3"], debts: 2, used, affinities: {} }, bor: { debts: 1 } })
        .cycle(5)
        .endOfCycle()
        .has({ ana: { vp: 0 } })
        .does("ana")
        .does("bor")
        .does("ana", "");
    over([]).has({ ana: { vp: -1, debts: 2 }, bor: { vp: -1 } });
    over(["card:nv3"]).has({ ana: { vp: -2 } });
  },
);

const queue = (ana: string, bor: string, row: string[] = ["fa6"], used: string[] = []) =>
  table({ ana: {}, bor: { row, used }, cyr: {}, dua: {}, eva: {} })
    .pile("ana", "karst", ana)
    .pile("bor", "karst", bor)
    .resolving("karst");

shows(
  "card:fa6",
  ["DK-EFF-01", "DK-RUL-141", "DK-RES-06"],
  "tied with strictly more Citizens: Winner without a Power Struggle",
  () => {
    const t = queue("E C", "E C C").asks("bor", "chooseTrophy");
    expect(t.facts.conquest).toMatchObject({ order: [1, 0], bids: [], tied: [0, 1] });
    queue("E C", "E C").asks(["ana", "bor"], "ready");
    queue("E C", "E C C", ["fa6"], ["card:fa6"]).asks(["ana", "bor"], "ready");
    queue("E E", "E C C").asks("ana", "chooseTrophy");
  },
);

shows("card:fa6", "DK-RUL-141", "the others tied at the top follow in Rank order, without bids", () => {
  const t = table({ ana: {}, bor: {}, cyr: { row: ["fa6"] }, dua: {}, eva: {} })
    .pile("bor", "karst", "E")
    .pile("ana", "karst", "E C")
    .pile("cyr", "karst", "E C C")
    .resolving("karst");
  expect(t.asks("cyr", "chooseTrophy").facts.conquest!.order).toEqual([2, 0, 1]);
});

shows(
  "card:ch5",
  ["DK-EFF-01", "DK-STRUG-03", "DK-STRUG-05"],
  "a bid counts 1 PP more; 2 for the Administrator",
  () => {
    const bids = (row: { ana?: string[]; bor?: string[] }, ana: number, bor: number, used: string[] = []): Played =>
      table({ ana: { pp: 5, row: row.ana ?? [] }, bor: { pp: 5, row: row.bor ?? [], used } })
        .pile("ana", "karst", "E")
        .pile("bor", "karst", "E")
        .resolving("karst")
        .does("ana")
        .does("bor")
        .does("ana", ana)
        .does("bor", bor);
    // 1 + 1 against 1; the addition is not paid.
    bids({ bor: ["ch5"] }, 1, 1)
      .asks("bor", "chooseTrophy")
      .has({ ana: { pp: 4 }, bor: { pp: 4 } });
    bids({ bor: ["ch5"] }, 2, 1).asks("ana", "chooseTrophy");
    bids({ bor: ["ch5"] }, 0, 0).asks("bor", "chooseTrophy");
    bids({ bor: ["ch5"] }, 1, 1, ["card:ch5"]).asks("ana", "chooseTrophy");
    // Ana is Administrator: 0 + 2 against 2, and the higher Rank.
    bids({ ana: ["ch5"] }, 0, 2).asks("ana", "chooseTrophy");
    bids({ ana: ["ch5"] }, 0, 3).asks("bor", "chooseTrophy");
  },
);

shows(
  "card:fo6",
  ["DK-EFF-01", "DK-RES-08"],
  "each pair of Guards counts as an Emissary for Winner and order, two at most",
  () => {
    const walls = (ana: string, bor: string, used: string[] = []) =>
      table({ ana: {}, bor: { row: ["fo6"], used } })
        .pile("ana", "karst", ana)
        .pile("bor", "karst", bor)
        .resolving("karst");
    const t = walls("E E", "E G G G G").asks("bor", "chooseTrophy").does("bor", "marker");
    // No take comes with it: the one Emissary is spent.
    t.asks("ana", "chooseTrophy")
      .does("ana", "marker")
      .has({ ana: { influence: { karst: 1 } } });
    walls("E E", "E G G G").asks(["ana", "bor"], "ready");
    // Another's Guards are not counted.
    walls("E E G G G G", "E").asks("ana", "chooseTrophy");
    walls("E E E E", "E G G G G G G").asks("ana", "chooseTrophy");
    walls("E E", "G G G G").asks("ana", "chooseTrophy");
    walls("E E", "E G G G G", ["card:fo6"]).asks("ana", "chooseTrophy");
  },
);

shows(
  "card:mo5",
  ["DK-EFF-01", "DK-ADMIN-04"],
  "names the first sector in the Administrator's place, and only the first",
  () => {
    const zero = (used: string[] = []) =>
      table({ ana: {}, bor: { row: ["mo5"], used } })
        .pile("ana", "karst", "C")
        .pile("bor", "motol", "C")
        .pile("bor", "josefov", "C")
        .resolution();
    const t = zero().asks("bor", "effectChoice").offers("bor", ["card:mo5", "decline"]).does("bor", "card:mo5");
    t.asks("bor", "nameSector").offers("bor", ["karst", "motol", "josefov"]).does("bor", "karst");
    t.asks("ana", "nameSector")
      .is({ administrator: "ana" })
      .has({ bor: { used: [] } });
    zero().does("bor", "decline").asks("ana", "nameSector");
    zero(["card:mo5"]).asks("ana", "nameSector");
  },
);

shows("card:mo5", ["DK-EFF-01", "DK-RES-02"], "it is there again in the next Cycle", () => {
  const t = table({ ana: { pawns: 0 }, bor: { row: ["mo5"], pawns: 0 } })
    .pile("ana", "karst", "C")
    .resolution();
  t.does("bor", "card:mo5").does("bor", "karst").does("ana").does("bor").does("ana", "ana");
  t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C").idle().asks("bor", "effectChoice").is({ cycle: 2 });
});

shows(
  "card:mo5",
  ["DK-RUL-118", "DK-SEQ-05"],
  "named and left by its last pile, the sector is named again by the same player",
  () => {
    const t = table({ ana: {}, bor: { row: ["mo5"] }, cyr: { influence: { motol: 2 } } })
      .pile("cyr", "karst", "C")
      .pile("bor", "motol", "C")
      .resolution();
    t.does("bor", "card:mo5").stops("ana", "conquestStart").does("bor", "karst").asks("ana", "kernel/reaction");
    t.uses("cyr", "marker:motol:2").does("cyr", "option:2").does("cyr", "cyr.karst", "josefov").does("ana", "pass");
    t.asks("bor", "nameSector").offers("bor", ["motol", "josefov"]).does("bor", "motol").asks("ana", "nameSector");
  },
);

shows(
  ["card:fo6", "card:ch4"],
  ["DK-RES-08", "DK-STRUG-03"],
  "what counts for the order is counted once, before the bids: Used afterwards it has counted",
  () => {
    const bids = (used: boolean) => {
      const t = table({ ana: { row: ["ch4"], pp: 1 }, bor: {}, cyr: {}, dua: { row: ["fo6"] }, eva: {} })
        .card("a", { sector: "karst" })
        .track("a")
        .pile("ana", "karst", "E E E")
        .pile("bor", "karst", "E E E")
        .pile("cyr", "karst", "E")
        .pile("dua", "karst", "E G G")
        .resolving("karst")
        .asks(["ana", "bor"], "ready");
      if (used) t.uses("ana", "card:ch4").does("ana", "dua/card:fo6");
      return t.does("ana").does("bor").does("ana", 0).does("bor", 0).does("ana", "marker").does("bor", "marker");
    };
    bids(false).asks("dua", "chooseTrophy");
    bids(true).asks("dua", "chooseTrophy");
  },
);
