import type { Json } from "./json.ts";
import type { Env } from "./state.ts";

/** These keys carry types for the compiler; they do not exist at run time. */
declare const LOCALS: unique symbol;
declare const NOTES: unique symbol;
declare const RESULT: unique symbol;

/**
 * A procedure as its callers know it: its name, the locals `L` it begins with and the result `R` it ends with. It stands
 * apart from the steps, so that procedures that call each other need not import each other. `N` are locals that its own
 * steps note before they read them.
 */
export interface Signature<in L, out R = unknown, out N = unknown> {
  readonly name: string;
  readonly [LOCALS]?: (locals: L) => void;
  readonly [RESULT]?: R;
  readonly [NOTES]?: N;
}

/** A procedure to be written (`procedure`) and called by this name. */
export const signature = <L extends object, R = null, N = unknown>(name: string): Signature<L, R, N> => ({ name });

/** Runs another procedure, whose result `R` the step `S` finds. */
export interface Call<out S extends string, out R> {
  readonly go: "call";
  readonly proc: string;
  readonly env: Env;
  readonly then: S;
  readonly [RESULT]?: R;
}

/** Goes on as another procedure, which ends with `R`. */
export interface Become<out R> {
  readonly go: "become";
  readonly proc: string;
  readonly env: Env;
  readonly [RESULT]?: R;
}

export interface End<out R> {
  readonly go: "end";
  readonly result: Json;
  readonly [RESULT]?: R;
}

/**
 * What comes after a step: one of the steps `S` of the same procedure, by its name alone or after a call whose result it
 * does not look at, or the end of the procedure with `R`.
 */
export type Next<S extends string = string, R = unknown> = S | Call<S, unknown> | Become<R> | End<R>;

/** All in one shape, like steps: the hot loop follows them all at one place. */
const going = (go: "call" | "become" | "end", proc: string, env: object | null, then: string, result: unknown): Next =>
  ({ go, proc, env, then, result }) as Next;

/** Goes on with another step of the same procedure. */
export const next = <const S extends string>(step: S): S => step;

/** Runs another procedure, then goes on with `then`; if that procedure proves impossible, this step is asked again. */
export const call = <L extends object, R, const S extends string>(
  { name }: Signature<L, R>,
  env: NoInfer<L>,
  then: S,
): Call<S, R> => going("call", name, env, then, null) as Call<S, R>;

/** Goes on as another procedure: what that one ends with, our caller finds. */
export const become = <L extends object, R>({ name }: Signature<L, R>, env: NoInfer<L>): Become<R> =>
  going("become", name, env, "", null) as Become<R>;

/** Ends the procedure; its caller finds the result. */
export function end(): End<null>;
export function end<const R>(result: R): End<R>;
export function end(result: unknown = null): End<unknown> {
  return going("end", "", null, "", result) as End<unknown>;
}

/** A procedure to be carried out before the open question is asked again. */
export interface Interruption {
  readonly proc: string;
  readonly env: Env;
}

/** Carries out a procedure before the open question is asked again. */
export const interrupt = <L extends object>({ name }: Signature<L>, env: NoInfer<L>): Interruption => ({
  proc: name,
  env: env as object as Env,
});
