import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../../testing/index.ts";

rule(
  ["DC-TURN-01", "DC-TURN-02", "DC-TURN-07"],
  "a turn: marker, draw, Production, Offerings, Development, end",
  () => {
    const t = table({ A: { ages: "1/0/0" }, B: { ages: "0/1/0" } })
      .turn(3)
      .common(3)
      .front("B", "Sirens")
      .turnStart();
    t.asks("A", "turnDraw").is({ turn: 3, phase: "draw" }).does("A", "skip").does("B", "skip");
    t.asks(["A", "B"], "orderSectors").is({ phase: "production" });
    t.does("A", "Mil Civ Rel").rolls({}).does("B", "Mil Civ Rel");
    t.does("A").does("B").does("A").does("B");
    // The Sirens were faced on the way.
    t.asks("A", "devTurn").is({ phase: "development" });
    const phases = t.story.flatMap((event) => (event.type === "phaseBegan" ? [event.phase] : []));
    expect(phases).toEqual(["draw", "production", "offerings", "development"]);
    t.pass("A", "B").is({ turn: 4, first: "B" }).asks(["A", "B"], "orderSectors");
  },
);

rule(["DC-TURN-03", "DC-TURN-01"], "the turn draw comes in turns 3, 6, 9 and 12 only, in table order", () => {
  for (let turn = 1; turn <= 12; turn++) {
    const t = table({ A: { ages: "1/0/0" }, B: { ages: "1/0/0" } })
      .turn(turn)
      .first("B")
      .turnStart();
    if ([3, 6, 9, 12].includes(turn)) t.asks("B", "turnDraw").does("B", "military").asks("A", "turnDraw");
    else t.asks(["A", "B"], "orderSectors");
  }
});

rule(["DC-TURN-05", "DC-RUL-08"], "nobody has to draw", () => {
  const t = table({ A: { ages: "1/0/0" }, B: {} })
    .turn(3)
    .turnStart();
  t.does("A", "skip")
    .has({ A: { hand: [] } })
    .is({ decks: { military: 26 } });
});

rule(["DC-TURN-06", "DC-RUL-09"], "a replacement may be replaced again, and comes from the same deck", () => {
  const t = table({ A: { ages: "0/1/0", buildings: ["Market", "Agora"] }, B: {} })
    .turn(3)
    .deck("civil", "Market", "Agora", "Theatre")
    .turnStart();
  t.does("A", "civil").does("A", "replace").asks("A", "replaceDuplicate").offers("A", ["keep", "replace"]);
  t.does("A", "replace")
    .has({ A: { hand: ["Theatre"] } })
    .is({ discards: { civil: ["Market", "Agora"] } });
});

rule(["DC-TURN-06", "DC-TIME-08", "DC-RUL-54"], "a copy counts as the building it copies", () => {
  const t = table({ A: { ages: "0/0/1", buildings: [{ copies: "Temple", of: "B" }] }, B: { buildings: ["Temple"] } })
    .turn(3)
    .deck("religion", "Temple")
    .turnStart();
  t.does("A", "religion").asks("A", "replaceDuplicate").offers("A", ["keep", "replace"]).does("A", "keep");
  t.has({ A: { hand: ["Temple"] } });
  // A building of another deck asks nothing.
  table({ A: { ages: "1/0/0", buildings: ["Market"] }, B: {} })
    .turn(3)
    .turnStart()
    .does("A", "military")
    .asks(["A", "B"], "orderSectors");
});
