import { branch, type Shape } from "@paravent/kernel";
import { describeViolation, randomGames } from "@paravent/testkit";
import { expect, test } from "vitest";
import { richGame } from "../testing/rich.ts";
import { ENGLISH_POLITICS } from "../text/english/politics.ts";
import type { Act } from "./dealing.ts";

const rich = richGame().game;

/** Players who do little at their own bidding but deal with each other. */
const acts = Object.entries(rich.standing).filter(([act]) => /Trade|Concede|showInfo|^tell$/.test(act));

/** Offers that ask for nothing: most of them can be accepted, and cards and markers change hands often. */
function forNothing(ask: Shape | null): Shape | null {
  if (ask?.shape !== "branch") return ask;
  return branch(
    ask.options.map(({ name, ask: terms }) => {
      if (terms?.shape !== "form") return { name };
      const want: Shape = {
        shape: "form",
        fields: { pp: { shape: "amount", min: 0, max: 0 }, things: { shape: "compose", supply: {}, min: 0, max: 0 } },
      };
      return { name, ask: { ...terms, fields: { ...terms.fields, want } } };
    }),
  );
}

test("the laws hold of games full of trades, and all that can become of an offer does", () => {
  const offerTrade: Act = {
    ...rich.standing.offerTrade!,
    what: (s, seat) => forNothing(rich.standing.offerTrade!.what(s, seat)),
  };
  const game = { ...rich, standing: { ...Object.fromEntries(acts), offerTrade } };
  const asked = { games: 10, seed: "trades", every: 16, options: (deal: number) => ({ deal }) };
  expect(randomGames(game, asked).violations.map(describeViolation)).toEqual([]);

  const LAID = "diktat/handing.lay";
  let missing = [...Object.keys(ENGLISH_POLITICS.events), LAID];
  for (let batch = 0; batch < 12 && missing.length > 0; batch++) {
    const options = (deal: number) => ({ deal: 100 * batch + deal });
    const { met } = randomGames(game, { ...asked, options, seed: `trades/${batch}`, laws: [] });
    missing = missing.filter((what) => !met.events.has(what) && !met.steps.has(what));
  }
  expect(missing).toEqual([]);
});
