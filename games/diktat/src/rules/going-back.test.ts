import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

// Roll-back (DK-SEQ-05, section 3.7): what happens between the steps makes a choice impossible, or possible again.

rule("DK-SEQ-05", "a sector that filled up is open again once its place is free again", () => {
  const t = table({ ana: { reserve: "E" }, bor: { influence: { motol: 2 }, stops: ["sectorNamed"] }, cyr: {} })
    .pile("cyr", "karst", "E")
    .pile("bor", "motol", "E")
    .turnOf("ana");
  t.does("ana", "sendTeam").does("ana", "karst").uses("bor", "marker:motol:2");
  t.does("bor", "option:2").does("bor", "bor.motol", "karst").asks("ana", "chooseSector");
  t.refuses("ana", "karst", "sectorFull", "DK-MAN-SEND-05");
  t.leaves("bor", "karst", "cyr").accepts("cyr", "bor");
  t.does("ana", "karst")
    .does("bor", "pass")
    .asks("ana", "composePile")
    .has({ ana: { reserve: "E" } });
});

const moving = () =>
  table({
    ana: { influence: { motol: 2 }, pp: 3 },
    bor: { cabal: "resistance", cabalRow: ["resistance_3"] },
    cyr: {},
  })
    .revolts("karst")
    .pile("ana", "suburbs", "E")
    .pile("cyr", "karst", "E")
    .pile("bor", "motol", "E")
    .turnOf("cyr")
    .uses("ana", "marker:motol:2")
    .does("ana", "option:2")
    .does("ana", "ana.suburbs", "karst")
    .asks("ana", "tollChoice");

rule(["DK-SEQ-05", "DK-MOVE-01"], "a pile conceded while its toll is asked is moved no more", () => {
  const t = moving().leaves("ana", "suburbs", "cyr").accepts("cyr", "ana").does("ana", "option:0");
  t.asks("cyr", "chooseManoeuvre")
    .has({ ana: { pp: 2 } })
    .sees("public", "karst", "?")
    .sees("public", "suburbs");
});

rule(["DK-SEQ-05", "DK-RUL-25"], "a place taken while its toll is asked sends the mover back to choose another", () => {
  const t = moving().uses("bor", "cabal:resistance_3").does("bor", "bor.motol", "karst").does("bor", "decline");
  t.asks("ana", "tollChoice").does("ana", "option:0").asks("ana", "movePile");
  t.refusesWithin("ana", "ana.suburbs", "karst", "sectorFull", "DK-MAN-SEND-05");
  t.does("ana", "ana.suburbs", "motol").asks("cyr", "chooseManoeuvre").sees("public", "karst", "?", "?");
});

rule(["DK-SEQ-05", "DK-CAB-RE-01"], "a toll is due no more when its Revolt is gone", () => {
  const t = table({ ana: { reserve: "E" }, bor: { cabal: "resistance", row: ["truce"] } })
    .card("truce", {
      sector: "karst",
      effects: [
        {
          kind: "manifestation",
          cost: [{ spend_token: "revolt", from: "sector", to: "reserve" }],
          do: [{ op: "gain", res: "pp", n: 1 }],
        },
      ],
    })
    .revolts("karst")
    .turnOf("ana");
  t.does("ana", "sendTeam").does("ana", "karst").asks("ana", "tollChoice").offers("ana", ["withdraw"]);
  t.uses("bor", "card:truce").is({ revolts: [] }).asks("ana", "composePile");
});

rule("DK-SEQ-05", "whoever has no Agent left to send chooses another Manoeuvre", () => {
  const t = table({ ana: { reserve: "E" }, bor: {} })
    .turnOf("ana")
    .does("ana", "sendTeam");
  t.proposes("ana", "bor", { give: "emissary", want: "" }).accepts("bor", "ana");
  t.asks("ana", "chooseManoeuvre").offers("ana", ["extendInfluence"]);
  t.does("ana", "extendInfluence")
    .does("ana", "nothing")
    .has({ ana: { performed: ["extendInfluence"], pawns: 4 } });
});

rule(["DK-MOVE-02", "DK-SEQ-02"], "a pile conceded after pawns were moved onto it sets off nothing", () => {
  const t = table({ ana: { influence: { artefact: 1 } }, bor: { cabal: "polisec", cabalRow: ["polisec_4"] } })
    .pile("ana", "karst", "E G")
    .pile("ana", "motol", "C")
    .pile("ana", "josefov", "C")
    .turnOf("ana");
  t.uses("ana", "marker:artefact:1").does("ana", "karst:1", "ana.motol").does("ana", "karst:1", "ana.josefov");
  t.asks("bor", "effectChoice").leaves("ana", "josefov", "bor").accepts("bor", "ana").does("bor", "decline");
  t.asks("ana", "chooseManoeuvre").sees("ana", "motol", "E C").sees("ana", "josefov");
});

rule(["DK-SEQ-05", "DK-RUL-17"], "with the last victim gone before any is named another Manoeuvre is chosen", () => {
  const t = table({
    ps: { cabal: "polisec", cabalRow: ["polisec_5"], pawns: 2 },
    ana: { pawns: 1 },
    bor: { pawns: 1 },
  })
    .pile("ana", "karst", "C")
    .turnOf("ps");
  t.does("ps", "assassinate").asks("ps", "effectChoice");
  t.leaves("ana", "karst", "bor").accepts("bor", "ana").does("ps", "decline");
  t.asks("ps", "chooseManoeuvre")
    .refuses("ps", "assassinate", "noVictim", "DK-RUL-17")
    .has({ ps: { pawns: 2, performed: [] } });
});

