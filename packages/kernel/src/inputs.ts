import { reasonFor } from "./closed.ts";
import { derived, derivedAct } from "./derived.ts";
import { asking, topOf } from "./frames.ts";
import { type Game, isShutOut } from "./game.ts";
import { type Json, notJson } from "./json.ts";
import { numbersFor } from "./numbers.ts";
import type { AskStep } from "./procedure.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { GameEvent } from "./rules.ts";
import { type SettingInput, whyNotSet } from "./settings.ts";
import type { Frame, Seat, State } from "./state.ts";
import { validate } from "./validate.ts";
import { boundaries } from "./windows.ts";

/**
 * What somebody at the table sends. A question is named by the number its seat knows it by; in a log, where nobody looks
 * who must not, by the state's own, which is never lower than any seat's: one that is past for the seat is neither.
 * `elapsed` is added by the host, never by a player (`Timing`). */
export type Input =
  | {
      readonly kind: "answer";
      readonly seat: Seat;
      readonly question: number;
      readonly value: Json;
      readonly elapsed?: number;
    }
  | {
      readonly kind: "act";
      readonly seat: Seat;
      readonly question: number;
      readonly act: string;
      readonly value: Json;
      readonly elapsed?: number;
    }
  | { readonly kind: "stop"; readonly seat: Seat; readonly at: string; readonly armed: boolean }
  | SettingInput;

/** Answers of more than this many JSON nodes are refused before anything looks at them. */
const LARGEST_ANSWER = 400;

/** Null when the input can be taken, else why it cannot. Changes nothing. */
export function whyNot<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, input: Input): Refusal | null {
  const frame = topOf(state.stack);
  if (!frame) return refuse("gameOver");
  if (!isInput(input)) return refuse("malformed");
  if (!isSeat(state, input.seat)) return refuse("notSeated");
  if (input.kind === "stop") {
    const known = boundaries(game);
    return input.at === "*" || known.has(input.at)
      ? null
      : refuse("unknownBoundary", null, { at: input.at.slice(0, 80) });
  }
  if (input.kind === "setting") return whyNotSet(game, boundaries(game), input);
  const { question } = numbersFor(state, input.seat);
  if (input.question !== question && input.question !== state.question)
    return refuse("stale", null, { open: question });
  if (!isPlain(input.value)) {
    if (isTooLarge(input.value)) return refuse("tooLarge");
    if (notJson(input.value) !== null) return refuse("malformed");
  }
  const step = asking(game, frame);
  if (input.kind === "act") {
    const action = Object.hasOwn(game.standing, input.act) ? game.standing[input.act]! : null;
    if (action ? isShutOut(state.facts, frame, step, action) : step.inside(state.facts, frame.env))
      return refuse("insideStep", step.rule);
    if (!action) return refuse("unknownAction");
    const ask = derivedAct(state, input.act, action, input.seat);
    if (!ask) return action.closed?.(state.facts, input.seat) ?? refuse("closed", action.rule);
    const fault = validate(ask, input.value);
    if (!fault) return null;
    const ref = fault.with?.ref;
    const why = typeof ref === "string" ? action.because?.(state.facts, input.seat, ref, input.value) : null;
    if (why) return why;
    const counted = fault.reason === "outOfRange" || fault.reason === "tooMany";
    return (counted && action.beyond?.(state.facts, input.seat, input.value)) || withRule(fault, action.rule);
  }
  if (!step.of(state.facts, frame.env).includes(input.seat)) return refuse("notAsked", step.rule);
  const fault = validate(derived(state, frame, step, input.seat), input.value);
  if (fault) return explain(state, frame, step, input, fault);
  if (
    step.together &&
    state.sealed.some((s) => s.seat === input.seat && (step.final || sameJson(s.value, input.value)))
  )
    return refuse("alreadyAnswered", step.rule);
  return null;
}

/** Inputs are typed, but they come from outside. */
function isInput(input: Input): boolean {
  switch (input.kind) {
    case "answer":
      return isDuration(input.elapsed);
    case "act":
      return typeof input.act === "string" && isDuration(input.elapsed);
    case "stop":
      return typeof input.at === "string" && typeof input.armed === "boolean";
    case "setting":
      return typeof input.about === "string" && isPolicy(input.ask);
    default:
      return false;
  }
}

function isDuration(seconds: unknown): boolean {
  return seconds === undefined || (Number.isSafeInteger(seconds) && (seconds as number) >= 0);
}

function isPolicy(ask: unknown): boolean {
  return ask === null || typeof ask === "string" || (Array.isArray(ask) && ask.every((at) => typeof at === "string"));
}

function isSeat<F>(state: State<F>, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < state.seats;
}

/** The game's own reason where it has one for the thing named, else the shape's. */
function explain<F, E extends GameEvent>(
  state: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  { seat, value }: { readonly seat: Seat; readonly value: unknown },
  fault: Refusal,
): Refusal {
  const ref = fault.with?.ref;
  const why = typeof ref === "string" ? reasonFor(step.closed(state.facts, frame.env, seat), value, ref) : null;
  return why ?? withRule(fault, step.rule)!;
}

function withRule(fault: Refusal | null, rule: string): Refusal | null {
  return fault && fault.rule === null ? { ...fault, rule } : fault;
}

function sameJson(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A number, a boolean or a few short names, as most answers are: these need no further check of their size. */
function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (value === true) return true;
  if (!Array.isArray(value)) return isPlainBranch(value, 4);
  if (value.length > 40) return false;
  for (const member of value) if (typeof member !== "string" || member.length > 80) return false;
  return true;
}

/** A named option and what it asks further, a few levels deep, ending in something plain. */
function isPlainBranch(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  let more: unknown;
  for (const key in value) {
    const member: unknown = (value as Record<string, unknown>)[key];
    if (key === "value") more = member;
    else if (key !== "branch" || typeof member !== "string" || member.length > 80) return false;
  }
  if (more === undefined) return !Object.hasOwn(value, "value");
  return (
    levels > 0 && (Array.isArray(more) || typeof more !== "object" ? isPlain(more) : isPlainBranch(more, levels - 1))
  );
}

function isTooLarge(value: unknown): boolean {
  if (typeof value !== "object") return typeof value === "string" && value.length > 1000;
  let left = LARGEST_ANSWER;
  const visit = (node: unknown, depth: number): boolean => {
    if (left-- <= 0 || depth > 8) return false;
    if (typeof node === "string") return node.length <= 1000;
    if (typeof node !== "object" || node === null) return true;
    return Object.values(node).every((member) => visit(member, depth + 1));
  };
  return !visit(value, 0);
}

/** Question numbers differ between releases and after a rewind; the input was valid then, so its number is not checked. */
export const atOpenQuestion = <F>({ question }: State<F>, input: Input): Input =>
  "question" in input ? { ...input, question } : input;
