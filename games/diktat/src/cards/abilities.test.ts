import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

shows("card:co3", ["DK-EFF-01", "DK-MAN-EXT-01", "DK-USED-02"], "each Extend influence earns 1 PP more", () => {
  const t = table({ ana: { row: ["co3"], reserve: "C" }, bor: {} }).turnOf("ana");
  t.does("ana", "extendInfluence")
    .has({ ana: { pp: 2 } })
    .does("ana", "citizen")
    .has({ ana: { pp: 3 } });
  t.does("bor", "extendInfluence").has({ bor: { pp: 1 } });
  const used = table({ ana: { row: ["co3"], used: ["card:co3"] }, bor: {} }).turnOf("ana");
  used.does("ana", "extendInfluence").has({ ana: { pp: 1 } });
});

shows("card:jo4", ["DK-EFF-01", "DK-AFF-01", "DK-RUL-41"], "People symbols of all one's cards take any token", () => {
  const row = ["jo4", "nv6", "nv2"];
  const t = table({ ana: { row, affinities: { politics: 1, artefact: 2 } }, bor: {} }).turnOf("ana");
  t.has({ ana: { vp: 2 } })
    .acts("ana", "placeAffinity", "nv6:0=artefact")
    .has({ ana: { vp: 3 } });
  t.refusesAct("ana", "placeAffinity", "nv2:0=artefact", "notOffered", "DK-AFF-01");
  // Resting, the symbol takes its own type only; what lies there stays.
  const used = table({ ana: { row, used: ["card:jo4"], affinities: { artefact: 1 } }, bor: {} }).turnOf("ana");
  used.refusesAct("ana", "placeAffinity", "nv6:0=artefact", "notOffered", "DK-AFF-01");
  used.acts("ana", "placeAffinity", "jo4:0=artefact").has({ ana: { vp: 3 } });
});

shows("card:jo5", ["DK-EFF-01", "DK-AFF-01"], "1 PP for a token placed, at most twice a Cycle", () => {
  const row = ["jo5", "jo4", "nv2"];
  const t = table({
    ana: { row, affinities: { politics: 2, artefact: 2 } },
    bor: { row: ["nv6"], affinities: { people: 1 } },
  }).turnOf("ana");
  t.acts("ana", "placeAffinity", "jo5:0=politics").has({ ana: { pp: 1 } });
  t.acts("bor", "placeAffinity", "nv6:0=people").has({ ana: { pp: 1 }, bor: { pp: 0 } });
  t.acts("ana", "placeAffinity", "jo5:1=artefact")
    .acts("ana", "placeAffinity", "jo4:0=artefact")
    .has({ ana: { pp: 2 } });
  t.asks("ana", "chooseManoeuvre").idle().does("ana").does("bor").is({ cycle: 2 });
  // Five times 1 PP for influence, 3 of Development; then the count begins anew.
  t.does("ana", "ana")
    .has({ ana: { pp: 10 } })
    .acts("ana", "placeAffinity", "nv2:0=politics")
    .has({ ana: { pp: 11 } });
});

shows("card:jo2", ["DK-EFF-01", "DK-OTH-KILL-02"], "the Others make two Assassinations fewer against its owner", () => {
  const sends = (row: string[]) =>
    table({ ana: { reserve: "3C", row }, bor: {} })
      .others("karst", "C C C")
      .turnOf("ana")
      .does("ana", "sendTeam")
      .does("ana", "karst")
      .does("ana", "C C C");
  sends(["jo2"]).does("bor", "ana.karst:1").asks("bor", "chooseManoeuvre").sees("ana", "karst", "? ? ?", "C C");
  const three = sends([]);
  for (let n = 0; n < 3; n++) three.does("bor", "ana.karst:1");
  three.asks("bor", "chooseManoeuvre").sees("ana", "karst", "? ? ?");
});

shows(
  "card:jo2",
  ["DK-EFF-01", "DK-EFF-03", "DK-RES-17", "DK-USED-02"],
  "one Artefact token; no PP lost to an Attack unless Used",
  () => {
    table({ ana: {}, bor: {} })
      .track("jo2")
      .pile("ana", "josefov", "E")
      .resolving("josefov")
      .does("ana", "jo2")
      .has({ ana: { affinities: { politics: 2, artefact: 1 }, vp: 0 } });
    const attack = (used: string[]) =>
      table({ ana: { row: ["jo2"], influence: { newTown: 2 }, pp: 4, used }, bor: {} })
        .track("ar2")
        .afterConquests();
    attack([]).has({ ana: { vp: 2, pp: 4 } });
    attack(["card:jo2"]).has({ ana: { vp: 2, pp: 2 } });
  },
);

