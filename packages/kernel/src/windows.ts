import type { Game } from "./game.ts";
import { call, end, next, signature } from "./going.ts";
import type { Json } from "./json.ts";
import { mapped } from "./lists.ts";
import { type Procedure, procedures } from "./procedure.ts";
import type { GameEvent } from "./rules.ts";
import { standingStops } from "./settings.ts";
import { branch } from "./shapes.ts";
import type { Frame, Seat, Setting, State } from "./state.ts";

/** Name of the kernel's own procedure: the reaction window at a boundary. */
export const WINDOW = "kernel/window";

interface Window {
  at: string;
  /** Seats that have passed since the last effect. */
  passed: Seat[];
  /** Seats that armed a stop here; they are asked even if they can only pass. */
  stopped: Seat[];
  /** How seats wanted to be asked when the window opened. Private, as all of a window is. */
  settings: Setting[];
}

/**
 * Opens a reaction window at a boundary if somebody could react by public facts, or armed a stop there.
 * Says whether it did; an armed stop is spent by opening, a standing one is not.
 */
export function openWindow<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, at: string): boolean {
  const { settings } = state;
  const reactors = game.reactors?.(state.facts, at, settings) ?? [];
  if (reactors.length === 0 && state.stops.length === 0 && settings.length === 0) return false;
  return openFor(state, at, reactors);
}

/** A function of its own: nearly all boundaries are passed, and its closures would be made at each of them. */
function openFor<F>(state: State<F>, at: string, reactors: readonly Seat[]): boolean {
  const { settings } = state;
  const armed = state.stops.filter((stop) => stop.at === at || stop.at === "*").map((stop) => stop.seat);
  if (armed.length > 0) state.stops = state.stops.filter((stop) => stop.at !== at && stop.at !== "*");
  const stopped = [...new Set([...armed, ...standingStops(settings, at)])];
  if (reactors.length === 0 && stopped.length === 0) return false;
  const env = { at, passed: [], stopped, settings: mapped(settings, (one) => ({ ...one })) } satisfies Window;
  state.stack.push({
    proc: WINDOW,
    step: "ask",
    env: env as Record<string, Json>,
    then: null,
    result: null,
    passed: true,
  });
  return true;
}

/**
 * What happened inside a window is known to nobody but those it happened to: to whoever is asked there now it looks as if
 * all before them could react and have passed.
 */
export function imagineWindow<F, E extends GameEvent>(
  game: Game<F, E>,
  { facts, settings }: State<F>,
  { proc, env }: Frame,
  asked: Seat | null,
): void {
  if (proc !== WINDOW) return;
  const reactors = game.reactors?.(facts, env.at as string, settings) ?? [];
  const before = asked === null ? [] : game.inOrder(facts, [...new Set([...reactors, asked])]);
  env.passed = before.slice(0, Math.max(0, before.indexOf(asked!)));
  env.stopped = asked === null || reactors.includes(asked) ? [] : [asked];
  env.settings = mapped(settings, (one) => ({ ...one })) as Json[];
}

const made = new WeakMap<object, Procedure<unknown, GameEvent>>();

/** The window as a procedure: one seat after another may use an effect or pass, until all pass in succession. */
export function windowProcedure<F, E extends GameEvent>(game: Game<F, E>): Procedure<F, E> {
  const known = made.get(game);
  if (known) return known as Procedure<F, E>;
  const { procedure, asks } = procedures<F, E>();

  const toAsk = (facts: Readonly<F>, window: Window): Seat | undefined => {
    const reactors = game.reactors?.(facts, window.at, window.settings) ?? [];
    const seats = game.inOrder(facts, [...new Set([...reactors, ...window.stopped])]);
    return seats.find((seat) => !window.passed.includes(seat));
  };

  const built = procedure(signature<Window>(WINDOW), {
    ask: (rules, env) => (toAsk(rules.facts, env) === undefined ? end() : next("reaction")),

    reaction: asks({
      subject: "kernel/reaction",
      rule: "",
      veiled: true,
      retreat: "ask",
      // A standing action may leave nobody who could react: the window then closes by itself.
      of: (facts, env) => toAsk(facts, env) ?? null,
      what(facts, env, seat) {
        const reactions = game.reactions?.(facts, env.at, seat) ?? [];
        return branch([...reactions.map(({ name, ask }) => (ask ? { name, ask } : { name })), { name: "pass" }]);
      },
      then(rules, env, answer, seat) {
        if (answer.branch === "pass") {
          env.passed.push(seat);
          return next("ask");
        }
        const reaction = game.reactions!(rules.facts, env.at, seat).find(({ name }) => name === answer.branch)!;
        // An effect resolves at once and completely; then everybody is asked again, from the first in order.
        // Whoever else has stopped here is still to be asked.
        env.passed = [];
        env.stopped = env.stopped.filter((stopped) => stopped !== seat);
        return call(signature(reaction.proc), { ...reaction.env, chosen: answer.value ?? null }, "ask");
      },
    }),
  });
  made.set(game, built as Procedure<unknown, GameEvent>);
  return built;
}

/** Names of all boundaries of a game: where a stop can be armed. Gathered once: every stop and setting asks. */
export function boundaries<F, E extends GameEvent>(game: Game<F, E>): ReadonlySet<string> {
  const known = gathered.get(game);
  if (known) return known;
  const names = new Set<string>();
  for (const procedure of game.procedures.values())
    for (const step of procedure.steps.values()) if (step.boundary !== null) names.add(step.boundary);
  gathered.set(game, names);
  return names;
}

const gathered = new WeakMap<object, ReadonlySet<string>>();
