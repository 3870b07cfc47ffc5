import type { Json } from "./json.ts";

/** The name of a thing on the table: a sector, a pawn, a card. Answers name things, never positions in a list. */
export type Ref = string;

/** Carries the type of the answers to a shape for the compiler; it does not exist at run time. */
declare const ANSWER: unique symbol;

/**
 * The closed family of question shapes. Widgets, bots, validation and the random player know the shapes, so a new
 * question in a game needs no change anywhere else. `A` is what an answer that has been validated looks like.
 */
export type Shape<A = unknown> = AnyShape & { readonly [ANSWER]?: A };

type AnyShape =
  | { readonly shape: "pick"; readonly from: readonly Ref[]; readonly min: number; readonly max: number }
  | { readonly shape: "order"; readonly items: readonly Ref[] }
  | { readonly shape: "amount"; readonly min: number; readonly max: number }
  | {
      readonly shape: "allocate";
      readonly total: number;
      readonly among: readonly Ref[];
      readonly most: number;
      /** Shares with bounds of their own; the others have from 0 to `most`. */
      readonly bounds?: Bounds;
    }
  | {
      readonly shape: "compose";
      readonly supply: Readonly<Record<string, number>>;
      readonly min: number;
      readonly max: number;
    }
  | { readonly shape: "branch"; readonly options: readonly Branch[] }
  | { readonly shape: "form"; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly shape: "list"; readonly of: Shape; readonly min: number; readonly max: number }
  | { readonly shape: "text"; readonly max: number }
  | { readonly shape: "confirm" };

/** The least and the most that single things may have of an allocation. */
export type Bounds = Readonly<Record<Ref, readonly [least: number, most: number]>>;

/** A named option; it may ask for more. */
export interface Branch {
  readonly name: string;
  readonly ask?: Shape;
}

/** An option whose name and further answer the compiler knows. */
export type Option<N extends string, A = never> = [A] extends [never]
  ? { readonly name: N }
  : { readonly name: N; readonly ask: Shape<A> };

/** Any answer to a branch: the option's name and, where it asks for more, the value of that. A type, so that it is Json. */
export type BranchAnswer = {
  branch: string;
  value?: Json;
};

/** What is answered to a shape. */
export type AnswerTo<S> = S extends { readonly [ANSWER]?: infer A } ? A : never;

/** What is answered by taking one of these options. */
type Taken<B> = B extends { readonly name: infer N; readonly ask: infer S }
  ? { branch: N; value: AnswerTo<S> }
  : B extends { readonly name: infer N; readonly ask?: infer S }
    ? unknown extends S
      ? { branch: N; value?: never }
      : { branch: N; value?: AnswerTo<Exclude<S, undefined>> }
    : never;

// What may be done at any moment is mostly closed, and asked of every seat after every answer: it is made once.
const ONE_OF_NONE: Shape = { shape: "pick", from: [], min: 1, max: 1 };

/** One of these, or from `min` to `max` of them, each once. */
export function pick<const R extends Ref>(from: readonly R[]): Shape<[R]>;
export function pick<const R extends Ref>(from: readonly R[], min: number, max?: number): Shape<R[]>;
export function pick(from: readonly Ref[], min = 1, max = min): Shape {
  if (from.length === 0 && min === 1 && max === 1) return ONE_OF_NONE;
  return { shape: "pick", from, min, max };
}
/** All of these in an order. */
export const order = <const R extends Ref>(items: readonly R[]): Shape<R[]> => ({ shape: "order", items });
export const amount = (min: number, max: number): Shape<number> => ({ shape: "amount", min, max });
/** A total shared among things; one that has no share may be left out of the answer. */
export const allocate = <const R extends Ref>(
  total: number,
  among: readonly R[],
  most = total,
): Shape<Partial<Record<R, number>>> => ({ shape: "allocate", total, among, most });
/** A total shared among things, each within its own bounds. */
export const allocateWithin = <R extends Ref>(
  total: number,
  bounds: Readonly<Partial<Record<R, Bounds[Ref]>>>,
): Shape<Partial<Record<R, number>>> => ({
  shape: "allocate",
  total,
  among: Object.keys(bounds),
  most: total,
  bounds: bounds as Bounds,
});
/** Things of several kinds, in an order; no more of a kind than there are. */
export const compose = <K extends string>(
  supply: Readonly<Record<K, number>>,
  min = 1,
  max = sum(supply),
): Shape<K[]> => ({ shape: "compose", supply, min, max });
export const branch = <const B extends Branch>(options: readonly B[]): Shape<Taken<B>> => ({
  shape: "branch",
  options,
});
/** Several things at once, each under its name; the answer has exactly these names. */
export const form = <const S extends Readonly<Record<string, Shape>>>(
  fields: S,
): Shape<{ -readonly [K in keyof S]: AnswerTo<S[K]> }> => ({ shape: "form", fields });
/** One answer after another to the same shape, from `min` to `max` of them. */
export const list = <A>(of: Shape<A>, max: number, min = 0): Shape<A[]> => ({ shape: "list", of, min, max });
/** Words of the player's own, at most `max` characters. */
export const text = (max: number): Shape<string> => ({ shape: "text", max });
export const CONFIRM: Shape<true> = { shape: "confirm" };

/** Whether the shape has any answer at all; a question without one makes the machine retreat. */
export function isPossible(ask: Shape): boolean {
  switch (ask.shape) {
    case "pick":
      return ask.from.length >= ask.min && ask.max >= ask.min;
    case "amount":
      return ask.max >= ask.min;
    case "allocate":
      return canAllocate(ask);
    case "compose":
      return sum(ask.supply) >= ask.min && ask.max >= ask.min;
    case "branch":
      return canChoose(ask.options);
    case "form": {
      for (const field in ask.fields) if (!isPossible(ask.fields[field]!)) return false;
      return true;
    }
    case "list":
      return ask.max >= ask.min && (ask.min <= 0 || isPossible(ask.of));
    case "order":
    case "text":
    case "confirm":
      return true;
  }
}

function canChoose(options: readonly Branch[]): boolean {
  for (let i = 0; i < options.length; i++) {
    const { ask } = options[i]!;
    if (!ask || isPossible(ask)) return true;
  }
  return false;
}

/** Options with an answer; nearly always all of them. */
export function openOptions(options: readonly Branch[]): readonly Branch[] {
  for (let i = 0; i < options.length; i++) {
    const { ask } = options[i]!;
    if (ask && !isPossible(ask)) return options.filter((option) => !option.ask || isPossible(option.ask));
  }
  return options;
}

export type Allocation = Extract<Shape, { shape: "allocate" }>;

/** The least and the most that one thing may have. */
export function boundsOf({ most, bounds }: Allocation, ref: Ref): readonly [least: number, most: number] {
  return bounds !== undefined && Object.hasOwn(bounds, ref) ? bounds[ref]! : [0, most];
}

function canAllocate(ask: Allocation): boolean {
  if (ask.bounds === undefined) return ask.among.length * ask.most >= ask.total;
  let [least, most] = [0, 0];
  for (const ref of ask.among) {
    const [min, max] = boundsOf(ask, ref);
    if (max < min) return false;
    least += min;
    most += max;
  }
  return least <= ask.total && ask.total <= most;
}

function sum(supply: Readonly<Record<string, number>>): number {
  let total = 0;
  for (const kind in supply) total += supply[kind]!;
  return total;
}
