import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { newGame, table } from "../testing/index.ts";

rule(
  ["DC-SCN-01", "DC-SETUP-09", "DC-SETUP-10", "DC-SETUP-11", "DC-SETUP-12", "DC-SETUP-13"],
  "free sectors are chosen in secret, revealed at once and built in table order",
  () => {
    const t = newGame(["A", "B", "C"], { first: "A" });
    t.asks(["A", "B", "C"], "chooseFreeSector").does("A", "civil").does("C", "civil");
    for (const who of ["A", "B", "C", "public"] as const) {
      const { game, question, waiting } = t.table(who);
      expect(game.freeSectors).toEqual([]);
      expect(waiting).toMatchObject({ answered: [0, 2] });
      expect(question?.sealed).toEqual(who === "A" || who === "C" ? ["civil"] : undefined);
    }
    // DC-TIME-02: an answer once given stands.
    t.refuses("A", "military", "alreadyAnswered");
    t.does("B", "military");
    expect(t.events[0]).toEqual({ type: "freeSectorsRevealed", sectors: ["civil", "military", "civil"] });

    for (const [name, deck] of [
      ["A", "civil"],
      ["B", "military"],
      ["C", "civil"],
    ] as const) {
      t.asks(name, "keepCard");
      const { looked } = t.view(name).own!;
      expect(looked).toHaveLength(2);
      expect(t.view("public").players.map(({ looking }) => looking)).toEqual(
        ["A", "B", "C"].map((other) => (other === name ? { deck, n: 2 } : null)),
      );
      t.does(name, looked[0]!);
      t.has({ [name]: { hand: [looked[0]!] } });
    }

    t.is({ decks: { civil: 22, military: 24, religion: 26, creature: 20 } });
    expect(t.facts.discard.civil).toHaveLength(2);
    expect(t.facts.discard.military).toHaveLength(1);
    t.has({ A: { ages: "0/1/0" }, B: { ages: "1/0/0" }, C: { ages: "0/1/0" } });
    for (const name of ["A", "B", "C"]) t.has({ [name]: { tracks: "G2 M2 P2 Mil0 Civ0 Rel0 Mor1 Cre2" } });
    t.asks(["A", "B", "C"], "orderSectors").is({ turn: 1, first: "A", common: 0, central: 0 });
  },
);

rule(
  ["DC-SCN-02", "DC-AGE-01", "DC-AGE-02", "DC-AGE-05"],
  "an age is paid, two cards are looked at, one is kept",
  () => {
    const t = table({ A: { tracks: "G5 M4 P1", ages: "0/1/0" }, B: {} })
      .deck("civil", "Market", "Agora")
      .development("A");
    t.does("A", "age", "civil");
    t.asks("A", "keepCard").offers("A", ["Market", "Agora"]).does("A", "Agora");
    t.has({ A: { tracks: "G2 M2 P1", ages: "0/2/0", hand: ["Agora"] } });
    t.is({ discards: { civil: ["Market"] } }).asks("B", "devTurn");
  },
);

rule(["DC-SCN-03", "DC-AGE-03", "DC-AGE-04"], "no age is skipped", () => {
  const t = table({ A: { tracks: "G9 M9 P9" }, B: {} })
    .deck("religion", "Altar", "Temple")
    .development("A");
  t.offers("A", ["military", "civil", "religion"], "age");
  t.does("A", "age", "religion").does("A", "Altar");
  t.has({ A: { tracks: "G8 M9 P7", ages: "0/0/1" } });
});

rule(["DC-SCN-04", "DC-HAND-02", "DC-HAND-05"], "a full hand gives up one card of any sector", () => {
  const t = table({
    A: { tracks: "G4 P4", ages: "2/2/1", hand: ["Forge", "Arsenal", "Market", "Agora", "Altar"] },
    B: {},
  })
    .deck("religion", "Temple", "Oracle")
    .development("A");
  t.does("A", "age", "religion").does("A", "Temple");
  t.has({ A: { tracks: "G2 P1", backs: "2/2/2" } });
  t.asks("A", "discardToLimit").offers("A", ["Forge", "Arsenal", "Market", "Agora", "Altar", "Temple"]);
  t.does("A", "Market").has({ A: { hand: ["Forge", "Arsenal", "Agora", "Altar", "Temple"] } });
  t.asks("B", "devTurn");
});

