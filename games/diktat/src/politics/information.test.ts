import { resample } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

const board = () =>
  table({ ana: { pp: 4, reserve: "2C E" }, bor: { pawns: 2 }, cyr: {}, dua: {} })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .pile("cyr", "karst", "G E")
    .turnOf("bor");

rule(
  ["DK-SCN-37", "DK-RUL-51", "DK-RUL-52", "DK-INFO-01", "DK-INFO-02", "DK-MAN-SPY-05"],
  "what one is looking at can be shown to some; what one saw can only be told",
  () => {
    const t = board().does("bor", "spy").does("bor", "karst:1").asks("bor", "chooseSpyTarget");
    t.shows("bor", "ana", "karst:1");
    expect(t.hears("ana")).toEqual([
      { type: "shown", from: 1, to: [0], what: [{ about: "pawn", pawn: 2, is: "guard" }] },
    ]);
    for (const who of ["cyr", "dua", "public"]) expect(t.hears(who)).toEqual([{ type: "shown", from: 1, to: [0] }]);
    t.sees("ana", "karst", "G ?").sees("bor", "karst", "G ?").sees("dua", "karst", "? ?");
    expect(t.view("ana").knowledge?.pawns).toEqual([{ pawn: 2, kind: "guard", how: "shown", by: 1 }]);
    expect(t.view("bor").knowledge?.pawns).toEqual([{ pawn: 2, kind: "guard", how: "seen", by: null }]);

    // Put back: the next element is looked at.
    t.does("bor", "stop").asks("cyr", "chooseManoeuvre");
    t.refusesShow("bor", "dua", "karst:1", "notLookingNow", "DK-RUL-51");
    t.refusesShow("ana", "dua", "karst:1", "notLookingNow", "DK-RUL-51");
    t.tells("bor", "dua", "karst:1=guard").sees("dua", "karst", "? ?");
    expect(t.view("dua").knowledge?.heard).toEqual([
      { from: 1, how: "told", what: { about: "pawn", pawn: 2, is: "guard" } },
    ]);
    // Whether true or not.
    t.tells("bor", ["ana", "dua"], "karst:1=emissary").sees("dua", "karst", "? ?");
    for (const who of ["cyr", "public"]) expect(t.hears(who)).toEqual([]);
    expect(t.view("cyr").knowledge?.heard).toEqual([]);
    expect(t.view("bor").knowledge?.said).toHaveLength(4);
  },
);

rule(
  ["DK-RUL-51", "DK-MAN-SPY-05"],
  "an element is put back when the next is looked at, and the last before the Manoeuvre ends",
  () => {
    const t = board().stops("bor", "looked").does("bor", "spy").does("bor", "karst:1").does("bor", "secretCard");
    t.asks("bor", "kernel/reaction");
    t.refusesShow("bor", "ana", "karst:1", "notLookingNow", "DK-RUL-51");
    t.shows("bor", ["ana", "dua"], "secretCard").does("bor", "pass");
    for (const who of ["ana", "dua"]) {
      expect(t.view(who).secret).toEqual({ known: "hidden" });
      expect(t.view(who).knowledge?.secretCard).toEqual({ card: "hidden", how: "shown", by: 1 });
    }
    expect(t.view("cyr").secret).toEqual({ known: null });
    t.refusesShow("bor", "cyr", "secretCard", "notLookingNow", "DK-RUL-51");
  },
);

rule(
  ["DK-RUL-51", "DK-RUL-52"],
  "only who is looking can show it, and only the pawn being looked at, not the one before",
  () => {
    const t = board().does("bor", "spy").does("bor", "karst:1").asks("bor", "chooseSpyTarget");
    t.refusesShow("ana", "dua", "karst:1", "notLookingNow", "DK-RUL-51");
    t.shows("bor", "dua", "karst:1");
    t.stops("bor", "looked").does("bor", "karst:2").asks("bor", "kernel/reaction");
    t.refusesShow("bor", "ana", "karst:1", "notLookingNow", "DK-RUL-51");
    t.shows("bor", "ana", "karst:2").sees("ana", "karst", "? E").sees("dua", "karst", "G ?");
  },
);

