import {
  type DoStep,
  end,
  type Game,
  next,
  type State,
  type Step,
  type ToldRow,
  tabled,
  type Update,
  updateFor,
  viewFor,
} from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { LAW_NAMES, type LawName } from "./laws/index.ts";
import { describeViolation, randomGames } from "./random-games.ts";
import { cardsOf, coinsOf, type ToyEvent, type ToyFacts } from "./toy/facts.ts";
import { toy } from "./toy/game.ts";
import type { ToyView } from "./toy/sight.ts";
import { tellsHidden } from "./worlds/hidden.ts";
import type { Send } from "./worlds/history.ts";
import { recordRun } from "./worlds/run.ts";

type Toy = Game<ToyFacts, ToyEvent, ToyView>;
type ToyStep = Step<ToyFacts, ToyEvent>;

/** The laws that a faulty toy breaks. */
function broken(faulty: Toy): { laws: string[]; first: string } {
  const { violations } = randomGames(faulty, {
    games: 10,
    players: 3,
    seed: "planted",
    most: Number.POSITIVE_INFINITY,
  });
  const laws = LAW_NAMES.filter((name) => violations.some(({ law }) => law === name));
  return { laws, first: violations.map(describeViolation).join("\n") };
}

/** How a faulty toy breaks this law, told as soon as it does; empty if it does not in as many games. */
function breaks(faulty: Toy, law: LawName, most = 1): string {
  const { violations } = randomGames(faulty, { games: 20, players: 3, seed: "planted", laws: [law], most });
  return violations
    .filter((violation) => violation.law === law)
    .map(describeViolation)
    .join("\n");
}

/** The toy with some steps of one procedure replaced. */
function withSteps(name: string, steps: Record<string, ToyStep | DoStep<ToyFacts, ToyEvent>["run"]>): Toy {
  const old = toy.procedures.get(name)!;
  const put = Object.entries(steps).map(([step, body]): [string, ToyStep] => [
    step,
    typeof body === "function" ? { kind: "do", boundary: null, run: body } : body,
  ]);
  const faulty = tabled({ ...old, steps: new Map([...old.steps, ...put]) });
  return { ...toy, procedures: new Map([...toy.procedures, [name, faulty]]) };
}

test("the toy itself breaks no law", () => {
  expect(broken(toy)).toEqual({ laws: [], first: "" });
});

describe("a planted leak is caught", () => {
  test("in a view that shows an opponent's hidden count", () => {
    const faulty: Toy = {
      ...toy,
      view: (facts, who) => ({
        ...toy.view(facts, who),
        players: toy
          .view(facts, who)
          .players.map((player, seat) => ({ ...player, coins: coinsOf(facts.players[seat]!) })),
      }),
    };
    expect(breaks(faulty, "nonInterference", 20)).toMatch(
      /can tell the state from a world of seat \d: \$\.game\.players\[\d\]\.coins/,
    );
  });

  test("in a question that only the holder of a hidden card is asked", () => {
    const holders = (facts: Readonly<ToyFacts>, boundary: string) =>
      toy.reactors!(facts, boundary, []).filter((seat) => facts.players[seat]!.stock.ward > 0);
    expect(breaks({ ...toy, reactors: holders }, "nonInterference")).not.toBe("");
  });

  test("in a question whose options tell the public of a hidden stock", () => {
    const turn = toy.procedures.get("toy/turn")!;
    const action = turn.steps.get("action")!;
    if (action.kind !== "ask") throw new Error("the action is a question");
    const faulty = withSteps("toy/turn", {
      action: {
        ...action,
        // Skips the question of a seat with nothing but wards: the others see the pause that is missing.
        of: (facts, env) => {
          const { by } = env as { by: number };
          const player = facts.players[by]!;
          return player.stock.ward === cardsOf(player) && player.stock.ward > 0 ? [(by + 1) % 3] : [by];
        },
      },
    });
    expect(breaks(faulty, "nonInterference")).not.toBe("");
  });

  test("in a hidden fact kept in a frame, which every resampled world would carry along", () => {
    const faulty = withSteps("toy/game", {
      turned(rules, env) {
        const locals = env as { seat: number; richest: number };
        locals.richest = Math.max(...rules.facts.players.map(coinsOf));
        locals.seat++;
        return next("turn");
      },
      turn(rules, env) {
        const locals = env as { seat: number; richest: number };
        if (locals.seat === rules.facts.players.length)
          return { go: "call", proc: "toy/auction", env: {}, then: "round" };
        rules.emit({ type: "turnBegan", seat: locals.seat });
        return { go: "call", proc: "toy/turn", env: { by: locals.seat, richest: locals.richest ?? 0 }, then: "turned" };
      },
    });
    expect(breaks(faulty, "nonInterference")).not.toBe("");
  });

  test("in worlds that are dealt from how things truly lie", () => {
    const faulty: Toy = {
      ...toy,
      resample(facts, who, rng) {
        const { deck } = facts;
        toy.resample(facts, who, rng);
        if (deck.length > 1 && deck[0] === facts.deck[0]) facts.deck.reverse();
      },
    };
    expect(breaks(faulty, "imagination")).toMatch(/imagines what it cannot know: \$\.facts\.deck/);
  });

  test("in an event that shows the kinds of a pile", () => {
    const faulty: Toy = {
      ...toy,
      witness: (event, who) => (event.type === "pileLaid" ? event : toy.witness(event, who)),
    };
    expect(broken(faulty).laws).toEqual(["discretion"]);
  });

  test("in an event that shows everybody what one seat looked at", () => {
    const faulty: Toy = {
      ...toy,
      witness: (event, who) => (event.type === "cardPeeked" ? event : toy.witness(event, who)),
    };
    expect(broken(faulty).laws).toEqual(["nonInterference"]);
  });

  test.each(["deckShuffled", "cardDealt", "purseDealt"])(
    "in %s, when chance decides in secret and an event tells",
    (type) => {
      const faulty: Toy = { ...toy, witness: (event, who) => (event.type === type ? event : toy.witness(event, who)) };
      expect(broken(faulty).laws).toEqual(["secretChance"]);
    },
  );

  test("in an event that tells what no view keeps, unless the game declares it", () => {
    const forgetful: Toy = { ...toy, view: (facts, who) => ({ ...toy.view(facts, who), discard: [] }) };
    expect(broken(forgetful).laws).toEqual(["nonInterference"]);
    const fleeting = { choices: [], secrets: ["cardStruck"] };
    expect(broken({ ...forgetful, traits: { ...toy.traits, fleeting } }).laws).toEqual([]);
  });

  test("in an event that discloses and does not say so", () => {
    const faulty: Toy = { ...toy, discloses: (event) => event.type !== "cardPeeked" && toy.discloses(event) };
    expect(breaks(faulty, "nonInterference")).not.toBe("");
  });
});

