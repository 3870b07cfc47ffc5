import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { table } from "../testing/index.ts";
import { hasBoard } from "./boards.ts";
import { shows } from "./shows.ts";

/** The Union, Rank 22: above Ana, Bor and Cyr. */
const union = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "syndicat", ...setup });

const SETUP = ["DK-SETUP-03", "DK-SETUP-04", "DK-MAN-DEV-01", "DK-MAN-DEV-04", "DK-MAT-03"];

shows(["kit:syndicat", "token:membership"], SETUP, "Rank 22, 2 PP, two People, six Memberships; its board", () => {
  hasBoard("syndicat", {
    rank: 22,
    affinity: "people",
    pp: 2,
    tokens: { membership: 6 },
    rowVp: [0, 1, 2, 3, 4, 7],
    cost: [3, 4, 6, 7, 8],
    cabalVp: [0, 1, 1, 2, 3],
  });
});

const HAND = "use:screen:syndicat/0";
const SELL = "use:screen:syndicat/1";

shows(
  ["screen:syndicat", "token:membership"],
  ["DK-CAB-SY-01", "DK-EFF-06", "DK-SEQ-04"],
  "at Development one token is handed over; then each other may take one for 1 PP, in Rank order",
  () => {
    const t = table({ un: union(), cyr: { pp: 4 }, ana: { pp: 5 }, bor: { pp: 0 } }).development();
    t.asks("un", "incomeChoice")
      .offers("un", [HAND, SELL])
      .has({ un: { pp: 3 } })
      .does("un", HAND);
    t.asks("un", "placeToken")
      .offers("un", ["ana", "bor", "cyr"])
      .does("un", "bor")
      .has({ bor: { memberships: 1 } });
    t.asks("ana", "offerAnswer")
      .does("ana", "accept")
      .has({ ana: { memberships: 1, pp: 4 }, un: { pp: 4 } });
    // Bor has nothing yet: he is asked all the same (DK-RUL-136).
    t.asks("bor", "offerAnswer")
      .offers("bor", ["refuse"])
      .does("bor", "refuse")
      .asks("cyr", "offerAnswer")
      .does("cyr", "refuse");
    t.asks("un", "nameFirstPlayer").has({
      un: { cabalTokens: { membership: 4 }, used: [] },
      bor: { memberships: 1, pp: 3 },
    });
    expect(t.view("ana").players.map(({ memberships }) => memberships)).toEqual([0, 0, 1, 1]);
  },
);

shows(
  "screen:syndicat",
  ["DK-CAB-SY-01", "DK-RUL-121"],
  "the tokens may be kept: the offers come, in the order of the text",
  () => {
    const t = table({ un: union(), ana: { pp: 1 } })
      .development()
      .does("un", SELL);
    t.asks("ana", "offerAnswer")
      .does("ana", "accept")
      .has({ ana: { memberships: 1, pp: 3 }, un: { pp: 4 } })
      .asks("un", "nameFirstPlayer");
  },
);

shows(
  ["token:membership", "screen:syndicat"],
  ["DK-CAB-SY-02", "DK-EOC-03", "DK-MAT-03"],
  "two to a player at most; nobody loses them",
  () => {
    const t = table({
      un: union(),
      ana: { memberships: 2, pp: 5, reserve: "1C", spyTokens: 1 },
      bor: { memberships: 1, pp: 5 },
    }).development();
    t.does("un", HAND);
    // Only Bor can receive one, and then there is nobody to sell to.
    t.has({ bor: { memberships: 2 }, un: { cabalTokens: { membership: 2 } } })
      .asks("un", "nameFirstPlayer")
      .does("un", "ana");
    t.does("ana", "extendInfluence").offers("ana", ["citizen", "guard", "emissary", "spyToken", "nothing"]);
    const kept = table({ un: union(), ana: { memberships: 1 } })
      .endOfCycle()
      .does("un")
      .does("ana");
    kept
      .does("un", SELL)
      .does("ana", "refuse")
      .has({ ana: { memberships: 1 } })
      .is({ cycle: 2 });
  },
);

