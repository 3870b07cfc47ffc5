import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

const takers = (t: Played): number[] => t.story.flatMap((e) => (e.type === "emissarySpent" ? [e.seat] : []));
const order = (t: Played): readonly number[] | undefined => t.story.find((e) => e.type === "orderFixed")?.order;

rule(["DK-RES-03", "DK-GEN-01"], "all pawns of the sector are turned face up and the piles cease to exist", () => {
  const t = table({ ana: {}, bor: {} })
    .pile("bor", "karst", "C E G")
    .pile("ana", "karst", "G C")
    .pile("ana", "motol", "E")
    .resolution()
    .does("ana", "karst");

  const pieces = [
    { seat: 0, kinds: ["guard", "citizen"] },
    { seat: 1, kinds: ["citizen", "emissary", "guard"] },
  ];
  for (const who of ["ana", "bor", "public"]) {
    expect(t.view(who).conquest).toMatchObject({ sector: "karst", pieces, emissaries: [0, 1] });
    expect(t.hears(who)).toContainEqual({ type: "sectorRevealed", sector: "karst", pieces, extra: [0, 0] });
    t.sees(who, "karst");
  }
  t.sees("public", "motol", "?").sees("bor", "motol", "?");
});

rule(
  ["DK-RES-03", "DK-RES-04"],
  "the pawns of each player lie together, in Rank order, however they were placed",
  () => {
    const t = table({ dua: {}, bor: {}, cyr: {}, ana: {}, eva: {} })
      .pile("dua", "karst", "E C")
      .pile("ana", "karst", "C")
      .pile("dua", "karst", "G")
      .resolving("karst");
    expect(t.view("public").conquest!.pieces).toEqual([
      { seat: 3, kinds: ["citizen"] },
      { seat: 0, kinds: ["emissary", "citizen", "guard"] },
    ]);
  },
);

