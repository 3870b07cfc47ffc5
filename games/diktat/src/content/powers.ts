import { type Effect, type Op, STATS, type Stat, TRIGGERS, type Trigger } from "./effects.ts";

/** What an element can do, sorted so that the rules can pass over it quickly. */
export interface Powers {
  /** The element's ref, made once: `card:nv1`, `cabal:polisec_2`, `marker:karst:2`, `screen:polisec`. */
  readonly element: string;
  readonly effects: readonly Effect[];
  /** The name of each effect in an answer: `use:card:fa5/0`. */
  readonly refs: readonly string[];
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

const bits = <T extends string>(names: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<T, number>;

const TRIGGER_BITS = bits<Trigger>(TRIGGERS);
const STAT_BITS = bits<Stat>(STATS);

export const waitsFor = ({ triggers }: { triggers: number }, trigger: Trigger): boolean =>
  (triggers & TRIGGER_BITS[trigger]) !== 0;

export const changes = ({ stats }: { stats: number }, stat: Stat): boolean => (stats & STAT_BITS[stat]) !== 0;

/** Effects of other Configurations are left out: they do not exist in this game. */
export function powersOf(element: string, effects: readonly Effect[], configuration: "base" | "others"): Powers {
  const own = effects.filter(({ config }) => config === null || config.includes(configuration));
  const gains = own.filter(({ kind }) => kind === "gain").flatMap((effect) => effect.do);
  const held = (res: "vp" | "rank"): number =>
    gains.reduce((sum, op) => sum + (op.op === "gain" && op.res === res ? (op.n as number) : 0), 0);
  return {
    element,
    effects: own,
    refs: own.map((_, i) => `use:${element}/${i}`),
    playsWithTurns: own.some(
      (effect) => effect.trigger === "anytime" && mentions(effect.do, ["playAgain", "skipTurn"]),
    ),
    movesPawns: own.some((effect) => effect.trigger === "anytime" && mentions(effect.do, ["movePile", "movePawns"])),
    triggers: own.reduce((all, { trigger }) => all | TRIGGER_BITS[trigger], 0),
    vp: held("vp"),
    rank: held("rank"),
    stats: own
      .filter(({ trigger }) => trigger === "passive")
      .flatMap((effect) => effect.do.flatMap((op) => (op.op === "modify" ? [op.stat] : [])))
      .reduce((all, stat) => all | STAT_BITS[stat], 0),
  };
}

/** Whether some step, or some option of a choice, is one of these. */
export function mentions(steps: readonly Op[], verbs: readonly Op["op"][]): boolean {
  return steps.some(
    (op) => verbs.includes(op.op) || (op.op === "choose" && op.options.some((option) => mentions(option.do, verbs))),
  );
}
