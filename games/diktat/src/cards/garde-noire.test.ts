import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { hasBoard } from "./boards.ts";
import { shows } from "./shows.ts";

/** The Black Guard, Rank 31. */
const guard = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "garde_noire", ...setup });

const SETUP = ["DK-SETUP-03", "DK-SETUP-04", "DK-MAN-DEV-01", "DK-MAN-DEV-04", "DK-MAT-03"];

shows(["kit:garde_noire", "token:blockhouse"], SETUP, "Rank 31, 6 PP, two Artefact, six Blockhouses; its board", () => {
  hasBoard("garde_noire", {
    rank: 31,
    affinity: "artefact",
    pp: 6,
    tokens: { blockhouse: 6 },
    rowVp: [0, 1, 1, 2, 3, 4],
    cost: [3, 4, 6, 7, 8],
    cabalVp: [0, 1, 1, 2, 3],
  });
});

shows(
  ["screen:garde_noire", "token:blockhouse"],
  ["DK-EFF-06", "DK-MAT-03"],
  "with a pile placed a Guard of the reserve builds a Blockhouse there",
  () => {
    const t = table({ gn: guard({ reserve: "2G 1E" }), ana: {} }).turnOf("gn");
    t.does("gn", "sendTeam").does("gn", "karst").does("gn", "E").asks("gn", "effectChoice");
    t.offers("gn", ["screen:garde_noire", "decline"])
      .does("gn", "screen:garde_noire")
      .is({ blockhouses: ["karst"] });
    t.has({ gn: { reserve: "1G", cabalTokens: { blockhouse: 5 } } }).asks("ana", "chooseManoeuvre");
    expect(t.view("ana").blockhouses).toEqual(["karst"]);
  },
);

shows(
  "screen:garde_noire",
  ["DK-RUL-136", "DK-MAT-03"],
  "declined, without a Guard, with one already there, with none left",
  () => {
    const sends = (setup: PlayerSetup, ...at: ("karst" | "motol")[]) =>
      table({ gn: guard({ reserve: "1E", ...setup }), ana: {} })
        .blockhouses(...at)
        .turnOf("gn")
        .does("gn", "sendTeam")
        .does("gn", "karst")
        .does("gn", "E");
    sends({ reserve: "1G 1E" })
      .does("gn", "decline")
      .is({ blockhouses: [] })
      .has({ gn: { reserve: "1G" } });
    sends({}).asks("gn", "effectChoice").offers("gn", ["decline"]);
    sends({ reserve: "1G 1E" }, "karst").asks("ana", "chooseManoeuvre");
    sends({ reserve: "1G 1E" }, "motol").asks("gn", "effectChoice");
    sends({ reserve: "1G 1E", cabalTokens: { blockhouse: 0 } }).asks("ana", "chooseManoeuvre");
  },
);

/** Ana sends a team where a Blockhouse stands. */
const enters = (setup: PlayerSetup = {}, sector: "karst" | "motol" = "karst") =>
  table({ gn: guard(setup), ana: { reserve: "1E 1C", pp: 2 }, bor: {} })
    .pile("gn", "karst", "C")
    .pile("bor", "suburbs", "G E")
    .pile("bor", "harmony", "C")
    .blockhouses("karst")
    .turnOf("ana")
    .does("ana", "sendTeam")
    .does("ana", sector)
    .does("ana", "E C");

shows(
  ["screen:garde_noire", "token:blockhouse"],
  ["DK-MOVE-01", "DK-RUL-07"],
  "another's pile placed there: one opposing pawn of the sector is looked at",
  () => {
    const t = enters().asks("gn", "effectChoice").does("gn", "screen:garde_noire").asks("gn", "optionChoice");
    t.offers("gn", ["option:0"]).does("gn", "option:0").asks("gn", "chooseSpyTarget");
    t.offers("gn", ["ana.karst:1", "ana.karst:2"]).does("gn", "ana.karst:1").asks("bor", "chooseManoeuvre");
    t.sees("gn", "karst", "C", "E ?").sees("bor", "karst", "?", "? ?");
    enters().does("gn", "decline").asks("bor", "chooseManoeuvre");
    enters({}, "motol").asks("bor", "chooseManoeuvre");
  },
);