/** What the law of non-interference finds in messages made in this way; games are those of a table, where answers take time. */
function toldApart(send?: Send, timed = true): string[] {
  return Array.from({ length: 8 }, (_, n) => {
    const setup = { seats: 3, options: null, seed: `messages/${n}`, timed };
    return recordRun(toy, setup).probes.flatMap(({ moment: { seq, input }, before }) =>
      input && before ? tellsHidden(toy, before, input, `${setup.seed}/${seq}`, send) : [],
    );
  }).flat();
}

describe("a planted side channel in messages is caught", () => {
  /** The messages as they should be, with something changed in each. */
  const changed =
    (change: (update: Update, state: State<unknown>, rows: readonly ToldRow[]) => Update): Send =>
    (game, state, rows, who) => {
      const update = updateFor(game, state, rows, who);
      return update && change(update, state, rows);
    };

  test("and there is none as they are", () => {
    expect(toldApart()).toEqual([]);
  });

  test("in views numbered by the inputs of all: a hidden one leaves a gap", () => {
    const found = toldApart(changed(({ view, entries }, { seq }) => ({ entries, view: { ...view, seq } })));
    expect(found.join("\n")).toMatch(/can tell that seat \d arms a stop: \$\.view\.seq/);
    expect(found.join("\n")).toMatch(/changes a sealed answer: \$\.view\.seq/);
    expect(found.join("\n")).toMatch(/does abstain: \$\.view\.seq/);
  });

  test("in a story numbered by the rows of the log", () => {
    const found = toldApart(
      changed(({ view, entries }, _, [row]) => ({ view, entries: entries.map((one) => ({ ...one, seq: row!.seq })) })),
    );
    expect(found.join("\n")).toMatch(/\$\.entries\[0\]\.seq/);
  });

  test("in a message to somebody for whom nothing has happened", () => {
    const everything: Send = (game, state, rows, who) =>
      updateFor(game, state, rows, who) ?? { view: viewFor(game, state, who), entries: [] };
    expect(toldApart(everything).join("\n")).toMatch(/a message is sent/);
  });

  test("in a message whose size tells", () => {
    const padded = changed(({ view, entries }, { stops }) => ({
      entries,
      view: { ...view, padding: " ".repeat(stops.length) },
    }));
    expect(toldApart(padded).join("\n")).toMatch(/arms a stop: \$\.view\.padding/);
  });

  test("in an answer given beforehand that counts at once", () => {
    expect(toldApart(undefined, false).join("\n")).toMatch(/does abstain/);
    expect(randomGames(toy, { games: 20, players: 3, seed: "planted", timed: false }).violations).not.toEqual([]);
  });

  test("in whom the game asks, when somebody has answered beforehand", () => {
    const bid = toy.procedures.get("toy/auction")!.steps.get("bid")!;
    if (bid.kind !== "ask") throw new Error("the bid is a question");
    const faulty = withSteps("toy/auction", {
      bid: {
        ...bid,
        of: (facts) => {
          const bidders = facts.players.flatMap(({ abstains }, seat) => (abstains ? [] : [seat]));
          return bidders.length > 0 ? bidders : [0];
        },
      },
    });
    expect(breaks(faulty, "nonInterference")).not.toBe("");
  });
});

