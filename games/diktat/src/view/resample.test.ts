import { resample } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { loadBasePack } from "../node.ts";
import { build } from "../testing/build.ts";
import { table } from "../testing/index.ts";

/** Bor has 4 pawns on the board, of which Ana knows the second, and 3 Agents in reserve. */
function position() {
  const { game, state } = build({
    players: { ana: { reserve: "2C", pp: 4 }, bor: { reserve: "C 2E", pp: 7, affinities: { people: 3 } }, cyr: {} },
    cards: { hidden: { sector: "karst" } },
    piles: [
      { owner: "bor", sector: "karst", drawn: "E G C" },
      { owner: "bor", sector: "motol", drawn: "G" },
      { owner: "ana", sector: "motol", drawn: "E C" },
    ],
    track: [],
    secret: "hidden",
    deck: null,
    cycle: 1,
    phase: "manoeuvres",
    place: () => [{ proc: "diktat/turn", step: "choose", env: { by: 0 } }],
  });
  const pile = state.facts.piles[0]!;
  pile.pawns[1] = { ...pile.pawns[1]!, knownTo: 1 };
  const worlds = (who: number) => Array.from({ length: 600 }, (_, i) => resample(game, state, who, `world ${i}`).facts);
  return { state, worlds };
}

const kinds = (facts: ReturnType<typeof position>["state"]["facts"], at: number) =>
  facts.piles[at]!.pawns.map(({ kind }) => kind[0]!.toUpperCase()).join("");

test("what a seat knows stays: its own pawns and reserve, pawns it looked at, all that is public", () => {
  const { state, worlds } = position();
  for (const world of worlds(0)) {
    expect(kinds(world, 0)[1]).toBe("G");
    expect(kinds(world, 2)).toBe("EC");
    expect(world.players[0]).toEqual(state.facts.players[0]);
    expect(world.piles.map((pile) => pile.pawns.map(({ id, knownTo }) => [id, knownTo]))).toEqual(
      state.facts.piles.map((pile) => pile.pawns.map(({ id, knownTo }) => [id, knownTo])),
    );
    expect(world.markers).toEqual(state.facts.markers);
  }
});

test("what a seat cannot know changes, and the Agents an opponent owns in all do not", () => {
  const { worlds } = position();
  const piles = new Set<string>();
  for (const world of worlds(0)) {
    piles.add(`${kinds(world, 0)} ${kinds(world, 1)}`);
    const { citizen, guard, emissary } = world.players[1]!.agents;
    const all = `${kinds(world, 0)}${kinds(world, 1)}${"C".repeat(citizen)}${"G".repeat(guard)}${"E".repeat(emissary)}`;
    expect([...all].sort().join("")).toBe("CCEEEGG");
  }
  // Of the six unseen Agents (2 Citizens, 1 Guard, 3 Emissaries) three lie on the board in some order: 19 ways.
  expect(piles.size).toBe(19);
});

test("another seat knows other pawns", () => {
  const { worlds } = position();
  expect(new Set(worlds(2).map((world) => kinds(world, 0)[1]))).toEqual(new Set(["C", "G", "E"]));
  expect(new Set(worlds(1).map((world) => kinds(world, 0)))).toEqual(new Set(["EGC"]));
  expect(new Set(worlds(1).map((world) => kinds(world, 2)))).toEqual(new Set(["EC", "CE", "CC"]));
});

test("deck and secret card are dealt anew, unless the seat has seen the card", () => {
  const { state, worlds } = position();
  const all = [...loadBasePack().cards.keys(), "hidden"].sort();
  const dealt = worlds(0);
  for (const { deck, secret } of dealt) expect([...deck, secret!.card].sort()).toEqual(all);
  expect(new Set(dealt.map(({ secret }) => secret!.card)).size).toBeGreaterThan(50);
  expect(new Set(dealt.map(({ deck }) => deck.at(-1))).size).toBeGreaterThan(50);

  state.facts.secret!.knownTo = 1;
  for (const { secret } of worlds(0)) expect(secret).toEqual({ card: "hidden", knownTo: 1 });
  expect(new Set(worlds(1).map(({ secret }) => secret!.card)).size).toBeGreaterThan(50);
});

rule(
  ["DK-HIDE-03", "DK-HIDE-02", "DK-AFF-03"],
  "Affinity tokens of one's choice: others know how many, and what was placed",
  () => {
    const t = table({ ana: { row: ["own"], affinities: { politics: 1 } }, bor: {} })
      .card("own", { sector: "motol", symbols: ["any", "any"] })
      .pile("ana", "josefov", "E")
      .resolving("josefov")
      .does("ana", "marker")
      .does("ana", ["people", "artefact"]);
    const worlds = () =>
      Array.from(
        { length: 40 },
        (_, i) => resample(t.position.game, t.position.state, 1, `world ${i}`).facts.players[0]!,
      );
    const total = (tokens: Record<string, number>): number => Object.values(tokens).reduce((sum, n) => sum + n, 0);

    for (const { affinities } of worlds()) {
      expect(total(affinities)).toBe(3);
      expect(affinities.politics).toBeGreaterThanOrEqual(1);
    }
    t.acts("ana", "placeAffinity", "own:0=people");
    const after = worlds().map(({ affinities }) => affinities);
    for (const affinities of after) expect(total(affinities)).toBe(2);
    // One unseen token is left: it can be any.
    for (const type of ["politics", "people", "artefact"] as const)
      expect(
        after.some((affinities) => affinities[type] > (type === "politics" ? 1 : 0)),
        type,
      ).toBe(true);
  },
);

rule(
  ["DK-RUL-40", "DK-HIDE-03"],
  "who chooses from the supply sees what has run out, and imagines no hand without it",
  () => {
    // Bor takes the last two Artefact tokens unseen; Ana chooses next.
    const t = table({ ana: { affinities: { artefact: 8 } }, bor: { affinities: {} } })
      .pile("bor", "josefov", "E E C")
      .pile("ana", "josefov", "E C")
      .resolving("josefov")
      .does("bor", "marker")
      .does("bor", "artefact artefact")
      .does("ana", "marker");
    const imagined = (seat: number): Set<number> =>
      new Set(
        Array.from({ length: 40 }, (_, i) => resample(t.position.game, t.position.state, seat, `world ${i}`)).map(
          ({ facts }) => facts.players[1]!.affinities.artefact,
        ),
      );
    t.offers("ana", ["politics", "politics", "people", "people"]);
    expect(imagined(0)).toEqual(new Set([2]));
    expect(t.hears("bor").map(({ type }) => type)).not.toContain("supplySearched");
    // She does not forget it once she has chosen.
    t.does("ana", "people people");
    expect(imagined(0)).toEqual(new Set([2]));
  },
);
