import { branch, type Shape } from "@paravent/kernel";
import { describeViolation, randomGames } from "@paravent/testkit";
import { expect, test } from "vitest";
import { type Deal, likelyDeals } from "../testing/deals.ts";
import { richGame } from "../testing/rich.ts";
import { ENGLISH_POLITICS } from "./words/english.ts";

const rich = richGame().game;

/** Players who do little at their own bidding but deal with each other. */
const acts = Object.entries(rich.standing).filter(([act]) => /Trade|Concede|showInfo|^tell$/.test(act));

/**
 * Offers that ask for nothing but the other marker of a sector: most of them can be accepted, and cards and markers
 * change hands often, some for their like.
 */
function forLittle(ask: Shape | null): Shape | null {
  if (ask?.shape !== "branch") return ask;
  return branch(
    ask.options.map(({ name, ask: terms }) => {
      if (terms?.shape !== "form") return { name };
      const [mine, theirs] = [supplyIn(terms.fields.give), supplyIn(terms.fields.want)];
      const alike = Object.keys(theirs).filter((what) => what.startsWith("marker:") && Object.hasOwn(mine, what));
      const supply = Object.fromEntries(alike.map((what) => [what, 1]));
      const things: Shape = { shape: "compose", supply, min: 0, max: alike.length };
      const want: Shape = { shape: "form", fields: { pp: { shape: "amount", min: 0, max: 0 }, things } };
      return { name, ask: { ...terms, fields: { ...terms.fields, want } } };
    }),
  );
}

const supplyIn = (side: Shape | undefined): Readonly<Record<string, number>> =>
  side?.shape === "form" && side.fields.things?.shape === "compose" ? side.fields.things.supply : {};

const FOUND: readonly Deal[] = [
  ...[21, 32, 41, 43, 72, 77, 113].map((deal): Deal => [2, deal]),
  ...[29, 30, 37, 43, 55].map((deal): Deal => [3, deal]),
];

test("the laws hold of games full of trades, and all that can become of an offer does", () => {
  const offerTrade: (typeof rich.standing)[string] = {
    ...rich.standing.offerTrade!,
    what: (s, seat) => forLittle(rich.standing.offerTrade!.what(s, seat)),
  };
  const game = { ...rich, standing: { ...Object.fromEntries(acts), offerTrade } };
  const asked = { games: 4, seed: "trades", every: 16, options: (deal: number) => ({ deal }) };
  expect(randomGames(game, asked).violations.map(describeViolation)).toEqual([]);

  const LAID = "diktat/handing.laid";
  let missing = [...Object.keys(ENGLISH_POLITICS.events), LAID];
  for (const [players, deal] of likelyDeals(FOUND)) {
    const one = { games: 1, players, options: { deal }, every: 16, seed: `trades/${players}/${deal}`, laws: [] };
    const { met } = randomGames(game, one);
    missing = missing.filter((what) => !met.events.has(what) && !met.steps.has(what));
    if (missing.length === 0) break;
  }
  expect(missing).toEqual([]);
});
