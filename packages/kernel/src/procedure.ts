import type { Closed } from "./closed.ts";
import type { Become, Call, End, Next, Signature } from "./going.ts";
import type { Json } from "./json.ts";
import type { RuleId } from "./refusal.ts";
import type { GameEvent, Rules } from "./rules.ts";
import type { AnswerTo, Shape } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import type { Env, Seat } from "./state.ts";

/**
 * A step that asks nobody. It may emit, draw and change the locals of its own frame. `L` are these locals, `T` where it
 * goes, `D` what a call that leads here has ended with.
 */
export interface DoStep<F, E extends GameEvent, L = Env, T extends Next = Next, D = Json> {
  readonly kind: "do";
  /** Kind of the boundary before this step: where windows open and armed stops halt. */
  readonly boundary: string | null;
  run(rules: Rules<F, E>, env: L, result: D): T;
}

/**
 * A step that asks. Its pure half (`of`, `what`, `closed`) derives the question from facts each time it is needed:
 * nothing computed from hidden facts is ever stored. Its taking half (`then`) acts on a valid answer.
 */
export interface AskStep<F, E extends GameEvent, L = Env, T extends Next = Next> {
  readonly kind: "ask";
  readonly boundary: string | null;
  /** What the question is about: for words, for highlights, for statistics. */
  readonly subject: string;
  /** Why it is asked. */
  readonly rule: RuleId;
  /** Simultaneous: all seats of `of` answer, each in secret, before anything happens. */
  readonly together: boolean;
  /** A sealed answer stands: it is not changed any more, and no standing action touches what was asked. */
  readonly final: boolean;
  /** Whether it is inside a begun step: standing actions wait, and no boundary lies before it. By public facts only. */
  inside(facts: Readonly<F>, env: Readonly<L>): boolean;
  /** Whether the others may know who is asked. */
  readonly veiled: boolean;
  /** The earlier asking step to go back to when nothing can be answered here; null: leave the procedure. */
  readonly retreat: string | null;
  /** Whom. By public facts only. */
  of(facts: Readonly<F>, env: Readonly<L>): readonly Seat[];
  /** What this seat may answer. */
  what(facts: Readonly<F>, env: Readonly<L>, seat: Seat): Shape;
  /** What is closed to this seat that it might expect to be open, and why. Never needed to play, only to explain. */
  closed(facts: Readonly<F>, env: Readonly<L>, seat: Seat): Closed;
  /** Acts on the answer. A simultaneous step gets all answers, in the order of `of`. */
  then(rules: Rules<F, E>, env: L, answers: readonly { seat: Seat; value: Json }[]): T;
  /**
   * `of` and `then` of a question to one seat, without lists of seats and answers: playouts of a large game were about 7 % slower
   * with them. Looked up when a procedure is tabled, so that a step whose `of` or `then` was replaced has none.
   */
  readonly single?: Single<F, E, L, Json, Next> | null;
}

interface Single<F, E extends GameEvent, L, A, T> {
  /** Null where there is nobody to be asked, which is as if there were no answer. */
  of(facts: Readonly<F>, env: Readonly<L>): Seat | null;
  then(rules: Rules<F, E>, env: L, value: A, seat: Seat): T;
}

export type Step<F, E extends GameEvent, L = Env, T extends Next = Next, D = Json> =
  | DoStep<F, E, L, T, D>
  | AskStep<F, E, L, T>;

/** A table of named steps, as the rulebook lists them. It begins with the first. */
export interface Procedure<F, E extends GameEvent, L = never, R = unknown> extends Signature<L, R> {
  readonly first: string;
  readonly steps: ReadonlyMap<string, Step<F, E>>;
  /** The same in two lists: there are so few that the hot loop finds one sooner by going through them. */
  readonly names: readonly string[];
  readonly list: readonly Step<F, E>[];
  /** What it calls may prove impossible and is then left out (`IMPOSSIBLE`): nobody goes back behind this procedure. */
  readonly firm?: boolean;
}

/** What a firm procedure finds as the result of a call that proved impossible. */
export const IMPOSSIBLE = "kernel/impossible";
export type Impossible = typeof IMPOSSIBLE;

/** A procedure from its table of steps. */
export function tabled<F, E extends GameEvent>(given: Omit<Procedure<F, E>, "names" | "list">): Procedure<F, E> {
  const { name, first, steps, firm = false } = given;
  return { name, first, steps, names: [...steps.keys()], list: [...steps.values()].map(inOneShape), firm };
}

