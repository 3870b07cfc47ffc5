import {
  amount,
  branch,
  end,
  type Game,
  next,
  pick,
  procedures,
  type Rng,
  refuse,
  type Seat,
  signature,
} from "@paravent/kernel";

/**
 * The smallest game with everything a server must carry: numbers dealt in secret, bids sealed together, a question to
 * one seat, something seen by one seat only, a standing action, a boundary where stops can be armed, chance.
 *
 * Each round all seats bid; the highest bid wins a point and looks at another seat's number. Three rounds.
 */
export interface ToyFacts {
  rounds: number;
  round: number;
  looks: number;
  numbers: number[];
  points: number[];
  shown: boolean[];
  /** Numbers each seat has seen, by seat. */
  seen: Record<string, number>[];
  /** A bid at which the rules throw, to test how the server takes it; null in an ordinary game. */
  trap: number | null;
  /** Numbers are dealt below this; large ones can be looked for in what is sent. */
  range: number;
}

export type ToyEvent =
  | { type: "dealt"; numbers: number[] }
  | { type: "bidsOpened"; bids: number[]; winner: Seat }
  | { type: "looked"; by: Seat; at: Seat; number: number }
  | { type: "showed"; seat: Seat; number: number };

export interface ToyView {
  round: number;
  points: number[];
  number: number | null;
  shown: (number | null)[];
  seen: Record<string, number>;
}

const { procedure, asks, asksTogether, after } = procedures<ToyFacts, ToyEvent>();

const SMALL = 100;

const everybody = (facts: Readonly<ToyFacts>): Seat[] => facts.numbers.map((_, seat) => seat);
const seatRef = (seat: Seat): string => `seat-${seat}`;

const play = procedure(signature<object, null, { winner: Seat }>("toy/play"), {
  deal(rules) {
    rules.emit({ type: "dealt", numbers: rules.facts.numbers.map(() => rules.rng.below(rules.facts.range)) });
    return next("bids");
  },
  bids: after(
    "round",
    asksTogether({
      subject: "toy/bid",
      rule: "TOY-1",
      of: everybody,
      what: (facts) => amount(0, facts.range === SMALL ? 9 : facts.range),
      then(rules, env, answers) {
        const bids = answers.map(({ value }) => value);
        if (rules.facts.trap !== null && bids.includes(rules.facts.trap))
          throw new Error(`the rules broke on the numbers ${rules.facts.numbers.join()}`);
        const winner = bids.indexOf(Math.max(...bids));
        env.winner = winner;
        rules.emit({ type: "bidsOpened", bids, winner });
        return next("look");
      },
    }),
  ),
  look: asks({
    subject: "toy/look",
    rule: "TOY-2",
    of: (_, env) => env.winner,
    what: (facts, env) =>
      pick(
        everybody(facts)
          .filter((seat) => seat !== env.winner)
          .map(seatRef),
      ),
    then(rules, { winner }, [ref]) {
      const at = Number(ref.slice(5));
      rules.emit({ type: "looked", by: winner, at, number: rules.facts.numbers[at]! });
      return rules.facts.round < rules.facts.rounds ? next("bids") : end();
    },
  }),
});

/** The others see who looks at whom, not what is there. */
function unseen({ type, by, at }: Extract<ToyEvent, { type: "looked" }>) {
  return { type, by, at };
}

export const toy: Game<ToyFacts, ToyEvent, ToyView> = {
  id: "toy",
  version: "1",
  traits: { seats: { min: 2, max: 5 }, chance: ["dealt"], longest: 2000 },
  readOptions(options) {
    const { trap = null, rounds = 3, range = SMALL } = (options ?? {}) as Record<string, unknown>;
    if (trap !== null && typeof trap !== "number") return { ok: false, refusal: refuse("badOptions") };
    if (typeof rounds !== "number" || !(rounds >= 1 && rounds <= 200))
      return { ok: false, refusal: refuse("badOptions") };
    if (typeof range !== "number" || !(range >= SMALL)) return { ok: false, refusal: refuse("badOptions") };
    return { ok: true, options: { trap, rounds, range } };
  },
  setup(seats, options) {
    const { trap, rounds, range } = options as { trap: number | null; rounds: number; range: number };
    const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
    return {
      rounds,
      round: 0,
      looks: 0,
      numbers: each(() => 0),
      points: each(() => 0),
      shown: each(() => false),
      seen: each(() => ({})),
      trap,
      range,
    };
  },
  main: "toy/play",
  procedures: new Map([[play.name, play]]),
  standing: {
    show: {
      rule: "TOY-3",
      what: (facts, seat) => branch(facts.shown[seat] ? [] : [{ name: "mine" }]),
      run(rules, seat) {
        rules.emit({ type: "showed", seat, number: rules.facts.numbers[seat]! });
        return null;
      },
    },
  },
  apply(facts, event) {
    switch (event.type) {
      case "dealt":
        facts.numbers = event.numbers.slice();
        return;
      case "bidsOpened":
        facts.points[event.winner]!++;
        facts.round++;
        return;
      case "looked":
        facts.looks++;
        facts.seen[event.by]![event.at] = event.number;
        return;
      case "showed":
        facts.shown[event.seat] = true;
        return;
    }
  },
  inOrder: (_, seats) => seats.toSorted((a, b) => a - b),
  clone: (facts) => structuredClone(facts) as ToyFacts,
  view: (facts, who) => ({
    round: facts.round,
    points: facts.points.slice(),
    number: who === "public" ? null : facts.numbers[who]!,
    shown: facts.shown.map((shown, seat) => (shown ? facts.numbers[seat]! : null)),
    seen: who === "public" ? {} : { ...facts.seen[who]! },
  }),
  lent: (facts, seat) => ({ ...toy.view(facts, "public"), number: facts.numbers[seat]! }),
  witness(event, who) {
    if (event.type === "dealt") return { type: "dealt" };
    if (event.type === "looked" && event.by !== who) return unseen(event);
    return event;
  },
  discloses: () => true,
  resample(facts, who, rng: Rng) {
    const known = (seat: Seat) => seat === who || facts.shown[seat] || facts.seen[who]![seat] !== undefined;
    facts.numbers = facts.numbers.map((number, seat) => (known(seat) ? number : rng.below(facts.range)));
    for (const seen of facts.seen) for (const seat of Object.keys(seen)) seen[seat] = facts.numbers[Number(seat)]!;
  },
  outcome(facts) {
    if (facts.looks < facts.rounds) return null;
    const most = Math.max(...facts.points);
    return { winners: everybody(facts).filter((seat) => facts.points[seat] === most) };
  },
  laws: [],
};
