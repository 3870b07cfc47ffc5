import { rule } from "@paravent/testkit/vitest";
import { table } from "../../testing/index.ts";

rule(["DC-END-01", "DC-TURN-07"], "the game ends with turn 12", () => {
  table({ A: {}, B: {} }).turn(11).turnEnd().is({ turn: 12 });
  table({ A: {}, B: {} }).turn(12).turnEnd().isOver().is({ end: "lastTurn", phase: "over" });
});

rule(["DC-END-02"], "two sectors at age 3 of one player, not of two", () => {
  table({ A: { ages: "3/0/0" }, B: { ages: "0/3/0" } })
    .turn(4)
    .turnEnd()
    .asks(["A", "B"], "orderSectors");
  table({ A: { ages: "3/0/3" }, B: {} })
    .turn(5)
    .turnEnd()
    .is({ end: "twoSectors" });
  table({ A: { ages: "3/3/3" }, B: {} })
    .turn(5)
    .turnEnd()
    .is({ end: "twoSectors" });
});

rule(["DC-SCORE-03", "DC-RUL-46"], "each of six tracks by itself", () => {
  const t = table({ A: { tracks: "G3 M6 P9 Mil12 Civ2 Rel5" }, B: {} })
    .turn(12)
    .turnEnd();
  t.has({ A: { score: { tracks: 1 + 2 + 3 + 4 + 0 + 1 } } });
});

rule(["DC-SCORE-09", "DC-RUL-47"], "only resources break a tie", () => {
  const t = table({ A: { tracks: "G3 Mil2 Civ2 Rel2" }, B: { tracks: "M2 P2 Mor1" } })
    .turn(12)
    .turnEnd();
  t.has({ A: { vp: 1 }, B: { vp: 1 } }).is({ winners: ["B"] });
});

rule(["DC-RUL-22", "DC-CREA-07"], "creatures that come in Development wait; at the end they go", () => {
  const t = table({ A: { tracks: "Mil3 Cre5", hand: ["Spoils"] }, B: {} })
    .turn(12)
    .deck("creature", "Typhon")
    .development("A");
  t.does("A", "power", "Spoils", "4G")
    .has({ A: { front: ["Typhon"], tracks: "Cre0" } })
    .pass("B", "A");
  t.isOver()
    .is({ discards: { creature: ["Typhon"] } })
    .has({ A: { front: [] } });
});