shows(["token:membership", "screen:syndicat"], "DK-MAT-03", "with none left nothing is handed over or sold", () => {
  const t = table({ un: union({ cabalTokens: { membership: 0 } }), ana: { pp: 5 }, bor: { pp: 5 } }).development();
  t.asks("un", "nameFirstPlayer");
});

shows(
  "cabal:syndicat_1",
  ["DK-CAB-SY-01", "DK-EFF-02"],
  "each player gains as many Citizens as their Membership; 1 PP if the Union's is 3",
  () => {
    const fund = (ana: number, bor: number) =>
      table({
        un: union({ cabalRow: ["syndicat_1"] }),
        ana: { memberships: ana },
        bor: { memberships: bor },
      }).development();
    const t = fund(1, 0).asks("un", "incomeChoice").offers("un", [HAND, SELL, "use:cabal:syndicat_1/0"]);
    // The Union's own is 1 + 1; Ana and Bor have not yet received their own.
    t.does("un", "use:cabal:syndicat_1/0").has({
      un: { reserve: "5C 3G 3E", pp: 3 },
      ana: { reserve: "1C" },
      bor: { reserve: "" },
    });
    t.does("un", SELL)
      .does("ana", "refuse")
      .does("bor", "refuse")
      .has({ ana: { reserve: "4C 3G 3E" } });
    const three = fund(2, 1)
      .does("un", "use:cabal:syndicat_1/0")
      .has({ un: { reserve: "6C 3G 3E", pp: 4 } });
    three.has({ ana: { reserve: "2C" }, bor: { reserve: "1C" } });
  },
);

shows(
  ["cabal:syndicat_1", "screen:syndicat"],
  ["DK-RUL-121", "DK-CAB-SY-01"],
  "who hands a Membership over first has more to share out",
  () => {
    const t = table({ un: union({ cabalRow: ["syndicat_1"] }), ana: { memberships: 1 } }).development();
    t.does("un", HAND)
      .has({ ana: { memberships: 2 } })
      .does("un", "use:cabal:syndicat_1/0");
    t.has({ un: { reserve: "6C 3G 3E", pp: 4 } });
  },
);

const slow = (ana: number, bor: number, pp = 2) =>
  table({
    un: union({ cabalRow: ["syndicat_2"], pawns: 2 }),
    ana: { memberships: ana, pp, pawns: 1 },
    bor: { memberships: bor, pp: 2, pawns: 1 },
  }).turnOf("un");

shows(
  "cabal:syndicat_2",
  ["DK-EFF-04", "DK-EFF-06", "DK-RUL-23"],
  "a player without Membership gives 2 PP or skips the next turn",
  () => {
    const t = slow(0, 1)
      .uses("un", "cabal:syndicat_2")
      .asks("un", "optionChoice")
      .offers("un", ["option:0"])
      .does("un", "option:0");
    // Bor is a member: the choice falls on Ana alone.
    t.asks("ana", "offerAnswer")
      .does("ana", "accept")
      .has({ un: { pp: 2, used: ["cabal:syndicat_2"] }, ana: { pp: 0 } });
    const skips = slow(0, 1, 1)
      .uses("un", "cabal:syndicat_2")
      .does("un", "option:0")
      .offers("ana", ["refuse"])
      .does("ana", "refuse");
    skips
      .has({ ana: { pp: 1 } })
      .does("un", "extendInfluence")
      .does("un", "nothing")
      .asks("bor", "chooseManoeuvre");
    skips.has({ ana: { pawns: 1 } });
  },
);

shows(
  "cabal:syndicat_2",
  ["DK-EFF-04", "DK-CAB-SY-01"],
  "with two outsiders the Union chooses; if all are members it gains 2 PP",
  () => {
    slow(0, 0)
      .uses("un", "cabal:syndicat_2")
      .does("un", "option:0")
      .asks("un", "choosePlayer")
      .offers("un", ["ana", "bor"]);
    const t = slow(1, 2)
      .uses("un", "cabal:syndicat_2")
      .offers("un", ["option:1"])
      .does("un", "option:1")
      .has({ un: { pp: 2 } });
    // For the Union alone.
    t.mayUse("ana", []);
    slow(1, 1).mayUse("ana", []).mayUse("un", ["cabal:syndicat_2"]);
  },
);

