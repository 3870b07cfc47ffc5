import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { packOf } from "../../content/installed.ts";
import { POINTS, type Price, SECTORS } from "../../model/names.ts";
import { table } from "../../testing/index.ts";

rule(["DC-DEV-04", "DC-AGE-02", "DC-RUL-33"], "an age is one action, paid in whole", () => {
  const t = table({ A: { tracks: "G2 M0 P2" }, B: {} }).development("A");
  t.offers("A", ["religion"], "age").refuses("A", ["age", "civil"], "cannotPayAge", "DC-AGE-02");
  t.does("A", "age", "religion").asks("A", "keepCard").does("A", t.view("A").own!.looked[0]!).asks("B", "devTurn");
});

rule(["DC-DEV-07", "DC-DEV-18", "DC-RUL-37"], "a power is paid, applied and discarded, whatever the ages", () => {
  const t = table({ A: { tracks: "Civ3", hand: ["Trade"] }, B: {} }).development("A");
  t.does("A", "power", "Trade")
    .has({ A: { tracks: "Civ1 G3", hand: [] } })
    .is({ discards: { civil: ["Trade"] } });
  t.asks("B", "devTurn");
});

rule(["DC-DEV-08", "DC-RUL-04"], "2 Morale: the creature marker back, a point of six tracks, or a card", () => {
  const t = table({ A: { tracks: "Mor2 Cre1", ages: "1/0/0" }, B: {} }).development("A");
  t.offers("A", ["creature", ...POINTS, "draw"], "morale");
  for (const track of POINTS) {
    const one = table({ A: { tracks: "Mor3" }, B: {} })
      .development("A")
      .does("A", "morale", track);
    expect(one.facts.players[0]!.tracks).toMatchObject({ morale: 1, [track]: 1 });
    one.asks("B", "devTurn");
  }
});

rule(["DC-DEV-09", "DC-RUL-57"], "other draws neither count nor are limited", () => {
  const t = table({
    A: { tracks: "Mor4 Civ2 G9 M9 P9", ages: "1/3/0", buildings: ["Academy"], moraleDraws: 0 },
    B: { passed: true },
  }).development("A");
  t.does("A", "activate", "Academy", "1Civ", "civil").does("A", t.view("A").own!.looked[0]!);
  t.does("A", "morale", "draw", "civil").asks("A", "devTurn").refuses("A", ["morale", "draw"], "moraleDrawUsed");
  t.does("A", "age", "military")
    .does("A", t.view("A").own!.looked[0]!)
    .has({ A: { backs: "1/2/0" } });
  t.does("A", "pass").is({ turn: 2 });
  expect(t.facts.players[0]!.moraleDraws).toBe(0);
});

rule(["DC-DEV-11", "DC-RUL-34"], "nothing is paid for nothing", () => {
  const t = table({ A: { tracks: "Mor2 G12 Cre0" }, B: {} }).development("A");
  t.offers("A", ["materials", "population", "military", "civil", "religion"], "morale");
  t.refuses("A", ["morale", "gold"], "trackFull", "DC-DEV-11");
  t.refuses("A", ["morale", "creature-1"], "creatureAtZero", "DC-DEV-11");
});

rule(["DC-DEV-11", "DC-DEV-08"], "Morale buys no point of a track that is full, whichever it is", () => {
  for (const full of POINTS) {
    const t = table({ A: { tracks: `Mor2 ${full}12` }, B: {} }).development("A");
    t.offers("A", [...POINTS.filter((track) => track !== full)], "morale");
  }
});

rule(["DC-DEV-05", "DC-DEV-17", "DC-AGE-02"], "a price short of one point on any of its tracks is not paid", () => {
  const { cards, sectors } = packOf(table({ A: {}, B: {} }).development("A").facts);
  const written = (price: Price): string =>
    Object.entries(price)
      .map(([track, n]) => `${track}${n}`)
      .join(" ");
  const short = (price: Price): string[] =>
    Object.keys(price).map((track) => written({ ...price, [track]: price[track as keyof Price]! - 1 }));
  for (const { id, cost, kind, mimics } of cards.values()) {
    if (kind !== "building" || mimics) continue;
    const holding = (tracks: string) => table({ A: { tracks, hand: [id] }, B: {} }).development("A");
    holding(written(cost)).offers("A", [id], "build");
    for (const tracks of short(cost)) holding(tracks).offersNo("A", "build");
  }
  for (const { id, ages } of Object.values(sectors))
    ages.forEach(({ cost }, age) => {
      const at = SECTORS.map((sector) => (sector === id ? age : 3)).join("/");
      const standing = (tracks: string) => table({ A: { tracks, ages: at }, B: {} }).development("A");
      standing(written(cost)).offers("A", [id], "age");
      for (const tracks of short(cost)) standing(tracks).offersNo("A", "age");
    });
});