shows("screen:garde_noire", "DK-USED-02", "its own piles set off no look; Spy tokens add none", () => {
  const own = table({ gn: guard({ reserve: "1E" }), ana: {} })
    .pile("ana", "karst", "C")
    .blockhouses("karst")
    .turnOf("gn");
  own.does("gn", "sendTeam").does("gn", "karst").does("gn", "E").asks("ana", "chooseManoeuvre");
  const t = enters({ spyTokens: 2 }).does("gn", "screen:garde_noire").does("gn", "option:0").does("gn", "ana.karst:1");
  t.asks("bor", "chooseManoeuvre");
});

shows("token:blockhouse", ["DK-EOC-03", "DK-MAT-03"], "Blockhouses stay from Cycle to Cycle", () => {
  const t = table({ gn: guard(), ana: {} }).blockhouses("karst", "motol").endOfCycle().does("gn").does("ana");
  t.is({ cycle: 2, blockhouses: ["karst", "motol"] }).has({ gn: { cabalTokens: { blockhouse: 4 } } });
});

shows("cabal:garde_noire_1", ["DK-EFF-02", "DK-EFF-06"], "a Guard; a Citizen may be exchanged for another", () => {
  const draft = (setup: PlayerSetup = {}) =>
    table({ gn: guard({ cabalRow: ["garde_noire_1"], ...setup }), ana: {} }).development();
  const t = draft()
    .asks("gn", "incomeChoice")
    .has({ gn: { reserve: "3C 4G 3E" } })
    .does("gn", "cabal:garde_noire_1");
  t.has({ gn: { reserve: "2C 5G 3E" } }).asks("gn", "nameFirstPlayer");
  draft()
    .does("gn", "decline")
    .has({ gn: { reserve: "3C 4G 3E" } });
  draft({ used: ["cabal:garde_noire_1"] })
    .asks("gn", "nameFirstPlayer")
    .has({ gn: { reserve: "3C 3G 3E" } });
});

shows(
  ["cabal:garde_noire_2", "screen:garde_noire"],
  ["DK-EFF-01", "DK-RUL-19", "DK-MAN-KILL-06"],
  "for 1 PP a Blockhouse kills instead of looking",
  () => {
    const law = (setup: PlayerSetup) =>
      enters({ cabalRow: ["garde_noire_2"], ...setup }).does("gn", "screen:garde_noire");
    const t = law({ pp: 1, assassinTokens: 1 })
      .offers("gn", ["option:0", "option:1"])
      .does("gn", "option:1")
      .has({ gn: { pp: 0 } });
    t.asks("gn", "chooseVictim").offers("gn", ["ana.karst:1", "ana.karst:2"]).does("gn", "ana.karst:1");
    // A single Assassination, with the usual 3 PP.
    t.asks("bor", "chooseManoeuvre")
      .has({ gn: { pp: 3 } })
      .sees("public", "karst", "?", "?");
    law({ pp: 0 }).offers("gn", ["option:0"]);
    law({ pp: 1, used: ["cabal:garde_noire_2"] }).offers("gn", ["option:0"]);
  },
);

shows(
  "cabal:garde_noire_3",
  ["DK-EFF-01", "DK-EFF-02", "DK-RUL-107"],
  "the pawn looked at may be in an adjacent sector; one Spy token",
  () => {
    const semaphores = (setup: PlayerSetup) =>
      enters({ cabalRow: ["garde_noire_3"], ...setup }).does("gn", "screen:garde_noire");
    // Karst touches the Suburbs, not Harmony.
    const t = semaphores({}).does("gn", "option:0");
    t.offers("gn", ["ana.karst:1", "ana.karst:2", "bor.suburbs:1", "bor.suburbs:2"]).does("gn", "bor.suburbs:2");
    t.sees("gn", "suburbs", "? E").asks("bor", "chooseManoeuvre");
    const income = table({ gn: guard({ cabalRow: ["garde_noire_3"] }), ana: {} }).development();
    income.has({ gn: { spyTokens: 1, reserve: "3C 3G 3E" } });
  },
);

