import { z } from "zod";
import { EffectEntry } from "./effect-schema.ts";
import { type Effect, type EffectKind, KINDS, type Op, type Option, type Trigger } from "./effects.ts";
import { camel, said } from "./said.ts";
import type { OptionEntry } from "./steps.ts";
import type { StepEntry } from "./verbs.ts";

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
    trigger: entry.trigger ? camel(entry.trigger) : DEFAULT_TRIGGER[kind],
    window: kind === "manifestation" ? camel(entry.window ?? "any_step") : null,
    optional: entry.optional ?? false,
    usableBy: entry.usable_by ? "eachPlayer" : "owner",
    config: entry.config ?? null,
    if: said(entry.if ?? []),
    cost: said(entry.cost ?? []),
    limit: entry.limit ? said(entry.limit) : null,
    do: entry.do.map(operation),
  };
}

/** What may stand inside a step; its own words are those of its verb. */
interface Nesting extends StepEntry {
  readonly do?: readonly StepEntry[];
  readonly options?: readonly (readonly StepEntry[] | z.infer<typeof OptionEntry>)[];
  readonly accept?: z.infer<typeof OptionEntry>;
  readonly refuse?: z.infer<typeof OptionEntry>;
}

function operation(entry: Nesting): Op {
  const { do: steps, options, accept, refuse, ...words } = entry;
  // The schema of its verb has taken it, and the type of the step follows from that schema.
  return {
    ...said(words),
    ...(steps && { do: steps.map(operation) }),
    ...(options && { options: options.map(option) }),
    ...(accept && { accept: option(accept) }),
    ...(refuse && { refuse: option(refuse) }),
  } as unknown as Op;
}

/** An option is a record, or just its steps. */
function option(entry: readonly StepEntry[] | z.infer<typeof OptionEntry>): Option {
  const { if: conditions = [], cost = [], do: steps = [] } = "length" in entry ? { do: entry } : entry;
  return { if: said(conditions), cost: said(cost), do: steps.map(operation) };
}
