import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { SECTORS } from "../../names/names.ts";
import { loadBasePack, loadDiktat } from "../../node.ts";
import { newGame } from "../../testing/index.ts";

const NAMES = ["ana", "bor", "cyr", "dua", "eva"];

describe("player counts", () => {
  const rows = [
    { id: "DK-COUNT-01", players: 2, cycles: 5, manoeuvres: 5, visible: 2, limit: 2 },
    { id: "DK-COUNT-02", players: 3, cycles: 4, manoeuvres: 5, visible: 2, limit: 2 },
    { id: "DK-COUNT-03", players: 4, cycles: 4, manoeuvres: 4, visible: 3, limit: 2 },
    { id: "DK-COUNT-04", players: 5, cycles: 3, manoeuvres: 4, visible: 3, limit: 3 },
  ];
  for (const { id, players, cycles, manoeuvres, visible, limit } of rows)
    rule([id, "DK-SCN-01", "DK-COUNT-05", "DK-COUNT-06", "DK-OPP-01"], `a game of ${players}`, () => {
      const t = newGame(NAMES.slice(0, players));

      const { track, secret, deckSize, ...seen } = t.view("public");
      expect(seen).toMatchObject({ cycle: 1, cycles, manoeuvresPerCycle: manoeuvres, pileLimit: limit });
      expect(track).toHaveLength(visible);
      expect(secret).toEqual({ known: null });
      expect(deckSize).toBe(72 - visible - 1);
      expect(seen.players.map((player) => player.manoeuvrePawns)).toEqual(new Array(players).fill(manoeuvres));
    });
});

rule("DK-SETUP-01", "all 72 cards are shuffled into the deck, by chance and nothing else", () => {
  const shuffled = (seed: string) => newGame(["ana", "bor"], { seed }).events.find((e) => e.type === "deckShuffled")!;

  const { order } = shuffled("one");
  const inBox = [...loadBasePack().cards.keys()];
  expect([...order].sort()).toEqual(inBox.sort());
  expect(shuffled("one").order).toEqual(order);
  expect(shuffled("two").order).not.toEqual(order);
});

rule("DK-SETUP-02", "Cabals are chosen in seat order, each by one player only", () => {
  const t = newGame(["x", "y", "z"], { cabals: "choice" });

  t.asks("x", "chooseCabal").refuses("y", "polisec", "notAsked", "DK-SETUP-02");
  const all = t.table("x").question!.ask;
  t.does("x", "polisec").asks("y", "chooseCabal");
  expect(all).toMatchObject({ shape: "pick", min: 1, max: 1 });
  const left = all.shape === "pick" ? all.from.filter((cabal) => cabal !== "polisec") : [];
  expect(left).toContain("resistance");
  t.offers("y", left).refuses("y", "polisec", "notOffered", "DK-SETUP-02");
  t.does("y", "resistance").does("z", "coordination");

  expect(t.view("public").players.map(({ cabal }) => cabal)).toEqual(["polisec", "resistance", "coordination"]);
  t.asks("z", "nameFirstPlayer").is({ administrator: "z" });
});

rule("DK-SETUP-02", "drawn Cabals differ, and chance alone decides them", () => {
  const draw = (seed: string) =>
    newGame(NAMES, { cabals: "random", seed })
      .view("public")
      .players.map(({ cabal }) => cabal);

  expect(new Set(draw("one")).size).toBe(5);
  expect(draw("one")).toEqual(draw("one"));
  expect(draw("two")).not.toEqual(draw("one"));
});

rule("DK-SETUP-02", "no two players are given the same Cabal", () => {
  const { readOptions } = loadDiktat();

  expect(readOptions({ cabals: ["polisec", "polisec"] }, 2)).toEqual({
    ok: false,
    refusal: { reason: "cabalTwice", rule: "DK-SETUP-02" },
  });
  expect(readOptions({ cabals: ["polisec", "nobody"] }, 2).ok).toBe(false);
  expect(readOptions({ bile: true }, 2).ok).toBe(false);
  expect(readOptions(null, 2)).toEqual({
    ok: true,
    options: {
      cabals: "random",
      others: false,
      eternalNight: false,
      totalWar: [],
      leagues: false,
      conclaveStops: false,
    },
  });
});

