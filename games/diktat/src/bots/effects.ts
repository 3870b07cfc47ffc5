import type { Json, Question, Ref } from "@paravent/kernel";
import type { Amount, Cost, Effect, EffectResource, Op, Option } from "../content/effects.ts";
import { tablesOf } from "../content/installed.ts";
import type { Powers } from "../content/powers.ts";
import { readRef, refersTo } from "../names/read-ref.ts";
import { numberIn } from "../names/refs.ts";
import type { Valuation, Verb } from "../rules/effects/verb.ts";
import { VERBS } from "../rules/verbs/index.ts";
import type { DiktatView, PlayerView } from "../view/types.ts";
import { GUESSES, type Guesses } from "./guesses.ts";
import { cyclesToCome, type Position } from "./position.ts";
import { RESOURCES } from "./prices.ts";

const numberOf = (n: Amount): number =>
  typeof n === "number" ? n : typeof n === "object" && "upTo" in n ? n.upTo : 1.5;

/** What effects are judged by. */
type Known = Pick<Guesses, "prices" | "verbs">;

interface Body {
  readonly cost?: readonly Cost[];
  readonly do: readonly Op[];
}

/** Worked out once for each who guesses: what an element does is fixed by its pack, and effects are never copied. */
const known = new WeakMap<Known, WeakMap<Body, number>>();

/** What a body of an effect brings, less what it costs; an option is chosen as one would choose it. */
export function bodyWorth(body: Body, guess: Known = GUESSES): number {
  let worths = known.get(guess);
  if (!worths) {
    worths = new WeakMap();
    known.set(guess, worths);
  }
  let worth = worths.get(body);
  if (worth === undefined) {
    worth = workedOut(body, guess);
    worths.set(body, worth);
  }
  return worth;
}

function workedOut({ cost, do: steps }: Body, guess: Known): number {
  const brings = steps.reduce((sum, op) => sum + stepWorth(op, guess), 0);
  return brings - (cost ?? []).reduce((sum, one) => sum + price(one, guess), 0);
}

const valuationBy = (guess: Known): Valuation => ({
  goods: (res, n) => guess.prices[res] * numberOf(n),
  body: (body) => bodyWorth(body, guess),
});

/** What a step is usually worth to the player who uses it: its verb says. */
function stepWorth(op: Op, guess: Known): number {
  const { worth }: Verb = VERBS[op.op];
  return typeof worth === "number" ? (guess.verbs[op.op] ?? worth) : worth(op, valuationBy(guess));
}

function price(cost: Cost, { prices }: Known): number {
  if ("pay" in cost) return prices.pp * numberOf(cost.n);
  if ("discard" in cost) return (cost.discard === "agent" ? 0.05 : prices[cost.discard]) * numberOf(cost.n);
  return "returnAffinity" in cost ? 0.6 : 0.15;
}

/** What an effect named in an answer is worth to use: `use:card:fa5/0`. */
export function useWorth(position: Position, ref: Ref): number {
  const read = refersTo(ref, "use") ? readRef(ref) : null;
  const found =
    read?.kind === "use" ? tablesOf(position.view).powers.get(read.element)?.effects[read.effect] : undefined;
  return found ? bodyWorth(found, position.guess) : 0;
}

/** What the things a player holds can do: Opportunity cards, Cabal cards and the screen. */
export function powersHeld(view: DiktatView, { cabal, row, cabalRow }: PlayerView): readonly Powers[] {
  const { card: cards, cabalCard, screen } = tablesOf(view).powersOf;
  const held: Powers[] = [];
  const add = (powers: Powers | undefined): void => {
    if (powers) held.push(powers);
  };
  for (const { card } of row) add(cards.get(card));
  for (const { card } of cabalRow) add(cabalCard.get(card));
  if (cabal !== null) add(screen.get(cabal));
  return held;
}

/** Whether an effect of what one holds is such. */
export const holdsEffect = ({ view, player }: Position, such: (effect: Effect) => boolean): boolean =>
  powersHeld(view, player).some(({ effects }) => effects.some(such));

/** What a Cabal card will bring: its effects, those that come back in every Cycle as often as they can. */
export function cabalCardWorth(position: Position, element: string): number {
  const effects = tablesOf(position.view).powers.get(element)?.effects ?? [];
  let sum = 0;
  for (const effect of effects) sum += bodyWorth(effect, position.guess) * times(position, effect);
  return sum;
}

function times(position: Position, { kind }: Effect): number {
  return kind === "gain" || kind === "scourge" ? 1 : cyclesToCome(position) + (kind === "income" ? 0 : 1);
}

/** The part of an effect that a question is about: its path is public. */
function partOf(position: Position, { about }: Question): unknown {
  const { element, effect, path } = about as { element?: string; effect?: number; path?: (string | number)[] };
  let node: unknown =
    element === undefined ? undefined : tablesOf(position.view).powers.get(element)?.effects[effect ?? 0];
  for (const key of path ?? []) node = (node as Record<string | number, unknown> | undefined)?.[key];
  return node;
}

export function optionWorth(position: Position, question: Question, ref: Ref): number {
  const part = partOf(position, question) as { options?: readonly Option[] } | undefined;
  const option = part?.options?.[numberIn(ref)];
  return option ? bodyWorth(option, position.guess) : 0;
}

/** An offer seen by the one to whom it is made: what is paid is ours, what is done mostly serves the other. */
export function offerWorth(position: Position, question: Question, ref: Ref): number {
  const part = partOf(position, question) as { accept?: Option; refuse?: Option } | undefined;
  const option = ref === "accept" ? part?.accept : part?.refuse;
  if (!option) return 0;
  const { guess } = position;
  const serves = option.do.reduce((sum, op) => sum + offeredStep(op, guess), 0);
  return serves - option.cost.reduce((sum, one) => sum + price(one, guess), 0);
}

function offeredStep(op: Op, guess: Known): number {
  if (op.op === "gain" && op.to === "eventPlayer") return guess.prices[op.res] * numberOf(op.n);
  if (op.op === "lose" && op.from === "eventPlayer") return -guess.prices[op.res] * numberOf(op.n);
  return -0.3 * stepWorth(op, guess);
}

/** Things given up: Emissaries last, tokens lying on cards after those behind the screen. */
export function givenUp(answer: Json): number {
  if (typeof answer === "number") return 0.05 * answer;
  const worth = (ref: Ref): number => (ref.includes("@") ? 1 : (RESOURCES[ref as EffectResource] ?? 0.1));
  return -(answer as Ref[]).reduce((sum, ref) => sum + worth(ref), 0);
}
