import { expect } from "vitest";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

shows("card:ms6", ["DK-EFF-01", "DK-MAN-KILL-06"], "2 PP for each of one's Emissaries that another kills", () => {
  const t = table({ ana: { row: ["ms6"], pp: 1 }, bor: { assassinTokens: 2 }, cyr: {} })
    .pile("ana", "karst", "E C E")
    .pile("cyr", "motol", "E")
    .turnOf("bor");
  t.does("bor", "assassinate")
    .does("bor", "karst:1")
    .has({ ana: { pp: 3 }, bor: { pp: 3 } });
  t.does("bor", "karst:1")
    .has({ ana: { pp: 3 } })
    .does("bor", "motol:1")
    .has({ ana: { pp: 3 }, cyr: { pp: 0 } });
});

shows(
  "card:ms6",
  ["DK-USED-02", "DK-EFF-01"],
  "Used, the Widow gets nothing; nor does she for what she kills herself",
  () => {
    const kills = (by: "ana" | "bor", used: string[]) =>
      table({ ana: { row: ["ms6"], used }, bor: {} })
        .pile("ana", "karst", "E")
        .pile("bor", "motol", "E")
        .turnOf(by)
        .does(by, "assassinate");
    kills("bor", ["card:ms6"])
      .does("bor", "karst:1")
      .has({ ana: { pp: 0 } });
    kills("ana", [])
      .does("ana", "motol:1")
      .has({ ana: { pp: 3 }, bor: { pp: 0 } });
  },
);

shows(
  "card:hy5",
  ["DK-EFF-01", "DK-MAN-SPY-02", "DK-MAN-KILL-02"],
  "the bottom pawn can be neither looked at nor targeted",
  () => {
    const t = table({ ana: { row: ["hy5"] }, bor: {}, cyr: {} })
      .pile("ana", "karst", "C G E")
      .pile("ana", "motol", "E")
      .pile("cyr", "motol", "C G")
      .turnOf("bor");
    // A pile of one has no bottom to hide.
    const open = ["ana.karst:1", "ana.karst:2", "ana.motol:1", "cyr.motol:1", "cyr.motol:2"];
    t.does("bor", "spy").offers("bor", open).refuses("bor", "ana.karst:3", "falseBottom", "DK-MAN-SPY-02");
    t.does("bor", "ana.karst:1").does("bor", "ana.karst:2").does("cyr", "assassinate");
    t.offers("cyr", ["ana.karst:1", "ana.karst:2", "ana.motol:1"]).does("cyr", "ana.karst:1").does("ana", "spy");
    // Its owner may look at it; when the others are gone it lies open to all.
    t.offers("ana", ["ana.karst:1", "ana.karst:2", "ana.motol:1", "cyr.motol:1", "cyr.motol:2"]);
  },
);

shows("card:hy5", ["DK-USED-02", "DK-EFF-01"], "Used it hides nothing; a pile of one is open", () => {
  table({ ana: { row: ["hy5"], used: ["card:hy5"] }, bor: {} })
    .pile("ana", "karst", "C E")
    .turnOf("bor")
    .does("bor", "assassinate")
    .offers("bor", ["karst:1", "karst:2"]);
  // A pile of two has a bottom already.
  table({ ana: { row: ["hy5"] }, bor: {} })
    .pile("ana", "karst", "C E")
    .turnOf("bor")
    .does("bor", "spy")
    .offers("bor", ["karst:1"]);
});

shows(
  ["card:hy5", "card:ch6"],
  ["DK-EFF-01", "DK-MAN-SPY-02"],
  "nor does a look through the whole pile reach it",
  () => {
    const t = table({ ana: { row: ["hy5"] }, bor: { row: ["ch6"] } })
      .pile("ana", "karst", "C G E")
      .turnOf("bor");
    t.does("bor", "specialManoeuvre").does("bor", "card:ch6").does("ana", "refuse");
    t.sees("bor", "karst", "C G ?").has({ bor: { pp: 1 } });
  },
);

shows(
  "card:ch6",
  ["DK-RUL-51", "DK-INFO-01"],
  "of a pile looked through every pawn can be shown until it is put back",
  () => {
    const t = table({ ana: {}, bor: { row: ["ch6"] }, cyr: {} })
      .pile("ana", "karst", "C G E")
      .turnOf("bor")
      .stops("bor", "looked");
    t.does("bor", "specialManoeuvre").does("bor", "card:ch6").does("bor", "ana").does("ana", "refuse");
    t.asks("bor", "kernel/reaction").shows("bor", "cyr", "karst:1").shows("bor", "cyr", "karst:3");
    t.sees("cyr", "karst", "C ? E").sees("bor", "karst", "C G E").does("bor", "pass");
    t.refusesShow("bor", "cyr", "karst:2", "notLookingNow", "DK-RUL-51");
  },
);

shows(
  "card:ka4",
  ["DK-EFF-01", "DK-MAN-KILL-07", "DK-DEBT-03"],
  "a Guard costs nothing; the Manoeuvre still ends",
  () => {
    const t = table({ ana: { row: ["ka4"], assassinTokens: 2 }, bor: { pp: 1 } })
      .pile("bor", "karst", "G E")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "karst:1").asks("bor", "chooseManoeuvre");
    t.has({ ana: { pp: 0, debts: 0 }, bor: { pp: 1 } }).sees("public", "karst", "?");
    table({ ana: { row: ["ka4"], used: ["card:ka4"], pp: 3 }, bor: {} })
      .pile("bor", "karst", "G")
      .turnOf("ana")
      .does("ana", "assassinate")
      .does("ana", "karst:1")
      .has({ ana: { pp: 1 }, bor: { pp: 2 } });
  },
);

