import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

rule(["DC-DEV-15", "DC-DEV-19", "DC-ANX-14"], "a building out of reach says what keeps it", () => {
  const t = table({
    A: { tracks: "Mil4", hand: ["Siege"] },
    B: { buildings: ["City Walls", "Market"] },
    C: { buildings: ["Colossus", "Temple"] },
    D: {},
  }).development("A");
  const siege = { card: "mil-siege" };
  t.tells("A", ["power", "Siege", "B"], "targetProtected", "DC-DEV-15", { ...siege, by: "mil-remparts" });
  t.tells("A", ["power", "Siege", "D"], "noBuildingThere", "DC-DEV-19", siege);
  t.tells("A", ["power", "Siege", "A"], "notAtYourself", "DC-REACT-03", siege);
  const colossus = { card: "mil-colosse", vp: 8, max: 3 };
  t.tells("A", ["power", "Siege", "C", "C.Colossus"], "buildingTooValuable", "DC-ANX-14", colossus);
  const high = table({
    A: { tracks: "Mil4", hand: ["Siege"] },
    B: { buildings: ["Market"] },
    C: { buildings: ["Colossus", "Theatre"] },
  }).development("A");
  high.tells("A", ["power", "Siege", "C"], "noBuildingInReach", "DC-ANX-14", { ...siege, max: 3, least: 4 });
});

rule(["DC-DEV-19", "DC-RUL-51"], "a target with nothing to take says what it has", () => {
  const t = table({
    A: { tracks: "Mil2 Civ2", hand: ["Raid", "Ostracism"] },
    B: { tracks: "Mor-6" },
    C: { tracks: "G1", hand: ["Altar"] },
  }).development("A");
  const held = { gold: 0, materials: 0, population: 0 };
  t.tells("A", ["power", "Raid", "B"], "nothingToTake", "DC-DEV-19", { card: "mil-raid", held });
  const exiled = { card: "civ-ostracisme", held: { morale: -6 }, cards: 0 };
  t.tells("A", ["power", "Ostracism", "B"], "nothingToTake", "DC-DEV-19", exiled);
  t.offers("A", ["C"], "power", "Raid").offers("A", ["C"], "power", "Ostracism");
});

rule(["DC-DEV-19"], "a hostile card without a target says so; between two players, why", () => {
  const own = { tracks: "Mil4 Civ2", hand: ["Siege", "Trade"] };
  const many = table({ A: own, B: {}, C: { buildings: ["Colossus"] } }).development("A");
  many.tells("A", ["power", "Siege"], "noTarget", "DC-DEV-19", { card: "mil-siege" });
  const two = table({ A: own, B: { buildings: ["City Walls"] } }).development("A");
  two.tells("A", ["power", "Siege"], "targetProtected", "DC-DEV-15", { card: "mil-siege", by: "mil-remparts" });
});

rule(["DC-DEV-17", "DC-DEV-19"], "a building that cannot be activated says what is missing, or what is full", () => {
  const t = table({
    A: { tracks: "Mor12 P12", buildings: ["Market", "Theatre", "Oracle", "Academy"] },
    B: {},
  }).development("A");
  const unpaid = { card: "civ-theatre", tracks: ["gold"], needs: 1, has: 0 };
  t.tells("A", ["activate", "A.Theatre"], "cannotPayUse", "DC-DEV-17", unpaid);
  const points = { card: "civ-academie", tracks: ["military", "civil", "religion"], needs: 1, has: 0 };
  t.tells("A", ["activate", "A.Academy"], "cannotPayUse", "DC-DEV-17", points);
  const still = { card: "rel-oracle", held: { creature: 0, common: 0 } };
  t.tells("A", ["activate", "A.Oracle"], "noEffect", "DC-DEV-19", still);
});