shows(
  "cabal:syndicat_2",
  ["DK-CAB-SY-01", "DK-EFF-04"],
  "among several only those without Membership can be chosen",
  () => {
    const t = table({ un: union({ cabalRow: ["syndicat_2"] }), ana: {}, bor: { memberships: 1 }, cyr: {} }).turnOf(
      "un",
    );
    t.uses("un", "cabal:syndicat_2").does("un", "option:0").asks("un", "choosePlayer").offers("un", ["ana", "cyr"]);
  },
);

shows(
  "cabal:syndicat_3",
  ["DK-SCN-112", "DK-CAB-SY-03"],
  "a player's Citizen killed: the Union and each other player gain PP by their own Membership",
  () => {
    const anger = (pawn: string, setup: PlayerSetup = {}) =>
      table({
        un: union({ cabalRow: ["syndicat_3"], ...setup }),
        ana: { memberships: 1 },
        bor: {},
        cyr: { memberships: 2 },
      })
        .pile("cyr", "karst", pawn)
        .turnOf("bor")
        .does("bor", "assassinate")
        .does("bor", "karst:1");
    // 1 and the three held by others, but 3 at most.
    anger("C").has({ un: { pp: 3 }, ana: { pp: 1 }, bor: { pp: 0 }, cyr: { pp: 2 } });
    anger("E").has({ un: { pp: 0 }, ana: { pp: 0 }, bor: { pp: 3 }, cyr: { pp: 0 } });
    anger("C", { used: ["cabal:syndicat_3"] }).has({ un: { pp: 0 }, ana: { pp: 0 } });
  },
);

shows("cabal:syndicat_3", ["DK-CAB-SY-03", "DK-RUL-120", "DK-META-02"], "a Parasite is no player's Citizen", () => {
  const t = table({ un: union({ cabalRow: ["syndicat_3"] }), ana: { memberships: 1 } })
    .others("karst", "C C")
    .turnOf("ana");
  t.does("ana", "assassinate")
    .does("ana", "others.karst:1")
    .is({ discardedOthers: "C" })
    .has({ un: { pp: 0 }, ana: { pp: 0 } });
});

shows("cabal:syndicat_3", "DK-CAB-SY-03", "the assassin too, if a member", () => {
  const t = table({ un: union({ cabalRow: ["syndicat_3"] }), ana: { memberships: 2, assassinTokens: 1 } })
    .pile("un", "karst", "C C")
    .turnOf("ana");
  t.does("ana", "assassinate")
    .does("ana", "karst:1")
    .does("ana", "karst:1")
    .has({ un: { pp: 6 }, ana: { pp: 4 } });
});

