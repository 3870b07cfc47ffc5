import type { Closed } from "./closed.ts";
import type { GameEvent, Rules } from "./game.ts";
import type { Json } from "./json.ts";
import type { RuleId } from "./refusal.ts";
import type { Shape } from "./shapes.ts";
import type { Env, Seat } from "./state.ts";

/** What comes after a step: another of the same procedure, by its name alone, or what a word below says. */
export type Next =
  | string
  | { readonly go: "call"; readonly proc: string; readonly env: Env; readonly then: string }
  | { readonly go: "become"; readonly proc: string; readonly env: Env }
  | { readonly go: "end"; readonly result: Json };

/** All in one shape, like steps: the hot loop follows them all at one place. */
const going = (go: "call" | "become" | "end", proc: string, env: Env | null, then: string, result: Json): Next =>
  ({ go, proc, env, then, result }) as Next;

/** Goes on with another step of the same procedure. */
export const next = (step: string): Next => step;

/** Runs another procedure, then goes on with `then`; if that procedure proves impossible, this step is asked again. */
export const call = (proc: string, env: object, then: string): Next => going("call", proc, env as Env, then, null);

/** Goes on as another procedure: what that one ends with, our caller finds. */
export const become = (proc: string, env: object): Next => going("become", proc, env as Env, "", null);

/** Ends the procedure; its caller finds the result. */
export const end = (result: Json = null): Next => (result === null ? END : going("end", "", null, "", result));

/** Most end with nothing. */
const END = going("end", "", null, "", null);

/** A step that asks nobody. It may emit, draw and change the locals of its own frame. */
export interface DoStep<F, E extends GameEvent, L = Env> {
  readonly kind: "do";
  /** Kind of the boundary before this step: where windows open and armed stops halt. */
  readonly boundary: string | null;
  run(rules: Rules<F, E>, env: L, result: Json): Next;
}

/**
 * A step that asks. Its pure half (`of`, `what`, `closed`) derives the question from facts each time it is needed:
 * nothing computed from hidden facts is ever stored. Its taking half (`then`) acts on a valid answer.
 */
export interface AskStep<F, E extends GameEvent, L = Env> {
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
  then(rules: Rules<F, E>, env: L, answers: readonly { seat: Seat; value: Json }[]): Next;
  /**
   * `of` and `then` of a question to one seat, with no list made of it: most are, and the hot loop asks them all. Found
   * again when a procedure is tabled, so that a step with another `of` or `then` put in has none.
   */
  readonly single?: Single<F, E, L> | null;
}

interface Single<F, E extends GameEvent, L> {
  /** Null where there is nobody to be asked, which is as if there were no answer. */
  of(facts: Readonly<F>, env: Readonly<L>): Seat | null;
  then(rules: Rules<F, E>, env: L, value: Json, seat: Seat): Next;
}

export type Step<F, E extends GameEvent, L = Env> = DoStep<F, E, L> | AskStep<F, E, L>;

/** A table of named steps, as the rulebook lists them. It begins with the first. */
export interface Procedure<F, E extends GameEvent> {
  readonly name: string;
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

/** A procedure from its table of steps. */
export function tabled<F, E extends GameEvent>(given: Omit<Procedure<F, E>, "names" | "list">): Procedure<F, E> {
  const { name, first, steps, firm = false } = given;
  return { name, first, steps, names: [...steps.keys()], list: [...steps.values()].map(inOneShape), firm };
}

/** A plain step, written as a function. */
type Doing<F, E extends GameEvent, L> = (rules: Rules<F, E>, env: L, result: Json) => Next;

export interface Asking<F, L> {
  readonly subject: string;
  readonly rule: RuleId;
  readonly final?: boolean;
  /** Always, or where the frame says so: the same question may be part of a step here and a step of its own there. */
  readonly inside?: boolean | ((facts: Readonly<F>, env: Readonly<L>) => boolean);
  readonly veiled?: boolean;
  readonly retreat?: string;
  what(facts: Readonly<F>, env: Readonly<L>, seat: Seat): Shape;
  closed?(facts: Readonly<F>, env: Readonly<L>, seat: Seat): Closed;
}

const INSIDE = (): boolean => true;
const BETWEEN = (): boolean => false;

const NOTHING_CLOSED: Closed = Object.freeze({});

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]));