rule(
  ["DK-SETUP-03", "DK-SETUP-04", "DK-SETUP-05", "DK-SETUP-06", "DK-SETUP-08", "DK-SETUP-09"],
  "a Cabal brings its kit: two Affinity tokens of its type, its PP, and nothing else",
  () => {
    const t = newGame(["x", "y"], { cabals: "choice" });

    // The third Rank of the box and its kit are content; what the rules add to them is nothing.
    const { rank, affinity, kit } = loadBasePack().cabals.get("coordination")!;
    expect(kit).toMatchObject({ affinities: 2 });
    t.does("x", "coordination");
    t.has({
      x: { pp: kit.pp, rank, vp: 0, reserve: "", affinities: { [affinity]: 2 }, spyTokens: 0, assassinTokens: 0 },
      y: { pp: 0, rank: 0, vp: 0, reserve: "", affinities: {}, spyTokens: 0, assassinTokens: 0 },
    });
    t.has({ x: { debts: 0, row: [], influence: {}, pawns: 0 } });
    expect(t.view("public").administrator).toBeNull();
    expect(t.view("public").markers).toEqual(Object.fromEntries(SECTORS.map((sector) => [sector, 2])));
  },
);

rule("DK-SETUP-04", "every Cabal of the box starts with two tokens of its own type", () => {
  for (const { kit, affinity, id } of loadBasePack().cabals.values()) {
    expect(kit.affinities, id).toBe(2);
    const t = newGame(["x", "y"], { cabals: [id, id === "polisec" ? "coordination" : "polisec"] });
    t.has({ x: { affinities: { [affinity]: 2 } } });
  }
});

rule(["DK-SETUP-06", "DK-SETUP-07", "DK-RANK-04"], "Cycle 1 begins and the highest Rank becomes Administrator", () => {
  const t = newGame(["eva", "bor", "cyr"]);

  t.is({ cycle: 1, administrator: "bor" });
  const told = t.events.map(({ type }) => type);
  expect(told.indexOf("cycleBegan")).toBeGreaterThan(told.indexOf("deckShuffled"));
  expect(t.events).toContainEqual({ type: "administratorChanged", seat: 1 });
  expect(t.events).toContainEqual({ type: "cycleBegan", cycle: 1 });
});

rule(["DK-SCN-02", "DK-SETUP-09", "DK-DEV-01", "DK-DEV-02"], "after the first Development", () => {
  const t = newGame(["ana", "bor", "cyr"]);

  const each = { reserve: "3C 3G 3E", pp: 3, pawns: 5, vp: 0, debts: 0, spyTokens: 0, assassinTokens: 0 };
  t.has({ ana: each, bor: each, cyr: each });
  t.has({
    ana: { affinities: { politics: 2 } },
    bor: { affinities: { politics: 2 } },
    cyr: { affinities: { people: 2 } },
  });
  t.asks("ana", "nameFirstPlayer").is({ phase: "manoeuvres", firstPlayer: null });
});

rule(["DK-MAT-01", "DK-OPP-03"], "72 cards, six for each sector; 24 markers; Cabals with Ranks apart", () => {
  const { cards, cabals, constants, sectors } = loadBasePack();

  expect(cards.size).toBe(72);
  for (const sector of SECTORS) expect([...cards.values()].filter((card) => card.sector === sector)).toHaveLength(6);
  expect(sectors.size).toBe(12);
  const { markers } = newGame(["ana", "bor"]).facts;
  expect(Object.values(markers).reduce((sum, lying) => sum + lying.length, 0)).toBe(24);
  expect(cabals.size).toBeGreaterThanOrEqual(5);
  // DK-RUL-01: printed Ranks differ modulo 10, so that Harmony never makes two equal.
  const ranks = [...cabals.values()].map(({ rank }) => rank % 10);
  expect(new Set(ranks).size).toBe(cabals.size);
  for (const { board } of cabals.values()) expect(board.influenceSlots).toBe(5);
  expect(constants.debtTokens).toBe(10);
});
