import type { Json, Question, Ref } from "@paravent/kernel";
import type { Amount, Cost, Effect, EffectResource, Op, Option } from "../content/effects.ts";
import { tablesOf } from "../content/installed.ts";
import { cyclesToCome, type Position } from "./position.ts";
import { PP, RESOURCES } from "./prices.ts";

/** What a step is usually worth to the player who uses it; steps not named are worth little or nothing. */
const STEPS: Partial<Record<Op["op"], number>> = {
  placePile: 0.4,
  reinforce: 0.25,
  movePile: 0.1,
  movePawns: 0.1,
  moveOthers: 0.05,
  swapPawns: 0.15,
  convert: 0.1,
  removePawn: 0.2,
  spy: 0.1,
  peekDeck: 0.1,
  assassinate: 0.25,
  protect: 0.3,
  extraManoeuvre: 0.45,
  playAgain: 0.08,
  skipTurn: -0.02,
  takeRole: 0.15,
  develop: 0.8,
  ready: 0.2,
  exhaust: 0.1,
  takeCard: 1.2,
  takeMarker: 0.5,
  returnMarker: -0.3,
  placeToken: 0.2,
  modify: 0.25,
  toll: 0.1,
  offer: 0.1,
};

const numberOf = (n: Amount): number =>
  typeof n === "number" ? n : typeof n === "object" && "upTo" in n ? n.upTo : 1.5;

/** What a body of an effect brings, less what it costs; an option is chosen as one would choose it. */
export function bodyWorth({ cost, do: steps }: { cost?: readonly Cost[]; do: readonly Op[] }): number {
  return steps.reduce((sum, op) => sum + stepWorth(op), 0) - (cost ?? []).reduce((sum, one) => sum + price(one), 0);
}

function stepWorth(op: Op): number {
  switch (op.op) {
    case "gain": {
      const worth = RESOURCES[op.res] * numberOf(op.n);
      return op.to === undefined || op.to === "acting" || op.to === "owner" ? worth : -0.5 * worth;
    }
    case "lose":
      return op.from === undefined || op.from === "acting" || op.from === "owner"
        ? -RESOURCES[op.res] * numberOf(op.n)
        : 0.5 * RESOURCES[op.res] * numberOf(op.n);
    case "choose":
      return Math.max(...op.options.map(bodyWorth));
    case "forEach":
      return -0.3 * op.do.reduce((sum, each) => sum + stepWorth(each), 0);
    default:
      return STEPS[op.op] ?? 0;
  }
}

function price(cost: Cost): number {
  if ("pay" in cost) return PP * numberOf(cost.n);
  if ("discard" in cost) return (cost.discard === "agent" ? 0.05 : RESOURCES[cost.discard]) * numberOf(cost.n);
  return "returnAffinity" in cost ? 0.6 : 0.15;
}

/** What an effect named in an answer is worth to use: `use:card:fa5/0`. */
export function useWorth(position: Position, ref: Ref): number {
  const [, element, effect] = /^use:(.+)\/(\d+)$/.exec(ref) ?? [];
  const found =
    element === undefined ? undefined : tablesOf(position.view).powers.get(element)?.effects[Number(effect)];
  return found ? bodyWorth(found) : 0;
}

/** What a Cabal card will bring: its effects, those that come back in every Cycle as often as they can. */
export function cabalCardWorth(position: Position, element: string): number {
  const effects = tablesOf(position.view).powers.get(element)?.effects ?? [];
  return effects.reduce((sum, effect) => sum + bodyWorth(effect) * times(position, effect), 0);
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
  const option = part?.options?.[Number(ref.split(":")[1])];
  return option ? bodyWorth(option) : 0;
}

/** An offer seen by the one to whom it is made: what is paid is ours, what is done mostly serves the other. */
export function offerWorth(position: Position, question: Question, ref: Ref): number {
  const part = partOf(position, question) as { accept?: Option; refuse?: Option } | undefined;
  const option = ref === "accept" ? part?.accept : part?.refuse;
  if (!option) return 0;
  const serves = option.do.reduce((sum, op) => sum + offeredStep(op), 0);
  return serves - option.cost.reduce((sum, one) => sum + price(one), 0);
}

function offeredStep(op: Op): number {
  if (op.op === "gain" && op.to === "eventPlayer") return RESOURCES[op.res] * numberOf(op.n);
  if (op.op === "lose" && op.from === "eventPlayer") return -RESOURCES[op.res] * numberOf(op.n);
  return -0.3 * stepWorth(op);
}

/** Things given up: Emissaries last, tokens lying on cards after those behind the screen. */
export function givenUp(answer: Json): number {
  if (typeof answer === "number") return 0.05 * answer;
  const worth = (ref: Ref): number => (ref.includes("@") ? 1 : (RESOURCES[ref as EffectResource] ?? 0.1));
  return -(answer as Ref[]).reduce((sum, ref) => sum + worth(ref), 0);
}
