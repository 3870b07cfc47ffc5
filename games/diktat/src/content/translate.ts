import { z } from "zod";
import { EffectEntry } from "./effect-schema.ts";
import type { Condition, Cost, Effect, EffectKind, Op, Option, Trigger } from "./effects.ts";

/** Words of the data that are not just the glossary's in another case (section 2.6 of the content notes). */
const RESOURCES: Readonly<Record<string, string>> = { spy: "spyToken", assassin: "assassinToken" };
const MANOEUVRES: Readonly<Record<string, string>> = { special: "specialManoeuvre" };
const KINDS: Readonly<Record<EffectEntry["kind"], EffectKind>> = {
  gain: "gain",
  development: "income",
  special_manoeuvre: "specialManoeuvre",
  manifestation: "manifestation",
  capacity: "ability",
  scourge: "scourge",
};

/** What a kind of effect waits for when it does not say (the table of kinds in the content notes). */
const DEFAULT_TRIGGER: Readonly<Record<EffectKind, Trigger>> = {
  gain: "acquire",
  income: "development",
  specialManoeuvre: "manoeuvre",
  manifestation: "anytime",
  ability: "passive",
  scourge: "acquire",
};

/** Effects written in the words of the packs, checked and translated. */
export function readEffects(entries: readonly object[]): Effect[] {
  return z.array(EffectEntry).parse(entries).map(translateEffect);
}

/** A checked effect of the YAML in the glossary's words, with everything unsaid said. */
export function translateEffect(entry: EffectEntry): Effect {
  const kind = KINDS[entry.kind];
  return {
    kind,
    trigger: entry.trigger ? (camel(entry.trigger) as Trigger) : DEFAULT_TRIGGER[kind],
    window: kind === "manifestation" ? (camel(entry.window ?? "any_step") as Effect["window"]) : null,
    optional: entry.optional ?? false,
    usableBy: entry.usable_by ? "eachPlayer" : "owner",
    config: entry.config ?? null,
    if: camelAll(entry.if ?? []) as Condition[],
    cost: camelAll(entry.cost ?? []) as Cost[],
    limit: entry.limit
      ? { times: entry.limit.times, per: camel(entry.limit.per) as NonNullable<Effect["limit"]>["per"] }
      : null,
    do: steps(entry.do),
  };
}

function steps(entries: unknown): Op[] {
  return (entries as Record<string, unknown>[]).map(operation);
}

function operation(entry: Record<string, unknown>): Op {
  const op = camelAll(entry) as Record<string, unknown>;
  if (typeof entry.res === "string") op.res = resourceOf(entry.res);
  if (entry.types) op.types = (entry.types as string[]).map((type) => MANOEUVRES[type] ?? camel(type));
  if (entry.options) op.options = (entry.options as unknown[]).map(option);
  if (entry.op === "offer") {
    op.accept = option(entry.accept);
    op.refuse = option(entry.refuse);
  }
  if (entry.do) op.do = steps(entry.do);
  if (entry.op === "alt_trophy") {
    op.cost ??= [];
    op.limit ??= null;
  }
  return op as Op;
}

/** An option is a record, or just its steps. */
function option(entry: unknown): Option {
  if (Array.isArray(entry)) return { if: [], cost: [], do: steps(entry) };
  const { if: conditions, cost, do: doing } = entry as Record<string, unknown>;
  return {
    if: camelAll(conditions ?? []) as Condition[],
    cost: camelAll(cost ?? []) as Cost[],
    do: steps(doing ?? []),
  };
}

/** The glossary's word for something one can gain. */
export const resourceOf = (word: string): string => RESOURCES[word] ?? camel(word);

const camel = (word: string): string => word.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Keys and words of a value, all in camel case: every string in an effect is a word of the vocabulary. */
export function camelAll(value: unknown): unknown {
  if (typeof value === "string") return camel(value);
  if (Array.isArray(value)) return value.map(camelAll);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [camel(key), camelAll(member)]));
}
