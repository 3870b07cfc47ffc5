import { expect } from "vitest";
import type { PlayerSetup } from "../testing/index.ts";
import { type Played, table } from "../testing/index.ts";
import { shows } from "./shows.ts";

/** Ana's turn, with one card whose Special Manoeuvre she plays. */
const plays = (card: string, ana: PlayerSetup = {}, bor: PlayerSetup = {}): Played =>
  table({ ana: { row: [card], ...ana }, bor })
    .turnOf("ana")
    .does("ana", "specialManoeuvre")
    .does("ana", `card:${card}`);

shows(
  "card:ms5",
  ["DK-EFF-05", "DK-MAN-SPEC-01", "DK-MAN-03"],
  "an Emissary and 2 PP; the pawn is spent, the card Used",
  () => {
    const t = table({ ana: { row: ["ms5"] }, bor: {} }).turnOf("ana");
    t.does("ana", "specialManoeuvre").asks("ana", "chooseSpecial").offers("ana", ["card:ms5"]).does("ana", "card:ms5");
    t.has({ ana: { reserve: "1E", pp: 2, used: ["card:ms5"], pawns: 4, performed: ["specialManoeuvre"] } });
    t.asks("bor", "chooseManoeuvre");
  },
);

shows("card:ms5", ["DK-USED-02", "DK-MAN-SPEC-01"], "what is Used says so, where another could be played", () => {
  const gain = { kind: "special_manoeuvre", do: [{ op: "gain", res: "pp", n: 4 }] };
  const t = table({ ana: { row: ["ms5", "purse"], used: ["card:ms5"] }, bor: {} })
    .card("purse", { sector: "karst", effects: [gain] })
    .turnOf("ana");
  t.does("ana", "specialManoeuvre").offers("ana", ["card:purse"]);
  t.refuses("ana", "card:ms5", "elementUsed", "DK-USED-02").does("ana", "card:purse");
});

shows("card:ms5", "DK-MAN-SPEC-01", "one's own elements only", () => {
  const t = table({ ana: {}, bor: { row: ["ms5"] } }).turnOf("ana");
  t.refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
});

shows(
  "card:ms5",
  ["DK-SCN-20", "DK-MAN-SPEC-01", "DK-USED-01", "DK-USED-02", "DK-USED-04", "DK-EOC-04"],
  "not twice in a Cycle; in the next it is there again",
  () => {
    const gain = { kind: "special_manoeuvre", do: [{ op: "gain", res: "pp", n: 4 }] };
    const t = table({ ana: { row: ["purse"], pawns: 2 }, bor: { pawns: 1 } })
      .card("purse", { sector: "karst", effects: [gain] })
      .turnOf("ana");
    t.does("ana", "specialManoeuvre")
      .does("ana", "card:purse")
      .has({ ana: { pp: 4, pawns: 1, used: ["card:purse"] } });
    t.does("bor", "extendInfluence").does("bor", "nothing").asks("ana", "chooseManoeuvre");
    t.refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01").idle().does("ana").does("bor");
    t.is({ cycle: 2 })
      .has({ ana: { used: [] } })
      .does("ana", "ana")
      .does("ana", "specialManoeuvre")
      .does("ana", "card:purse");
  },
);

shows("card:nv5", "DK-EFF-05", "1 PP and 1 for each sector held, 5 at most", () => {
  plays("nv5").has({ ana: { pp: 1, used: ["card:nv5"] } });
  plays("nv5", { influence: { karst: 1, motol: 2 } }).has({ ana: { pp: 3 } });
  const five = { karst: 1, motol: 1, suburbs: 1, combinat: 1, fortress: 1 } as const;
  plays("nv5", { influence: five }).has({ ana: { pp: 5 } });
});