shows(
  ["cabal:garde_noire_3", "cabal:garde_noire_2", "screen:garde_noire"],
  ["DK-CAB-GN-01", "DK-RUL-107"],
  "with Martial Law so may the pawn that is killed",
  () => {
    const both = ["garde_noire_2", "garde_noire_3"];
    const t = enters({ cabalRow: both, pp: 3 }).does("gn", "screen:garde_noire").does("gn", "option:1");
    t.offers("gn", ["ana.karst:1", "ana.karst:2", "bor.suburbs:1", "bor.suburbs:2"]).does("gn", "bor.suburbs:1");
    t.has({ gn: { pp: 0 }, bor: { pp: 2 } }).sees("public", "suburbs", "?");
    const used = enters({ cabalRow: both, pp: 3, used: ["cabal:garde_noire_3"] });
    used.does("gn", "screen:garde_noire").does("gn", "option:1").offers("gn", ["ana.karst:1", "ana.karst:2"]);
  },
);

shows(
  "cabal:garde_noire_4",
  ["DK-EFF-05", "DK-MAT-03", "DK-RUL-107"],
  "up to two Blockhouses where a pile stands or next to a Blockhouse, and 1 PP",
  () => {
    const line = (setup: PlayerSetup = {}) =>
      table({ gn: guard({ cabalRow: ["garde_noire_4"], ...setup }), ana: {} })
        .pile("gn", "combinat", "C")
        .pile("gn", "karst", "C")
        .pile("ana", "motol", "C")
        .blockhouses("karst")
        .turnOf("gn")
        .does("gn", "specialManoeuvre")
        .does("gn", "cabal:garde_noire_4");
    const t = line().asks("gn", "placeToken").offers("gn", ["combinat", "newTown", "suburbs", "fortress"]);
    t.refuses("gn", "combinat newTown suburbs", "tooMany", "DK-MAT-03").does("gn", "combinat suburbs");
    t.is({ blockhouses: ["karst", "combinat", "suburbs"] });
    t.has({ gn: { pp: 1, cabalTokens: { blockhouse: 3 }, used: ["cabal:garde_noire_4"] } });
    line()
      .does("gn", "")
      .is({ blockhouses: ["karst"] })
      .has({ gn: { pp: 1 } });
    line({ cabalTokens: { blockhouse: 1 } })
      .refuses("gn", "combinat suburbs", "tooMany")
      .does("gn", "combinat");
  },
);

shows(
  "cabal:garde_noire_5",
  ["DK-EFF-03", "DK-MAN-DEV-03", "DK-AFF-03"],
  "developed it gives one Artefact token at once",
  () => {
    const t = table({ gn: guard({ pp: 3 }), ana: {} })
      .turnOf("gn")
      .does("gn", "developCabal");
    t.does("gn", "cabal:garde_noire_5").has({
      gn: { affinities: { artefact: 3 }, cabalRow: ["garde_noire_5"], pp: 0 },
    });
  },
);

shows(
  "cabal:garde_noire_5",
  ["DK-EFF-01", "DK-RES-08"],
  "with a Blockhouse and an Emissary there it counts one more, without a take",
  () => {
    const fire = (gn: string, ana: string, at: "karst" | "motol", used: string[] = []) =>
      table({ gn: guard({ cabalRow: ["garde_noire_5"], used }), ana: { rank: 50 } })
        .pile("gn", "karst", gn)
        .pile("ana", "karst", ana)
        .blockhouses(at)
        .resolving("karst");
    const t = fire("E", "E", "karst").asks("gn", "chooseTrophy").does("gn", "marker").asks("ana", "chooseTrophy");
    t.does("ana", "marker").asks(["gn", "ana"], "endOfCycleCall");
    fire("E", "E E", "karst").asks(["gn", "ana"], "ready");
    fire("E", "E", "motol").asks(["gn", "ana"], "ready");
    fire("G", "E", "karst").asks("ana", "chooseTrophy");
    fire("E", "E", "karst", ["cabal:garde_noire_5"]).asks(["gn", "ana"], "ready");
  },
);