rule(["DC-DEV-09", "DC-DEV-11", "DC-HAND-03"], "what Morale does not buy says its numbers", () => {
  const t = table({ A: { tracks: "G12 Mor8", ages: "1/1/0", hand: ["Forge"] }, B: {} }).development("A");
  t.tells("A", ["morale", "gold"], "trackFull", "DC-DEV-11", { track: "gold", max: 12 });
  const held = { sector: "military", has: 1, age: 1 };
  t.tells("A", ["morale", "draw", "military"], "noRightToCard", "DC-HAND-03", held);
  const none = { sector: "religion", has: 0, age: 0 };
  t.tells("A", ["morale", "draw", "discard Forge", "religion"], "noRightToCard", "DC-HAND-03", none);
  // A building that draws asks for the same right, also where there is no Morale to pay.
  const academy = table({ A: { tracks: "Civ1 Mor1", ages: "1/1/0", buildings: ["Academy"] }, B: {} }).development("A");
  academy.tells("A", ["activate", "Academy", "1Civ", "religion"], "noRightToCard", "DC-HAND-03", none);
  t.does("A", "morale", "draw", "civil").pass("B");
  t.tells("A", ["morale", "draw"], "moraleDrawUsed", "DC-DEV-09", { max: 1 });
});

rule(["DC-HAND-02", "DC-HAND-03", "DC-HAND-04", "DC-HAND-09"], "a draw that is closed says by which limit", () => {
  const hand = ["Forge", "Barracks", "Market", "Agora", "Altar"];
  const full = table({ A: { ages: "3/2/1", hand }, B: {} })
    .turn(2)
    .turnEnd();
  full.asks("A", "turnDraw").tells("A", "deck:military", "handFull", "DC-HAND-02", { has: 5, max: 5 });
  const altar = { sector: "civil", has: 2, age: 2 };
  full.tells("A", ["discard Altar", "civil"], "noRightToCard", "DC-HAND-03", altar);

  // After the loss of a Civil age: one Civil card discarded is not enough, and its discard opens nothing else.
  const lost = table({ A: { ages: "1/1/0", hand: ["Forge", "Market", "Agora"] }, B: {} })
    .turn(2)
    .turnEnd();
  lost.offers("A", ["skip", "discard Forge"]);
  lost.tells("A", "discard Market", "noRightToCard", "DC-HAND-03", { sector: "civil", has: 1, age: 1 });
  const one = table({ A: { ages: "1/1/1", hand: ["Market", "Agora"] }, B: {} })
    .onlyDeck("military")
    .onlyDiscard("military")
    .turn(2)
    .turnEnd();
  one.tells("A", "deck:military", "deckEmpty", "DC-HAND-09", { sector: "military" });
  one.tells("A", ["discard Market", "civil"], "noRightToCard", "DC-HAND-03", { sector: "civil", has: 1, age: 1 });
});

rule(["DC-ANX-07"], "what cannot be copied says why", () => {
  const t = table({
    A: { tracks: "G9 Civ9", hand: ["Industrial Espionage"], buildings: ["Altar"] },
    B: { buildings: ["Altar", "Market", { copies: "Temple" }] },
  }).development("A");
  const copying = (what: string) => ["build", "Industrial Espionage", what];
  t.tells("A", copying("A.Altar"), "alreadyInPlay", "DC-ANX-07", { card: "rel-autel" });
  t.tells("A", copying("B.Altar"), "alreadyInPlay", "DC-ANX-07", { card: "rel-autel" });
  t.tells("A", copying("B.Temple"), "isCopy", "DC-ANX-07", { card: "rel-temple" });
  t.offers("A", ["B.Market"], "build", "Industrial Espionage");
});

rule(["DC-PROD-15", "DC-PROD-16", "DC-PROD-27"], "dice that cannot be bought say why", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } })
    .god("Zeus")
    .dice({ blue: "Creature Gold Gold" })
    .secondary();
  t.tells("A", "red:1", "otherColour", "DC-PROD-15", { sector: "civil", slot: "secondary" });
  t.tells("A", "blue:1", "neutralised", "DC-PROD-27", { god: "zeus", track: "creature" });
  t.does("A").does("B").tells("A", "blue:2", "otherColour", "DC-PROD-16", { sector: "religion", slot: "accessory" });
});

