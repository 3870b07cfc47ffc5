import { type Advance, advance } from "./advance.ts";
import type { Game } from "./game.ts";
import type { Input } from "./inputs.ts";
import type { Json } from "./json.ts";
import { type Procedure, procedures } from "./procedure.ts";
import type { Refusal } from "./refusal.ts";
import { start } from "./starting.ts";
import type { AskPolicy, Seat, State } from "./state.ts";

/** A game of nothing but numbers in the open and one secret per seat, for tests that write their own procedures. */
export interface TinyFacts {
  open: Record<string, number>;
  secrets: number[];
  over: boolean;
}

export type TinyEvent =
  | { type: "set"; name: string; to: number }
  | { type: "rolled"; n: number }
  | { type: "shown"; seat: Seat; secret: number }
  | { type: "ended" };

export type TinyGame = Game<TinyFacts, TinyEvent, { open: Record<string, number>; own: number | null }>;

export const { procedure, firmProcedure, asks, asksTogether, after, receives, tries, acts } = procedures<
  TinyFacts,
  TinyEvent
>();

/** The game that plays these procedures, the first of them as its main one. */
export function tiny(tables: Procedure<TinyFacts, TinyEvent>[], rest: Partial<TinyGame> = {}): TinyGame {
  return {
    id: "tiny",
    version: "1",
    traits: { seats: { min: 1, max: 4 }, chance: ["rolled"], longest: 1000 },
    readOptions: () => ({ ok: true, options: null }),
    setup: (seats) => ({ open: {}, secrets: Array.from({ length: seats }, (_, seat) => 10 + seat), over: false }),
    main: tables[0]!.name,
    procedures: new Map(tables.map((table) => [table.name, table])),
    standing: {},
    apply(facts, event) {
      switch (event.type) {
        case "set":
          facts.open[event.name] = event.to;
          return;
        case "rolled":
          facts.open.rolled = event.n;
          return;
        case "shown":
          facts.open[`secret${event.seat}`] = event.secret;
          return;
        case "ended":
          facts.over = true;
          return;
      }
    },
    inOrder: (_facts, seats) => [...seats].sort((a, b) => a - b),
    clone: (facts) => ({ open: { ...facts.open }, secrets: facts.secrets.slice(), over: facts.over }),
    view: (facts, who) => ({ open: { ...facts.open }, own: who === "public" ? null : facts.secrets[who]! }),
    witness: (event) => event,
    discloses: (event) => event.type === "shown",
    resample(facts, who, rng) {
      facts.secrets = facts.secrets.map((secret, seat) => (seat === who ? secret : 10 + rng.below(90)));
    },
    outcome: (facts) => (facts.over ? { winners: [0] } : null),
    laws: [],
    ...rest,
  };
}

export const begin = (game: TinyGame, seats = 3): State<TinyFacts> =>
  start(game, { seats, options: null, seed: "tiny" }).state;

export const answer = (state: State<TinyFacts>, seat: Seat, value: Json): Input => ({
  kind: "answer",
  seat,
  question: state.question,
  value,
});

export const act = (state: State<TinyFacts>, seat: Seat, name: string, value: Json = true): Input => ({
  kind: "act",
  seat,
  question: state.question,
  act: name,
  value,
});

export const setting = (seat: Seat, about: string, ask: AskPolicy | null): Input => ({
  kind: "setting",
  seat,
  about,
  ask,
});

export const stop = (seat: Seat, at: string, armed = true): Input => ({ kind: "stop", seat, at, armed });

/** Takes an input that must be good. */
export function take(game: TinyGame, state: State<TinyFacts>, input: Input): Advance {
  const done = advance(game, state, input);
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
  return done.value;
}

/** Takes an input that must be bad, and says why it is. */
export function reject(game: TinyGame, state: State<TinyFacts>, input: Input): Refusal {
  const done = advance(game, state, input);
  if (done.ok) throw new Error("accepted");
  return done.refusal;
}
