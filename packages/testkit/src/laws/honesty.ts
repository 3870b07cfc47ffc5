import {
  advance,
  askedSeats,
  cloneState,
  enumerate,
  type Game,
  type GameEvent,
  hashOf,
  type Input,
  type Json,
  numbersFor,
  openQuestion,
  Rng,
  type Seat,
  type Shape,
  type State,
  sample,
  whyNot,
} from "@paravent/kernel";
import { openActs } from "../worlds/run.ts";
import type { GameLaw } from "./law.ts";
import { spoiled } from "./spoiled.ts";

/** Shapes with no more answers than this are tried completely, the others by so many samples. */
const FEW = 12;

/** Of many standing actions so many are tried at one moment; other moments try others. */
const ACTS = 3;

/** What is offered is accepted; everything else is refused and changes nothing. */
export const honesty: GameLaw = (game, run) =>
  run.probes.flatMap(({ moment: { seq }, state, hash }) => {
    const rng = Rng.from(`${run.setup.seed}/${seq}/honesty`);
    const faults: string[] = [];
    const asks = openAsks(game, state, rng);
    for (const input of offered(asks, rng)) {
      const done = advance(game, cloneState(game, state), input);
      if (!done.ok) faults.push(`${JSON.stringify(input)} was offered and is refused (${done.refusal.reason})`);
    }
    const copy = cloneState(game, state);
    for (const input of notOffered(game, state, asks, rng)) {
      if (whyNot(game, copy, input) === null) faults.push(`${brief(input)} was not offered and is accepted`);
      else advance(game, copy, input);
    }
    if (hashOf(copy) !== hash) faults.push("a refused input changed the state");
    return faults.map((what) => ({ seq, what }));
  });

type OpenAsk =
  | { readonly kind: "answer"; readonly seat: Seat; readonly question: number; readonly ask: Shape }
  | { readonly kind: "act"; readonly seat: Seat; readonly question: number; readonly act: string; readonly ask: Shape };

/** Seats and questions open now, and some of the standing actions. */
function openAsks<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, rng: Rng): OpenAsk[] {
  const answers = askedSeats(game, state).flatMap((seat) => {
    const question = openQuestion(game, state, seat);
    return question ? [{ kind: "answer" as const, seat, question: question.id, ask: question.ask }] : [];
  });
  const acts =
    state.stack.length === 0
      ? []
      : openActs(game, state).map((open) => ({ kind: "act" as const, question: state.question, ...open }));
  while (acts.length > ACTS) acts.splice(rng.below(acts.length), 1);
  return [...answers, ...acts];
}

function offered(asks: readonly OpenAsk[], rng: Rng): Input[] {
  return asks.flatMap(({ ask, ...input }) => answersTo(ask, rng).map((value) => ({ ...input, value })));
}

function answersTo(ask: Shape, rng: Rng): Json[] {
  return enumerate(ask, FEW) ?? Array.from({ length: FEW }, () => sample(ask, rng));
}

function notOffered<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  asks: readonly OpenAsk[],
  rng: Rng,
): Input[] {
  const inputs: Input[] = [
    { kind: "act", seat: 0, question: state.question, act: "no/such action", value: true },
    { kind: "act", seat: 0, question: state.question, act: "constructor", value: true },
    { kind: "stop", seat: 0, at: "no/such boundary", armed: true },
    { kind: "stop", seat: state.seats, at: "*", armed: true },
    { kind: "setting", seat: 0, about: "no/such thing", ask: "never" },
    { kind: "setting", seat: 0, about: "*", ask: ["no/such boundary"] },
    { kind: "setting", seat: state.seats, about: "*", ask: "never" },
  ];
  for (const { ask, ...input } of asks) {
    const value = sample(ask, rng);
    for (const bad of spoiled(ask, value)) inputs.push({ ...input, value: bad });
    // The seat may know the open question by a lower number than the state does.
    const { question } = numbersFor(state, input.seat);
    inputs.push({ ...input, value, question: question - 1 }, { ...input, value, question: state.question + 1 });
    for (const seat of [-1, state.seats, 0.5]) inputs.push({ ...input, value, seat });
    if (input.kind !== "answer") continue;
    const asked = askedSeats(game, state);
    for (let seat = 0; seat < state.seats; seat++) if (!asked.includes(seat)) inputs.push({ ...input, value, seat });
  }
  return inputs;
}

function brief(input: Input): string {
  const text = JSON.stringify(input);
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}