rule(["DC-SCN-05", "DC-TURN-03", "DC-TURN-04", "DC-HAND-03", "DC-HAND-04"], "the right to a card", () => {
  const t = table({ A: { ages: "1/1/0", hand: ["Forge"] }, B: {} })
    .turn(3)
    .turnStart();
  t.asks("A", "turnDraw").offers("A", ["skip", "civil", "discard Forge"]);
  t.offers("A", ["military", "civil"], "discard Forge");
  t.refuses("A", "religion", "noRightToCard", "DC-HAND-03");
  t.refuses("A", ["discard Forge", "religion"], "noRightToCard", "DC-HAND-03");
  // B has no age anywhere and is not asked (DC-TIME-04).
  t.does("A", "discard Forge", "military").asks(["A", "B"], "orderSectors");
  t.has({ A: { backs: "1/0/0" } }).is({ discards: { military: ["Forge"] }, turn: 3 });
});

rule(["DC-SCN-06", "DC-TURN-06", "DC-TIME-08", "DC-RUL-09"], "a duplicate at the turn draw", () => {
  const position = () => table({ A: { ages: "0/2/0", buildings: ["Market"] }, B: {} }).turn(6);

  const lucky = position().deck("civil", "Theatre").turnStart();
  lucky.does("A", "civil").asks("A", "replaceDuplicate").offers("A", ["keep"]);
  lucky.refuses("A", "replace", "noDuplicate", "DC-TURN-06");
  lucky.does("A", "keep").has({ A: { hand: ["Theatre"] } });
  lucky.asks(["A", "B"], "orderSectors");

  const t = position().deck("civil", "Market", "Agora").turnStart();
  t.does("A", "civil").asks("A", "replaceDuplicate").offers("A", ["keep", "replace"]);
  t.does("A", "replace").has({ A: { hand: ["Agora"] } });
  t.is({ discards: { civil: ["Market"] } });
  // Both Markets are accounted for: he is not asked again.
  t.asks(["A", "B"], "orderSectors");

  const bought = table({ A: { tracks: "Mor2", ages: "0/2/0", buildings: ["Market"] }, B: {} })
    .deck("civil", "Market")
    .development("A");
  bought.does("A", "morale", "draw", "civil").has({ A: { hand: ["Market"] } });
  bought.asks("B", "devTurn");
});

rule(["DC-SCN-07", "DC-HAND-06", "DC-HAND-07"], "after an age loss the hand stays and draws are tested anew", () => {
  const t = table({ A: { tracks: "", ages: "1/2/0", hand: ["Market", "Agora"] }, B: {} })
    .turn(2)
    .front("A", "Hydra")
    .rolls("Creature Creature Civil")
    .offerings();
  t.has({ A: { ages: "1/1/0", hand: ["Market", "Agora"] } });
  t.asks("A", "devTurn").pass("A", "B").is({ turn: 3, first: "B" });
  t.asks("A", "turnDraw").offers("A", ["skip", "military", "discard Market", "discard Agora"]);
  t.offers("A", ["military"], "discard Market");
  t.refuses("A", "civil", "noRightToCard", "DC-HAND-03");
});

rule(["DC-SCN-55", "DC-HAND-05", "DC-RUL-53"], "old excess stays", () => {
  const t = table({ A: { tracks: "G3 M4 P1", ages: "0/1/0", hand: ["Agora", "Aqueduct"] }, B: { passed: true } })
    .deck("military", "Forge", "Barracks")
    .deck("civil", "Market", "Theatre")
    .development("A");
  t.does("A", "age", "military").does("A", "Forge");
  t.has({ A: { tracks: "M2 P0", hand: ["Agora", "Aqueduct", "Forge"] } }).asks("A", "devTurn");
  t.does("A", "age", "civil").does("A", "Market");
  t.has({ A: { tracks: "G0 M0", backs: "1/3/0" } });
  t.asks("A", "discardToLimit").offers("A", ["Agora", "Aqueduct", "Market"]).does("A", "Aqueduct");
  t.has({ A: { hand: ["Agora", "Market", "Forge"] } }).asks("A", "devTurn");
});
