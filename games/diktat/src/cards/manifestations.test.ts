import { expect } from "vitest";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

shows(
  "card:co5",
  ["DK-RUL-117", "DK-EOC-04", "DK-RUL-116"],
  "before the Used tokens go and again after: then it is Used all the next Cycle",
  () => {
    const t = table({ ana: {}, bor: { row: ["co5"] } }).endOfCycle();
    t.uses("bor", "card:co5")
      .has({ bor: { pp: 2 } })
      .stops("bor", "cycleStart")
      .does("ana")
      .does("bor");
    t.asks("bor", "kernel/reaction")
      .has({ bor: { used: [] } })
      .uses("bor", "card:co5")
      .has({ bor: { used: ["card:co5"] } });
    t.asks("ana", "nameFirstPlayer")
      .is({ cycle: 2 })
      .has({ bor: { pp: 7 } })
      .mayUse("bor", []);
  },
);

shows("card:co5", "DK-RUL-116", "not after the end of the game has been triggered", () => {
  const t = table({ ana: {}, bor: { row: ["co5"] } })
    .cycle(5)
    .endOfCycle()
    .does("ana")
    .does("bor");
  t.asks("bor", "finalAffinities").mayUse("bor", []);
});

shows(
  "card:ka6",
  ["DK-EFF-04", "DK-EFF-06"],
  "an Agent of one's choice for an Assassin token or two Spy tokens",
  () => {
    const market = () =>
      table({ ana: { row: ["ka6"], reserve: "1C 1E" }, bor: {} })
        .turnOf("ana")
        .uses("ana", "card:ka6");
    const t = market().asks("ana", "costChoice").offers("ana", ["citizen", "emissary"]).does("ana", "C");
    t.asks("ana", "optionChoice")
      .does("ana", "option:0")
      .has({ ana: { reserve: "1E", assassinTokens: 1, spyTokens: 0 } });
    market()
      .does("ana", "E")
      .does("ana", "option:1")
      .has({ ana: { reserve: "1C", spyTokens: 2, assassinTokens: 0, used: ["card:ka6"] } });
    table({ ana: { row: ["ka6"] }, bor: {} })
      .turnOf("ana")
      .mayUse("ana", []);
  },
);

shows(
  ["card:ka6", "card:hy3"],
  ["DK-RUL-16", "DK-EFF-08"],
  "tokens gained in the middle of a Manoeuvre count at once",
  () => {
    const t = table({ ana: { row: ["ka6"], reserve: "C" }, bor: {} })
      .pile("bor", "karst", "E G C E")
      .turnOf("ana");
    t.does("ana", "spy").does("ana", "karst:1").uses("ana", "card:ka6").does("ana", "C").does("ana", "option:1");
    t.does("ana", "karst:2").does("ana", "karst:3").does("ana", "karst:4").sees("ana", "karst", "E G C E");
  },
);

shows("card:hy3", ["DK-EFF-04", "DK-MAN-SPY-02", "DK-HIDE-02"], "up to three elements, Spy tokens or not", () => {
  const mail = () =>
    table({ ana: { row: ["hy3"], spyTokens: 2 }, bor: {} })
      .pile("bor", "karst", "E G C E")
      .secret("nv1")
      .turnOf("bor")
      .uses("ana", "card:hy3");
  const t = mail()
    .asks("ana", "chooseSpyTarget")
    .does("ana", "karst:4")
    .does("ana", "secretCard")
    .does("ana", "karst:2");
  t.asks("bor", "chooseManoeuvre")
    .sees("ana", "karst", "? G ? E")
    .has({ ana: { used: ["card:hy3"], pawns: 5, spyTokens: 2 } });
  expect(t.view("ana").secret).toEqual({ known: "nv1" });
  expect(t.view("bor").secret).toEqual({ known: null });
  mail().does("ana", "karst:1").does("ana", "stop").asks("bor", "chooseManoeuvre").sees("ana", "karst", "E ? ? ?");
  table({ ana: { row: ["hy3"] }, bor: {} })
    .pile("bor", "karst", "E")
    .resolution()
    .mayUse("ana", []);
});

