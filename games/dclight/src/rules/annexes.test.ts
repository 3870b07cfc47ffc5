import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

rule(
  ["DC-ANX-01", "DC-ANX-02", "DC-RUL-38", "DC-SCORE-05"],
  "a destroyed building scores its printed VP for its destroyer only",
  () => {
    const t = table({
      A: { tracks: "Mil6", hand: ["Catapults"], defeated: ["Hydra"] },
      B: { tracks: "G9 M9 Mil9", buildings: ["Trophy", "Agora"], hand: ["Trophy"] },
    }).development("A");
    t.does("A", "power", "Catapults", "B", "Trophy");
    t.has({ A: { destroyed: ["Trophy"], score: { destroyed: 4, buildings: 0 } }, B: { buildings: ["Agora"] } });
    // B holds a Military card and could answer with Holy War; he may build another Trophy.
    t.asks("B", "reactRetaliate")
      .does("B", "decline")
      .does("B", "build", "Trophy")
      .has({ B: { buildings: ["Agora", "Trophy"] } });
    expect(t.view("B").players[0]!.trophies).toEqual({ creatures: 1, buildings: 1 });
    expect(t.view("B").own!.trophies.buildings).toEqual([]);
  },
);

rule(["DC-ANX-03", "DC-RUL-39"], "a building lost to a creature is discarded, and nobody scores it", () => {
  const t = table({ A: { buildings: ["Market"] }, B: {} })
    .front("A", "Chimera")
    .rolls("Morale Morale Morale")
    .offerings();
  t.has({ A: { buildings: [], score: { buildings: 0, destroyed: 0 } } }).is({ discards: { civil: ["Market"] } });
});

rule(["DC-ANX-04", "DC-ANX-06"], "three marker pairs, and no copy without one", () => {
  const spies = { tracks: "G9 Civ9", hand: ["Industrial Espionage"] };
  const t = table({ A: spies, B: { buildings: ["Market", "Temple"] }, C: {} }).development("A");
  t.does("A", "build", "Industrial Espionage", "B.Market").is({ pairs: 1 });
  expect(t.view("C").players[0]!.buildings[0]).toMatchObject({
    card: "civ-espionnage",
    as: "civ-marche",
    pair: "orange",
  });
  expect(t.view("C").players[1]!.buildings[0]).toMatchObject({ card: "civ-marche", copied: ["orange"] });
  // Every Industrial Espionage card needs a pair of its own: the three cards use the three pairs.
  const pairs = table({
    A: {
      buildings: [
        { copies: "Market", of: "B" },
        { copies: "Temple", of: "B" },
      ],
    },
    B: { buildings: ["Market", "Temple", "Altar"] },
    C: { tracks: "G9 Civ9", hand: ["Industrial Espionage"] },
  }).development("C");
  pairs.does("C", "build", "Industrial Espionage", "B.Altar").is({ pairs: 3 });
  expect(pairs.view("A").players[2]!.buildings[0]!.pair).toBe("violet");
});

rule(["DC-ANX-07", "DC-ANX-12", "DC-RUL-40"], "neither a copy nor one's own building can be copied", () => {
  const t = table({
    A: { tracks: "G9 Civ9", hand: ["Industrial Espionage"], buildings: ["Altar"] },
    B: { buildings: [{ copies: "Temple" }, "Altar"] },
  }).development("A");
  t.refuses("A", ["build", "Industrial Espionage"], "nothingToBuild");
  expect(t.table("A").question!.closed["card:civ-espionnage"]).toMatchObject({
    reason: "nothingToCopy",
    rule: "DC-ANX-12",
  });
});

rule(["DC-ANX-05", "DC-ANX-10", "DC-RUL-40"], "a copy has name, VP and effects, and is exhausted by itself", () => {
  const t = table({
    A: { buildings: [{ copies: "Market", of: "B" }] },
    B: { buildings: [{ building: "Market", exhausted: true }] },
  }).development("A");
  t.does("A", "activate", "Market").has({ A: { tracks: "G1", exhausted: ["Market"], score: { buildings: 2 } } });
});

rule(["DC-ANX-09", "DC-RUL-41", "DC-RUL-58"], "a destroyed copy scores what it copied and frees its pair", () => {
  const t = table({
    A: { tracks: "Mil6", hand: ["Catapults"] },
    B: { buildings: [{ copies: "Theatre", of: "C" }] },
    C: { buildings: ["Theatre"] },
  }).development("A");
  t.does("A", "power", "Catapults", "B", "Theatre");
  t.has({ A: { destroyed: ["Theatre"], score: { destroyed: 4 } }, C: { buildings: ["Theatre"] } }).is({ pairs: 0 });
  expect(t.view("public").players[2]!.buildings[0]!.copied).toEqual([]);
  expect(t.view("A").own!.trophies.buildings).toEqual([{ card: "civ-espionnage", as: "civ-theatre" }]);
});

rule(["DC-ANX-13", "DC-ANX-08", "DC-RUL-41"], "an original lost to a creature leaves its copy working", () => {
  const t = table({ A: { buildings: [{ copies: "Market", of: "B" }] }, B: { buildings: ["Market"] } })
    .front("B", "Chimera")
    .rolls("Morale Morale Morale")
    .offerings();
  t.has({ A: { buildings: ["Market"] }, B: { buildings: [] } }).is({ pairs: 1, discards: { civil: ["Market"] } });
  t.does("A", "activate", "Market").has({ A: { tracks: "G1" } });
});

