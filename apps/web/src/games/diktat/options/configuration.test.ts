import { loadDiktat } from "@paravent/diktat/node";
import type { Json } from "@paravent/kernel";
import { expect, test } from "vitest";
import {
  configurationOf,
  countsOf,
  legalOf,
  OPTIONS,
  type OptionName,
  optionsOf,
  readConfiguration,
  whyClosed,
  wireOf,
} from "./configuration.ts";

const game = loadDiktat();
const sets = OPTIONS.reduce<OptionName[][]>((all, name) => all.flatMap((set) => [set, set.concat(name)]), [[]]);
const accepted = (set: readonly OptionName[], players: number) => game.readOptions(wireOf(set), players);

test.each([2, 3, 4, 5])("with %i players the form offers exactly what the game accepts", (players) => {
  for (const set of sets) {
    const legal = legalOf(set, players);
    expect(accepted(legal, players).ok).toBe(true);
    expect(accepted(set, players).ok).toBe(legal.length === set.length);
    for (const name of OPTIONS.filter((other) => !legal.includes(other))) {
      const why = whyClosed(name, legal, players);
      const answer = accepted([...legal, name], players);
      expect(answer).toEqual(why ? { ok: false, refusal: why } : expect.objectContaining({ ok: true }));
    }
  }
});

test.each([2, 3, 4, 5])("with %i players a table says what the game plays", (players) => {
  for (const set of sets.filter((one) => legalOf(one, players).length === one.length)) {
    const read = accepted(set, players) as { options: Json };
    expect(optionsOf(readConfiguration(read.options))).toEqual(set);
    expect(game.setup(players, read.options).counts).toEqual(countsOf(players, configurationOf(set)));
  }
});

test("a wish waits for the players it needs", () => {
  const wished: OptionName[] = ["eternalNight", "fiveCycles"];
  expect(legalOf(wished, 3)).toEqual([]);
  expect(legalOf(wished, 5)).toEqual(wished);
});