/** A plain step, written as a function. */
type Doing<F, E extends GameEvent, L, T> = (rules: Rules<F, E>, env: L) => T;

/**
 * Where a step of a procedure may go: to any of its steps that looks at no result, to one that does by a call that ends
 * with such a result (`M` says by name what each looks at), or to the end with the result of the procedure.
 */
type Within<M, R> =
  | { [S in keyof M & string]: (null extends M[S] ? S : never) | Call<S, M[S]> }[keyof M & string]
  | Become<R>
  | End<R>;

/** The same where a call may prove impossible: whoever looks at its result must be ready for that. */
type FirmlyWithin<M, R> =
  | {
      [S in keyof M & string]: (null extends M[S] ? S : never) | (Impossible extends M[S] ? Call<S, M[S]> : never);
    }[keyof M & string]
  | Become<R>
  | End<R>;

/** What every question says of itself. `S` is its shape, `B` the step it goes back to. */
export interface Asking<F, L, S extends Shape, B extends string = never> {
  readonly subject: string;
  readonly rule: RuleId;
  readonly final?: boolean;
  /** Always, or where the frame says so: the same question may be part of a step here and a step of its own there. */
  readonly inside?: boolean | ((facts: Readonly<F>, env: Readonly<L>) => boolean);
  readonly veiled?: boolean;
  readonly retreat?: B;
  what(facts: Readonly<F>, env: Readonly<L>, seat: Seat): S;
  closed?(facts: Readonly<F>, env: Readonly<L>, seat: Seat): Closed;
}

/** A question to one seat, as `asks` takes it: `then` gets an answer of the type that `what` asks for. */
export type AskingOne<F, E extends GameEvent, L, S extends Shape, T extends Next, B extends string = never> = Asking<
  F,
  L,
  S,
  B
> &
  Single<F, E, L, AnswerTo<S>, T>;

const INSIDE = (): boolean => true;
const BETWEEN = (): boolean => false;

const NOTHING_CLOSED: Closed = Object.freeze({});

/**
 * The same step as a record with the fields of both kinds in one order: the hot loop reads the steps of all procedures in
 * one place, and does so faster if all have one shape. Playouts of a large game seemed 3 to 12 % slower without.
 */
function inOneShape<F, E extends GameEvent>(step: Step<F, E>): Step<F, E> {
  const all: Partial<AskStep<F, E>> & Partial<Omit<DoStep<F, E>, "kind">> = step as object;
  return {
    kind: step.kind,
    boundary: step.boundary,
    run: all.run,
    subject: all.subject,
    rule: all.rule,
    together: all.together,
    final: all.final,
    inside: all.inside,
    veiled: all.veiled,
    retreat: all.retreat,
    of: all.of,
    what: all.what,
    closed: all.closed,
    then: all.then,
    single: singleOf(step),
  } as Step<F, E>;
}

/** Questions to one seat by their `then`, with the `of` that goes with it. */
const singles = new WeakMap<object, { readonly of: unknown; readonly single: unknown }>();

function singleOf<F, E extends GameEvent>(step: Step<F, E>): AskStep<F, E>["single"] {
  const known = step.kind === "ask" ? singles.get(step.then) : undefined;
  return known && step.kind === "ask" && known.of === step.of ? (known.single as AskStep<F, E>["single"]) : null;
}