rule(["DC-REACT-03", "DC-RUL-42"], "a card without a hostile effect opens no window", () => {
  const t = table({ A: { tracks: "Civ2", hand: ["Trade"] }, B: { tracks: "Civ9", hand: ["Diplomacy"] } }).development(
    "A",
  );
  t.does("A", "power", "Trade").asks("B", "devTurn");
});

rule(
  ["DC-REACT-02", "DC-REACT-05", "DC-RUL-42"],
  "Holy War strikes back at the attacker, and its price is its own",
  () => {
    const t = table({
      A: { tracks: "Civ2 Mor3", hand: ["Ostracism"], buildings: ["Arsenal"] },
      B: { tracks: "Mil2 Mor3", hand: ["Holy War", "Altar"], buildings: ["Arsenal"] },
      C: { buildings: ["Market"] },
    }).development("A");
    t.rolls({ of: 2, is: 1 })
      .does("A", "power", "Ostracism", "B")
      .has({ B: { tracks: "Mor1", hand: ["Holy War"] } });
    t.asks("B", "reactRetaliate")
      .offers("B", ["A.Arsenal"], "Holy War", "destroyBuilding")
      .does("B", "Holy War", "oppLose");
    // An Arsenal makes powers cheaper; a reaction is none.
    t.has({ A: { tracks: "Mor1" }, B: { tracks: "Mil0", hand: [] } }).asks("B", "devTurn");
  },
);

rule(["DC-REACT-07"], "no window for Holy War where it could do nothing", () => {
  const t = table({
    A: { tracks: "Mil2 Mor-6", hand: ["Raid"], buildings: ["Colossus"] },
    B: { tracks: "G2 Mil9", hand: ["Holy War"] },
  }).development("A");
  t.does("A", "power", "Raid", "B", "2G").asks("B", "devTurn");
  const walls = table({
    A: { tracks: "Mil2 Mor-6", hand: ["Raid"], buildings: ["City Walls", "Market"] },
    B: { tracks: "G2 Mil9", hand: ["Holy War"] },
  }).development("A");
  walls.does("A", "power", "Raid", "B", "2G").asks("B", "devTurn");
});

rule(["DC-RUL-44", "DC-REACT-09"], "a standing pass answers an open window, and ends with the turn", () => {
  const t = table({
    A: { tracks: "Mil4", hand: ["Raid", "Raid"] },
    B: { tracks: "G4 Civ2", hand: ["Diplomacy"] },
  }).development("A");
  t.does("A", "power", "Raid", "B", "2G").asks("B", "reactCancel");
  t.stands("B", "reactCancel")
    .has({ B: { tracks: "G2" } })
    .asks("B", "devTurn");
  expect(t.hears("A")).toContainEqual({ type: "reactionDeclined", seat: 1, window: "reactCancel" });
  expect(t.hears("A").map(({ type }) => type)).not.toContain("standingPassSet");
  expect(t.view("B").own!.standingPasses).toEqual(["reactCancel"]);
  t.does("B", "pass")
    .does("A", "power", "Raid", "B", "2G")
    .has({ B: { tracks: "G0" } });
  t.stands("B", "reactCancel", false).stands("B", "reactRetaliate").does("A", "pass");
  expect(t.view("B").own!.standingPasses).toEqual([]);
});

rule(["DC-REACT-09", "DC-TIME-02"], "a standing pass can be set while answers are sealed, and breaks no seal", () => {
  const t = table({ A: {}, B: {} }).production();
  t.does("A", "Mil Civ Rel").stands("A", "reactCancel").stands("B", "reactRetaliate");
  t.rolls({})
    .does("B", "Mil Civ Rel")
    .asks("A", "buySecondary")
    .has({ A: { order: "Mil Civ Rel" } });
});

rule(["DC-REACT-06", "DC-RUL-43"], "Holy War does not answer Holy War, nor follow itself", () => {
  const t = table({
    A: { tracks: "Mil6 Mor3", hand: ["Siege", "Holy War"] },
    B: { tracks: "Mil4", hand: ["Holy War", "Forge"], buildings: ["Market"] },
  }).development("A");
  t.does("A", "power", "Siege", "B", "Market")
    .does("B", "Holy War", "oppLose")
    .has({ A: { tracks: "Mor1 Mil2" } });
  t.asks("B", "devTurn");
});

rule(["DC-INFO-04"], "cards under boards are accounted for, and so is Industrial Espionage in play, as itself", () => {
  const drawing = (destroyed: string[]) =>
    table({ A: { ages: "0/1/0", buildings: ["Market"] }, B: { destroyed } })
      .turn(3)
      .turnStart()
      .does("A", "civil");
  drawing([]).asks("A", "replaceDuplicate");
  drawing(["Market"]).asks(["A", "B"], "orderSectors");
  // A copy in play is no Market: the second Market may still be drawn.
  table({ A: { ages: "0/1/0", buildings: ["Market"] }, B: { buildings: [{ copies: "Market", of: "A" }] } })
    .turn(3)
    .turnStart()
    .does("A", "civil")
    .asks("A", "replaceDuplicate");
});
