import { AND } from "@paravent/content/lists";
import type { Amount, Condition, Cost, Effect, EffectResource, Op, OpOf, Option } from "../../content/effects.ts";
import { STAT_BASE, type Stat } from "../../content/stats.ts";
import type { Moment, Mood, Speaker, Tongue } from "./tongue.ts";

/**
 * What an element does, said from its data. `kin` are the effects of the other elements of its Cabal: some only open an
 * option that stands in another.
 */
export function say(effects: readonly Effect[], tongue: Tongue, kin: readonly Effect[] = []): string {
  if (effects.length === 0) return sentence(`${tongue.kinds.scourge}${tongue.colon}${tongue.none}`);
  const parts: string[] = [];
  let before = "";
  for (const effect of effects) {
    const head = headOf(tongue, effect);
    const body = bodyOf(tongue, effect, kin);
    if (head === before) parts.push(`${parts.pop()!}${tongue.semicolon}${body}`);
    else parts.push(`${head}${tongue.colon}${body}`);
    before = head;
  }
  return parts.map(sentence).join(" ");
}

/** One way out of a choice or a toll, said to whoever takes it; empty for the one that does nothing. */
export function sayOption(option: Option, tongue: Tongue, kin: readonly Effect[] = []): string {
  return isNothing(option) ? "" : sentence(taken(tongue, speakerOf(tongue, kin), option, false));
}

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function headOf(tongue: Tongue, effect: Effect): string {
  const about = tongue.head(effect);
  return `${tongue.kinds[effect.kind]}${about.length > 0 ? ` (${about.join(", ")})` : ""}`;
}

/** Kinds whose moment is their name. */
const SAID_BY_KIND: readonly string[] = ["gain", "income"];

function bodyOf(tongue: Tongue, effect: Effect, kin: readonly Effect[]): string {
  const speaker = speakerOf(tongue, kin);
  const when = SAID_BY_KIND.includes(effect.kind) ? "" : tongue.when(momentOf(effect));
  const conditions = speaker.conditions(effect.if.filter((condition) => !isMoment(condition)));
  const others = effect.config?.includes("base") === false ? tongue.withOthers : "";
  const opening = [others, when, conditions].filter(Boolean).join(", ");
  const bare = (effect.kind === "gain" || effect.kind === "income") && isPlain(effect);
  const body = bare
    ? joined(
        tongue,
        effect.do.map((op) => speaker.goods(...goodsOf(op))),
      )
    : taken(tongue, speaker, effect, effect.optional);
  const open = effect.usableBy === "eachPlayer" ? `${tongue.openToAll}${tongue.colon}` : "";
  return `${open}${opening}${opening && ", "}${body}`;
}

/** What is simply given needs no verb. */
const isPlain = ({ cost, do: steps, optional }: Effect): boolean =>
  !optional && cost.length === 0 && steps.every(isOwnGain);
const goodsOf = (op: Op): [EffectResource, Amount] => [(op as OpOf<"gain">).res, (op as OpOf<"gain">).n];

/** A cost and what it buys; "you may" where it can be declined. */
function taken(
  tongue: Tongue,
  speaker: Speaker,
  { cost, do: steps }: Pick<Option, "cost" | "do">,
  may: boolean,
): string {
  const mood: Mood = may ? "infinitive" : "order";
  const paid = paidUpTo(cost, steps);
  if (paid) {
    // What is got anyway comes first: the rest is bought piece by piece.
    const buy = `${tongue.may}${speaker.costs(cost, "infinitive")}${tongue.to}${speaker.steps([{ ...paid, n: { count: "paid" } }], "infinitive")}`;
    const anyway = paid.n.plus ? speaker.steps([{ ...paid, n: paid.n.plus }], "order") : "";
    return anyway ? `${anyway}${tongue.then}${buy}` : buy;
  }
  const lead = may ? tongue.may : "";
  if (cost.length === 0) return `${lead}${speaker.steps(steps, mood)}`;
  const price = `${lead}${speaker.costs(cost, mood)}`;
  if (steps.length === 0) return price;
  const done = cost.some((part) => "spendToken" in part) && !may;
  return done
    ? `${price}${tongue.semicolon}${speaker.steps(steps, "order")}`
    : `${price}${tongue.to}${speaker.steps(steps, "infinitive")}`;
}

function paidUpTo(cost: readonly Cost[], steps: readonly Op[]) {
  const [step] = steps;
  if (cost.length !== 1 || steps.length !== 1 || step?.op !== "gain") return null;
  const { n } = step;
  return typeof n === "object" && "count" in n && n.count === "paid" ? { ...step, n } : null;
}