/** A list of one seat, made once: questions to one seat are asked at every turn of the hot loop. */
const alone = (seat: Seat | null): readonly Seat[] => (seat === null ? NOBODY : (ALONE[seat] ?? [seat]));

const NOBODY: readonly Seat[] = Object.freeze([]);

/**
 * The same step as a record with the fields of both kinds in one order. The hot loop reads steps of all procedures at
 * one place; records of one shape are read several times faster there.
 */
function inOneShape<F, E extends GameEvent, L>(step: Step<F, E, L>): Step<F, E, L> {
  const all: Partial<AskStep<F, E, L>> & Partial<Omit<DoStep<F, E, L>, "kind">> = step as object;
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
  } as Step<F, E, L>;
}

/** Questions to one seat by their `then`, with the `of` that goes with it. */
const singles = new WeakMap<object, { readonly of: unknown; readonly single: unknown }>();

function singleOf<F, E extends GameEvent, L>(step: Step<F, E, L>): Single<F, E, L> | null {
  const known = step.kind === "ask" ? singles.get(step.then) : undefined;
  return known && step.kind === "ask" && known.of === step.of ? (known.single as Single<F, E, L>) : null;
}

/** The words a game writes its procedures with, bound once to its facts and events. `L` are the locals of one procedure. */
export function procedures<F, E extends GameEvent>() {
  const asStep = <L>(step: Doing<F, E, L> | Step<F, E, L>): Step<F, E, L> =>
    typeof step === "function" ? { kind: "do", boundary: null, run: step } : step;

  const ask = <L>(
    asking: Asking<F, L>,
    together: boolean,
    rest: Pick<AskStep<F, E, L>, "of" | "then">,
  ): AskStep<F, E, L> => ({
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
    ...rest,
  });

  return {
    procedure<L extends object>(
      name: string,
      steps: Record<string, Doing<F, E, L> | Step<F, E, L>>,
      { firm = false }: { firm?: boolean } = {},
    ): Procedure<F, E> {
      const names = Object.keys(steps);
      // Frames keep locals as plain JSON; only the procedure that made them knows their type.
      const list = Object.values(steps).map((body) => asStep(body) as Step<F, E>);
      return tabled({ name, first: names[0]!, steps: new Map(names.map((step, i) => [step, list[i]!])), firm });
    },

    /** A question to one seat. */
    asks<L>(asking: Asking<F, L> & Single<F, E, L>): AskStep<F, E, L> {
      const of: AskStep<F, E, L>["of"] = (facts, env) => alone(asking.of(facts, env));
      const then: AskStep<F, E, L>["then"] = (rules, env, [answer]) =>
        asking.then(rules, env, answer!.value, answer!.seat);
      singles.set(then, { of, single: { of: asking.of, then: asking.then } });
      return ask(asking, false, { of, then });
    },

    /** A question to several seats, any one of whom answers it for all. */
    asksAny<L>(
      asking: Asking<F, L> & {
        of(facts: Readonly<F>, env: Readonly<L>): readonly Seat[];
        then(rules: Rules<F, E>, env: L, value: Json, seat: Seat): Next;
      },
    ): AskStep<F, E, L> {
      return ask(asking, false, {
        of: asking.of,
        then: (rules, env, answers) => asking.then(rules, env, answers[0]!.value, answers[0]!.seat),
      });
    },

    /** A question to several seats at once, each answering in secret until all have answered. */
    asksTogether<L>(
      asking: Asking<F, L> & {
        of(facts: Readonly<F>, env: Readonly<L>): readonly Seat[];
        then(rules: Rules<F, E>, env: L, answers: readonly { seat: Seat; value: Json }[]): Next;
      },
    ): AskStep<F, E, L> {
      return ask(asking, true, { of: asking.of, then: asking.then });
    },

    /** The same step, with a named boundary before it. */
    after<L>(boundary: string, step: Doing<F, E, L> | Step<F, E, L>): Step<F, E, L> {
      return { ...asStep(step), boundary };
    },
  };
}