shows(
  "card:fo3",
  ["DK-EFF-01", "DK-MAN-KILL-07", "DK-DEBT-03"],
  "one's revealed Guard costs the assassin 2 PP more",
  () => {
    const t = table({ ana: { pp: 5 }, bor: { row: ["fo3"] } })
      .pile("bor", "karst", "G")
      .turnOf("ana");
    t.does("ana", "assassinate")
      .does("ana", "karst:1")
      .has({ ana: { pp: 1 }, bor: { pp: 4 } });
    const debt = table({ ana: { pp: 3 }, bor: { row: ["fo3"] } })
      .pile("bor", "karst", "G")
      .turnOf("ana");
    debt
      .does("ana", "assassinate")
      .does("ana", "karst:1")
      .has({ ana: { pp: 4, debts: 1 }, bor: { pp: 4 } });
  },
);

shows(
  ["card:ka4", "card:fo3"],
  ["DK-META-01", "DK-MAN-KILL-07", "DK-DEBT-03"],
  "who pays no PP for a Guard owes nothing of what its owner's card adds either",
  () => {
    const t = table({ ana: { row: ["ka4"], pp: 1 }, bor: { row: ["fo3"], pp: 1 } })
      .pile("bor", "karst", "G")
      .turnOf("ana");
    t.does("ana", "assassinate").does("ana", "karst:1").asks("bor", "chooseManoeuvre");
    t.has({ ana: { pp: 1, debts: 0 }, bor: { pp: 1 } });
    // Used it waives nothing.
    const used = table({ ana: { row: ["ka4"], used: ["card:ka4"], pp: 4 }, bor: { row: ["fo3"] } })
      .pile("bor", "karst", "G")
      .turnOf("ana");
    used
      .does("ana", "assassinate")
      .does("ana", "karst:1")
      .has({ ana: { pp: 0 }, bor: { pp: 4 } });
  },
);

const crowd = (bor: { reserve?: string; used?: string[] } = {}) =>
  table({ ana: { assassinTokens: 2, pp: 0 }, bor: { row: ["fa5"], reserve: "2C", ...bor } })
    .pile("bor", "karst", "E E")
    .turnOf("ana")
    .does("ana", "assassinate");

shows(
  "card:fa5",
  ["DK-EFF-01", "DK-DISC-02", "DK-SEQ-01"],
  "a Citizen of the reserve keeps the pawn hidden; the attempt is spent",
  () => {
    const t = crowd().does("ana", "karst:1").asks("bor", "effectChoice").offers("bor", ["card:fa5", "decline"]);
    expect(t.view("ana").victim).toMatchObject({ owner: 1, sector: "karst", kind: null });
    t.does("bor", "card:fa5")
      .has({ bor: { reserve: "1C", used: [] }, ana: { pp: 0 } })
      .sees("ana", "karst", "? ?");
    expect(t.events.map(({ type }) => type)).not.toContain("victimRevealed");
    // Once per Cycle: the second pawn is not covered; the third Assassination is still there.
    t.asks("ana", "chooseVictim")
      .does("ana", "karst:1")
      .has({ ana: { pp: 3 } })
      .asks("ana", "chooseVictim");
    t.does("ana", "karst:1").has({ ana: { pp: 6 } });
  },
);

shows(
  "card:fa5",
  ["DK-RUL-136", "DK-USED-02"],
  "asked also without a Citizen, who could only decline; not when Used",
  () => {
    const t = crowd({ reserve: "1G" }).does("ana", "karst:1").asks("bor", "effectChoice").offers("bor", ["decline"]);
    t.does("bor", "decline").has({ ana: { pp: 3 } });
    // Declined once, it is there for the next.
    t.does("ana", "karst:1").asks("bor", "effectChoice");
    crowd({ used: ["card:fa5"] })
      .does("ana", "karst:1")
      .asks("ana", "chooseVictim")
      .has({ ana: { pp: 3 } });
  },
);

shows("card:fa5", ["DK-EFF-01", "DK-USED-04"], "for one's own pawns only; anew in the next Cycle", () => {
  const t = table({ ana: { pawns: 1 }, bor: { row: ["fa5"], reserve: "1C", pawns: 0 }, cyr: { pawns: 0 } })
    .pile("cyr", "karst", "E")
    .turnOf("ana");
  t.does("ana", "assassinate")
    .does("ana", "karst:1")
    .has({ ana: { pp: 3 } });
  const again = table({ ana: { pawns: 1 }, bor: { row: ["fa5"], reserve: "1C", pawns: 0 } })
    .pile("bor", "karst", "C")
    .turnOf("ana");
  again
    .does("ana", "assassinate")
    .does("ana", "karst:1")
    .does("bor", "card:fa5")
    .does("ana", "karst")
    .does("ana")
    .does("bor");
  again.is({ cycle: 2 }).does("ana", "bor").does("bor", "sendTeam").does("bor", "karst").does("bor", "C");
  again
    .does("ana", "assassinate")
    .does("ana", "karst:1")
    .asks("bor", "effectChoice")
    .offers("bor", ["card:fa5", "decline"]);
});

shows("card:ka4", "DK-EFF-01", "of two elements that set the same, the one better for their owner holds", () => {
  const halved = { kind: "capacity", trigger: "passive", do: [{ op: "modify", stat: "guard_penalty", set: 1 }] };
  for (const row of [
    ["ka4", "half"],
    ["half", "ka4"],
  ]) {
    const t = table({ ana: { row, pp: 2 }, bor: {} })
      .card("half", { sector: "karst", effects: [halved] })
      .pile("bor", "karst", "G")
      .turnOf("ana");
    t.does("ana", "assassinate")
      .does("ana", "karst:1")
      .has({ ana: { pp: 2 }, bor: { pp: 0 } });
  }
});