shows(
  "card:ka3",
  ["DK-EFF-04", "DK-RUL-19", "DK-EFF-08"],
  "a single Assassination in another's turn; tokens add nothing",
  () => {
    const t = table({ ana: { row: ["ka3"], assassinTokens: 2 }, bor: {} })
      .pile("bor", "karst", "E E")
      .pile("ana", "motol", "C")
      .turnOf("bor");
    t.uses("ana", "card:ka3").asks("ana", "chooseVictim").offers("ana", ["karst:1", "karst:2"]).does("ana", "karst:1");
    t.asks("bor", "chooseManoeuvre")
      .has({ ana: { pp: 3, used: ["card:ka3"], pawns: 5 } })
      .sees("public", "karst", "?");
    const guard = table({ ana: { row: ["ka3"], pp: 2 }, bor: {} })
      .pile("bor", "karst", "G")
      .turnOf("bor");
    guard
      .uses("ana", "card:ka3")
      .does("ana", "karst:1")
      .has({ ana: { pp: 0 }, bor: { pp: 2 } })
      .sees("public", "karst");
    table({ ana: { row: ["ka3"] }, bor: {} })
      .pile("ana", "motol", "C")
      .turnOf("bor")
      .mayUse("ana", []);
  },
);

shows(
  "card:ch1",
  ["DK-EFF-04", "DK-RANK-01", "DK-RANK-05", "DK-RUL-02"],
  "1 PP for +20 Rank until the end of the Cycle",
  () => {
    const t = table({ ana: {}, bor: { row: ["ch1"], pp: 1 } }).endOfCycle();
    t.uses("bor", "card:ch1")
      .has({ bor: { rank: 27, pp: 0, used: ["card:ch1"] } })
      .is({ administrator: "bor" });
    t.does("ana")
      .does("bor")
      .is({ cycle: 2, administrator: "ana" })
      .has({ bor: { rank: 7 } });
    table({ ana: {}, bor: { row: ["ch1"] } })
      .turnOf("ana")
      .mayUse("bor", []);
  },
);

shows(
  "card:ch4",
  ["DK-EFF-04", "DK-USED-01", "DK-USED-02", "DK-POSS-01"],
  "1 PP puts a Used token on another's Possession",
  () => {
    const t = table({
      ana: { row: ["ch4"], pp: 1 },
      bor: { row: ["co2", "nv1"], influence: { karst: 1 }, cabalRow: ["bor_1"], used: ["card:nv1"] },
      cyr: {},
    }).turnOf("bor");
    t.uses("ana", "card:ch4").asks("ana", "exhaustPossession");
    t.offers("ana", ["bor/card:co2", "bor/marker:karst:1", "bor/cabal:bor_1"]).does("ana", "bor/card:co2");
    t.has({ ana: { pp: 0, used: ["card:ch4"] }, bor: { used: ["card:co2", "card:nv1"] } });
  },
);

shows(
  "card:ch4",
  ["DK-EFF-04", "DK-SCN-04", "DK-USED-02", "DK-USED-03"],
  "in Development it stops an Income before its step; Gains stay",
  () => {
    const both = [
      { kind: "development", do: [{ op: "gain", res: "pp", n: 2 }] },
      { kind: "gain", do: [{ op: "gain", res: "vp", n: 1 }] },
    ];
    const t = table({ ana: { row: ["ch4", "nv1"], pp: 1 }, bor: {}, cyr: { row: ["yield"] } })
      .card("yield", { sector: "karst", effects: both })
      .development();
    t.asks("ana", "incomeChoice").uses("ana", "card:ch4").does("ana", "cyr/card:yield").does("ana", "decline");
    t.has({ cyr: { pp: 3, vp: 1, used: ["card:yield"] } });
  },
);

shows("card:ch4", "DK-EFF-04", "without a target it cannot be used", () => {
  table({ ana: { row: ["ch4", "co2"], pp: 3 }, bor: { row: ["nv1"], used: ["card:nv1"] } })
    .turnOf("bor")
    .mayUse("ana", []);
});

shows(
  "card:jo1",
  ["DK-EFF-04", "DK-EFF-06", "DK-HIDE-03"],
  "an Emissary and 2 PP for a token of one's choice, unseen",
  () => {
    const t = table({ ana: { row: ["jo1"], reserve: "2E", pp: 3 }, bor: {} }).turnOf("bor");
    t.uses("ana", "card:jo1")
      .has({ ana: { reserve: "1E", pp: 1 } })
      .asks("ana", "affinityTypes")
      .does("ana", "artefact");
    t.has({ ana: { affinities: { politics: 2, artefact: 1 }, used: ["card:jo1"] } });
    expect(t.hears("bor")).toContainEqual({ type: "affinityGained", seat: 0, n: 1 });
    // It is bought, not a Gain: nothing is owed should the card be lost.
    expect(t.facts.players[0]!.row[0]!.gave).toEqual({ pp: 0, affinities: 0, passing: null });
    table({ ana: { row: ["jo1"], reserve: "1E", pp: 1 }, bor: {} })
      .turnOf("bor")
      .mayUse("ana", []);
    table({ ana: { row: ["jo1"], reserve: "1C", pp: 3 }, bor: {} })
      .turnOf("bor")
      .mayUse("ana", []);
  },
);

