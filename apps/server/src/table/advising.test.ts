import { createBot, teach } from "@paravent/bots";
import { amount, type TableView } from "@paravent/kernel";
import { expect, it } from "vitest";
import type { Found, Puzzle } from "../thinking/thinkers.ts";
import { advise } from "./advising.ts";

// A game in which more is better.
teach("advised", { greedy: { evaluate: () => (answer) => answer as number } });

const bot = { kind: "bot", level: "casual" } as never;
const person = { kind: "person" } as never;

function asked(isAsked: boolean): TableView<unknown> {
  const question = { id: 7, seat: 0, subject: "q", rule: "", ask: amount(0, 5), together: false, inside: false };
  const view = { seq: 1, who: 0, waiting: null, question: isAsked ? { ...question, about: {}, closed: {} } : null };
  return { ...view, standing: [], stops: [], settings: [], silence: [], outcome: null, game: { own: 3 } };
}

const play = (isAsked = true) => ({ viewOf: () => asked(isAsked), imaginedBy: () => "imagined" as never });

/** Threads that have found this. */
function thinkers(found: Found | null) {
  const begun: Puzzle[] = [];
  const begin = (puzzle: Puzzle) => {
    begun.push(puzzle);
    return { answer: null, found: Promise.resolve(found), cancel: () => {} };
  };
  return { begun, begin };
}

const table = { game: "advised", seats: [person, bot, bot], deal: null, terms: { talk: "rules" as const } };

it("is what the strongest bot has found from the seat's own view, with its reason", async () => {
  const found = { answer: 2, reason: { kind: "better", with: { chance: 61, next: 55 } } };
  const threads = thinkers(found);
  expect(await advise(table, play(), 0, "lane", { thinkers: threads, createBot })).toEqual({ question: 7, ...found });
  expect(threads.begun).toMatchObject([{ level: "master", view: { who: 0 }, imagined: "imagined" }]);
});

it("is a first glance where nobody has time to think", async () => {
  const advice = { question: 7, answer: 5, reason: { kind: "habit", with: {} } };
  expect(await advise(table, play(), 0, "lane", { thinkers: thinkers(null), createBot })).toEqual(advice);
  expect(await advise(table, play(), 0, "lane", { createBot })).toEqual(advice);
});

it("is not given against people, without a question, or in a game no bot knows", async () => {
  const threads = thinkers(null);
  const ask = (seats: (typeof bot)[], isAsked: boolean, game = "advised") =>
    advise({ ...table, game, seats }, play(isAsked), 0, "lane", { thinkers: threads, createBot });
  expect(await ask([person, person], true)).toBe("othersPlay");
  expect(await ask([person, bot], false)).toBe("nothingAsked");
  expect(await ask([person, bot], true, "unknown")).toBe("noAdviser");
  expect(threads.begun).toEqual([]);
});

it("is given among people, or not even to who plays alone, where a table has agreed so; never where it counts", async () => {
  const ask = (seats: (typeof bot)[], terms: object, deal: string | null = null) =>
    advise({ ...table, seats, deal, terms: { ...table.terms, ...terms } }, play(), 0, "lane", { createBot });
  const advice = { question: 7, answer: 5, reason: { kind: "habit", with: {} } };
  expect(await ask([person, person], { advice: true })).toEqual(advice);
  expect(await ask([person, bot], { advice: false })).toBe("withoutAdvice");
  expect(await ask([person, person], { advice: false })).toBe("withoutAdvice");
  expect(await ask([person, person], { advice: true, rated: true })).toBe("othersPlay");
  expect(await ask([person, bot], { advice: true }, "sealed")).toBe("othersPlay");
});
