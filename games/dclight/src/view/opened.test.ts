import { playout, Rng, start, toldOnceOver, viewFor } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { packText } from "../content/pack.ts";
import type { DclightEvent } from "../model/events.ts";
import { loadBasePack, loadDclight } from "../node.ts";
import { newGame } from "../testing/index.ts";
import { dclightText } from "../text/index.ts";
import { ENGLISH_DCLIGHT } from "../text/languages/english.ts";
import { FRENCH_DCLIGHT } from "../text/languages/french.ts";

const game = loadDclight();
const names = (seat: number): string => ["Ana", "Bor", "Cyr"][seat]!;

rule("DC-INFO-02", "while the game runs nothing is opened, whoever asks", () => {
  const t = newGame(["Ana", "Bor"], { first: "Ana" });
  expect(toldOnceOver(game, t.facts)).toBe(game);
  for (const who of ["Ana", "Bor", "public"]) expect(t.view(who).opened).toBeNull();
});

rule("DC-INFO-02", "once it is over every moment of it lies open to all: hands, secret orders, cards looked at", () => {
  const { state } = start(game, { seats: 3, options: {}, seed: "opened" });
  const early = structuredClone(state);
  early.facts.players[1]!.order = ["religion", "civil", "military"];
  early.facts.players[2]!.looked = ["civ-marche", "civ-agora"];
  early.facts.players[0]!.hand = ["rel-miracle"];
  playout(game, state, Rng.from("opened"));
  const open = toldOnceOver(game, state.facts);
  for (const who of [0, 1, 2, "public"] as const) {
    const view = viewFor(open, early, who).game;
    expect(view.opened).toMatchObject([
      { hand: ["rel-miracle"], looked: [] },
      { order: ["religion", "civil", "military"] },
      { looked: ["civ-marche", "civ-agora"] },
    ]);
    // All the rest is as that observer saw it.
    expect({ ...view, opened: null }).toEqual(game.view(early.facts, who));
  }
  const secrets: DclightEvent[] = [
    { type: "deckShuffled", deck: "civil", order: ["civ-marche"] },
    { type: "cardDrawn", seat: 1, deck: "civil", card: "civ-marche" },
    { type: "ordersFixed", orders: [["civil", "religion", "military"]] },
    { type: "standingPassSet", seat: 2, window: "reactCancel", set: true },
  ];
  for (const event of secrets) {
    expect(open.witness(event, "public")).toEqual(event);
    expect(game.witness(event, "public")).not.toEqual(event);
  }
});

rule("DC-INFO-02", "what was secret is told of the player it was about, in both languages", () => {
  const pack = packText(loadBasePack());
  const told = (language: "fr" | "en", event: DclightEvent, you: number | null) =>
    dclightText(language === "fr" ? FRENCH_DCLIGHT : ENGLISH_DCLIGHT, pack).event(event, names, you);
  const drawn: DclightEvent = { type: "cardDrawn", seat: 1, deck: "civil", card: "civ-marche" };
  expect(told("en", drawn, 0)).toBe("Bor draws: Market.");
  expect(told("fr", drawn, null)).toBe("Bor pioche\u00a0: Marché.");
  expect(told("en", drawn, 1)).toBe("You draw: Market.");
  const orders: DclightEvent = {
    type: "ordersFixed",
    orders: [
      ["civil", "religion", "military"],
      ["military", "civil", "religion"],
    ],
  };
  expect(told("en", orders, 1)).toBe(
    "Sector cards, in secret: Ana (Civil, Religion, Military); you (Military, Civil, Religion).",
  );
  expect(told("en", { type: "standingPassUsed", seat: 2, window: "reactCancel" }, 0)).toMatch(/^Cyr’s standing pass/);
  expect(told("fr", { type: "standingPassUsed", seat: 2, window: "reactCancel" }, 0)).toMatch(
    /^Le refus permanent de Cyr a répondu/,
  );
});