rule(["DK-RUL-51", "DK-GEN-02"], "one's own pawns and reserve can be shown at any moment, part by part", () => {
  const t = board();
  t.shows("cyr", "ana", "karst:2").sees("ana", "karst", "? E").sees("bor", "karst", "? ?");
  t.shows("ana", "dua", "pp", "agents");
  expect(t.hears("dua")).toEqual([
    {
      type: "shown",
      from: 0,
      to: [3],
      what: [
        { about: "pp", is: 4 },
        { about: "agents", is: { citizen: 2, guard: 0, emissary: 1 } },
      ],
    },
  ]);
  expect(t.hears("bor")).toEqual([{ type: "shown", from: 0, to: [3] }]);
  expect(t.view("dua").knowledge?.heard.map(({ how }) => how)).toEqual(["shown", "shown"]);
  t.refusesAct("ana", "showInfo", { to: [], what: ["pp"] }, "tooFew", "DK-RUL-51");
  t.refusesAct("ana", "showInfo", { to: ["seat:0"], what: ["pp"] }, "notOffered", "DK-RUL-51");
});

rule(
  ["DK-RUL-52", "DK-INFO-02", "DK-RUL-131"],
  "anything may be told, in words or about one's own screen; nothing changes on the board",
  () => {
    const t = board();
    const before = t.view("public");
    t.tells("ana", "bor", "pp=40").tells("ana", "bor", "agents=9E").tells("ana", "bor", "secretCard=nv1");
    t.tells("ana", "bor", "I shall leave Karst to you.");
    expect(t.view("bor").knowledge?.heard.map(({ what }) => what)).toEqual([
      { about: "pp", is: 40 },
      { about: "agents", is: { citizen: 0, guard: 0, emissary: 9 } },
      { about: "secretCard", is: "nv1" },
      { about: "words", is: "I shall leave Karst to you." },
    ]);
    expect(t.view("public")).toEqual(before);
    t.refusesAct(
      "ana",
      "tell",
      { to: ["seat:1"], what: { branch: "words", value: "x".repeat(201) } },
      "tooLong",
      "DK-RUL-52",
    );
  },
);

rule(["DK-RUL-131", "DK-STRUG-01"], "one may talk at all times, also while bids are made and a step goes on", () => {
  const t = table({ ana: { pp: 2 }, bor: { pp: 2 }, cyr: {} })
    .pile("ana", "karst", "E")
    .pile("bor", "karst", "E")
    .resolving("karst");
  t.does("ana").does("bor").does("ana", 1).tells("cyr", "bor", "pp=9").tells("ana", "bor", "I bid nothing.");
  expect(t.table("public").waiting!.answered).toEqual([0]);
  expect(t.view("bor").knowledge?.heard.map(({ what }) => what.is)).toEqual([9, "I bid nothing."]);
  t.refusesShow("ana", "bor", "pp", "insideStep", "DK-STRUG-01");
  t.does("bor", 2).has({ ana: { pp: 1 }, bor: { pp: 0 } });

  const inside = table({ ana: { reserve: "E" }, bor: {} })
    .turnOf("ana")
    .does("ana", "sendTeam")
    .does("ana", "karst");
  inside.asks("ana", "composePile").tells("ana", "bor", "Only a Citizen.").does("ana", "E").sees("bor", "karst", "?");
});

