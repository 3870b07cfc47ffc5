import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const FOUR = { red: "Materials Military Creature" };

rule(["DC-SCN-08", "DC-PROD-06", "DC-PROD-10", "DC-PROD-11"], "priority gains", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Rel Mil Civ" } })
    .common(3)
    .rolls({ red: "Gold Creature Military", blue: "Creature Civil Morale", green: "Creature Population Gold" })
    .rolling();
  t.is({ common: 6, god: null }).asks("A", "buySecondary");
  t.has({
    A: { tracks: "G1 M0 P0 Mil1 Civ0 Rel0 Mor0 Cre1" },
    B: { tracks: "G1 M0 P1 Mil0 Civ0 Rel0 Mor0 Cre1" },
  });
});

rule(["DC-SCN-09", "DC-PROD-04", "DC-PROD-05", "DC-PROD-27", "DC-RUL-20"], "Zeus neutralises Creature faces", () => {
  const t = table({ A: { tracks: "Cre3 G2", order: "Mil Civ Rel" }, B: { order: "Rel Mil Civ" } })
    .common(5)
    .front("A", "Hydra")
    .rolls({ black: 1, red: "Creature Creature Gold", blue: "Creature Gold Morale", green: "Creature Gold Gold" })
    .rolling();
  // No promotion is offered.
  t.is({ common: 5, god: "Zeus" }).asks("A", "buySecondary");
  t.has({ A: { tracks: "G3 Cre3" } });
  t.offers("A", ["blue:2", "blue:3"]).refuses("A", "blue:1", "neutralised", "DC-PROD-27");
  t.does("A").offers("B", ["red:3"]).does("B").does("A").rolls("Creature Creature Gold").does("B");
  // 6 - 1, not raised: more than 3 Gold.
  expect(t.story.find((event) => event.type === "creatureFaced")).toMatchObject({ cost: 5 });
});

rule(["DC-SCN-10", "DC-RUL-11"], "a die icon reached by the roll waits for the next one", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } })
    .common(4)
    .rolls({ red: "Creature Gold Gold", blue: "Creature Creature Creature" })
    .rolling();
  t.is({ common: 8, god: null });
  const next = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } })
    .common(8)
    .rolls({ black: 4 })
    .rolling();
  next.is({ god: "Poseidon", common: 8 });
});

rule(["DC-SCN-11", "DC-CREA-02", "DC-CREA-03", "DC-CREA-04"], "a common creature comes by the dice", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" }, C: { order: "Mil Civ Rel" } })
    .first("C")
    .common(13)
    .deck("creature", "Lamia")
    .rolls({ blue: "Creature Gold Gold", green: "Creature Creature Gold" })
    .rolling();
  t.is({ common: 1, central: 1 }).has({ C: { front: ["Lamia"] }, A: { front: [] } });
});

rule(["DC-SCN-12", "DC-CREA-05", "DC-CREA-06"], "an individual creature", () => {
  const t = table({ A: { tracks: "Cre5", order: "Mil Civ Rel" }, B: { order: "Rel Civ Mil" } })
    .deck("creature", "Lamia")
    .rolls({ red: "Creature Gold Gold" })
    .rolling();
  t.has({ A: { tracks: "Cre0", front: ["Lamia"] } }).is({ central: 0, common: 1 });
});

rule(["DC-SCN-13", "DC-CREA-01"], "steps go on after a creature", () => {
  const t = table({ A: { tracks: "Cre4", order: "Mil Civ Rel" }, B: { order: "Rel Civ Mil" } })
    .deck("creature", "Lamia")
    .rolls({ red: "Creature Creature Creature" })
    .rolling();
  t.asks("A", "promote").does("A", "stay");
  t.has({ A: { tracks: "Cre1", front: ["Lamia"] } });
});

rule(["DC-SCN-14", "DC-PROD-08", "DC-PROD-10", "DC-RUL-12"], "promotion", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Civ Mil Rel" } })
    .rolls({ red: "Creature Creature Gold", blue: "Gold Gold Gold", green: "Gold Population Religion" })
    .rolling();
  t.asks("A", "promote").offers("A", ["promote", "stay"]);
  expect(t.view("B").players[0]!.order).toEqual(["military", null, null]);
  t.does("A", "promote");
  t.has({ A: { order: "Rel Mil Civ", tracks: "G1 M0 P1 Mil0 Rel1 Cre0" } });
  expect(t.view("B").players[0]!.order).toEqual(["religion", "military", "civil"]);
  t.asks("A", "buySecondary").offers("A", ["red:1", "red:2", "red:3"]).offersUpTo("A", 2).does("A").does("B");
  t.asks("A", "buyAccessory").offers("A", ["blue:1", "blue:2", "blue:3"]).offersUpTo("A", 1);
});