/** Conditions that only say whose event it is are said with the event. */
const MOMENT_KEYS = ["eventBy", "eventVictim", "eventPawn", "eventTrophy"];
const isMoment = (condition: Condition): boolean => MOMENT_KEYS.includes(Object.keys(condition)[0]!);

function momentOf({ trigger, if: conditions }: Effect): Moment {
  const all = Object.assign({}, ...conditions.filter(isMoment)) as Record<string, string>;
  return {
    trigger,
    by: (all.eventBy ?? "any") as Moment["by"],
    victim: (all.eventVictim ?? null) as Moment["victim"],
    pawn: all.eventPawn ?? null,
    trophy: (all.eventTrophy ?? null) as Moment["trophy"],
  };
}

export function speakerOf(tongue: Tongue, kin: readonly Effect[]): Speaker {
  const speaker: Speaker = {
    steps: (steps, mood) => stepsOf(tongue, speaker, steps, mood),
    costs: (costs, mood, payer = "you") =>
      joined(
        tongue,
        costs.map((cost) => tongue.cost(cost, mood, payer, speaker)),
      ),
    conditions: (conditions) =>
      conditions
        .map((condition) => tongue.condition(condition))
        .filter(Boolean)
        .join(tongue.and),
    goods: (res, n) => goods(tongue, res, n),
    unlocked(stat) {
      const option = kin.flatMap((effect) => gated(effect.do, stat))[0];
      return option ? taken(tongue, speaker, option, true) : null;
    },
  };
  return speaker;
}

/** Options that a stat opens are said where the stat is set, not where they stand. */
const isGated = ({ if: conditions }: Option): boolean => conditions.some((condition) => "statOn" in condition);

const isNothing = ({ cost, do: steps }: Option): boolean => cost.length === 0 && steps.length === 0;

function gated(steps: readonly Op[], stat: Stat): Option[] {
  const options = steps.flatMap((op) => (op.op === "choose" ? op.options : []));
  return options.filter((option) => option.if.some((condition) => "statOn" in condition && condition.statOn === stat));
}

/** Steps one after the other; what is gained together is said together. */
function stepsOf(tongue: Tongue, speaker: Speaker, steps: readonly Op[], mood: Mood): string {
  const said: string[] = [];
  let gains: string[] = [];
  const close = (): void => {
    if (gains.length > 0) said.push(tongue.gain(joined(tongue, gains), mood));
    gains = [];
  };
  for (const op of steps) {
    if (isOwnGain(op)) gains.push(speaker.goods(op.res, op.n));
    else {
      close();
      const words = stepOf(tongue, speaker, op, mood);
      if (words) said.push(words);
    }
  }
  close();
  return said.join(tongue.then);
}

const isOwnGain = (op: Op): op is OpOf<"gain"> => op.op === "gain" && (op.to === undefined || op.to === "acting");

function stepOf(tongue: Tongue, speaker: Speaker, op: Op, mood: Mood): string {
  if (op.op === "modify") return tongue.stats[op.stat](op, speaker);
  if (op.op === "choose") {
    // An option that waits for another element, or to do nothing, leaves no real choice to tell of.
    const [only, ...more] = op.options.filter((option) => !isGated(option) && !isNothing(option));
    const wish = op.options.some(isNothing) ? tongue.ifYouWish : "";
    if (only && more.length === 0) return `${wish}${speaker.steps(only.do, mood)}`;
  }
  const words = tongue.ops[op.op] as (op: Op, mood: Mood, say: Speaker) => string;
  return words(op, mood, speaker);
}

function joined(tongue: Tongue, parts: readonly string[]): string {
  return AND[tongue.language].format(parts);
}

function goods(tongue: Tongue, res: EffectResource, n: Amount): string {
  if (typeof n === "number") return tongue.resource(res, n);
  if (n === "all") return tongue.every(res);
  if ("upTo" in n) return tongue.upTo(tongue.resource(res, n.upTo));
  if ("stat" in n) return tongue.resource(res, STAT_BASE.get(n.stat)!);
  if ("count" in n) return tongue.counted(res, n);
  const [extra] = n.add;
  if (!extra) return tongue.resource(res, n.base);
  const condition = tongue.condition(extra.if);
  return n.base === 0
    ? tongue.only(tongue.resource(res, extra.n), condition)
    : tongue.orElse(tongue.resource(res, n.base), n.base + extra.n, condition);
}
