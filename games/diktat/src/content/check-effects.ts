import type { Fault, Words } from "@paravent/content";
import { bearings } from "./bearers.ts";
import {
  ALONE,
  CABAL_CARDS_ONLY,
  MARKERS_ONLY,
  MUST_NOT_COST,
  NEVER_DONE,
  NO_SUCH_KIND,
  NO_TOKEN,
  NO_WINDOW,
  ONE_AFFINITY,
  OTHER_AFFINITY,
  OWN_TRIGGER,
  TOLL_ONLY,
  unresolved,
} from "./check-words.ts";
import { type Around, type Bearer, isUpTo, type Name } from "./checking.ts";
import { unreadInCost, unreadInEffect, unreadInFilters, unreadInPart } from "./unread.ts";
import { type StepEntry, verbOfEntry } from "./verbs.ts";
import { allConditions, type NamedByCondition } from "./words.ts";

/** Any part of an effect as the YAML has it; its words have been checked by the schema. */
type Part = Readonly<Record<string, unknown>>;

/** Kinds that may wait for something else than their own moment. */
const FREE: readonly string[] = ["capacity", "scourge"];

/** What the moment of each trigger names: who did it, where, to which pile, to whose pawn, at which Trophy. */
const PILE: readonly Name[] = ["player", "sector", "pile"];
const KILL: readonly Name[] = ["player", "sector", "pile", "victim", "pawn"];
const NAMES: Readonly<Partial<Record<Around["trigger"], readonly Name[]>>> = {
  want_place_pile: ["player", "sector"],
  pile_placed: PILE,
  pawn_placed: PILE,
  spy_done: ["player", "looked"],
  assassinate_started: ["player"],
  assassination_target: ["player", "sector", "pile", "victim"],
  assassination_reveal: KILL,
  assassination_done: KILL,
  conquest_start: ["player", "sector"],
  winner_declared: ["player", "sector"],
  trophy_taken: ["player", "sector", "trophy"],
  struggle_resolved: ["sector"],
  affinity_flipped: ["player"],
  element_used_by_other: ["player"],
  ability_used: ["player"],
  // A stat is read where it is needed: those of a Conquest in its sector.
  passive: ["sector"],
};

const DEFAULT_TRIGGER: Readonly<Record<Around["kind"], Around["trigger"]>> = {
  gain: "acquire",
  development: "development",
  special_manoeuvre: "manoeuvre",
  manifestation: "anytime",
  capacity: "passive",
  scourge: "acquire",
};

/** What the steps before, the cost and the trigger have named so far. */
interface Known {
  readonly trigger: Around["trigger"];
  readonly kind: Around["kind"];
  readonly names: Set<Name>;
  /** Tokens the Cabal of this element has. */
  readonly tokens: readonly string[];
  /** What bears the effect. */
  readonly on: Bearer;
  readonly say: (path: string, words: Words) => void;
}

/** Effects that speak of something nobody has named, or say something where it can never be. */
export function effectFaults(elements: Parameters<typeof bearings>[0]): Fault[] {
  const faults: Fault[] = [];
  for (const { on, file, item, path, effects, tokens } of bearings(elements)) {
    const say: Known["say"] = (at, says) => faults.push({ file, item, path: at, says });
    for (const [i, effect] of effects.entries()) checkEffect(effect as Part, `${path}.${i}`, { tokens, on, say });
  }
  for (const [i, { id, type, effects }] of elements.opportunities.entries())
    if (effects.length > 0 && !effects.some(({ kind }) => kind === type))
      faults.push({ file: "opportunities.yaml", item: id, path: `opportunities.${i}.type`, says: NO_SUCH_KIND });
  for (const [i, { id, affinity, kit }] of elements.cabals.entries())
    for (const key of Object.keys(kit))
      if (key.startsWith("affinity_") && key !== `affinity_${affinity}`)
        faults.push({ file: "cabals.yaml", item: id, path: `cabals.${i}.kit.${key}`, says: OTHER_AFFINITY });
  return faults;
}

