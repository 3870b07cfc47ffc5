import { branch, end, type Game, next, procedures, type Seat, signature } from "@paravent/kernel";

/**
 * A game in which much can be taken back: each seat in turn writes words into a book, any number of them, then hands it
 * on. What is written tells nothing hidden; a die that is thrown does.
 */
export interface LedgerFacts {
  seats: number;
  book: string[];
  /** Seats that may not talk to each other in private. */
  silent: boolean;
}

export type LedgerEvent = { type: "wrote"; seat: Seat; word: string } | { type: "thrown"; seat: Seat; n: number };

const { procedure, asks, after } = procedures<LedgerFacts, LedgerEvent>();
const WORDS = ["one", "two"] as const;

const turns = procedure(signature<{ seat?: Seat }>("ledger/turns"), {
  write: after(
    "line",
    asks({
      subject: "ledger/write",
      rule: "",
      of: (_, env) => env.seat ?? 0,
      what: () => branch([...WORDS, "throw", "hand", "close"].map((name) => ({ name }))),
      then(rules, env, { branch: word }, seat) {
        if (word === "close") return end();
        if (word === "throw") rules.emit({ type: "thrown", seat, n: rules.rng.below(6) });
        else if (word === "hand") env.seat = (seat + 1) % rules.facts.seats;
        else rules.emit({ type: "wrote", seat, word });
        return next("write");
      },
    }),
  ),
});

export const ledger: Game<LedgerFacts, LedgerEvent, { book: string[] }> = {
  id: "toy",
  version: "1",
  traits: { seats: { min: 2, max: 5 }, chance: ["thrown"], longest: 1000 },
  readOptions: (options) => ({ ok: true, options: { silent: (options as { silent?: boolean }).silent === true } }),
  setup: (seats, options) => ({ seats, book: [], silent: (options as { silent: boolean }).silent }),
  main: "ledger/turns",
  procedures: new Map([[turns.name, turns]]),
  standing: {
    initial: {
      rule: "",
      what: () => branch([{ name: "here" }]),
      run(rules, seat) {
        rules.emit({ type: "wrote", seat, word: `initials of ${seat}` });
        return null;
      },
    },
  },
  apply(facts, event) {
    facts.book.push(event.type === "wrote" ? event.word : String(event.n));
  },
  inOrder: (_, seats) => seats,
  talk: (facts, _from, to) => (facts.silent && to !== null ? { reason: "hush", rule: "LEDGER-1" } : null),
  clone: (facts) => ({ ...facts, book: facts.book.slice() }),
  view: (facts) => ({ book: facts.book.slice() }),
  witness: (event) => event,
  discloses: (event) => event.type === "thrown",
  resample: () => {},
  outcome: () => null,
  laws: [],
};