shows("card:vv4", ["DK-EFF-05", "DK-RUL-29"], "a Spy Manoeuvre, then if one likes a team without a pawn", () => {
  const atelier = () =>
    table({ ana: { row: ["vv4"], reserve: "2E", spyTokens: 1 }, bor: {} })
      .pile("bor", "karst", "E G C")
      .secret("nv1")
      .turnOf("ana")
      .does("ana", "specialManoeuvre")
      .does("ana", "card:vv4");
  const t = atelier()
    .asks("ana", "chooseSpyTarget")
    .does("ana", "karst:1")
    .does("ana", "secretCard")
    .does("ana", "karst:3");
  t.asks("ana", "optionChoice").offers("ana", ["option:0", "option:1"]).does("ana", "option:0");
  t.asks("ana", "chooseSector").does("ana", "motol").does("ana", "E E").asks("bor", "chooseManoeuvre");
  t.has({ ana: { pawns: 4, used: ["card:vv4"], reserve: "", performed: ["specialManoeuvre"] } });
  // No Manoeuvre pawn marks that pile.
  expect(t.facts.piles.find(({ owner }) => owner === 0)!.marked).toBe(false);
  atelier().does("ana", "karst:1").does("ana", "stop").does("ana", "option:1").asks("bor", "chooseManoeuvre");
});

shows("card:vv6", ["DK-EFF-05", "DK-MAN-DEV-01"], "Develop for 3 PP less, never less than nothing", () => {
  // Slots of 2 and 4 PP: the first is free, the third costs 1.
  const t = plays("vv6").asks("ana", "chooseCabalCard").does("ana", "cabal:ana_3");
  t.has({ ana: { cabalRow: ["ana_3"], pp: 0, debts: 0, used: ["card:vv6"] } });
  plays("vv6", { cabalRow: ["ana_1", "ana_2"], pp: 1 })
    .does("ana", "cabal:ana_5")
    .has({ ana: { pp: 0, cabalRow: ["ana_1", "ana_2", "ana_5"], vp: 2 } });
  table({ ana: { row: ["vv6"], cabalRow: ["ana_1", "ana_2"], pp: 0 }, bor: {} })
    .turnOf("ana")
    .refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
  const cabalRow = ["ana_1", "ana_2", "ana_3", "ana_4", "ana_5"];
  table({ ana: { row: ["vv6"], cabalRow, pp: 9 }, bor: {} })
    .turnOf("ana")
    .refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01")
    .refuses("ana", "developCabal", "cabalRowFull", "DK-RUL-31");
});

shows("card:ka5", ["DK-EFF-05", "DK-RUL-19", "DK-EFF-08"], "an Assassinate Manoeuvre with 5 PP for an Emissary", () => {
  const t = table({ ana: { row: ["ka5"], assassinTokens: 1 }, bor: {} })
    .pile("bor", "karst", "E C E")
    .turnOf("ana");
  t.does("ana", "specialManoeuvre").does("ana", "card:ka5").asks("ana", "chooseVictim");
  t.does("ana", "karst:1")
    .has({ ana: { pp: 5 } })
    .offers("ana", ["karst:1", "karst:2", "stop"])
    .does("ana", "karst:2");
  t.has({ ana: { pp: 10, used: ["card:ka5"], assassinTokens: 1 } }).asks("bor", "chooseManoeuvre");
  // Without anybody to kill it cannot be chosen (DK-RUL-17).
  table({ ana: { row: ["ka5"] }, bor: {} })
    .pile("ana", "karst", "E")
    .turnOf("ana")
    .refuses("ana", "specialManoeuvre", "noSpecial", "DK-MAN-SPEC-01");
});

shows("card:ka5", ["DK-RUL-19", "DK-MAN-KILL-07"], "a Guard ends it and costs 2 PP", () => {
  const t = table({ ana: { row: ["ka5"], assassinTokens: 2, pp: 2 }, bor: {} })
    .pile("bor", "karst", "G E")
    .turnOf("ana");
  t.does("ana", "specialManoeuvre").does("ana", "card:ka5").does("ana", "karst:1").asks("bor", "chooseManoeuvre");
  t.has({ ana: { pp: 0 }, bor: { pp: 2 } });
});

shows("card:co4", ["DK-EFF-05", "DK-EFF-06", "DK-RUL-30"], "2 PP, and 1 for each of up to two Agents discarded", () => {
  const t = plays("co4", { reserve: "2C 1E" })
    .asks("ana", "costChoice")
    .offers("ana", ["citizen", "citizen", "emissary"]);
  t.refuses("ana", "C C E", "tooMany", "DK-EFF-06")
    .does("ana", "C E")
    .has({ ana: { pp: 4, reserve: "1C", used: ["card:co4"] } });
  expect(t.hears("bor")).toContainEqual({ type: "discarded", seat: 0, what: "emissary", n: 1 });
  plays("co4", { reserve: "2C" })
    .does("ana", "")
    .has({ ana: { pp: 2, reserve: "2C" } });
  plays("co4")
    .does("ana", "")
    .has({ ana: { pp: 2 } });
});

