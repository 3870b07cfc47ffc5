import {
  amount,
  branch,
  CONFIRM,
  call,
  compose,
  end,
  next,
  pick,
  procedures,
  type Reaction,
  type Rules,
  refuse,
  type Seat,
  type StandingAction,
  signature,
} from "@paravent/kernel";
import { cardsOf, coinsOf, KINDS, type Pile, ROUNDS, type ToyEvent, type ToyFacts } from "./facts.ts";

const { procedure, asks, asksTogether, after, acts } = procedures<ToyFacts, ToyEvent>();

export const seatsOf = (facts: Readonly<ToyFacts>): Seat[] => facts.players.map((_, seat) => seat);
const foreign = (facts: Readonly<ToyFacts>, seat: Seat): Pile[] => facts.piles.filter(({ owner }) => owner !== seat);
const refs = (piles: readonly Pile[]): string[] => piles.map(({ id }) => `pile:${id}`);
const pileOf = (facts: Readonly<ToyFacts>, ref: string): Pile | undefined =>
  facts.piles.find(({ id }) => `pile:${id}` === ref);

const game = procedure(signature<{ seat: Seat }>("toy/game"), {
  deal(rules) {
    const order = rules.facts.deck.slice();
    rules.rng.shuffle(order);
    rules.emit({ type: "deckShuffled", order });
    for (const seat of seatsOf(rules.facts)) {
      rules.emit({ type: "purseDealt", seat, coins: 2 + rules.rng.below(3) });
      for (let n = 0; n < 4; n++) rules.emit({ type: "cardDealt", seat, kind: rules.facts.deck.at(-1)! });
    }
    return next("round");
  },
  round(rules, env) {
    if (rules.facts.round === ROUNDS) return next("close");
    rules.emit({ type: "roundBegan", round: rules.facts.round + 1 });
    env.seat = 0;
    return next("turn");
  },
  turn(rules, env) {
    if (env.seat === rules.facts.players.length) return call(signature("toy/auction"), {}, "round");
    rules.emit({ type: "turnBegan", seat: env.seat });
    return call(signature("toy/turn"), { by: env.seat }, "turned");
  },
  turned(_rules, env) {
    env.seat++;
    return next("turn");
  },
  close(rules) {
    const most = Math.max(...rules.facts.players.map(({ points }) => points));
    const winners = seatsOf(rules.facts).filter((seat) => rules.facts.players[seat]!.points === most);
    rules.emit({ type: "gameEnded", winners });
    return end();
  },
});

const striking = signature<{ by: Seat; pile: string; position: number }>("toy/strike");

const turn = procedure(signature<{ by: Seat }>("toy/turn"), {
  action: after(
    "turnBegins",
    asks({
      subject: "toy/action",
      rule: "TOY-TURN-01",
      of: (_facts, env) => env.by,
      what(facts, env, seat) {
        const { stock } = facts.players[seat]!;
        const others = refs(foreign(facts, env.by));
        return branch([
          { name: "roll" },
          { name: "lay", ask: compose(stock, 1, 2) },
          ...(others.length > 0 ? ([{ name: "peek", ask: pick(others) }, { name: "strike" }] as const) : []),
        ]);
      },
      closed: (facts, env): Record<string, ReturnType<typeof refuse>> =>
        foreign(facts, env.by).length > 0 ? {} : { strike: refuse("nothingToStrike", "TOY-STRIKE-01") },
      then(rules, { by }, answer) {
        switch (answer.branch) {
          case "roll":
            rules.emit({ type: "rolled", seat: by, coins: 1 + rules.rng.below(3) });
            return end();
          case "lay":
            rules.emit({ type: "pileLaid", seat: by, pile: rules.facts.serial, kinds: answer.value });
            return end();
          case "peek": {
            const { id, cards } = pileOf(rules.facts, answer.value[0])!;
            rules.emit({ type: "cardPeeked", seat: by, pile: id, position: 0, kind: cards[0]!.kind });
            return end();
          }
          case "strike":
            return call(striking, { by, pile: "", position: 0 }, "over");
        }
      },
    }),
  ),
  over: () => end(),
});

const strike = procedure(striking, {
  target: asks({
    subject: "toy/target",
    rule: "TOY-STRIKE-01",
    of: (_facts, env) => env.by,
    what: (facts, env) => pick(refs(foreign(facts, env.by))),
    then(rules, env, [pile]) {
      env.pile = pile;
      rules.emit({ type: "strikeBegan", seat: env.by, pile: pileOf(rules.facts, pile)!.id });
      return next("place");
    },
  }),
  // TOY-STRIKE-02: a pile withdrawn under the blow sends the striker back to choose another.
  place: asks({
    subject: "toy/place",
    rule: "TOY-STRIKE-02",
    retreat: "target",
    of: (_facts, env) => env.by,
    what: (facts, env) => pick((pileOf(facts, env.pile)?.cards ?? []).map((_, position) => `card:${position}`)),
    then(_rules, env, [place]) {
      env.position = Number(place.slice("card:".length));
      return next("blow");
    },
  }),
  blow: after("blowFalls", (rules, { by, pile: ref, position }) => {
    const pile = pileOf(rules.facts, ref);
    if (!pile) return next("target");
    if (!rules.facts.struck?.parried) {
      const { kind } = pile.cards[position]!;
      rules.emit({ type: "cardStruck", seat: by, pile: pile.id, position, kind });
      if (kind === "thief") rules.emit({ type: "pointWon", seat: by });
    }
    if (rules.facts.struck) rules.emit({ type: "strikeEnded", pile: pile.id });
    return end();
  }),
});

