import type { Condition, Cost, Op, OpOf, VerbName } from "../../content/effects.ts";
import { effectOf } from "../elements.ts";
import type { Facts } from "../write.ts";
import type { Using } from "./using.ts";

/** Where in an effect's tree we are: keys and positions from its root. Frames keep the way, never the tree. */
export type Path = (string | number)[];

/** The part of an effect that a frame carries out: pay the cost, then do the steps. */
export interface Body {
  readonly cost?: readonly Cost[];
  readonly do: readonly Op[];
}

/** An effect under way: a body of it, and how far it has come. */
export interface Doing extends Using {
  path: Path;
  /** Number of steps begun. */
  at: number;
  /** Who pays the cost: the one who acts, or the one who accepts an offer. */
  payer: number;
}

export function bodyAt(s: Facts, using: Using, path: Path): Body {
  return nodeAt(s, using, path) as Body;
}

/** The step being carried out by a frame whose path ends in it. */
export function opAt<Name extends VerbName>(s: Facts, f: Readonly<Doing>): OpOf<Name> {
  return nodeAt(s, f, f.path) as OpOf<Name>;
}

function nodeAt(s: Facts, using: Using, path: Path): unknown {
  let node: unknown = effectOf(s, using);
  for (const key of path) node = (node as Record<string | number, unknown>)[key];
  return node;
}

/** Conditions of the effect and of the options on the way to a step of it. */
export function conditionsOn(s: Facts, using: Using, path: Path): Condition[] {
  let node: unknown = effectOf(s, using);
  const found: Condition[] = [];
  for (const key of [null, ...path]) {
    if (key !== null) node = (node as Record<string | number, unknown>)[key];
    const conditions = (node as { if?: readonly Condition[] }).if;
    if (conditions) found.push(...conditions);
  }
  return found;
}

/** A part of an effect under way. */
export function within(f: Doing, path: Path): Doing {
  const { acting, owner, element, effect, event, bound, payer } = f;
  return { owner, element, effect, acting, event, bound, path, at: 0, payer };
}

export function beginning(using: Using, path: Path = []): Doing {
  const { acting, owner, element, effect, event, bound } = using;
  return { owner, element, effect, acting, event, bound, path, at: 0, payer: acting };
}

/** The way to the step just begun. */
export const stepBegun = (f: Doing): Path => [...f.path, "do", f.at - 1];