rule(
  ["DC-DEV-12", "DC-RUL-35", "DC-DEV-02"],
  "activation on one's own turn, any number, before the action or pass",
  () => {
    const t = table({ A: { buildings: ["Market", "Barracks", "Aqueduct"] }, B: { buildings: ["Altar"] } }).development(
      "A",
    );
    t.offers("A", ["A.Market", "A.Barracks", "A.Aqueduct"], "activate");
    t.does("A", "activate", "Market").does("A", "activate", "Aqueduct").asks("A", "devTurn");
    t.has({ A: { tracks: "G1 P1", exhausted: ["Market", "Aqueduct"] } });
    t.refuses("A", ["activate", "A.Market"], "exhausted", "DC-DEV-13").does("A", "pass").asks("B", "devTurn");
  },
);

rule(
  ["DC-DEV-15", "DC-DEV-16", "DC-RUL-36"],
  "passive buildings work by themselves, are never exhausted, and stay",
  () => {
    const t = table({ A: { order: "Mil Civ Rel", buildings: ["Agora", "Sacred Grove"] }, B: { order: "Mil Civ Rel" } })
      .rolls({ red: "Morale Gold Gold" })
      .rolling();
    t.has({ A: { tracks: "Mor2" }, B: { tracks: "Mor1" } })
      .offersUpTo("A", 3)
      .does("A")
      .does("B")
      .does("A")
      .does("B");
    t.closed("A", "A.Agora", "notActivated", "DC-DEV-15");
    t.pass("A", "B").has({ A: { buildings: ["Agora", "Sacred Grove"], exhausted: [] } });
  },
);

rule(["DC-DEV-17", "DC-RUL-33"], "no payment makes a track negative, Morale neither", () => {
  const t = table({ A: { tracks: "Civ1 Mor1", hand: ["Trade"], buildings: ["Theatre"] }, B: {} }).development("A");
  t.closed("A", "Trade", "cannotPay", "DC-DEV-17").refuses("A", "power", "noPowerToPlay", "DC-DEV-07");
  t.closed("A", "A.Theatre", "cannotPayUse", "DC-DEV-17").refuses("A", "activate", "nothingToActivate", "DC-DEV-12");
  t.refuses("A", ["morale"], "notEnoughMorale", "DC-DEV-10");
});

rule(["DC-DEV-19", "DC-RUL-51"], "what changes nothing is not legal", () => {
  const t = table({
    A: {
      tracks: "Rel9 Mor12 P12 Cre0 G1",
      hand: ["Dionysia", "Procession"],
      buildings: ["Theatre", "Watchtower", "Oracle"],
    },
    B: {},
  }).development("A");
  t.closed("A", "Dionysia", "noEffect", "DC-DEV-19").closed("A", "Procession", "noEffect", "DC-DEV-19");
  for (const building of ["A.Theatre", "A.Watchtower", "A.Oracle"]) t.closed("A", building, "noEffect", "DC-DEV-19");
  // One effect that changes something is enough.
  const partly = table({ A: { tracks: "Rel2 P12 Cre1", hand: ["Procession"] }, B: {} }).development("A");
  partly.does("A", "power", "Procession").has({ A: { tracks: "P12 Cre0 Rel0" } });
});

rule(["DC-DEV-19", "DC-DEV-21"], "a split must change something where nothing else does", () => {
  const post = (tracks: string) => table({ A: { tracks, buildings: ["Trading Post"] }, B: {} }).development("A");
  post("Mil1 G0").splits("A", ["2G", "2M", "2P", "1G 1M", "1G 1P", "1M 1P"], "activate", "Trading Post", "gain");
  post("Mil1 G12").splits("A", ["2M", "2P", "1G 1M", "1G 1P", "1M 1P"], "activate", "Trading Post", "gain");
  post("Mil1 G12 M12").splits("A", ["2P", "1G 1P", "1M 1P"], "activate", "Trading Post", "gain");
  post("Mil1 G12 M12 P12").closed("A", "A.Trading Post", "noEffect", "DC-DEV-19");
  // With the creature marker moving anyway every split is legal.
  const spoils = table({ A: { tracks: "Mil3 G12 M12", hand: ["Spoils"] }, B: {} }).development("A");
  spoils.splits("A", ["4G", "3G 1M", "2G 2M", "1G 3M", "4M"], "power", "Spoils");
});

rule(["DC-DEV-20", "DC-RUL-55"], "offering and reaction cards are not played as actions", () => {
  const hand = ["Miracle", "Sacrifices", "Holy War", "Diplomacy"];
  const t = table({ A: { tracks: "Mil9 Civ9 Rel9", hand }, B: { buildings: ["Market"] } }).development("A");
  for (const card of hand) t.closed("A", card, "notAnAction", "DC-DEV-20");
  t.offersNo("A", "power");
});

rule(["DC-DEV-21", "DC-RUL-51"], "everything is named in the answer, before any window, and stands", () => {
  const t = table({
    A: { tracks: "Mil2", hand: ["Raid"] },
    B: { tracks: "G2 M2 Civ2", hand: ["Market"] },
  }).development("A");
  t.splits("A", ["2G", "2M", "1G 1M"], "power", "Raid", "B").does("A", "power", "Raid", "B", "1G 1M");
  expect(t.table("B").waiting).toMatchObject({ about: { target: 1, named: { gold: 1, materials: 1 } } });
  t.does("B", "decline").has({ A: { tracks: "G1 M1" }, B: { tracks: "G1 M1" } });
});
