import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";
import { highestRank, rankOrder } from "./rank.ts";

rule(["DK-RANK-01", "DK-RANK-02", "DK-INF-10"], "printed Rank plus Harmony; order by decreasing Rank", () => {
  const t = table({ ana: {}, bor: { influence: { harmony: 1 } }, cyr: { influence: { newTown: 2 } } }).turnOf("ana");

  t.has({ ana: { rank: 9 }, bor: { rank: 17 }, cyr: { rank: 5 } }).is({ administrator: "bor" });
  expect(t.view("public").rankOrder).toEqual([1, 0, 2]);
  expect(t.view("public").players.map(({ rank }) => rank)).toEqual([9, 17, 5]);

  const two = table({ ana: {}, bor: {}, cyr: { influence: { harmony: 2 } } }).turnOf("ana");
  two.has({ cyr: { rank: 25 } });
  expect(two.view("public").rankOrder).toEqual([2, 0, 1]);
});

rule(["DK-RANK-05", "DK-RANK-06", "DK-ADMIN-04"], "a Harmony marker makes its taker Administrator at once", () => {
  const t = table({ ana: {}, bor: {} }).pile("bor", "harmony", "E").pile("ana", "karst", "C").resolution();

  t.is({ administrator: "ana" }).asks("ana", "nameSector").does("ana", "harmony");
  t.does("bor", "marker")
    .has({ bor: { rank: 17 } })
    .is({ administrator: "bor" });
  expect(t.events.map(({ type }) => type)).toEqual([
    "emissarySpent",
    "markerTaken",
    "administratorChanged",
    "sectorCleared",
    "pointsNoted",
  ]);
  t.asks("bor", "nameSector").offers("bor", ["karst"]);
});

rule(["DK-RANK-05", "DK-RANK-06"], "so does a card that gives Rank, as it is taken and as it is lost", () => {
  const t = table({ ana: {}, bor: {} })
    .track("ch3")
    .pile("bor", "harmony", "E E")
    .pile("ana", "karst", "C")
    .resolving("harmony");
  // At once: the Conquest is still under way.
  t.does("bor", "ch3")
    .asks("bor", "chooseTrophy")
    .has({ bor: { rank: 27 } })
    .is({ administrator: "bor" });
  t.does("bor", "marker").asks("bor", "nameSector");

  table({ ana: {}, bor: { row: ["ch3"] } })
    .losing("bor", "card:ch3")
    .has({ bor: { rank: 7 } })
    .is({ administrator: "ana" });
});

rule(["DK-RUL-02", "DK-RANK-06"], "an Administrator who gives the marker back is replaced at once", () => {
  const influence = { harmony: 1, newTown: 1, motol: 1, combinat: 1, fortress: 1 } as const;
  const t = table({ ana: {}, bor: { influence } })
    .pile("bor", "karst", "E")
    .pile("ana", "suburbs", "C")
    .resolving("karst");

  t.is({ administrator: "bor" }).does("bor", "marker", "harmony");
  t.has({ bor: { rank: 7 } })
    .is({ administrator: "ana" })
    .asks("ana", "nameSector");
});

rule("DK-RUL-01", "an equal Rank does not make a new Administrator", () => {
  const t = table({ ana: { rank: 17 }, bor: {}, cyr: {} })
    .pile("bor", "harmony", "E")
    .resolving("harmony");

  t.does("bor", "marker")
    .has({ ana: { rank: 17 }, bor: { rank: 17 } })
    .is({ administrator: "ana" });
  expect(t.view("public").rankOrder).toEqual([0, 1, 2]);
});

rule(
  "DK-RUL-01",
  "equal Ranks: the Administrator, then the printed Rank, then clockwise from the Administrator",
  () => {
    // Cyr has 25 and is Administrator. Bor: 17 printed, Dua: 17 by Harmony, Ana and Eva: 4 printed each.
    const t = table({
      ana: { rank: 4 },
      bor: { rank: 17 },
      cyr: { rank: 25 },
      dua: { rank: 7, influence: { harmony: 1 } },
      eva: { rank: 4 },
    }).turnOf("ana");

    t.is({ administrator: "cyr" });
    expect(t.view("public").rankOrder).toEqual([2, 1, 3, 4, 0]);
  },
);

