import { advance, cloneState, hashOf, start, viewFor } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { loadDclight } from "../node.ts";
import { newGame, table } from "../testing/index.ts";

const game = loadDclight();

rule(["DC-TIME-01", "DC-TIME-03"], "the game is over or waits: for one, or for several at once", () => {
  const t = table({ A: {}, B: {} }).production();
  t.asks(["A", "B"], "orderSectors").does("A", "Mil Civ Rel");
  t.rolls({}).does("B", "Mil Civ Rel").asks("A", "buySecondary").does("A").asks("B", "buySecondary");
  const over = table({ A: {}, B: {} }).turn(12).turnEnd().isOver();
  expect(over.table("A")).toMatchObject({ waiting: null, question: null });
  expect(over.table("A").outcome).not.toBeNull();
});

rule(["DC-TIME-05"], "an illegal answer changes nothing and is reported", () => {
  const t = table({ A: { tracks: "G1" }, B: {} }).development("A");
  const before = hashOf(t.position.state);
  t.refuses("A", ["age"], "noAgeToBuild")
    .refusesValue("B", { branch: "pass" }, "notAsked")
    .refusesValue("A", 7, "malformed");
  expect(hashOf(t.position.state)).toBe(before);
});

rule(["DC-TIME-06"], "one generator, used in a fixed order; same seed and answers, same game", () => {
  const one = newGame(["A", "B"], { seed: "same" });
  const two = newGame(["A", "B"], { seed: "same" });
  expect(two.story).toEqual(one.story);
  expect(one.story.map((event) => (event.type === "deckShuffled" ? event.deck : event.type))).toEqual([
    "firstPlayerDrawn",
    "military",
    "civil",
    "religion",
    "creature",
  ]);
  // The black die first, then red, blue and green.
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } })
    .common(2)
    .rolls(
      { of: 6, is: 2 },
      { of: 6, is: 0 },
      { of: 6, is: 1 },
      { of: 6, is: 2 },
      { of: 6, is: 3 },
      { of: 6, is: 5 },
      { of: 6, is: 5 },
      { of: 6, is: 5 },
      { of: 6, is: 3 },
      { of: 6, is: 0 },
    )
    .rolling();
  expect(t.view("public")).toMatchObject({
    god: "hermes",
    dice: {
      red: ["gold", "materials", "population"],
      blue: ["morale", "civil", "civil"],
      green: ["religion", "morale", "gold"],
    },
  });
});

rule(["DC-INFO-01", "DC-INFO-03"], "nothing withheld is in a view, its question or its events", () => {
  const t = table({
    A: { tracks: "G9 M9 P9", hand: ["Market", "Forge"] },
    B: { hand: ["Diplomacy", "Altar"], defeated: ["Hydra"], standing: ["reactCancel"], order: "Mil Civ Rel" },
  })
    .deck("civil", "Theatre", "Agora")
    .development("A");
  for (const who of ["A", "public"] as const) {
    const text = JSON.stringify(t.table(who));
    for (const secret of ["civ-diplomatie", "rel-autel", "hydra", '"reactCancel"', "civ-theatre"])
      expect(text.replaceAll("set:reactCancel", ""), `${who} ${secret}`).not.toContain(secret);
  }
  expect(JSON.stringify(t.table("B"))).not.toMatch(/civ-marche|mil-forge|civ-theatre/);
  t.does("A", "age", "civil");
  expect(JSON.stringify([t.table("B"), t.hears("B"), t.table("public"), t.hears("public")])).not.toMatch(
    /civ-theatre|civ-agora|civ-marche/,
  );
  expect(t.hears("B")).toContainEqual({ type: "cardLookedAt", seat: 0, deck: "civil" });
  expect(t.hears("A")).toContainEqual({ type: "cardLookedAt", seat: 0, deck: "civil", card: "civ-theatre" });
});

rule(["DC-INFO-02"], "when the game is over hands and trophies are public", () => {
  const t = table({ A: { hand: ["Market"], defeated: ["Hydra"] }, B: { hand: ["Diplomacy"], destroyed: ["Temple"] } })
    .turn(12)
    .turnEnd();
  expect(t.view("public").final!.opened).toEqual([
    { hand: ["civ-marche"], trophies: { creatures: ["hydra"], buildings: [] } },
    { hand: ["civ-diplomatie"], trophies: { creatures: [], buildings: [{ card: "rel-temple", as: "rel-temple" }] } },
  ]);
});

rule(["DC-TIME-02", "DC-TIME-09"], "a sealed answer is nobody else's business", () => {
  const { state } = start(game, { seats: 2, options: { firstPlayer: 0 }, seed: "sealed" });
  const views = ["military", "civil"].map((sector) => {
    const copy = cloneState(game, state);
    expect(advance(game, copy, { kind: "answer", seat: 0, question: copy.question, value: [sector] }).ok).toBe(true);
    return viewFor(game, copy, 1);
  });
  expect(views[0]).toEqual(views[1]);
});