rule(["DC-OFFER-12", "DC-OFFER-16", "DC-OFFER-19", "DC-OFFER-22"], "an offering out of reach says its numbers", () => {
  const facing = (creature: string, tracks: string, hand: string[], buildings: string[] = []) =>
    table({ A: { tracks, hand, buildings }, B: {} }).front("A", creature);
  const sirens = facing("Sirens", "G1 Rel3 P1", ["Miracle", "Sacrifices", "Altar"]).offerings();
  sirens.tells("A", "pay", "cannotPayOffering", "DC-OFFER-12", { cost: 4, tracks: ["gold"], has: 1 });
  const helped = { card: "rel-sacrifices", cost: 4, tracks: ["gold", "population"], has: 2 };
  sirens.tells("A", "Sacrifices", "stillTooDear", "DC-OFFER-19", helped);
  sirens.tells("A", "Altar", "notForOfferings", "DC-OFFER-16", { card: "rel-autel" });

  const poor = facing("Sirens", "G9 Rel1", ["Miracle", "Sacrifices"]).offerings();
  poor.tells("A", "Miracle", "cannotPay", "DC-OFFER-16", { card: "rel-miracle", price: { religion: 2 } });
  const none = { card: "rel-sacrifices", track: "population", has: 0 };
  poor.tells("A", "Sacrifices", "noneToSacrifice", "DC-OFFER-22", none);

  const harpies = facing("Harpies", "P9 Rel1", ["Sacrifices"]).rolls("Morale Morale Morale").offerings();
  const demanded = { card: "rel-sacrifices", track: "population" };
  harpies.tells("A", "Sacrifices", "demandedAnyway", "DC-OFFER-22", demanded);
  const free = facing("Lamia", "P3 Rel1", ["Sacrifices"], ["Sanctuary"]).rolls("Gold Gold Morale").offerings();
  free.tells("A", "Sacrifices", "offeringIsFree", "DC-OFFER-22", { card: "rel-sacrifices", cost: 0 });
});

rule(["DC-OFFER-14", "DC-ANX-14"], "what a creature does not take says what it takes", () => {
  const chimera = table({ A: { buildings: ["Market", "Temple", "Colossus"] }, B: {} })
    .front("A", "Chimera")
    .rolls("Morale Morale Morale")
    .offerings();
  const colossus = { card: "mil-colosse", vp: 8, max: 3 };
  chimera.asks("A", "chooseLostBuilding").tells("A", "A.Colossus", "buildingTooValuable", "DC-ANX-14", colossus);
  const charybdis = table({ A: { tracks: "G1 P4 Mil9" }, B: {} })
    .front("A", "Charybdis")
    .offerings();
  const spared = { track: "military", tracks: ["gold", "materials", "population"] };
  charybdis.asks("A", "chooseLoss").tells("A", "3Mil", "trackSpared", "DC-OFFER-14", spared);
});

rule(["DC-HAND-05", "DC-RUL-53"], "above the limit of a sector the cards of the others stay", () => {
  const t = table({ A: { tracks: "G9 M9 P9", hand: ["Altar", "Market"] }, B: {} })
    .deck("religion", "Temple", "Oracle")
    .development("A");
  t.does("A", "age", "religion").does("A", "Oracle").asks("A", "discardToLimit");
  t.tells("A", "Market", "otherSector", "DC-HAND-05", { sector: "religion", has: 2, age: 1 });
});

rule(["DC-REACT-04", "DC-REACT-05", "DC-REACT-08"], "in a window every card says whether it answers", () => {
  const t = table({
    A: { tracks: "Mil2 Mor-6", hand: ["Raid"], buildings: ["Theatre", "Colossus"] },
    B: { tracks: "G2 Mil2 Civ2", hand: ["Holy War", "Market"] },
  }).development("A");
  t.does("A", "power", "Raid", "B", "2G").asks("B", "reactCancel");
  t.tells("B", "Holy War", "notAnAnswer", "DC-REACT-04", { card: "mil-guerre-sainte" });
  t.tells("B", "Diplomacy", "notHeld", "DC-REACT-08", { card: "civ-diplomatie" });
  t.does("B", "decline").asks("B", "reactRetaliate");
  t.tells("B", "Market", "notAnAnswer", "DC-REACT-05", { card: "civ-marche" });
  const calm = { card: "mil-guerre-sainte", held: { morale: -6 } };
  t.tells("B", ["Holy War", "oppLose"], "nothingToTake", "DC-DEV-19", calm);
  const colossus = { card: "mil-colosse", vp: 8, max: 4 };
  t.tells("B", ["Holy War", "destroyBuilding", "A.Colossus"], "buildingTooValuable", "DC-ANX-14", colossus);
});

rule(["DC-REACT-09"], "a standing pass that is set, or is not, says so", () => {
  const t = table({ A: {}, B: {} }).development("A");
  const window = "reactCancel";
  t.standsNot("B", window, false, "noPassStands", "DC-REACT-09", { window });
  t.stands("B", window).standsNot("B", window, true, "passStands", "DC-REACT-09", { window });
});
