import { readRef } from "../names/read-ref.ts";
import { sectorMarkerRef, useRef } from "../names/refs.ts";
import type { Condition, Effect, Op, Trigger } from "./effects.ts";
import { camel } from "./said.ts";
import type { Stat } from "./stats.ts";
import { verbIn } from "./verbs.ts";
import { StatName, Trigger as TriggerName } from "./vocabulary.ts";

/** What an element can do, sorted so that the rules can pass over it quickly. */
export interface Powers {
  /** The element's ref, made once: `card:nv1`, `cabal:polisec_2`, `marker:karst:2`, `screen:polisec`. */
  readonly element: string;
  readonly effects: readonly Effect[];
  /** The same effects with what the rules need of them at every turn, worked out once. */
  readonly prepared: readonly PreparedEffect[];
  /** Whether a Manifestation plays with turns, or moves piles and pawns: what boundaries ask about by default. */
  readonly playsWithTurns: boolean;
  readonly movesPawns: boolean;
  /** One bit for each trigger some effect waits for. */
  readonly triggers: number;
  /** VP and Rank while the element is held, Used or not (DK-EFF-03, DK-USED-03). */
  readonly vp: number;
  readonly rank: number;
  /** One bit for each stat that some passive effect changes. */
  readonly stats: number;
}

/** An effect of an element, ready for the hot loop. */
export interface PreparedEffect {
  readonly element: string;
  /** Its place among the effects of the element. */
  readonly index: number;
  readonly effect: Effect;
  /** Its name in an answer: `use:card:fa5/0`. */
  readonly ref: string;
  /** The same for both faces of a marker: the first Income of one is of a kind with the first of the other. */
  readonly kin: string;
  /** Conditions that speak of nobody still to be chosen. */
  readonly conditions: readonly Condition[];
  /** What boundaries ask about by habit: Manifestations that play with turns, or move piles and pawns. */
  readonly playsWithTurns: boolean;
  readonly movesPawns: boolean;
  /** Asks nobody and costs nothing: done in one go. */
  readonly atOnce: boolean;
  /** Costs nothing, takes nothing away and cannot be declined. */
  readonly plain: boolean;
  /** Compulsory, without limit, condition or cost: nothing ever stands in its way. */
  readonly free: boolean;
  /** Makes an Attack of the Others dearer, and does nothing else: a part of its price, not an effect of its own. */
  readonly isPrice: boolean;
}

/** Triggers and stats as bits: as sets they took about 2 % more of a playout, by profile. */
const bits = <T extends string>(names: readonly T[]): ReadonlyMap<T, number> =>
  new Map(names.map((name, i) => [name, 1 << i]));

const TRIGGER_BITS = bits<Trigger>(TriggerName.options.map(camel));
const STAT_BITS = bits<Stat>(StatName.options.map(camel));

/** The bit of a trigger, of a stat: to be looked up once and held against many elements. */
export const triggerBit = (trigger: Trigger): number => TRIGGER_BITS.get(trigger)!;
export const statBit = (stat: Stat): number => STAT_BITS.get(stat)!;

/** What both faces of a marker are called alike. */
function withoutFace(element: string): string {
  const read = readRef(element);
  return read.kind === "marker" ? sectorMarkerRef(read.sector) : element;
}

/** Effects of other Configurations are left out: they do not exist in this game. */
export function powersOf(element: string, effects: readonly Effect[], configuration: "base" | "others"): Powers {
  const own = withSharedLimits(effects.filter(({ config }) => config === null || config.includes(configuration)));
  const gains = own.filter(({ kind }) => kind === "gain").flatMap((effect) => effect.do);
  const held = (res: "vp" | "rank"): number =>
    gains.reduce((sum, op) => sum + (op.op === "gain" && op.res === res ? (op.n as number) : 0), 0);
  const prepared = own.map((effect, index) => ({
    element,
    index,
    effect,
    ref: useRef(element, index),
    kin: `${withoutFace(element)}/${effect.trigger}/${placeAmong(own, effect)}`,
    conditions: effect.if.filter((condition) => !namesAChoice(condition)),
    playsWithTurns: effect.trigger === "anytime" && playsWith(effect.do, "turns"),
    movesPawns: effect.trigger === "anytime" && playsWith(effect.do, "pawns"),
    atOnce: effect.cost.length === 0 && isAtOnce(effect.do),
    free: isCompulsory(effect) && effect.limit === null && effect.if.length + effect.cost.length === 0,
    isPrice:
      effect.trigger === "othersAttack" &&
      isCompulsory(effect) &&
      effect.do.every((op) => op.op === "lose" && op.res === "pp"),
    plain: !effect.optional && effect.cost.length === 0 && effect.do.every(({ op }) => op === "gain"),
  }));
  return {
    element,
    effects: own,
    prepared,
    playsWithTurns: prepared.some((one) => one.playsWithTurns),
    movesPawns: prepared.some((one) => one.movesPawns),
    triggers: own.reduce((all, { trigger }) => all | triggerBit(trigger), 0),
    vp: held("vp"),
    rank: held("rank"),
    stats: own
      .filter(({ trigger }) => trigger === "passive")
      .flatMap((effect) => effect.do.flatMap((op) => (op.op === "modify" ? [op.stat] : [])))
      .reduce((all, stat) => all | statBit(stat), 0),
  };
}

/** Its place among the effects that wait for the same. */
const placeAmong = (effects: readonly Effect[], effect: Effect): number =>
  effects.filter(({ trigger }) => trigger === effect.trigger).indexOf(effect);

/**
 * Effects of one element that wait for the same event, may be declined and have the same limit are parts of one Ability:
 * "once per Manoeuvre: another's for this price, one's own for that" is once in all (DK-META-01).
 */
function withSharedLimits(effects: readonly Effect[]): Effect[] {
  return effects.map((effect, i) => {
    const { limit, optional, trigger } = effect;
    const first = effects.findIndex(
      (one) =>
        one.trigger === trigger && one.optional && one.limit?.per === limit?.per && one.limit?.times === limit?.times,
    );
    return limit !== null && optional && first < i ? { ...effect, limit: { ...limit, with: first } } : effect;
  });
}

/** Whether it does as much as it can, possible or not. */
export const isCompulsory = ({ optional, kind }: Effect): boolean =>
  !optional && kind !== "manifestation" && kind !== "specialManoeuvre";

/** Whether some step, or some option of a choice, plays with turns, or with piles and pawns. */
function playsWith(steps: readonly Op[], what: "turns" | "pawns"): boolean {
  return steps.some(
    (op) =>
      verbIn(op).playsWith === what || (op.op === "choose" && op.options.some((option) => playsWith(option.do, what))),
  );
}

/** Conditions on a player who is still to be chosen narrow that choice; they are looked at there. */
function namesAChoice(condition: Condition): boolean {
  return Object.values(condition).some((value) => value === "chosenOther");
}

/** Steps that never ask: plain gains and losses, for one player or for each. */
function isAtOnce(steps: readonly Op[]): boolean {
  return steps.every((op) => verbIn(op).isAtOnce?.(op, isAtOnce) ?? false);
}
