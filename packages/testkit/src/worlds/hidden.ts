import {
  type AskPolicy,
  answersBeforehand,
  boundaries,
  type Game,
  type GameEvent,
  type Input,
  type Json,
  type Observer,
  openQuestion,
  Rng,
  type Seat,
  STANDING_STOPS,
  type State,
  sample,
} from "@paravent/kernel";
import { difference, same } from "./difference.ts";
import { History, type Send } from "./history.ts";
import { openActs } from "./run.ts";

/**
 * Two histories from one state, alike but for something that one seat does in secret: arms a stop, sets something and
 * takes it back, changes a sealed answer and changes it back, acts out of the others' sight, says beforehand what it will
 * answer. Whoever perceives nothing of that must be sent the same, byte for byte, then and afterwards.
 */
export function tellsHidden<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  before: State<F>,
  input: Input,
  seed: string,
  send?: Send,
): string[] {
  const rng = Rng.from(`${seed}/in secret`);
  const acts = secretActs(game, before, rng.below(before.seats), rng);
  if (acts.length === 0) return [];
  const act = rng.oneOf(acts);
  const secret = new History(game, before, send);
  if (!act.inputs.every((one) => secret.take(one))) return [];
  const unaware = secret.observers.filter((who) => who !== act.seat && (act.isPrivate || !secret.mayPerceive(who)));
  const found: string[] = [];
  const tells = (who: Observer, fault: string | null): void => {
    if (fault) found.push(`${name(who)} can tell that seat ${act.seat} ${act.what}: ${fault}`);
  };
  for (const who of unaware) {
    tells(who, apart(secret.viewOf(who, "start"), secret.viewOf(who)));
    tells(who, secret.sentTo(who).length > 0 ? "a message is sent" : null);
  }
  const plain = new History(game, before, send);
  if (!plain.take(input) || !secret.take(input)) return found;
  // What was said beforehand the host gives after its pause; in the other history the seat gives it by hand.
  for (const { seat, value } of answersBeforehand(game, secret.state)) {
    const answer = { kind: "answer", seat, value } as const;
    const both = [secret, plain].map((one) => one.take({ ...answer, question: one.state.question }));
    if (both.includes(false)) return found;
  }
  if (spentStop(act, secret.state)) return found;
  // What two seats know of each other may come to light: an oath is broken before everybody, or was kept out of sight.
  if (!act.isPrivate && !same(plain.disclosed(), secret.disclosed())) return found;
  for (const who of unaware) {
    const [sent, otherwise] = [plain.sentTo(who), secret.sentTo(who)];
    for (let n = 0; n < Math.max(sent.length, otherwise.length); n++) tells(who, apart(sent[n], otherwise[n]));
  }
  return found;
}

interface SecretAct {
  readonly seat: Seat;
  readonly what: string;
  readonly inputs: readonly Input[];
  /** Nobody but its author may perceive it, whatever comes of it. */
  readonly isPrivate: boolean;
}

/** What a seat could do now that others may not perceive. */
function secretActs<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  state: State<F>,
  seat: Seat,
  rng: Rng,
): SecretAct[] {
  const acts: SecretAct[] = [];
  const add = (what: string, isPrivate: boolean, ...inputs: Input[]): void =>
    void acts.push({ seat, what, isPrivate, inputs });

  const kinds = [...boundaries(game)];
  if (kinds.length > 0) {
    const at = rng.oneOf(kinds);
    if (!state.stops.some((stop) => stop.seat === seat && stop.at === at))
      add("arms a stop", true, { kind: "stop", seat, at, armed: true });
    const was = state.settings.find((one) => one.seat === seat && one.about === STANDING_STOPS)?.ask ?? null;
    const set = (ask: AskPolicy | null): Input => ({ kind: "setting", seat, about: STANDING_STOPS, ask });
    add("sets something and takes it back", true, set([at]), set(was));
  }

  const sealed = state.sealed.find((answer) => answer.seat === seat);
  const others = { ...state, sealed: state.sealed.filter((one) => one !== sealed) };
  const question = sealed && openQuestion(game, others, seat);
  if (sealed && question) {
    const value = sample(question.ask, rng);
    const answer = (given: Json): Input => ({ kind: "answer", seat, question: state.question, value: given });
    if (!same(value, sealed.value)) add("changes a sealed answer", true, answer(value), answer(sealed.value));
  }

  for (const { act, ask } of openActs(game, state).filter((open) => open.seat === seat))
    add(`does ${act}`, false, { kind: "act", seat, question: state.question, act, value: sample(ask, rng) });
  return acts;
}

/** An armed stop that has opened a window is no secret any more. */
function spentStop<F>({ seat, inputs: [first] }: SecretAct, { stops }: State<F>): boolean {
  return first?.kind === "stop" && !stops.some((stop) => stop.seat === seat && stop.at === first.at);
}

/** Where two messages part; the order of their keys counts, too. */
function apart(one: string | undefined, other: string | undefined): string | null {
  if (one === other) return null;
  if (one === undefined || other === undefined) return "one message more";
  return difference(JSON.parse(one), JSON.parse(other)) ?? "the same in another order";
}

const name = (who: Observer): string => (who === "public" ? "the public" : `seat ${who}`);
