import { branch, form, list, type Shape } from "@paravent/kernel";
import { describeViolation, LAW_NAMES, randomGames } from "@paravent/testkit";
import { expect, test } from "vitest";
import type { Diktat } from "../../diktat.ts";
import { loadDiktat } from "../../node.ts";

const diktat = loadDiktat();

/** The order of one's Income is chosen in the open and leaves no trace in a view: discretion is tried elsewhere. */
const laws = LAW_NAMES.filter((law) => law !== "discretion");

/** Leaves of what can be sworn one term, of one of these kinds. */
function narrowed(ask: Shape, kinds: readonly string[]): Shape {
  switch (ask.shape) {
    case "form":
      return form(Object.fromEntries(Object.entries(ask.fields).map(([name, of]) => [name, narrowed(of, kinds)])));
    case "list":
      return list(narrowed(ask.of, kinds), 1, 1);
    case "branch": {
      const options = ask.options.filter(({ name }) => kinds.includes(name));
      return branch(options.map(({ name, ask: more }) => ({ name, ...(more ? { ask: narrowed(more, kinds) } : {}) })));
    }
    default:
      return ask;
  }
}

/** Players who do nothing at their own bidding but this, and swear nothing else. */
function given(acts: readonly string[], kinds: readonly string[] | null): Diktat {
  const standing = Object.fromEntries(acts.map((act) => [act, diktat.standing[act]!]));
  const { offerOath } = diktat.standing;
  if (kinds)
    standing.offerOath = {
      ...offerOath!,
      what(s, seat) {
        const ask = offerOath!.what(s, seat);
        return ask && narrowed(ask, kinds);
      },
    };
  return { ...diktat, standing };
}

const SWEAR = ["offerOath", "acceptOath"];
const EVERYTHING = [...SWEAR, "refuseOath", "withdrawOath", "revealOath", "offerConcede", "acceptConcede", "showInfo"];

/** Games full of oaths: what is rare elsewhere happens often here. */
test.each([
  ["of every kind", given(EVERYTHING, null), ["oathSworn", "oathTermSettled", "oathOfferDropped"]],
  ["about pawns, true and false", given(SWEAR, ["truth", "pawn"]), ["oathTruthTold", "oathBroken"]],
  ["in words", given([...SWEAR, "claimBreach"], ["words"]), ["oathClaimed", "oathOpened", "oathJudged", "oathBroken"]],
] as const)("the laws hold of games full of oaths %s", (seed, game, events) => {
  const { violations, met } = randomGames(game, { games: 5, players: [3, 4, 5], seed, every: 16, laws });
  expect(violations.map(describeViolation)).toEqual([]);
  for (const type of events) expect(met.events.get(type) ?? 0, type).toBeGreaterThan(0);
});