describe("the Winner and the order of takes", () => {
  rule(
    ["DK-SCN-40", "DK-RES-05", "DK-RES-08", "DK-RES-09", "DK-RES-10", "DK-RES-11", "DK-RES-12", "DK-RES-13"],
    "most Emissaries first, round after round",
    () => {
      const t = table({ ana: {}, bor: {} })
        .card("a", { sector: "newTown" })
        .card("b", { sector: "newTown" })
        .track("a", "b")
        .pile("bor", "newTown", "E")
        .pile("ana", "newTown", "E C E E")
        .resolving("newTown");

      t.asks("ana", "chooseTrophy").offers("ana", ["a", "b", "marker"]).does("ana", "a");
      t.asks("bor", "chooseTrophy").offers("bor", ["b", "marker"]).does("bor", "marker");
      t.asks("ana", "chooseTrophy").offers("ana", ["b", "marker"]).does("ana", "marker");
      t.asks("ana", "chooseTrophy").offers("ana", ["b"]).does("ana", "b");

      expect(takers(t)).toEqual([0, 1, 0, 0]);
      t.has({ ana: { row: ["a", "b"], influence: { newTown: 1 } }, bor: { influence: { newTown: 1 } } });
      t.is({ track: [], markers: { newTown: 0 } }).asks(["ana", "bor"], "endOfCycleCall");
      expect(t.facts.conquest).toBeNull();
    },
  );

  rule(["DK-SCN-41", "DK-RES-12", "DK-RES-13", "DK-DISC-01"], "takes stop when Trophies run out", () => {
    const t = table({ ana: { reserve: "C" }, bor: {} })
      .pile("ana", "karst", "E E E G")
      .pile("bor", "karst", "E E")
      .resolving("karst");

    t.does("ana", "marker").does("bor", "marker").asks(["ana", "bor"], "endOfCycleCall");
    t.has({ ana: { influence: { karst: 1 }, reserve: "C" }, bor: { influence: { karst: 1 }, reserve: "" } });
    t.is({ markers: { karst: 0 } });
    expect(t.facts).toMatchObject({ conquest: null, piles: [] });
  });

  rule(["DK-RES-10", "DK-RES-12"], "takes stop when no Emissary is left", () => {
    const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "E C C").pile("bor", "karst", "G").resolving("karst");

    t.does("ana", "marker")
      .asks(["ana", "bor"], "endOfCycleCall")
      .is({ markers: { karst: 1 } });
    expect(takers(t)).toEqual([0]);
  });

  rule(["DK-SCN-45", "DK-RES-07", "DK-RUL-66"], "a tie below the top is settled by Rank, without a struggle", () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: {}, eva: {} })
      .pile("cyr", "karst", "E")
      .pile("bor", "karst", "E")
      .pile("dua", "karst", "E E E")
      .resolving("karst");

    t.asks("dua", "chooseTrophy");
    expect(order(t)).toEqual([3, 1, 2]);
    expect(t.story.map(({ type }) => type)).not.toContain("struggleBegan");
  });

  rule(["DK-RES-07", "DK-RUL-66", "DK-RANK-03"], "by Rank it is, whatever the seats and the piles", () => {
    const t = table({ eva: {}, cyr: {}, bor: {}, dua: {}, ana: {} })
      .pile("eva", "karst", "E")
      .pile("cyr", "karst", "E E")
      .pile("ana", "karst", "E")
      .resolving("karst");

    expect(order(t)).toEqual([1, 4, 0]);
  });

  rule("DK-RES-08", "below the Winner by number of Emissaries, whatever the Rank", () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: {}, eva: {} })
      .pile("ana", "karst", "E")
      .pile("eva", "karst", "E E")
      .pile("dua", "karst", "E E E")
      .resolving("karst");

    expect(order(t)).toEqual([3, 4, 0]);
  });

  rule(["DK-SCN-46", "DK-RUL-65"], "without an Emissary nobody wins, bids or takes", () => {
    const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "G C").pile("bor", "karst", "C").resolving("karst");

    t.asks(["ana", "bor"], "endOfCycleCall").is({ markers: { karst: 2 } });
    const told = t.story.map(({ type }) => type);
    expect(told).toContain("sectorCleared");
    for (const never of ["struggleBegan", "orderFixed", "emissarySpent"]) expect(told).not.toContain(never);
    expect(t.facts.piles).toEqual([]);
  });

  rule(["DK-SCN-47", "DK-RES-04", "DK-RES-05"], "the Emissaries of all piles of one player count together", () => {
    const t = table({ ana: {}, bor: {}, cyr: {}, dua: {}, eva: {} })
      .pile("ana", "suburbs", "E")
      .pile("bor", "suburbs", "E")
      .pile("ana", "suburbs", "E C")
      .resolving("suburbs");

    t.asks("ana", "chooseTrophy");
    expect(t.view("public").conquest).toMatchObject({ emissaries: [2, 1, 0, 0, 0], order: [0, 1] });
  });

  rule("DK-RUL-63", "a take cannot be declined", () => {
    const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "E").resolving("karst");

    t.offers("ana", ["marker"]);
    for (const no of ["stop", "nothing"]) t.refuses("ana", no, "notOffered", "DK-TRO-01");
    t.refuses("ana", "pass", "mustTake", "DK-RUL-63");
  });

  rule(["DK-RUL-110", "DK-RES-09"], "choosing, spending and obtaining are one step", () => {
    const t = table({ ana: {}, bor: {} })
      .card("a", { sector: "karst" })
      .track("a")
      .pile("ana", "karst", "E E")
      .resolving("karst");

    t.stops("bor", "*").does("ana", "a");
    expect(t.events.map(({ type }) => type)).toEqual(["emissarySpent", "cardTaken"]);
    // Bor's stop halts after the whole take, before the next one.
    t.asks("bor", "kernel/reaction").has({ ana: { row: ["a"] } });
    expect(t.view("public").conquest!.emissaries).toEqual([1, 0]);
  });

  rule(
    ["DK-SCN-53", "DK-RUL-04", "DK-RANK-05"],
    "a new Administrator does not change the order of takes under way",
    () => {
      const t = table({ ana: { pp: 3 }, bor: { pp: 2 }, cyr: { pp: 1 }, dua: {}, eva: {} })
        .card("a", { sector: "harmony" })
        .card("b", { sector: "harmony" })
        .track("a", "b")
        .pile("ana", "harmony", "E E")
        .pile("bor", "harmony", "E E")
        .pile("cyr", "harmony", "E E")
        .pile("dua", "karst", "C")
        .resolving("harmony");

      for (const name of ["ana", "bor", "cyr"]) t.does(name);
      t.does("ana", 3).does("bor", 2).does("cyr", 1);
      t.does("ana", "a")
        .does("bor", "marker")
        .is({ administrator: "bor" })
        .has({ bor: { rank: 17 } });
      t.asks("cyr", "chooseTrophy").does("cyr", "marker");
      // Cyr has Rank 15 by now, below Bor's 17; the fourth Trophy is Ana's.
      t.asks("ana", "chooseTrophy").offers("ana", ["b"]).does("ana", "b");
      expect(takers(t)).toEqual([0, 1, 2, 0]);
      t.asks("bor", "nameSector").is({ administrator: "bor" });
    },
  );
});