/** Ana kills a pawn of Bor; as soon as something is known of it, Bor moves a pile in front of a Blockhouse with Martial Law. */
const interrupted = (at: "victimNamed" | "victimRevealed", pawns: string) =>
  table({ gn: guard({ cabalRow: ["garde_noire_2"], pp: 1 }), ana: { pp: 4 }, bor: { influence: { motol: 2 } } })
    .pile("bor", "suburbs", pawns)
    .pile("bor", "harmony", "E")
    .blockhouses("karst")
    .turnOf("ana")
    .does("ana", "assassinate")
    .stops("bor", at)
    .does("ana", "suburbs:1")
    .uses("bor", "marker:motol:2")
    .does("bor", "option:2")
    .does("bor", "bor.harmony", "karst")
    .does("gn", "screen:garde_noire")
    .does("gn", "option:1")
    .does("gn", "karst:1");

shows(
  ["cabal:garde_noire_2", "marker:motol:2"],
  ["DK-MAN-KILL-06", "DK-MAN-KILL-07", "DK-SEQ-02"],
  "an Assassination inside another one leaves that one its victim",
  () => {
    interrupted("victimRevealed", "E C")
      .has({ gn: { pp: 3 }, ana: { pp: 7 } })
      .sees("public", "suburbs", "?")
      .sees("public", "karst");
    interrupted("victimRevealed", "G C").has({ ana: { pp: 2 }, bor: { pp: 2 } });
    interrupted("victimNamed", "E C").has({ gn: { pp: 3 }, ana: { pp: 7 } });
  },
);

shows(
  ["screen:garde_noire", "cabal:garde_noire_2"],
  ["DK-RUL-108", "DK-SEQ-03", "DK-MOVE-01"],
  "the pile just placed cannot be moved away before the Blockhouse acts",
  () => {
    const sends = (ask: "always" | "never") => {
      const t = table({
        gn: guard({ cabalRow: ["garde_noire_2"], pp: 1 }),
        ana: { reserve: "1E", influence: { motol: 2 }, ask },
        bor: {},
      })
        .blockhouses("karst")
        .turnOf("ana");
      if (ask === "always") t.does("ana", "pass");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "E");
      return t.asks("gn", "effectChoice").does("gn", "screen:garde_noire").asks("gn", "optionChoice");
    };
    const t = sends("never").refusesAct("ana", "manifest", ["use:marker:motol:2/0"], "insideStep");
    t.does("gn", "option:0").asks("gn", "chooseSpyTarget");
    t.refusesAct("ana", "manifest", ["use:marker:motol:2/0"], "insideStep");
    const kill = sends("never").does("gn", "option:1").asks("gn", "chooseVictim");
    kill.refusesAct("ana", "manifest", ["use:marker:motol:2/0"], "insideStep");
    // Nor is she asked before the first pawn is named; between its naming and its reveal she is.
    sends("always").does("gn", "option:0").asks("gn", "chooseSpyTarget");
    const asked = sends("always").does("gn", "option:1").asks("gn", "chooseVictim").does("gn", "ana.karst:1");
    asked.asks("ana", "kernel/reaction");
  },
);

shows(
  ["cabal:garde_noire_2", "marker:motol:2"],
  ["DK-SEQ-05", "DK-MOVE-01"],
  "a pawn moved out of the Blockhouse's reach after it was named is spared; another may be named",
  () => {
    const named = (cabalRow: string[]) => {
      const t = table({ gn: guard({ cabalRow, pp: 1 }), ana: { reserve: "1C" }, bor: { influence: { motol: 2 } } })
        .pile("bor", "karst", "E")
        .blockhouses("karst")
        .turnOf("ana")
        .stops("bor", "victimNamed");
      t.does("ana", "sendTeam").does("ana", "karst").does("ana", "C").does("gn", "screen:garde_noire");
      t.does("gn", "option:1").does("gn", "bor.karst:1").asks("bor", "kernel/reaction");
      return t.uses("bor", "marker:motol:2").does("bor", "option:2");
    };
    const t = named(["garde_noire_2"]).does("bor", "bor.karst", "josefov").asks("gn", "chooseVictim");
    t.offers("gn", ["ana.karst:1"]).does("gn", "ana.karst:1").sees("public", "josefov", "?").sees("public", "karst");
    t.has({ gn: { pp: 0 } });
    // The Semaphores reach into the sectors beside it.
    const near = named(["garde_noire_2", "garde_noire_3"]).does("bor", "bor.karst", "suburbs");
    near.sees("public", "suburbs").has({ gn: { pp: 3 } });
  },
);