rule(["DC-SCN-15", "DC-PROD-08"], "no promotion without two Creature faces of one's own", () => {
  const t = table({ A: { order: "Civ Mil Rel" }, B: { order: "Rel Mil Civ" } })
    .rolls({ red: "Creature Creature Creature", blue: "Creature Gold Gold", green: "Gold Gold Gold" })
    .rolling();
  t.asks("A", "buySecondary").is({ common: 4 });
});

rule(["DC-SCN-16", "DC-PROD-20", "DC-PROD-21", "DC-PROD-24"], "two players profit in full", () => {
  const t = table({
    A: { order: "Civ Mil Rel" },
    B: { order: "Mil Civ Rel" },
    C: { order: "Rel Civ Mil" },
    D: { order: "Mil Rel Civ" },
  })
    .dice(FOUR)
    .secondary();
  t.does("A", "red:1 red:2");
  t.has({
    A: { tracks: "M1 Mil1" },
    B: { tracks: "M0 Mil2" },
    C: { tracks: "M0 Mil0 Rel0" },
    D: { tracks: "Mil2" },
  }).is({ common: 0 });
});

rule(["DC-SCN-17", "DC-PROD-22"], "nobody profits: the common marker advances", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Rel Mil Civ" } })
    .dice({ blue: "Gold Civil Morale" })
    .common(7)
    .accessory();
  t.does("A")
    .does("B", "blue:3")
    .has({ B: { tracks: "Mor1 G0 Civ0" } })
    .is({ common: 8 });
});

rule(["DC-SCN-18", "DC-CREA-04"], "the buyer is responsible for the creature his purchase summons", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Rel Civ" }, C: { order: "Mil Civ Rel" } })
    .first("A")
    .common(14)
    .central(1)
    .deck("creature", "Lamia")
    .dice({})
    .secondary();
  t.does("A").does("B").does("C", "blue:1 blue:2");
  t.is({ common: 1, central: 2 }).has({ C: { front: ["Lamia"], tracks: "G2" }, A: { front: [] } });
});

rule(["DC-SCN-19", "DC-PROD-18", "DC-PROD-20", "DC-RUL-16"], "buying a Creature face", () => {
  const t = table({ A: { tracks: "Cre5", order: "Mil Rel Civ" }, B: { tracks: "Rel3", order: "Rel Mil Civ" } })
    .dice({ green: "Creature Religion Gold" })
    .deck("creature", "Lamia")
    .secondary();
  t.does("A", "green:1 green:2");
  t.has({ A: { tracks: "Cre0 Rel1", front: ["Lamia"] }, B: { tracks: "Rel5" } }).is({ central: 0 });
});

rule(["DC-SCN-20", "DC-RUL-49", "DC-PROD-15", "DC-PROD-16"], "purchase limits add up, three dice at most", () => {
  const t = table({ A: { order: "Mil Civ Rel", buildings: ["Agora"] }, B: { order: "Mil Civ Rel" } })
    .god("Hermes")
    .dice({})
    .secondary();
  t.offersUpTo("A", 3).does("A").offersUpTo("B", 2).does("B");
  t.asks("A", "buyAccessory").offersUpTo("A", 2).does("A").offersUpTo("B", 2);
  t.refuses("B", "green:1 green:2 green:3", "tooMany");
});

rule(["DC-SCN-21", "DC-PROD-23"], "promotion changes who profits", () => {
  const t = table({ A: { order: "Civ Mil Rel" }, B: { order: "Mil Civ Rel" } })
    .rolls({ red: "Creature Creature Gold", blue: "Gold Gold Gold", green: "Gold Gold Gold" })
    .rolling();
  t.does("B", "promote").is({ common: 2 });
  t.does("A", "red:1 red:3")
    .has({ B: { tracks: "Mil0 G3" }, A: { tracks: "G4 Cre1" } })
    .is({ common: 4 });
});

rule(["DC-SCN-51", "DC-PROD-13"], "what exceeds a track is lost, and others profit all the same", () => {
  const t = table({ A: { tracks: "G11", order: "Civ Mil Rel" }, B: { order: "Mil Civ Rel" } })
    .dice({ red: "Gold Gold Morale" })
    .secondary();
  t.does("A", "red:1 red:2").has({ A: { tracks: "G12" }, B: { tracks: "Mil2" } });
});