function checkEffect(effect: Part, path: string, about: Pick<Known, "tokens" | "on" | "say">): void {
  const kind = effect.kind as Around["kind"];
  const trigger = (effect.trigger as Around["trigger"] | undefined) ?? DEFAULT_TRIGGER[kind];
  const known: Known = { ...about, trigger, kind, names: new Set(NAMES[trigger] ?? []) };
  if (trigger !== DEFAULT_TRIGGER[kind] && !FREE.includes(kind)) known.say(`${path}.trigger`, OWN_TRIGGER);
  if (FREE.includes(kind) && (trigger === "manoeuvre" || trigger === "anytime"))
    known.say(`${path}.trigger`, OWN_TRIGGER);
  const around = aroundOf(known, true);
  for (const [key, says] of unreadInEffect(effect, around)) known.say(`${path}.${key}`, says);
  if (effect.window !== undefined && kind !== "manifestation") known.say(`${path}.window`, NO_WINDOW);
  for (const [i, condition] of list(effect.if).entries()) checkPart(condition, `${path}.if.${i}`, known);
  costs(effect.cost, `${path}.cost`, known);
  const declinable = effect.optional === true || kind === "manifestation" || kind === "special_manoeuvre";
  if (list(effect.cost).length > 0 && !declinable) known.say(`${path}.cost`, MUST_NOT_COST);
  const steps = stepsIn(effect.do);
  const single = steps.findIndex((step) => verbOfEntry(step).alone);
  if (trigger === "want_place_pile" && steps[0]?.op !== "toll") known.say(`${path}.do`, TOLL_ONLY);
  if (single >= 0 && steps.length > 1) known.say(`${path}.do.${single}`, ALONE);
  doing(steps, `${path}.do`, known, true);
}

const aroundOf = ({ kind, trigger, on, names }: Known, outermost: boolean): Around => ({
  kind,
  trigger,
  on,
  outermost,
  next: null,
  has: (name) => names.has(name),
});

function costs(value: unknown, path: string, known: Known): void {
  const returned = list(value).filter((cost) => cost.return_affinity !== undefined);
  if (returned.length > 1) known.say(path, ONE_AFFINITY);
  for (const [i, cost] of list(value).entries()) {
    checkPart(cost, `${path}.${i}`, known);
    for (const [key, says] of unreadInCost(cost)) known.say(`${path}.${i}.${key}`, says);
    // PP lie on Cabal cards only, and their owner has put them there.
    if (cost.to === "card" && (known.on !== "cabalCard" || known.names.has("offered")))
      known.say(`${path}.${i}.to`, CABAL_CARDS_ONLY);
    if (cost.discard !== undefined && isUpTo(cost.n)) known.names.add("paid");
    if (cost.spend_token === undefined) continue;
    known.names.add(cost.from === "pile" ? "pile" : "chosen");
    ownToken(cost.spend_token, `${path}.${i}.spend_token`, known);
  }
}

function doing(steps: readonly StepEntry[], path: string, known: Known, outermost = false): void {
  for (const [i, step] of steps.entries()) {
    const at = `${path}.${i}`;
    const verb = verbOfEntry(step);
    const around = { ...aroundOf(known, outermost), next: steps[i + 1]?.op ?? null };
    if (known.trigger === "passive" && !verb.passive) known.say(at, NEVER_DONE);
    // Its words have been checked by the schema of its verb.
    for (const [key, says] of [...(verb.wrong?.(step as never, around) ?? []), ...unreadInFilters(step)])
      known.say(key === "" ? at : `${at}.${key}`, says);
    checkPart(without(step, ["do", "options", "accept", "refuse", "to", "cost"]), at, known);
    const onward = { ...known, names: new Set([...known.names, ...(verb.namesTo ?? [])]) };
    if (typeof step.to === "object") checkPart(step.to as Part, `${at}.to`, onward);
    else if (typeof step.to === "string") checkPart({ to: step.to }, at, known);
    for (const name of verb.names?.(step as never) ?? []) known.names.add(name);
    inner(step, at, known);
  }
}

