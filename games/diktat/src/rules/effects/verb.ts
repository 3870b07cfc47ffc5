import type { Call, Procedure } from "@paravent/kernel";
import type { Amount, EffectResource, Op, OpOf, Option, VerbName } from "../../content/effects.ts";
import { addVerbs, type VerbInPack } from "../../content/verbs.ts";
import type { DiktatEvent } from "../../model/events.ts";
import type { DiktatFacts } from "../../model/facts.ts";
import type { DiktatRules, Facts } from "../write.ts";
import type { Doing } from "./body.ts";
import type { StepResult } from "./calls.ts";
import type { Using } from "./using.ts";

/** How a step that asks goes on: its effect finds what it has bound. */
export type Going = Call<"bound", StepResult>;

/** By what everybody knows, or also by what the acting player holds behind the screen. */
export type Eyes = "public" | "own";

/**
 * One verb of the vocabulary: what may be written and is checked (`VerbInPack`), when it can be done, what it does, what
 * a bot thinks of it. How it is said stands in `text/say`, in each language.
 */
export interface Verb<Name extends VerbName = VerbName> extends VerbInPack<Name> {
  /** Whether it is possible now; one that does not say always is. */
  can?(s: Facts, using: Using, op: OpOf<Name>, eyes: Eyes): boolean;
  /** Carries out a step that is possible. Null when it is done at once, else how it goes on. */
  run(g: DiktatRules, f: Doing, op: OpOf<Name>): Going | null;
  /** Its own procedures, where it asks somebody. */
  readonly procedures?: readonly Procedure<DiktatFacts, DiktatEvent>[];
  /** What it is usually worth to the player who uses it, in VP. */
  readonly worth: number | ((op: OpOf<Name>, value: Valuation) => number);
}

/** What bots make of the parts of a step. */
export interface Valuation {
  goods(res: EffectResource, n: Amount): number;
  /** What an option or some steps bring, less what they cost. */
  body(body: Pick<Option, "do"> & Partial<Option>): number;
}

type Can = (s: Facts, using: Using, op: Op, eyes: Eyes) => boolean;
type Run = (g: DiktatRules, f: Doing, op: Op) => Going | null;

const always = (): boolean => true;

const can = new Map<string, Can>();
const run = new Map<string, Run>();

/** Makes the verbs known to whoever carries out effects, and to the reader of packs. */
export function installVerbs(verbs: { readonly [Name in VerbName]: Verb<Name> }): void {
  addVerbs(verbs);
  for (const [name, verb] of Object.entries(verbs) as [VerbName, Verb][]) {
    can.set(name, verb.can ?? always);
    run.set(name, verb.run);
  }
}

/** Whether one step is possible now. */
export const isOpen: Can = (s, using, op, eyes) => can.get(op.op)!(s, using, op, eyes);

/** Carries out one step that is possible. */
export const carryOut: Run = (g, f, op) => run.get(op.op)!(g, f, op);