describe("Power Struggle", () => {
  rule(
    ["DK-SCN-42", "DK-RES-06", "DK-STRUG-01", "DK-STRUG-03", "DK-STRUG-05", "DK-RUL-66"],
    "only those tied at the top bid; they come first in the order of their bids",
    () => {
      const t = table({ ana: { pp: 4 }, bor: { pp: 6 }, cyr: { pp: 9 }, dua: {}, eva: {} })
        .pile("ana", "karst", "E E")
        .pile("bor", "karst", "E E")
        .pile("cyr", "karst", "E")
        .resolving("karst");

      t.asks(["ana", "bor"], "ready").refuses("cyr", true, "notAsked");
      t.does("ana").does("bor").asks(["ana", "bor"], "powerBid");
      t.offersUpTo("ana", 4).offersUpTo("bor", 6).refuses("cyr", 1, "notAsked", "DK-STRUG-01");
      t.does("ana", 3).does("bor", 4);

      expect(order(t)).toEqual([1, 0, 2]);
      t.has({ ana: { pp: 1 }, bor: { pp: 2 }, cyr: { pp: 9 } }).asks("bor", "chooseTrophy");
    },
  );

  rule(["DK-SCN-43", "DK-STRUG-03", "DK-STRUG-04", "DK-RANK-07"], "equal bids are ordered by Rank", () => {
    const t = table({ ana: {}, bor: { pp: 5 }, cyr: { pp: 5 }, dua: { pp: 5 }, eva: {} })
      .card("a", { sector: "karst" })
      .track("a")
      .pile("dua", "karst", "E")
      .pile("cyr", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");

    for (const name of ["bor", "cyr", "dua"]) t.does(name);
    t.does("bor", 2).does("dua", 3).does("cyr", 3);
    expect(order(t)).toEqual([2, 3, 1]);
    t.has({ bor: { pp: 3 }, cyr: { pp: 2 }, dua: { pp: 2 } });
    t.does("cyr", "marker")
      .does("dua", "marker")
      .does("bor", "a")
      .is({ track: [], markers: { karst: 0 } });
    expect(takers(t)).toEqual([2, 3, 1]);
  });

  rule(["DK-SCN-44", "DK-RUL-67", "DK-RANK-07"], "all bid 0: Rank decides and nobody pays", () => {
    const t = table({ ana: { pp: 2 }, bor: {}, cyr: { pp: 2 } })
      .pile("cyr", "karst", "E E")
      .pile("ana", "karst", "E E")
      .resolving("karst");

    t.does("ana").does("cyr").does("cyr", 0).does("ana", 0).asks("ana", "chooseTrophy");
    t.has({ ana: { pp: 2 }, cyr: { pp: 2 } });
    expect(t.events.filter(({ type }) => type === "paid")).toEqual([]);
  });

  rule(["DK-STRUG-01", "DK-STRUG-02"], "bids are secret until all are in, and can be changed till then", () => {
    const t = table({ ana: { pp: 4 }, bor: { pp: 4 } })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");
    t.does("ana").does("bor");

    const before = t.view("bor");
    t.does("ana", 3);
    expect(t.events).toEqual([]);
    expect(t.view("bor")).toEqual(before);
    expect(t.table("ana").question!.sealed).toBe(3);
    for (const who of ["bor", "public"]) {
      expect(t.table(who).waiting).toMatchObject({ answered: [0], seats: [0, 1] });
      expect(JSON.stringify(t.table(who))).not.toMatch(/sealed/);
    }
    t.does("ana", 1).does("bor", 2);
    const bids = [
      { seat: 0, pp: 1 },
      { seat: 1, pp: 2 },
    ];
    expect(t.hears("public")).toContainEqual({ type: "bidsRevealed", bids });
    expect(t.view("public").conquest!.bids).toEqual(bids);
    t.has({ ana: { pp: 3 }, bor: { pp: 2 } });
  });

  rule(["DK-STRUG-01", "DK-RUL-34"], "a bid needs the PP at hand", () => {
    const t = table({ ana: { pp: 4 }, bor: {} })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");
    t.does("ana").does("bor");

    t.refuses("ana", 5, "outOfRange", "DK-STRUG-01").refuses("ana", -1, "outOfRange").refuses("ana", 1.5, "malformed");
  });

  rule("DK-RUL-136", "a bidder without PP is asked all the same", () => {
    const t = table({ ana: { pp: 4 }, bor: {} })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .resolving("karst");

    t.asks(["ana", "bor"], "ready").does("bor").does("ana").asks(["ana", "bor"], "powerBid").offersUpTo("bor", 0);
    t.does("ana", 0).asks(["ana", "bor"], "powerBid").does("bor", 0).asks("ana", "chooseTrophy");
  });

  rule(["DK-SCN-113", "DK-RUL-35", "DK-SEQ-03"], "a Debt may be taken before the bids are open, not after", () => {
    const t = table({ ana: {}, bor: { pp: 4 }, cyr: {} })
      .pile("bor", "karst", "E")
      .pile("cyr", "karst", "E")
      .resolving("karst");

    t.does("bor")
      .acts("cyr", "takeDebt")
      .has({ cyr: { pp: 5, debts: 1 } });
    expect(t.hears("bor")).toEqual([{ type: "debtTaken", seat: 2, pp: 5, compulsory: false }]);
    // Bor had said ready to another table: he is asked again.
    t.asks(["bor", "cyr"], "ready").does("bor").does("cyr").asks(["bor", "cyr"], "powerBid");
    for (const name of ["ana", "bor", "cyr"]) t.refusesAct(name, "takeDebt", true, "insideStep", "DK-STRUG-01");
    t.does("cyr", 5)
      .does("bor", 4)
      .asks("cyr", "chooseTrophy")
      .has({ bor: { pp: 0 }, cyr: { pp: 0 } });
  });
});

rule(["DK-TRO-01", "DK-RES-09"], "an Emissary spent on a take lies in the sector no longer", () => {
  const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "E C E").pile("bor", "karst", "E").resolving("karst");
  t.does("ana", "marker").asks("bor", "chooseTrophy");
  expect(t.view("public").conquest!.pieces).toEqual([
    { seat: 0, kinds: ["citizen", "emissary"] },
    { seat: 1, kinds: ["emissary"] },
  ]);
});