shows(
  "card:mo6",
  ["DK-EFF-01", "DK-ADMIN-02", "DK-RUL-09"],
  "names the first player and the direction; 1 PP if it is another",
  () => {
    const t = table({ ana: { pawns: 1 }, bor: { pawns: 1, row: ["mo6"] }, cyr: { pawns: 1 } }).manoeuvres();
    t.asks("bor", "effectChoice").does("bor", "card:mo6").asks("bor", "nameFirstAndDirection");
    t.offers("bor", ["ana:1", "ana:-1", "bor:1", "bor:-1", "cyr:1", "cyr:-1"]).does("bor", "cyr:-1");
    t.is({ firstPlayer: "cyr", administrator: "ana" })
      .has({ bor: { pp: 1, used: [] } })
      .asks("cyr", "chooseManoeuvre");
    t.does("cyr", "extendInfluence").does("cyr", "nothing").asks("bor", "chooseManoeuvre");
    t.does("bor", "extendInfluence").does("bor", "nothing").asks("ana", "chooseManoeuvre");
  },
);

shows(
  "card:mo6",
  ["DK-ADMIN-02", "DK-USED-02"],
  "naming oneself brings no PP; declined or Used, the Administrator names",
  () => {
    const clock = (used: string[] = []) => table({ ana: {}, bor: { row: ["mo6"], used } }).manoeuvres();
    clock()
      .does("bor", "card:mo6")
      .does("bor", "bor:1")
      .has({ bor: { pp: 0 } })
      .asks("bor", "chooseManoeuvre");
    clock()
      .does("bor", "decline")
      .asks("ana", "nameFirstPlayer")
      .has({ bor: { pp: 0 } });
    clock(["card:mo6"]).asks("ana", "nameFirstPlayer");
  },
);

shows("card:mo6", ["DK-ADMIN-02", "DK-CYC-04"], "each Cycle anew", () => {
  const t = table({ ana: { pawns: 1 }, bor: { row: ["mo6"], pawns: 1 } }).manoeuvres();
  t.does("bor", "card:mo6")
    .does("bor", "ana:1")
    .idle()
    .does("ana")
    .does("bor")
    .asks("bor", "effectChoice")
    .is({ cycle: 2 });
  t.offers("bor", ["card:mo6", "decline"]);
});

shows(
  "card:jo5",
  ["DK-AFF-04", "DK-END-03"],
  "tokens placed at the very end bring their PP, which may break a tie",
  () => {
    const t = table({
      ana: { row: ["jo5"], affinities: { politics: 1 } },
      bor: { row: ["ms3"], affinities: { politics: 1 } },
    })
      .cycle(5)
      .endOfCycle();
    t.does("ana").does("bor").does("ana", "jo5:0=politics").does("bor", "ms3:0=politics");
    t.is({ winners: ["ana"] }).has({ ana: { vp: 1, pp: 1 }, bor: { vp: 1, pp: 0 } });
    // Tokens of others bring her nothing.
    const other = table({ ana: { row: ["jo5"] }, bor: { row: ["ms3"], affinities: { politics: 1 } } })
      .cycle(5)
      .endOfCycle();
    other.does("ana").does("bor").does("ana", "").does("bor", "ms3:0=politics");
    other.has({ ana: { vp: 0, pp: 0 }, bor: { vp: 1 } });
  },
);

shows(
  "cabal:pegre_5",
  ["DK-EFF-01", "DK-MAN-KILL-07"],
  "of two that let Guards pass, the one that lets more of them",
  () => {
    const bold = { kind: "capacity", trigger: "passive", do: [{ op: "modify", stat: "guards_ignored", set: 2 }] };
    const t = table({ pg: { cabal: "pegre", cabalRow: ["pegre_5"], row: ["bold"], assassinTokens: 3, pp: 6 }, ana: {} })
      .card("bold", { sector: "karst", effects: [bold] })
      .pile("ana", "karst", "G G G G")
      .turnOf("pg");
    t.does("pg", "assassinate").does("pg", "karst:1").does("pg", "karst:1").asks("pg", "chooseVictim");
    t.does("pg", "karst:1")
      .asks("ana", "chooseManoeuvre")
      .has({ pg: { pp: 0 }, ana: { pp: 6 } });
  },
);