shows(
  ["cabal:syndicat_4", "screen:syndicat"],
  ["DK-CAB-SY-01", "DK-EFF-05", "DK-MAN-SPEC-01"],
  "open to every member: 1 PP and as many as their Membership; the Union gains 1 by it",
  () => {
    const t = table({
      un: union({ cabalRow: ["syndicat_4"] }),
      ana: { memberships: 2 },
      bor: { memberships: 1 },
    }).turnOf("ana");
    t.does("ana", "specialManoeuvre")
      .asks("ana", "chooseSpecial")
      .offers("ana", ["cabal:syndicat_4"])
      .does("ana", "cabal:syndicat_4");
    t.has({ ana: { pp: 3, pawns: 4 }, un: { pp: 1, used: ["cabal:syndicat_4"] } });
    // Used for everyone.
    t.asks("bor", "chooseManoeuvre").refuses("bor", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
  },
);

shows(
  "cabal:syndicat_4",
  ["DK-CAB-SY-01", "DK-MAN-SPEC-01"],
  "not without Membership; the Union uses its own, and gains nothing for that",
  () => {
    const t = table({ un: union({ cabalRow: ["syndicat_4"] }), ana: {}, bor: { memberships: 1 } }).turnOf("ana");
    t.refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
    const own = table({ un: union({ cabalRow: ["syndicat_4"] }), ana: {}, bor: { memberships: 1 } }).turnOf("un");
    own
      .does("un", "specialManoeuvre")
      .does("un", "cabal:syndicat_4")
      .has({ un: { pp: 3 } });
  },
);

shows(
  "cabal:syndicat_5",
  ["DK-EFF-01", "DK-VP-01", "DK-USED-02"],
  "1 VP while the others hold as many Memberships as there are other players",
  () => {
    const front = (ana: number, bor: number, used: string[] = []) =>
      table({
        un: union({ cabalRow: ["syndicat_5"], used }),
        ana: { memberships: ana },
        bor: { memberships: bor },
      }).turnOf("un");
    front(1, 0).has({ un: { vp: 0 } });
    front(2, 0).has({ un: { vp: 1 } });
    front(1, 1).has({ un: { vp: 1 }, ana: { vp: 0 } });
    front(1, 1, ["cabal:syndicat_5"]).has({ un: { vp: 0 } });
    // It comes at once with the token that makes it so.
    const t = table({ un: union({ cabalRow: ["syndicat_5"] }), ana: {} })
      .development()
      .has({ un: { vp: 0 } });
    t.does("un", HAND).has({ un: { vp: 1 }, ana: { memberships: 1 } });
  },
);

shows(
  ["screen:syndicat", "token:membership"],
  ["DK-CYC-04", "DK-CAB-SY-01"],
  "each Development anew, one handed over and one sold to each",
  () => {
    const t = table({ un: union({ pawns: 0 }), ana: { pawns: 0, pp: 5 } }).development();
    t.does("un", HAND)
      .does("ana", "accept")
      .has({ ana: { memberships: 2 }, un: { pp: 4 } })
      .does("un", "un")
      .idle();
    t.does("un").does("ana").is({ cycle: 2 }).asks("un", "nameFirstPlayer");
    const again = table({ un: union({ pawns: 0 }), ana: { pawns: 0 }, bor: { pawns: 0 } }).development();
    again.does("un", HAND).does("un", "ana").does("ana", "refuse").does("bor", "refuse").does("un", "un").idle();
    again.does("un").does("ana").does("bor").asks("un", "incomeChoice").offers("un", [HAND, SELL]).does("un", HAND);
    again.offers("un", ["ana", "bor"]).does("un", "bor").asks("ana", "offerAnswer");
  },
);

shows(
  ["cabal:syndicat_4", "cabal:syndicat_2"],
  ["DK-CAB-SY-01", "DK-EFF-04"],
  "a Membership of 1 is enough; the Go-Slow belongs to the Manoeuvres phase",
  () => {
    const t = table({ un: union({ cabalRow: ["syndicat_4", "syndicat_2"] }), ana: { memberships: 1 } }).turnOf("ana");
    t.does("ana", "specialManoeuvre")
      .does("ana", "cabal:syndicat_4")
      .has({ ana: { pp: 2 }, un: { pp: 1 } });
    table({ un: union({ cabalRow: ["syndicat_2"] }), ana: { memberships: 1 } })
      .endOfCycle()
      .mayUse("un", []);
  },
);

shows(
  ["cabal:syndicat_1", "screen:syndicat"],
  ["DK-DEV-03", "DK-RUL-121", "DK-RUL-139"],
  "a card that has had its step gives nothing more of it when the Membership rises afterwards",
  () => {
    const t = table({ un: union({ cabalRow: ["syndicat_1"] }), ana: { memberships: 1 } }).development();
    t.does("un", "use:cabal:syndicat_1/0").has({ un: { reserve: "5C 3G 3E", pp: 3 } });
    t.does("un", HAND).has({ ana: { memberships: 2 }, un: { pp: 3 } });
  },
);

shows(
  ["cabal:syndicat_1", "screen:syndicat"],
  ["DK-DEV-03", "DK-RUL-121"],
  "what another element has given closes nothing of a card that has had no step yet",
  () => {
    const t = table({
      un: union({ cabalRow: ["syndicat_1"], influence: { combinat: 1 } }),
      ana: { memberships: 1 },
    }).development();
    t.has({ un: { pp: 4 } })
      .does("un", HAND)
      .does("un", "use:cabal:syndicat_1/0")
      .has({ un: { pp: 5 }, ana: { memberships: 2 } });
  },
);