rule("DK-INFO-01", "what was said is remembered as long as it means something, and not without end", () => {
  const t = table({ ana: { pp: 1, pawns: 1 }, bor: { pawns: 0 } })
    .pile("ana", "karst", "C")
    .turnOf("ana");
  for (let n = 1; n <= 10; n++) t.tells("ana", "bor", `pp=${n}`);
  expect(t.view("bor").knowledge?.heard.map(({ what }) => what.is)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  t.tells("ana", "bor", "karst:1=emissary").idle().does("ana", "karst");
  // The pawn is gone, and with it what was said of it.
  t.asks(["ana", "bor"], "endOfCycleCall");
  expect(t.view("bor").knowledge?.heard).toHaveLength(7);
  t.does("ana").does("bor");
  expect(t.view("bor").knowledge?.heard).toEqual([]);
});

rule(
  ["DK-RUL-51", "DK-HIDE-02"],
  "who was shown a reserve knows what leaves it, and so what lay on the board before",
  () => {
    const t = table({ ana: {}, bor: { reserve: "2E" } })
      .pile("bor", "karst", "G C")
      .turnOf("bor");
    t.shows("bor", "ana", "agents").does("bor", "sendTeam").does("bor", "motol").does("bor", "E");
    const { game, state } = t.position;
    for (let i = 0; i < 40; i++) {
      const { piles, players } = resample(game, state, 0, `world ${i}`).facts;
      expect(piles[1]!.pawns[0]!.kind).toBe("emissary");
      expect(players[1]!.agents).toEqual({ citizen: 0, guard: 0, emissary: 1 });
      expect(piles[0]!.pawns.map(({ kind }) => kind).sort()).toEqual(["citizen", "guard"]);
    }
  },
);

describe("those who have said they are ready", () => {
  const struggle = () =>
    table({ ana: { pp: 4, reserve: "C" }, bor: { pp: 4 }, cyr: { pp: 3 } })
      .pile("ana", "karst", "E")
      .pile("bor", "karst", "E")
      .pile("cyr", "motol", "C")
      .resolving("karst")
      .asks(["ana", "bor"], "ready")
      .does("ana");
  const answered = (t: ReturnType<typeof struggle>) => t.table("public").waiting!.answered;

  rule(
    ["DK-RUL-131", "DK-RUL-35", "DK-INFO-01"],
    "stay so while others talk, offer and show: nothing on the board changes",
    () => {
      const t = struggle();
      t.tells("bor", "cyr", "pp=9")
        .shows("cyr", "bor", "pp")
        .proposes("cyr", "bor", { give: "2pp" })
        .leaves("cyr", "motol", "bor");
      t.offersOath("bor", "cyr", { terms: [["bor", "bidAtMost", { n: 1, sector: "karst" }]] });
      t.acts("cyr", "refuseOath", "bor").declines("bor", "cyr");

      expect(answered(t)).toEqual([0]);
    },
  );

  rule(
    ["DK-RUL-35", "DK-TRADE-02", "DK-SEQ-02"],
    "think again when PP change hands, a Debt is taken, an oath is sworn",
    () => {
      const paid = struggle().proposes("cyr", "bor", { give: "2pp" }).accepts("bor", "cyr");
      expect(answered(paid)).toEqual([]);
      paid.does("bor").does("ana").offersUpTo("bor", 6);
      expect(answered(struggle().acts("bor", "takeDebt"))).toEqual([]);
      const terms = { terms: [["bor", "bidAtMost", { n: 1, sector: "karst" }]] } as const;
      expect(answered(struggle().swears("bor", "cyr", terms))).toEqual([]);
    },
  );
});

rule(["DK-RUL-51", "DK-SEQ-02"], "who was interrupted by another's look is looking still", () => {
  const t = table({ ana: { row: ["hy3"] }, bor: {}, cyr: {}, dua: {} })
    .pile("cyr", "karst", "G E C")
    .turnOf("bor");
  t.does("bor", "spy").does("bor", "karst:1").asks("bor", "chooseSpyTarget");
  t.uses("ana", "card:hy3").does("ana", "karst:2").shows("ana", "dua", "karst:2").does("ana", "stop");
  t.refusesShow("ana", "dua", "karst:2", "notLookingNow", "DK-RUL-51");
  t.shows("bor", "dua", "karst:1").does("bor", "karst:3").asks("cyr", "chooseManoeuvre");
});