rule(
  ["DK-SEQ-05", "DK-RUL-23"],
  "who goes back to the choice of a Manoeuvre makes it, though the next turn is to be skipped",
  () => {
    const t = table({ ana: { reserve: "G", pawns: 2 }, bor: { cabal: "resistance", row: ["mo3"], pawns: 2 } })
      .revolts("karst")
      .turnOf("ana");
    t.does("ana", "sendTeam").does("ana", "karst").asks("ana", "tollChoice");
    t.uses("bor", "card:mo3").does("bor", "option:0").does("bor", "ana");
    // The toll takes the only Agent: there is nothing left to send.
    t.does("ana", "option:1").asks("ana", "chooseManoeuvre").refuses("ana", "sendTeam", "noAgents", "DK-RUL-10");
    t.does("ana", "extendInfluence").does("ana", "nothing").does("bor", "extendInfluence").does("bor", "nothing");
    t.asks("bor", "chooseManoeuvre").has({ ana: { pawns: 1 } });
  },
);

rule(
  ["DK-SEQ-05", "DK-MAN-SPEC-01", "DK-EFF-05"],
  "a Special Manoeuvre whose target is gone before anything is done is not spent: another may be chosen",
  () => {
    const aims = (row: string[]) =>
      table({ ana: { row, pawns: 2 }, bor: {}, cyr: {} })
        .pile("bor", "karst", "C")
        .turnOf("ana")
        .does("ana", "specialManoeuvre")
        .does("ana", "card:ka5")
        .asks("ana", "chooseVictim")
        .leaves("bor", "karst", "cyr")
        .accepts("cyr", "bor");
    const t = aims(["ka5"]).asks("ana", "chooseManoeuvre").refuses("ana", "specialManoeuvre", "noSpecial");
    t.has({ ana: { used: [], pawns: 2, performed: [] } });
    const other = aims(["ka5", "ms5"]).asks("ana", "chooseSpecial").offers("ana", ["use:card:ms5/0"]);
    other.does("ana", "card:ms5").has({ ana: { used: ["card:ms5"], pawns: 1, pp: 2 } });
    const named = table({ pg: { cabal: "pegre", cabalRow: ["pegre_4"], pawns: 2 }, bor: {}, cyr: {} })
      .pile("bor", "karst", "C")
      .turnOf("pg")
      .does("pg", "specialManoeuvre")
      .does("pg", "cabal:pegre_4")
      .asks("pg", "choosePile");
    named.leaves("bor", "karst", "cyr").accepts("cyr", "bor").asks("pg", "chooseManoeuvre");
    named.has({ pg: { used: [], pawns: 2 } });
  },
);

/** A Special Manoeuvre that kills, and whose only victim leaves before it is named. */
const strikesAtNobody = (effect: object) =>
  table({ ana: { row: ["strike"], pp: 1 }, bor: {}, cyr: {} })
    .card("strike", { sector: "karst", effects: [{ kind: "special_manoeuvre", ...effect }] })
    .pile("bor", "karst", "C")
    .turnOf("ana")
    .does("ana", "specialManoeuvre")
    .does("ana", "card:strike")
    .asks("ana", "chooseVictim")
    .leaves("bor", "karst", "cyr")
    .accepts("cyr", "bor");

rule(["DK-SEQ-05", "DK-EFF-05", "DK-EFF-06"], "one that has been paid for, or begun, is spent", () => {
  const kill = { op: "assassinate", n: 1, scope: "any", token_bonus: false };
  const spent = { used: ["card:strike"], performed: ["specialManoeuvre" as const] };
  strikesAtNobody({ do: [kill] })
    .asks("ana", "chooseManoeuvre")
    .has({ ana: { used: [], pp: 1 } });
  strikesAtNobody({ do: [{ op: "gain", res: "pp", n: 2 }, kill] })
    .asks("bor", "chooseManoeuvre")
    .has({ ana: { ...spent, pp: 3 } });
  strikesAtNobody({ cost: [{ pay: "pp", n: 1, to: "supply" }], do: [kill] })
    .asks("bor", "chooseManoeuvre")
    .has({ ana: { ...spent, pp: 0 } });
  // So is one that counts its uses, and a Manifestation, which is nobody's Manoeuvre.
  strikesAtNobody({ limit: { times: 1, per: "cycle" }, do: [kill] })
    .asks("bor", "chooseManoeuvre")
    .has({ ana: { ...spent, pp: 1 } });
  const reacts = table({ ana: { row: ["strike"] }, bor: {}, cyr: {} })
    .card("strike", { sector: "karst", effects: [{ kind: "manifestation", do: [kill] }] })
    .pile("bor", "karst", "C")
    .turnOf("ana");
  reacts.uses("ana", "card:strike").asks("ana", "chooseVictim").leaves("bor", "karst", "cyr").accepts("cyr", "bor");
  reacts.asks("ana", "chooseManoeuvre").has({ ana: { used: ["card:strike"] } });
  // The first of its two Manoeuvres is done when nobody is left to send.
  const t = table({ ana: { row: ["vv4"], reserve: "C" }, bor: {} })
    .secret("nv1")
    .turnOf("ana");
  t.does("ana", "specialManoeuvre").does("ana", "card:vv4").does("ana", "secretCard").does("ana", "option:0");
  t.asks("ana", "chooseSector").proposes("ana", "bor", { give: "C" }).accepts("bor", "ana");
  t.asks("bor", "chooseManoeuvre").has({ ana: { used: ["card:vv4"], performed: ["specialManoeuvre"] } });
});