/** The steps inside a step know what it names. */
function inner(step: StepEntry, at: string, known: Known): void {
  const { namesInside = [], triggerInside = known.trigger } = verbOfEntry(step);
  const inside = (): Known => ({
    ...known,
    trigger: triggerInside,
    names: new Set([...known.names, ...namesInside]),
  });
  costs(step.cost, `${at}.cost`, known);
  doing(stepsIn(step.do), `${at}.do`, inside());
  for (const [i, option] of list(step.options).entries()) {
    const path = `${at}.options.${i}`;
    if (Array.isArray(option)) doing(stepsIn(option), path, inside());
    else taking(option, path, inside());
  }
  for (const answer of ["accept", "refuse"])
    if (step[answer]) taking(step[answer] as Part, `${at}.${answer}`, inside());
}

function taking(option: Part, path: string, known: Known): void {
  for (const [i, condition] of list(option.if).entries()) checkPart(condition, `${path}.if.${i}`, known);
  costs(option.cost, `${path}.cost`, known);
  doing(stepsIn(option.do), `${path}.do`, known);
}

/** Words that stand for something another part must have named. */
function checkPart(part: Part, path: string, known: Known): void {
  for (const [key, says] of unreadInPart(part)) known.say(`${path}.${key}`, says);
  const need = (name: Parameters<Known["names"]["has"]>[0], at: string, what: Words): void => {
    if (!known.names.has(name)) known.say(at, unresolved(what));
  };
  for (const [key, value] of Object.entries(part)) {
    const at = `${path}.${key}`;
    if (key === "from" && value === "event") need("sector", at, { fr: "un secteur", en: "a sector" });
    if (key === "from" && value === "origin")
      need("origin", at, { fr: "un secteur de départ", en: "a sector to start from" });
    if (key === "from" && value === "chosen") need("chosen", at, { fr: "un secteur choisi", en: "a chosen sector" });
    if (key === "from" && value === "peeked") need("peeked", at, { fr: "une carte tirée", en: "a drawn card" });
    if (key === "owner" && value === "event") need("pile", at, { fr: "une pile", en: "a pile" });
    if (key === "looked_at") need("looked", at, { fr: "une pile regardée", en: "a pile looked at" });
    if (key === "count" && value === "paid") need("paid", at, { fr: "un coût « up_to »", en: 'an "up_to" cost' });
    if (key === "count" && value === "pawns_removed")
      need("removed", at, { fr: "un remove_pawn", en: "a remove_pawn" });
    if (value === "it") need("it", at, { fr: "un for_each", en: "a for_each" });
    if (value === "victim") need("victim", at, { fr: "une victime", en: "a victim" });
    if (value === "event_player" || (key === "event_by" && value !== "any"))
      need("player", at, { fr: "un joueur", en: "a player" });
    const needed = allConditions().get(key)?.needs;
    if (needed) need(needed, at, NEEDED[needed]);
    if (value === "possession_of_event_player") need("offered", at, { fr: "une offre", en: "an offer" });
    if (key === "stacked" && known.on !== "marker") known.say(at, MARKERS_ONLY);
    if (key === "token") ownToken(value, at, known);
    if (typeof value === "object" && value !== null)
      for (const [sub, member] of Array.isArray(value) ? value.entries() : [["", value] as const])
        if (typeof member === "object" && member !== null)
          checkPart(member as Part, sub === "" ? at : `${at}.${sub}`, known);
  }
}

/** What conditions speak of, in words. */
const NEEDED: Readonly<Record<NamedByCondition, Words>> = {
  sector: { fr: "un secteur", en: "a sector" },
  victim: { fr: "une victime", en: "a victim" },
  pawn: { fr: "un pion révélé", en: "a revealed pawn" },
  trophy: { fr: "un Trophée", en: "a Trophy" },
};

function ownToken(token: unknown, at: string, { tokens, say }: Known): void {
  if (!tokens.includes(token as string)) say(at, NO_TOKEN);
}

const list = (value: unknown): readonly Part[] => (Array.isArray(value) ? (value as Part[]) : []);
const stepsIn = (value: unknown): readonly StepEntry[] => (Array.isArray(value) ? (value as StepEntry[]) : []);
const without = (part: Part, keys: readonly string[]): Part =>
  Object.fromEntries(Object.entries(part).filter(([key]) => !keys.includes(key)));