/** The words a game writes its procedures with, bound once to its facts and events. `L` are the locals of one procedure. */
export function procedures<F, E extends GameEvent>() {
  const asStep = <L, T extends Next, D>(step: Doing<F, E, L, T> | Step<F, E, L, T, D>): Step<F, E, L, T, D> =>
    typeof step === "function" ? { kind: "do", boundary: null, run: step } : step;

  const ask = <L, S extends Shape, T extends Next, B extends string>(
    asking: Asking<F, L, S, B>,
    together: boolean,
    of: AskStep<F, E, L>["of"],
    then: AskStep<F, E, L, T>["then"],
  ): AskStep<F, E, L, T | B> => ({
    kind: "ask",
    boundary: null,
    subject: asking.subject,
    rule: asking.rule,
    together,
    final: asking.final ?? false,
    inside: typeof asking.inside === "function" ? asking.inside : asking.inside ? INSIDE : BETWEEN,
    veiled: asking.veiled ?? false,
    retreat: asking.retreat ?? null,
    what: asking.what,
    closed: asking.closed ?? (() => NOTHING_CLOSED),
    of,
    then,
  });

  const table = (name: string, steps: object, firm: boolean): Procedure<F, E> => {
    const names = Object.keys(steps);
    // Frames keep locals as plain JSON; only the procedure that made them knows their type.
    const list = Object.values(steps).map((body) => asStep(body as Step<F, E>));
    return tabled({ name, first: names[0]!, steps: new Map(names.map((step, i) => [step, list[i]!])), firm });
  };

  return {
    /** The steps of a procedure under its signature. The compiler knows their names: a misspelt one does not compile. */
    procedure<L, R, N, M>(
      of: Signature<L, R, N>,
      steps: {
        [S in keyof M]:
          | Doing<F, E, L & N, Within<NoInfer<M>, NoInfer<R>>>
          | Step<F, E, L & N, Within<NoInfer<M>, NoInfer<R>>, M[S]>;
      },
    ): Procedure<F, E, L, R> {
      return table(of.name, steps, false) as Procedure<F, E, L, R>;
    },

    /** A procedure whose calls may prove impossible and are then left out: nobody goes back behind it. */
    firmProcedure<L, R, N, M>(
      of: Signature<L, R, N>,
      steps: {
        [S in keyof M]:
          | Doing<F, E, L & N, FirmlyWithin<NoInfer<M>, NoInfer<R>>>
          | Step<F, E, L & N, FirmlyWithin<NoInfer<M>, NoInfer<R>>, M[S]>;
      },
    ): Procedure<F, E, L, R> {
      return table(of.name, steps, true) as Procedure<F, E, L, R>;
    },

    /** A step that looks at what a call has ended with. */
    receives<L, D, T extends Next>(
      _from: Signature<never, D>,
      run: (rules: Rules<F, E>, env: L, result: D) => T,
    ): DoStep<F, E, L, T, D> {
      return { kind: "do", boundary: null, run };
    },

    /** The same in a firm procedure, where the call may have proved impossible. */
    tries<L, D, T extends Next>(
      _from: Signature<never, D>,
      run: (rules: Rules<F, E>, env: L, result: D | Impossible) => T,
    ): DoStep<F, E, L, T, D | Impossible> {
      return { kind: "do", boundary: null, run };
    },

    /** A question to one seat. */
    asks<L, S extends Shape, T extends Next, const B extends string = never>(
      asking: AskingOne<F, E, L, S, T, B>,
    ): AskStep<F, E, L, T | NoInfer<B>> {
      const of: AskStep<F, E, L>["of"] = (facts, env) => {
        const seat = asking.of(facts, env);
        return seat === null ? [] : [seat];
      };
      // Whatever comes to `then` has been validated against the shape, or drawn from it.
      const then: AskStep<F, E, L, T>["then"] = (rules, env, [answer]) =>
        asking.then(rules, env, answer!.value as AnswerTo<S>, answer!.seat);
      singles.set(then, { of, single: { of: asking.of, then: asking.then } });
      return ask(asking, false, of, then);
    },

    /** A question to several seats, any one of whom answers it for all. */
    asksAny<L, S extends Shape, T extends Next, const B extends string = never>(
      asking: Asking<F, L, S, B> & {
        of(facts: Readonly<F>, env: Readonly<L>): readonly Seat[];
        then(rules: Rules<F, E>, env: L, value: AnswerTo<S>, seat: Seat): T;
      },
    ): AskStep<F, E, L, T | NoInfer<B>> {
      const then: AskStep<F, E, L, T>["then"] = (rules, env, [answer]) =>
        asking.then(rules, env, answer!.value as AnswerTo<S>, answer!.seat);
      return ask(asking, false, asking.of, then);
    },

    /** A question to several seats at once, each answering in secret until all have answered. */
    asksTogether<L, S extends Shape, T extends Next, const B extends string = never>(
      asking: Asking<F, L, S, B> & {
        of(facts: Readonly<F>, env: Readonly<L>): readonly Seat[];
        then(rules: Rules<F, E>, env: L, answers: readonly { seat: Seat; value: AnswerTo<S> }[]): T;
      },
    ): AskStep<F, E, L, T | NoInfer<B>> {
      return ask(asking, true, asking.of, asking.then as AskStep<F, E, L, T>["then"]);
    },

    /** The same step, with a named boundary before it. */
    after<L, T extends Next, D>(boundary: string, step: Doing<F, E, L, T> | Step<F, E, L, T, D>): Step<F, E, L, T, D> {
      return { ...asStep(step), boundary };
    },

    /** A standing action: `run` gets an answer of the type that `what` asks for. */
    acts<S extends Shape>(action: StandingAction<F, E, S>): StandingAction<F, E> {
      return action as StandingAction<F, E, Shape>;
    },
  };
}
