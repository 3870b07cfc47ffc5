import { type Bot, greedyBot, playBots, randomBot } from "@paravent/bots";
import { askedSeats, type Question, Rng, start, viewFor } from "@paravent/kernel";
import { oneByOne } from "@paravent/testkit";
import { describe, expect, test } from "vitest";
import { loadDiktat } from "../node.ts";
import { diktatHeuristic } from "./index.ts";

const diktat = loadDiktat();
const greedy = greedyBot(diktatHeuristic);

/** Lets greedy bots play and hands every question of one subject to a look. */
function meeting(
  subject: string,
  seed: string,
  look: (view: ReturnType<typeof viewFor>, question: Question) => void,
): number {
  const { state } = start(diktat, { seats: 4, options: {}, seed });
  let met = 0;
  const watching = {
    id: "watching",
    choose: (view: ReturnType<typeof viewFor>, question: Question, rng: Rng) => {
      if (question.subject === subject) {
        met++;
        look(view, question);
      }
      return greedy.choose(view, question, rng);
    },
  };
  playBots(diktat, state, new Array(4).fill(watching), Rng.from(seed));
  return met;
}

describe("the greedy bot of Diktat", () => {
  test.each([2, 3, 4, 5])("wins nearly always against random bots, %i at the table", (seats) => {
    const games = 24;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const { state } = start(diktat, { seats, options: {}, seed: `match/${i}` });
      const bots = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? greedy : randomBot));
      playBots(diktat, state, bots, Rng.from(`bots/${i}`));
      const { winners } = diktat.outcome(state.facts)!;
      if (winners.includes(i % seats)) won += 1 / winners.length;
    }
    expect(won / games).toBeGreaterThan(0.9);
  });

  test("answers the same where it sees the same", () => {
    const { state } = start(diktat, { seats: 3, options: {}, seed: "same" });
    const seat = askedSeats(diktat, state)[0]!;
    const view = viewFor(diktat, state, seat);
    const answers = [1, 2].map(() =>
      greedy.choose(structuredClone(view), structuredClone(view.question!), Rng.from("x")),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test("answers an offer the same whether it thinks of more or not", () => {
    const { state } = start(diktat, { seats: 4, options: {}, seed: "offered" });
    let answers = 0;
    const watching: Bot = {
      ...greedy,
      answer(view, rng) {
        const [whole, answer] = [greedy.act!(view, rng), greedy.answer!(view, rng)];
        expect(answer).toEqual(whole?.answers ? whole : null);
        if (answer) answers++;
        return answer;
      },
    };
    playBots(diktat, state, new Array<Bot>(4).fill(watching), Rng.from("offered"));
    expect(answers).toBeGreaterThan(3);
  });

  test("hides an Emissary under cover when it has cover", () => {
    const met = meeting("diktat/composePile", "cover", (view, question) => {
      const supply = question.ask.shape === "compose" ? question.ask.supply : {};
      const pile = greedy.choose(view, question, Rng.from("pile")) as string[];
      if (pile.includes("emissary") && supply.citizen! + supply.guard! > 0)
        expect(pile.some((kind) => kind !== "emissary")).toBe(true);
    });
    expect(met).toBeGreaterThan(10);
  });

  test("leaves no Affinity token unplaced at the end", () => {
    let met = 0;
    for (const seed of ["end/1", "end/2", "end/3"])
      met += meeting("diktat/finalAffinities", seed, (view, question) => {
        const all = question.ask.shape === "pick" ? question.ask.from : [];
        expect(greedy.choose(view, question, Rng.from("end"))).toHaveLength(all.length);
      });
    expect(met).toBeGreaterThan(0);
  });
});

test.each([
  ["greedy", greedy],
  ["random", randomBot],
])("a game of %s bots among themselves is the same where its inputs come to a table one by one", (_, bot) => {
  const { among, at } = oneByOne(diktat, 4, (state, took) =>
    playBots(diktat, state, Array(4).fill(bot), Rng.from("unwatched"), { took }),
  );
  expect(at).toEqual(among);
});