describe("a planted non-determinism is caught", () => {
  test("in a step that uses a chance of its own", () => {
    const faulty = withSteps("toy/game", {
      turned(rules, env) {
        const locals = env as { seat: number };
        rules.emit({ type: "rolled", seat: locals.seat, coins: Math.floor(3 * Math.random()) });
        locals.seat++;
        return next("turn");
      },
    });
    expect(breaks(faulty, "determinism")).not.toBe("");
  });

  test("in a rule that remembers the game before", () => {
    let calls = 0;
    const faulty: Toy = {
      ...toy,
      apply(facts, event) {
        toy.apply(facts, event);
        if (event.type === "loanTaken") facts.players[event.seat]!.earned += calls++ % 2;
      },
    };
    expect(breaks(faulty, "determinism")).not.toBe("");
  });
});

describe("also caught", () => {
  test("a clone that shares", () => {
    const faulty: Toy = {
      ...toy,
      clone: (facts) => ({ ...toy.clone(facts), players: facts.players as ToyFacts["players"] }),
    };
    expect(breaks(faulty, "data")).not.toBe("");
  });

  test("an apply that keeps a part of the event and changes it later", () => {
    const faulty: Toy = {
      ...toy,
      apply(facts, event) {
        toy.apply(facts, event);
        if (event.type === "deckShuffled") facts.deck = event.order;
      },
    };
    expect(breaks(faulty, "data")).not.toBe("");
  });

  test("facts that are not plain data", () => {
    const faulty: Toy = {
      ...toy,
      setup: (seats, options) => Object.assign(toy.setup(seats, options), { when: new Date(0) }),
    };
    expect(breaks(faulty, "data")).not.toBe("");
  });

  test("a view that changes what it looks at", () => {
    const faulty: Toy = {
      ...toy,
      view(facts, who) {
        if (who === 0) facts.discard.reverse();
        return toy.view(facts, who);
      },
    };
    expect(breaks(faulty, "data")).not.toBe("");
  });

  test("facts changed without an event", () => {
    const faulty = withSteps("toy/parry", {
      play(rules, env) {
        const { by } = env as { by: number };
        rules.emit({ type: "wardPlayed", seat: by });
        (rules.facts as ToyFacts).players[by]!.points++;
        return end();
      },
    });
    expect(broken(faulty).laws).toEqual(["telling"]);
  });

  test("a card that is lost", () => {
    const faulty: Toy = {
      ...toy,
      apply(facts, event) {
        toy.apply(facts, event);
        if (event.type === "cardStruck") facts.discard.pop();
      },
    };
    expect(breaks(faulty, "conservation")).not.toBe("");
  });

  test("a draw that no event announces", () => {
    const faulty = withSteps("toy/parry", {
      play(rules, env) {
        rules.rng.below(6);
        rules.emit({ type: "wardPlayed", seat: (env as { by: number }).by });
        return end();
      },
    });
    expect(broken(faulty).laws).toEqual(["announcedChance"]);
  });

  test("an offer that is not kept", () => {
    const wares = toy.procedures.get("toy/sell")!.steps.get("wares")!;
    if (wares.kind !== "ask") throw new Error("the wares are a question");
    let asked = 0;
    const faulty = withSteps("toy/sell", {
      wares: {
        ...wares,
        what: (facts, env, seat) => (asked++ % 3 === 2 ? { shape: "confirm" } : wares.what(facts, env as never, seat)),
      },
    });
    expect(broken(faulty).first).toMatch(/was refused|offered and is refused/);
  });

  test("a game that does not end in time", () => {
    expect(broken({ ...toy, traits: { ...toy.traits, longest: 10 } }).laws).toEqual(["ending"]);
    expect(broken({ ...toy, outcome: () => null }).laws).toEqual(["ending"]);
  });

  test("an answer that can be taken back, though another seat learned something by it, unseen", () => {
    const faulty: Toy = {
      ...toy,
      discloses: (event) => event.type === "abstentionSet" || toy.discloses(event),
      standing: {
        ...toy.standing,
        loan: {
          ...toy.standing.loan!,
          run(rules, seat) {
            rules.emit({ type: "abstentionSet", seat: (seat + 1) % rules.facts.players.length, set: false });
            rules.emit({ type: "loanTaken", seat });
            return null;
          },
        },
      },
    };
    expect(breaks(faulty, "undo")).toContain("abstentionSet discloses something");
  });

  test("an answer called undoable that told somebody something", () => {
    const quiet: Toy = { ...toy, discloses: () => false };
    const faulty: Toy = {
      ...quiet,
      reactors: () => [],
      standing: {
        ...toy.standing,
        // Looks behind every screen, under cover of a loan.
        loan: {
          ...toy.standing.loan!,
          run(rules, seat) {
            for (const { id, cards } of rules.facts.piles)
              rules.emit({ type: "cardPeeked", seat, pile: id, position: 0, kind: cards[0]!.kind });
            rules.emit({ type: "loanTaken", seat });
            return null;
          },
        },
      },
    };
    expect(breaks(faulty, "nonInterference")).not.toBe("");
  });
});
