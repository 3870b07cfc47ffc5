import { createBot, playBots } from "@paravent/bots";
import { loadPlugs, namedGames } from "@paravent/content/registry";
import { advance, type Json, Rng, type State, start } from "@paravent/kernel";
import { recordRun } from "@paravent/testkit";
import { describeLaws } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import type { Bid, Face, Facts } from "./facts.ts";
import { liarsDice } from "./game.ts";
import { raises } from "./rules.ts";
import { en, fr } from "./words.ts";

const EVENTS = ["roundBegan", "diceRolled", "bidMade", "challenged", "dieLost", "wentOut", "gameWon"];

describeLaws(liarsDice, {
  games: 15,
  options: (n) => ({ wild: n % 2 === 1 }),
  seed: "laws",
  every: 10,
  events: EVENTS,
});

test.each<[string, Pick<Bid, "count" | "face"> | null, string[]]>([
  ["anything may be bid first", null, ["first"]],
  ["a raise names more dice, or a higher face", { count: 2, face: 3 }, ["more", "higher"]],
  ["nobody bids more dice than there are", { count: 4, face: 5 }, ["higher"]],
  ["the highest bid can only be challenged", { count: 4, face: 6 }, []],
])("LD-BID-02: %s", (_, bid, names) => {
  expect(raises(bid && { seat: 0, ...bid }, 4).map(({ name }) => name)).toEqual(names);
});

/** Two players with these dice; the first bids so many fours, the second challenges. */
function challenged(dice: Face[][], count: number, wild = false): State<Facts> {
  const { state } = start(liarsDice, { seats: 2, options: { wild }, seed: "dice" });
  state.facts.dice = dice;
  const answer = (seat: number, value: Json) =>
    advance(liarsDice, state, { kind: "answer", seat, question: state.question, value });
  expect(answer(0, { branch: "first", value: { count, face: ["face:4"] } })).toMatchObject({ ok: true });
  expect(answer(1, { branch: "challenge" })).toMatchObject({ ok: true });
  return state;
}

describe("LD-DOUBT-01: a challenge", () => {
  test("costs the challenger a die where the bid is true", () => {
    const { facts } = challenged([[4, 1], [4]], 2);
    expect(facts.last).toMatchObject({ found: 2, loser: 1 });
    expect(facts.winner).toBe(0);
  });

  test("costs the bidder a die where it is not, who begins the next round (LD-ROUND-02)", () => {
    const { facts } = challenged([[4, 1], [2]], 2);
    expect(facts.last).toMatchObject({ found: 1, loser: 0 });
    expect([facts.round, facts.turn, facts.dice.map((cup) => cup.length)]).toEqual([2, 0, [1, 1]]);
  });

  test("counts ones for every face where they are wild (LD-WILD-01)", () => {
    expect(challenged([[4, 1], [2]], 2, true).facts.last).toMatchObject({ found: 2, loser: 1 });
  });
});

test("who loses the last die is out, and the last one with dice wins (LD-END-01)", () => {
  const { facts, stack } = challenged([[1], [4]], 2);
  expect([facts.winner, stack]).toEqual([1, []]);
  expect(liarsDice.view(facts, "public").described).toMatchObject({ seats: [{ out: true }, { out: false }] });
});

test("the greedy bot knows the odds", async () => {
  await loadPlugs([import.meta.dirname]);
  let won = 0;
  for (let n = 0; n < 60; n++) {
    const { state } = start(liarsDice, { seats: 2, options: { wild: n % 2 === 1 }, seed: `bots ${n}` });
    const bots = ["greedy", "random"].map((level) => createBot("liars-dice", level));
    playBots(liarsDice, state, n % 3 === 0 ? bots : bots.toReversed(), Rng.from(`bots ${n}`));
    if (state.facts.winner === (n % 3 === 0 ? 0 : 1)) won++;
  }
  expect(won).toBeGreaterThan(50);
});

test("is not among the games on offer unless it is asked for", () => {
  expect(namedGames().some((name) => name.includes("liars-dice"))).toBe(false);
  expect(namedGames("examples/liars-dice").at(-1)).toBe("examples/liars-dice");
});

describe("its words", () => {
  const runs = [false, true].map((wild) => recordRun(liarsDice, { seats: 3, options: { wild }, seed: "words" }));
  const said = JSON.stringify(runs.flatMap(({ probes }) => probes.map(({ state }) => liarsDice.view(state.facts, 0))));

  test.each([["English", en] as const, ["French", fr] as const])("%s says all there is to say", (_, words) => {
    expect([Object.keys(words.questions), words.refs.challenge]).toEqual([["liars-dice/bid"], expect.any(String)]);
    expect(Object.keys(words.events).filter((type) => !type.endsWith(".you"))).toEqual(EVENTS);
    for (const key of ["first", "more", "higher", "count", "face"]) expect(words.fields[key]).toBeTruthy();
    for (const [, key] of said.matchAll(/"(?:key|label|title|result)":"(\w+)"/g))
      expect(words.view[key!], key).toBeTruthy();
    for (const [, ref] of said.matchAll(/"ref":"([\w:]+)"/g)) expect(words.refs[ref!], ref).toBeTruthy();
  });

  test("both languages fill the same holes", () => {
    const holes = (words: typeof en) =>
      Object.entries({ ...words.events, ...words.view }).map(([key, text]) => [key, text.match(/\{.*?\}/g)?.sort()]);
    expect(holes(fr)).toEqual(holes(en));
  });
});