rule("DK-RUL-01", "on equal Ranks the Administrator is first, even with the lower printed Rank", () => {
  const printed = { rank: 17 };
  const raised = { rank: 7, influence: { harmony: 1 } } as const;
  for (const [ana, bor] of [
    [printed, raised],
    [raised, printed],
  ]) {
    const { facts } = table({ ana: ana!, bor: bor! }).turnOf("ana");
    for (const administrator of [0, 1]) {
      expect(rankOrder({ ...facts, administrator })).toEqual([administrator, 1 - administrator]);
      expect(highestRank({ ...facts, administrator })).toBe(administrator);
    }
  }
});

rule("DK-RUL-01", "who is level in everything follows clockwise from the Administrator", () => {
  const t = table({ ana: { rank: 4 }, bor: { rank: 9 }, cyr: { rank: 4 }, dua: { rank: 4 }, eva: { rank: 4 } }).turnOf(
    "ana",
  );
  t.is({ administrator: "bor" });
  expect(t.view("public").rankOrder).toEqual([1, 2, 3, 4, 0]);
});

rule("DK-RUL-01", "all printed Ranks equal: the first seat is the first Administrator", () => {
  const t = table({ ana: { rank: 4 }, bor: { rank: 4 }, cyr: { rank: 4 } }).turnOf("cyr");

  t.is({ administrator: "ana" });
  expect(t.view("public").rankOrder).toEqual([0, 1, 2]);
});

rule(["DK-RANK-03", "DK-RANK-07", "DK-SEQ-04"], "those who stop at one boundary are asked in Rank order", () => {
  const t = table({ cyr: {}, bor: {}, ana: {} }).pile("bor", "karst", "C").turnOf("cyr").does("cyr", "assassinate");

  t.stops("bor", "victimNamed").stops("cyr", "victimNamed").stops("ana", "victimNamed").does("cyr", "karst:1");
  t.asks("ana", "kernel/reaction").does("ana", "pass");
  t.asks("bor", "kernel/reaction").does("bor", "pass");
  t.asks("cyr", "kernel/reaction").does("cyr", "pass");
  t.asks("bor", "chooseManoeuvre");
});

rule(
  ["DK-RUL-01", "DK-RUL-02"],
  "when two others are level above a fallen Administrator, the higher printed Rank has it",
  () => {
    const t = table({
      ana: { influence: { harmony: 1 }, row: ["back"] },
      bor: { influence: { harmony: 1 } },
      cyr: { rank: 17 },
    })
      .card("back", { sector: "motol", effects: [{ kind: "manifestation", do: [{ op: "return_marker", n: 1 }] }] })
      .turnOf("bor")
      .is({ administrator: "ana" });

    t.uses("ana", "card:back").does("ana", "slot:harmony");
    t.has({ ana: { rank: 9 }, bor: { rank: 17 }, cyr: { rank: 17 } }).is({ administrator: "cyr" });
    expect(t.view("public").rankOrder).toEqual([2, 1, 0]);
  },
);

rule(
  ["DK-RUL-02", "DK-RANK-06"],
  "a Rank that an element gave for one Conquest ends with it, and the office too",
  () => {
    const t = table({ ana: {}, bor: {} })
      .pile("bor", "karst", "C")
      .pile("ana", "motol", "C")
      .lasting("bor", "rank", 10, "conquestEnd")
      .resolution();
    t.is({ administrator: "bor" }).asks("bor", "nameSector").does("bor", "karst");
    t.is({ administrator: "ana" })
      .asks("ana", "nameSector")
      .has({ bor: { rank: 7 } });
  },
);

rule(["DK-RANK-02", "DK-RANK-05", "DK-RUL-121"], "a Rank that rises in Development brings its player forward", () => {
  const t = table({ ana: {}, bor: {}, cyr: { row: ["ch1"], pp: 1, stops: ["developing"] } }).development();
  t.asks("cyr", "kernel/reaction").uses("cyr", "card:ch1").is({ administrator: "cyr" });
  // Ana has had her share; Cyr comes before Bor now.
  t.asks("cyr", "kernel/reaction").has({ ana: { pp: 3 }, cyr: { pp: 3 }, bor: { pp: 0 } });
});
