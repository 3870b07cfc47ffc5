import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

rule(["DC-SCN-44", "DC-CREA-07", "DC-END-07"], "a creature that appears in Development waits", () => {
  const curse = () =>
    table({ A: { tracks: "Rel2", hand: ["Curse"] }, B: { tracks: "Cre5" } }).deck("creature", "Sirens");
  const t = curse().turn(5).development("A");
  t.does("A", "power", "Curse", "B").has({ B: { tracks: "Cre1", front: ["Sirens"] } });
  t.asks("B", "devTurn").pass("B", "A").is({ turn: 6, first: "B" });
  t.does("A", "Mil Civ Rel").rolls({}).does("B", "Mil Civ Rel");
  t.does("B")
    .does("A")
    .does("B")
    .has({ B: { front: ["Sirens"] } })
    .does("A");
  t.has({ B: { front: [] } }).is({ discards: { creature: ["Sirens"] } });

  const last = curse().turn(12).development("A");
  last.does("A", "power", "Curse", "B").pass("B", "A").isOver();
  last.has({ B: { front: [], defeated: [] } }).is({ discards: { creature: ["Sirens"] }, end: "lastTurn" });
});

rule(["DC-SCN-45", "DC-END-02", "DC-END-06"], "two sectors at age 3 end the game after Development", () => {
  const t = table({ A: { tracks: "Mor2" }, B: { tracks: "G9 M9 P9", ages: "3/2/0" }, C: { tracks: "Mor2" } })
    .turn(8)
    .development("B");
  t.does("B", "age", "civil")
    .does("B", t.view("B").own!.looked[0]!)
    .has({ B: { ages: "3/3/0" } });
  t.asks("C", "devTurn").does("C", "morale", "gold").asks("A", "devTurn").does("A", "morale", "gold");
  t.pass("B", "C", "A").isOver().is({ end: "twoSectors", turn: 8 });
});

rule(["DC-SCN-46", "DC-END-03", "DC-END-04", "DC-RUL-45"], "the third common creature", () => {
  const third = (turn: number) => {
    const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } })
      .turn(turn)
      .common(14)
      .central(2)
      .deck("creature", "Sirens")
      .dice({})
      .accessory();
    return t.does("A", "green:1").is({ central: 3 }).does("B").pass("A", "B");
  };
  third(8).asks(["A", "B"], "orderSectors").is({ turn: 9 });
  third(9).isOver().is({ end: "thirdCreature" });
  third(10).isOver().is({ end: "thirdCreature", turn: 10 });
  // Once it is past it ends nothing: not at the end of turns 9, 10 or 11.
  for (const turn of [9, 10, 11])
    table({ A: {}, B: {} }).turn(turn).central(3, 8).turnEnd().asks(["A", "B"], "orderSectors");
});

rule(["DC-SCN-47", "DC-END-05"], "the fourth common creature ends any turn", () => {
  const t = table({ A: { tracks: "G9 Mor2", order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } })
    .turn(7)
    .central(3)
    .common(14)
    .deck("creature", "Sirens")
    .dice({})
    .accessory();
  t.does("A", "green:1").is({ central: 4 }).does("B");
  // Its Offerings and Development are played.
  t.asks("A", "offering").does("A", "pay", "4G").asks("A", "devTurn").does("A", "morale", "gold").pass("B", "A");
  t.isOver().is({ end: "fourthCreature", turn: 7 });
});

rule(
  [
    "DC-SCN-48",
    "DC-SCORE-01",
    "DC-SCORE-02",
    "DC-SCORE-03",
    "DC-SCORE-04",
    "DC-SCORE-05",
    "DC-SCORE-06",
    "DC-SCORE-07",
  ],
  "scoring",
  () => {
    const t = table({
      A: {
        tracks: "G5 M2 P6 Mil3 Civ11 Rel0 Mor4 Cre5",
        ages: "3/1/2",
        buildings: ["Market", "Trophy"],
        destroyed: ["Temple"],
        defeated: ["Hydra", "Lamia"],
        hand: ["Colossus"],
      },
      B: {},
    })
      .turn(12)
      .turnEnd();
    t.has({
      A: { score: { ages: 14, morale: 4, tracks: 7, buildings: 8, destroyed: 3, creatures: 7, total: 43 }, vp: 43 },
    });
    t.isOver().is({ winners: ["A"] });
  },
);

rule(["DC-SCN-49", "DC-SCORE-02", "DC-SCORE-03"], "negative Morale", () => {
  const t = table({ A: { tracks: "Mor-4 G2 M2 P2 Mil2 Civ2 Rel2", ages: "1/0/0" }, B: {} })
    .turn(12)
    .turnEnd();
  t.has({ A: { vp: -2, score: { ages: 2, morale: -4, tracks: 0 } } }).is({ winners: ["B"] });
});

rule(["DC-SCN-50", "DC-SCORE-08", "DC-SCORE-09", "DC-SCORE-10"], "a tie", () => {
  // Ages 24 each, Morale and tracks to 37 each; C is one age behind.
  const tie = (population: number) =>
    table({
      A: { tracks: "G2 M3 P0 Mil9 Mor9", ages: "3/3/3" },
      B: { tracks: `G1 M1 P${population} Mor12 Mil0`, ages: "3/3/3" },
      C: { tracks: "Mor10 G11 M11 P11", ages: "3/3/0" },
    })
      .turn(12)
      .turnEnd();
  tie(4)
    .has({ A: { vp: 37 }, B: { vp: 37 }, C: { vp: 35 } })
    .is({ winners: ["B"] });
  tie(3)
    .has({ A: { vp: 37 }, B: { vp: 37 } })
    .is({ winners: ["A", "B"] });
});

rule(["DC-SCN-52", "DC-TURN-02", "DC-TURN-08"], "rotation", () => {
  const t = table({
    A: { passed: true },
    B: { buildings: [{ building: "Market", exhausted: true }] },
    C: { passed: true },
  })
    .turn(4)
    .first("C")
    .god("Athena")
    .development("B");
  t.pass("B")
    .is({ turn: 5, first: "A", god: null })
    .has({ B: { exhausted: [] } });
  t.asks(["A", "B", "C"], "orderSectors");
});
