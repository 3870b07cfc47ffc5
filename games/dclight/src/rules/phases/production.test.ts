import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { packWith, table } from "../../testing/index.ts";

const MIL = { order: "Mil Civ Rel" };

rule(
  ["DC-PROD-01", "DC-PROD-02", "DC-PROD-07", "DC-RUL-10"],
  "orders are secret until revealed, and any of six",
  () => {
    const t = table({ A: {}, B: { ages: "3/0/0" } }).production();
    t.asks(["A", "B"], "orderSectors").does("A", "Rel Civ Mil");
    expect(t.table("B").waiting).toMatchObject({ answered: [0] });
    expect(t.table("B").question!.sealed).toBeUndefined();
    t.refuses("A", "Civ Rel Mil", "alreadyAnswered");
    t.refuses("B", "Civ Civ Mil", "twice").refuses("B", "Civ Mil", "incomplete");
    t.rolls({}).does("B", "Mil Rel Civ");
    expect(t.events[0]).toMatchObject({ type: "ordersFixed" });
    // The priority cards lie face up, and then, for the first purchases, the secondary ones.
    expect(t.view("B").players[0]!.order).toEqual(["religion", "civil", null]);
    expect(t.view("A").own!.order).toEqual(["religion", "civil", "military"]);
    t.does("A").does("B");
    expect(t.view("B").players[0]!.order).toEqual(["religion", "civil", "military"]);
    expect(t.events.find(({ type }) => type === "sectorsRevealed")).toMatchObject({ slot: "accessory" });
  },
);

rule(["DC-PROD-03"], "one roll of nine dice serves everybody", () => {
  const t = table({ A: MIL, B: MIL }).rolls({ red: "Gold Materials Population" }).rolling();
  t.has({ A: { tracks: "G1 M1 P1" }, B: { tracks: "G1 M1 P1" } });
  expect(t.story.filter(({ type }) => type === "diceRolled")).toHaveLength(1);
});

rule(["DC-PROD-09", "DC-RUL-13"], "promotion is decided at once, in secret, before any gain, and once", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Rel Civ" } })
    .rolls({ red: "Creature Creature Gold", blue: "Gold Gold Gold", green: "Creature Creature Creature" })
    .rolling();
  t.asks(["A", "B"], "promote").has({ A: { tracks: "G0 Cre0" } });
  t.does("B", "promote");
  expect(t.view("A").players[1]!.order).toEqual(["military", null, null]);
  t.refuses("B", "stay", "alreadyAnswered");
  t.does("A", "promote");
  // A's new priority dice show three Creature faces: he is not asked again.
  t.asks("A", "buySecondary").has({ A: { tracks: "G0 Cre3" }, B: { tracks: "G3 Cre0" } });
});

rule(["DC-PROD-12", "DC-PROD-13", "DC-RUL-14"], "a priority gain is automatic, and stops at the maximum", () => {
  const t = table({ A: { tracks: "G12 Mor11 Cre2", order: "Mil Civ Rel" }, B: MIL })
    .rolls({ red: "Gold Morale Creature" })
    .rolling();
  t.has({ A: { tracks: "G12 Mor12 Cre3" } });
});

rule(["DC-PROD-14", "DC-RUL-15"], "gains go player by player in table order", () => {
  const t = table({ A: { tracks: "Cre5", ...MIL }, B: { tracks: "Cre5", ...MIL } })
    .first("B")
    .deck("creature", "Lamia", "Python")
    .rolls({ red: "Creature Gold Gold" })
    .rolling();
  t.has({ B: { front: ["Lamia"] }, A: { front: ["Python"] } });
});

rule(["DC-PROD-15", "DC-PROD-16", "DC-PROD-17"], "purchases are optional, in table order, up to 2 and up to 1", () => {
  const t = table({ A: MIL, B: MIL, C: MIL }).first("B").dice({}).secondary();
  t.asks("B", "buySecondary").offersUpTo("B", 2).does("B");
  t.asks("C", "buySecondary").does("C").asks("A", "buySecondary").does("A");
  t.asks("B", "buyAccessory").offersUpTo("B", 1).refuses("B", "green:1 green:2", "tooMany").does("B");
  t.has({ B: { tracks: "G0" } }).is({ common: 0 });
});