shows("card:ar1", ["DK-EFF-04", "DK-DEBT-07", "DK-EFF-06"], "4 PP discard one of one's Debts", () => {
  const t = table({ ana: { row: ["ar1"], pp: 5, debts: 2 }, bor: { debts: 1 } }).turnOf("bor");
  t.uses("ana", "card:ar1").has({ ana: { pp: 1, debts: 1, used: ["card:ar1"] }, bor: { debts: 1 } });
  table({ ana: { row: ["ar1"], pp: 5 }, bor: {} })
    .turnOf("bor")
    .mayUse("ana", []);
  table({ ana: { row: ["ar1"], pp: 3, debts: 1 }, bor: {} })
    .turnOf("bor")
    .mayUse("ana", []);
});

shows(
  "card:co5",
  ["DK-SCN-117", "DK-RUL-136"],
  "who could use one by public facts is asked, able to pay or not",
  () => {
    const sell = { kind: "manifestation", cost: [{ discard: "citizen", n: 1 }], do: [{ op: "gain", res: "pp", n: 1 }] };
    const asked = (reserve: string) =>
      table({ ana: {}, bor: { row: ["sell"], reserve, ask: "always" } })
        .card("sell", { sector: "karst", effects: [sell] })
        .turnOf("ana")
        .asks("bor", "kernel/reaction");
    const rich = asked("2C").offers("bor", ["card:sell", "pass"]);
    const poor = asked("").offers("bor", ["pass"]);
    expect(rich.table("ana")).toEqual(poor.table("ana"));
    expect(rich.does("bor", "pass").hears("ana")).toEqual(poor.does("bor", "pass").hears("ana"));
  },
);

shows(
  ["card:ka6", "card:mo1", "card:jo1", "card:ar1"],
  ["DK-RUL-116", "DK-EFF-04"],
  "at any moment of the Cycle, its end included",
  () => {
    const ana = {
      row: ["ka6", "mo1", "jo1", "ar1"],
      reserve: "2E",
      pp: 9,
      debts: 1,
      influence: { karst: 1 },
      used: ["marker:karst:1"],
    } as const;
    const all = ["card:ka6", "card:mo1", "card:jo1", "card:ar1"];
    table({ ana, bor: {} }).endOfCycle().mayUse("ana", all);
    table({ ana, bor: {} }).pile("bor", "karst", "C").resolution().mayUse("ana", all);
  },
);

shows(
  ["marker:motol:1", "card:hy5"],
  ["DK-EOC-04", "DK-USED-02", "DK-USED-04"],
  "what was Used is at work again in the next Cycle, also beside what was not",
  () => {
    const bor = {
      row: ["hy5", "co2"],
      influence: { motol: 1, karst: 1 },
      reserve: "2C",
    } as const;
    for (const used of [["card:hy5"], ["marker:motol:1"]]) {
      const t = table({ ana: { pawns: 0 }, bor: { ...bor, used, pawns: 0 } }).endOfCycle();
      t.does("ana").does("bor").is({ cycle: 2 }).does("ana", "bor");
      t.mayUse("bor", ["marker:motol:1"]).does("bor", "sendTeam").does("bor", "newTown").does("bor", "C C");
      t.does("ana", "spy").refuses("ana", "newTown:2", "falseBottom", "DK-MAN-SPY-02");
    }
  },
);

shows("card:vv3", ["DK-RUL-116", "DK-CYC-04"], "before the first Manoeuvre of a Cycle nothing lies between two", () => {
  const t = table({ ana: { pawns: 1 }, bor: { row: ["vv3"], pawns: 0 } }).turnOf("ana");
  t.does("ana", "extendInfluence").does("ana", "nothing").asks(["ana", "bor"], "endOfCycleCall");
  t.does("ana").does("bor").is({ cycle: 2 }).asks("ana", "nameFirstPlayer").mayUse("bor", []);
  t.does("ana", "ana").mayUse("bor", []).does("ana", "extendInfluence").does("ana", "nothing");
  t.asks("bor", "chooseManoeuvre").mayUse("bor", ["card:vv3"]);
});
