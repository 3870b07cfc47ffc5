import { start } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { cardsOfDeck } from "../../content/pack.ts";
import { COLOURS, FACES, SECTORS, TRACKS } from "../../model/names.ts";
import { loadBasePack, loadDclight } from "../../node.ts";
import { newGame } from "../../testing/index.ts";

const game = loadDclight();
const pack = loadBasePack();

rule("DC-SETUP-01", "two to four players", () => {
  expect(game.traits.seats).toEqual({ min: 2, max: 4 });
  for (const seats of [2, 3, 4])
    expect(start(game, { seats, options: {}, seed: "s" }).state.facts.players).toHaveLength(seats);
});

rule(
  ["DC-SETUP-02", "DC-SETUP-03"],
  "nine coloured dice with five faces in common and one of their own, and a black die",
  () => {
    const common = ["gold", "materials", "population", "morale", "creature"];
    expect(FACES).toEqual({
      red: [...common, "military"],
      blue: [...common, "civil"],
      green: [...common, "religion"],
    });
    expect([...pack.gods.values()].map(({ face }) => face).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const t = newGame(["A", "B"], { first: "A" });
    t.does("A", "civil")
      .does("B", "civil")
      .does("A", t.view("A").own!.looked[0]!)
      .does("B", t.view("B").own!.looked[0]!);
    t.does("A", "Mil Civ Rel").does("B", "Mil Civ Rel");
    for (const colour of COLOURS) expect(t.view("public").dice![colour]).toHaveLength(3);
  },
);

rule(
  ["DC-SETUP-04", "DC-SETUP-14"],
  "four shuffled decks of 26, 26, 26 and 20 cards: 110 with the sector cards",
  () => {
    for (const sector of SECTORS) expect(cardsOfDeck(pack, sector)).toHaveLength(26);
    expect(pack.creatures.size).toBe(20);
    const { facts } = start(game, { seats: 2, options: {}, seed: "decks" }).state;
    const other = start(game, { seats: 2, options: {}, seed: "other" }).state.facts;
    for (const sector of SECTORS) {
      expect(facts.discard[sector]).toEqual([]);
      expect(facts.decks[sector].toSorted()).toEqual(cardsOfDeck(pack, sector).toSorted());
      expect(facts.decks[sector]).not.toEqual(other.decks[sector]);
    }
    expect(facts.creatureDeck.toSorted()).toEqual([...pack.creatures.keys()].toSorted());
    expect(facts.creatureDiscard).toEqual([]);
    const sectorCards = 4 * SECTORS.length;
    expect(sectorCards + pack.creatures.size + SECTORS.flatMap((sector) => cardsOfDeck(pack, sector)).length).toBe(110);
  },
);

rule(["DC-SETUP-05", "DC-SETUP-06", "DC-RUL-01"], "three sector cards, eight tracks and three ages each", () => {
  const t = newGame(["A", "B"]);
  expect(TRACKS).toHaveLength(8);
  for (const name of ["A", "B"]) {
    t.has({ [name]: { tracks: "G2 M2 P2 Mil0 Civ0 Rel0 Mor1 Cre2", ages: "0/0/0" } });
    t.offers(name, ["military", "civil", "religion"]);
  }
  expect([pack.tracks.gold, pack.tracks.morale, pack.tracks.creature].map(({ min, max }) => [min, max])).toEqual([
    [0, 12],
    [-6, 12],
    [0, 6],
  ]);
});

rule(["DC-SETUP-07", "DC-RUL-02"], "the common board: turn 1 from the setup on, both creature markers on 0", () => {
  expect(game.setup(2, {})).toMatchObject({ phase: "setup", turn: 1 });
  const t = newGame(["A", "B"], { first: "A" });
  t.is({ turn: 1, phase: "setup", common: 0, central: 0 });
  for (const who of ["A", "B", "public"]) expect(t.view(who)).toMatchObject({ phase: "setup", turn: 1 });
  t.does("A", "civil").does("B", "civil").does("A", t.view("A").own!.looked[0]!).does("B", t.view("B").own!.looked[0]!);
  t.is({ turn: 1, phase: "production", common: 0, central: 0, first: "A" });
  // DC-TURN-02: the first turn finds the marker where it stands.
  expect(t.story.filter(({ type }) => type === "turnBegan")).toEqual([{ type: "turnBegan", turn: 1 }]);
});

rule(["DC-SETUP-08", "DC-RUL-03"], "the first player is a setup option, else drawn by the seeded generator", () => {
  newGame(["A", "B", "C"], { first: "C" }).is({ first: "C" });
  const drawn = Array.from({ length: 30 }, (_, i) => newGame(["A", "B", "C"], { seed: `seed ${i}` }).facts.firstPlayer);
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  expect(newGame(["A", "B", "C"], { seed: "seed 1" }).facts.firstPlayer).toBe(drawn[1]);
  expect(game.readOptions({ firstPlayer: "oldest" }, 3).ok).toBe(false);
  expect(game.readOptions({ firstPlayer: 2 }, 3)).toEqual({ ok: true, options: { firstPlayer: 2 } });
});