const parry = procedure(signature<{ by: Seat }>("toy/parry"), {
  play(rules, { by }) {
    rules.emit({ type: "wardPlayed", seat: by });
    return end();
  },
});

const auction = procedure(signature<Record<string, never>>("toy/auction"), {
  bid: asksTogether({
    subject: "toy/bid",
    rule: "TOY-BID-01",
    inside: true,
    of: seatsOf,
    what: (facts, _env, seat) => amount(0, coinsOf(facts.players[seat]!)),
    then(rules, _env, answers) {
      const bids = answers.map(({ seat, value }) => ({ seat, coins: value }));
      rules.emit({ type: "bidsRevealed", bids });
      const best = bids.reduce((a, b) => (b.coins > a.coins ? b : a));
      rules.emit({ type: "pointWon", seat: best.seat });
      return end();
    },
  }),
});

const sell = procedure(signature<{ by: Seat }>("toy/sell"), {
  wares: asks({
    subject: "toy/wares",
    rule: "TOY-SELL-01",
    of: (_facts, env) => env.by,
    what: (facts, _env, seat) => pick(KINDS.filter((kind) => facts.players[seat]!.stock[kind] > 0)),
    then(rules, { by }, [kind]) {
      rules.emit({ type: "cardSold", seat: by, kind });
      return end();
    },
  }),
});

export const toyProcedures = new Map([game, turn, strike, parry, auction, sell].map((table) => [table.name, table]));

export const toyStanding: Readonly<Record<string, StandingAction<ToyFacts, ToyEvent>>> = {
  loan: {
    rule: "TOY-LOAN-01",
    what: (facts, seat) => (facts.players[seat]!.loan ? null : CONFIRM),
    closed: (facts, seat) => (facts.players[seat]!.loan ? refuse("oneLoanOnly", "TOY-LOAN-01") : null),
    run(rules, seat) {
      rules.emit({ type: "loanTaken", seat });
      return null;
    },
  },
  // TOY-BID-02: who bids nothing may say so beforehand, at any moment and to nobody.
  abstain: acts({
    rule: "TOY-BID-02",
    always: true,
    what: (facts, seat) => pick([facts.players[seat]!.abstains ? "bid" : "abstain"]),
    run(rules, seat, [answer]) {
      rules.emit({ type: "abstentionSet", seat, set: answer === "abstain" });
      return null;
    },
  }),
  withdraw: acts({
    rule: "TOY-WITHDRAW-01",
    what: (facts, seat) => pick(refs(facts.piles.filter(({ owner }) => owner === seat))),
    run(rules, seat, [pile]) {
      rules.emit({ type: "pileWithdrawn", seat, pile: pileOf(rules.facts, pile)!.id });
      return null;
    },
  }),
  sell: {
    rule: "TOY-SELL-01",
    what: (facts, seat) => (cardsOf(facts.players[seat]!) > 0 ? CONFIRM : null),
    run: (_rules, seat) => ({ proc: "toy/sell", env: { by: seat } }),
  },
};

/** TOY-BID-02 */
export const beforehand = (facts: Readonly<ToyFacts>, seat: Seat, subject: string): number | null =>
  subject === "toy/bid" && facts.players[seat]!.abstains ? 0 : null;

/** What is done in secret breaks no seal. */
export const unsettles = (event: ToyEvent): boolean => event.type !== "abstentionSet";

/** TOY-STRIKE-02: a blow at a pile that is gone is no blow. */
export function settle(rules: Rules<ToyFacts, ToyEvent>): void {
  const { struck, piles } = rules.facts;
  if (struck && !piles.some(({ id }) => id === struck.pile)) rules.emit({ type: "strikeEnded", pile: struck.pile });
}

/** TOY-WARD-01: everybody who holds cards could hold a ward, so all of them are asked. */
export function reactors(facts: Readonly<ToyFacts>, boundary: string): readonly Seat[] {
  if (boundary !== "blowFalls" || !facts.struck || facts.struck.parried) return [];
  const { by } = facts.struck;
  return seatsOf(facts).filter((seat) => seat !== by && cardsOf(facts.players[seat]!) > 0);
}

export function reactions(facts: Readonly<ToyFacts>, boundary: string, seat: Seat): readonly Reaction[] {
  const able = boundary === "blowFalls" && facts.struck?.parried === false && facts.players[seat]!.stock.ward > 0;
  return able ? [{ name: "ward", proc: "toy/parry", env: { by: seat } }] : [];
}