rule(["DC-PROD-19", "DC-RUL-17"], "buying costs the buyer nothing", () => {
  const t = table({ A: { tracks: "G3 M3 P3 Mil3 Civ3 Rel3 Mor3", ...MIL }, B: MIL })
    .dice({ blue: "Gold Gold Gold" })
    .secondary();
  t.does("A", "blue:1").has({ A: { tracks: "G4 M3 P3 Mil3 Civ3 Rel3 Mor3" } });
});

rule(["DC-PROD-25", "DC-RUL-18"], "a die can be bought by several players, but once in a purchase", () => {
  const t = table({ A: MIL, B: MIL }).dice({ blue: "Morale Gold Gold" }).secondary();
  t.refuses("A", "blue:1 blue:1", "twice");
  t.does("A", "blue:1")
    .does("B", "blue:1")
    .has({ A: { tracks: "Mor1" }, B: { tracks: "Mor1" } });
});

rule(
  ["DC-PROD-26", "DC-RUL-19"],
  "gains die by die in ascending number, then profit, before the next player decides",
  () => {
    const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Civ Mil Rel" }, C: { order: "Civ Mil Rel" } })
      .dice({ blue: "Gold Morale Civil" })
      .secondary();
    t.does("A", "blue:3 blue:1");
    expect(t.events).toEqual([
      { type: "bought", seat: 0, slot: "secondary", dice: [1, 3] },
      { type: "gained", seat: 0, track: "gold", n: 1, rule: "DC-PROD-18" },
      { type: "gained", seat: 0, track: "civil", n: 1, rule: "DC-PROD-18" },
      { type: "gained", seat: 1, track: "civil", n: 2, rule: "DC-PROD-20" },
      { type: "gained", seat: 2, track: "civil", n: 2, rule: "DC-PROD-20" },
    ]);
    t.asks("B", "buySecondary");
  },
);

rule(["DC-CREA-08", "DC-CREA-10", "DC-RUL-07"], "without creature cards none appears, but markers move", () => {
  const t = table({ A: MIL, B: MIL })
    .turn(9)
    .common(14)
    .central(2)
    .onlyDeck("creature")
    .onlyDiscard("creature")
    .dice({})
    .accessory();
  t.does("A", "green:1")
    .is({ common: 0, central: 3 })
    .has({ A: { front: [] } });
  // The third has appeared, card or no card.
  t.does("B").pass("A", "B").isOver().is({ end: "thirdCreature" });

  const again = table({ A: MIL, B: MIL })
    .common(14)
    .onlyDeck("creature")
    .onlyDiscard("creature", "Lamia")
    .dice({})
    .accessory();
  again
    .does("A", "green:1")
    .has({ A: { front: ["Lamia"] } })
    .is({ decks: { creature: 0 }, discards: { creature: [] } });
});

rule(["DC-CREA-09", "DC-RUL-50"], "creatures beyond the fourth still appear, the counter stops", () => {
  const t = table({ A: MIL, B: MIL }).common(14).central(4).deck("creature", "Lamia").dice({}).accessory();
  t.does("A", "green:1")
    .is({ central: 4, common: 0 })
    .has({ A: { front: ["Lamia"] } });
});

rule(["DC-RUL-52", "DC-CREA-05"], "the sixth space is six steps after 0", () => {
  const t = table({ A: { tracks: "Cre4", ...MIL }, B: MIL })
    .rolls({ red: "Creature Gold Gold" })
    .rolling();
  t.has({ A: { tracks: "Cre5", front: [] } });
});

rule(["DC-RUL-21", "DC-CREA-04"], "whoever made the last step is responsible", () => {
  const t = table({ A: MIL, B: MIL, C: MIL }).first("A").common(13).deck("creature", "Lamia").dice({}).secondary();
  t.does("A", "blue:1")
    .is({ common: 14 })
    .does("B", "blue:1")
    .has({ B: { front: ["Lamia"] }, A: { front: [] } });
});

rule(["DC-RUL-20", "DC-PROD-27", "DC-OFFER-08"], "a face that a god neutralises lowers no offering either", () => {
  const pack = packWith({ gods: { zeus: { effects: [{ do: "neutraliseFace", face: "gold" }] } } });
  const faces = (god: string) =>
    table({ A: { tracks: "G9 Civ9" }, B: {} }, pack)
      .god(god)
      .front("A", "Hydra")
      .rolls("Gold Creature Civil")
      .offerings();
  expect(faces("Zeus").view("A").facing).toMatchObject({ cost: 7 });
  expect(faces("Hermes").view("A").facing).toMatchObject({ cost: 6 });
});