const tribunal = (ana: PlayerSetup = {}) =>
  table({ ana: { row: ["ch6"], ...ana }, bor: { pp: 3 }, cyr: { pp: 1 } })
    .pile("cyr", "karst", "E C")
    .pile("cyr", "motol", "G")
    .turnOf("ana")
    .does("ana", "specialManoeuvre")
    .does("ana", "card:ch6");

shows("card:ch6", ["DK-EFF-05", "DK-EFF-06"], "another player gives 2 PP, or 3 to the Administrator", () => {
  const t = tribunal().asks("ana", "choosePlayer").offers("ana", ["bor", "cyr"]).does("ana", "bor");
  t.asks("bor", "offerAnswer").offers("bor", ["accept", "refuse"]).does("bor", "accept");
  t.has({ ana: { pp: 3, used: ["card:ch6"] }, bor: { pp: 0 } });
  const low = table({ ana: {}, bor: { row: ["ch6"] }, cyr: { pp: 2 } }).turnOf("bor");
  low.does("bor", "specialManoeuvre").does("bor", "card:ch6").does("bor", "cyr").does("cyr", "accept");
  low.has({ bor: { pp: 2 }, cyr: { pp: 0 } });
});

shows(
  "card:ch6",
  ["DK-RUL-136", "DK-HIDE-02"],
  "who cannot pay is asked and refuses: a pile of theirs is looked through, and 1 PP",
  () => {
    const t = tribunal().does("ana", "cyr").asks("cyr", "offerAnswer").offers("cyr", ["refuse"]).does("cyr", "refuse");
    t.asks("ana", "choosePile").offers("ana", ["cyr.karst", "cyr.motol"]).does("ana", "cyr.karst");
    t.has({ ana: { pp: 1 }, cyr: { pp: 1 } })
      .sees("ana", "karst", "E C")
      .sees("bor", "karst", "? ?")
      .sees("ana", "motol", "?");
    // A player without a pile has nothing to show.
    tribunal()
      .does("ana", "bor")
      .does("bor", "refuse")
      .asks("bor", "chooseManoeuvre")
      .has({ ana: { pp: 1 }, bor: { pp: 3 } });
  },
);

shows(
  "card:jo6",
  ["DK-EFF-05", "DK-HIDE-03"],
  "2 PP; an unplaced token may be exchanged for another type, unseen",
  () => {
    const t = plays("jo6")
      .has({ ana: { pp: 2 } })
      .asks("ana", "exchangeAffinity")
      .offers("ana", ["politics", "nothing"]);
    t.offersWithin("ana", "politics", ["people", "artefact"]).does("ana", "politics", "people");
    t.has({ ana: { affinities: { politics: 1, people: 1 }, used: ["card:jo6"] } });
    expect(t.hears("bor")).toContainEqual({ type: "affinityExchanged", seat: 0 });
    const kept = plays("jo6")
      .does("ana", "nothing")
      .has({ ana: { affinities: { politics: 2 }, pp: 2 } });
    // Whether anything was exchanged is for nobody else to know.
    expect(kept.hears("bor")).toContainEqual({ type: "affinityExchanged", seat: 0 });
  },
);

shows(
  "cabal:syndicat_4",
  ["DK-CAB-SY-01", "DK-EFF-05"],
  "each other player is everybody but the one who uses the effect",
  () => {
    const feast = {
      kind: "special_manoeuvre",
      usable_by: "each_player",
      do: [{ op: "for_each", over: "each_other", do: [{ op: "gain", res: "pp", n: 1, to: "it" }] }],
    };
    const t = table({ ana: { row: ["feast"] }, bor: {}, cyr: {} })
      .card("feast", { sector: "karst", effects: [feast] })
      .turnOf("bor");
    t.does("bor", "specialManoeuvre").does("bor", "card:feast");
    t.has({ ana: { pp: 1, used: ["card:feast"] }, bor: { pp: 0 }, cyr: { pp: 1 } });
  },
);
