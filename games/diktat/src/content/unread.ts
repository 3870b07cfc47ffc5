import type { Fault, Words } from "@paravent/content";
import { AGENTS, type Agent } from "../names/names.ts";
import { type Bearer, bearings } from "./bearers.ts";
import { canBeNumber, canBeSet } from "./stat-forms.ts";

/**
 * Words that stand where no rule reads them. A card would print them and nothing would come of it, so they are refused:
 * `unread.test.ts` looks for the reader of every word, and tries every kind of effect on everything that can bear one.
 */

type Part = Readonly<Record<string, unknown>>;

/** A word of a part that nothing reads there, by its key; "" is the part itself. */
type Unread = readonly [key: string, says: Words];

const say = (fr: string, en: string): Words => ({ fr, en });

const NOT_HERE = say("n’est lu par aucune règle à cet endroit", "no rule reads this here");
const NO_CHOICE = say("personne ne choisit ce nombre : pas de « up_to »", 'nobody chooses this number: no "up_to"');
const OWN_PILE = say("il s’agit de ses propres piles (« owner: self »)", 'this is about own piles ("owner: self")');

const isUpTo = (n: unknown): boolean => typeof n === "object" && n !== null && "up_to" in n;
const given = (part: Part, ...keys: string[]): Unread[] =>
  keys.filter((key) => part[key] !== undefined && part[key] !== false).map((key) => [key, NOT_HERE]);
const unless = (holds: boolean, key: string, says: Words = NOT_HERE): Unread[] => (holds ? [] : [[key, says]]);
const fixed = (step: Part): Unread[] => unless(!isUpTo(step.n), "n", NO_CHOICE);
const ownPile = (step: Part): Unread[] => unless((step.pile as Part).owner === "self", "pile", OWN_PILE);

/** What is known of the effect a step stands in. */
export interface Around {
  readonly kind: string;
  readonly trigger: string;
  readonly on: Bearer;
  /** Not inside a choice, an offer or a loop. */
  readonly outermost: boolean;
  has(name: string): boolean;
}

const HELD = ["vp", "rank"];

/** How long each role lasts. */
const ROLES: Readonly<Record<string, string>> = {
  administrator: "cycle_end",
  first_player: "cycle_end",
  sector_picker: "conquest_end",
};

/** Where each token goes. */
const PLACES: Readonly<Record<string, string>> = {
  blockhouse: "sector",
  revolt: "sector",
  sleeper: "pile",
  membership: "player",
};

const STEPS: Readonly<Record<string, (step: Part, around: Around) => Unread[]>> = {
  gain(step, { kind, outermost }) {
    const isHeld = kind === "gain" && HELD.includes(step.res as string);
    return [
      ...unless(step.res !== "debt", "res"),
      ...unless(!isHeld || outermost, ""),
      ...(isHeld ? given(step, "to") : []),
      ...fixed(step),
    ];
  },
  lose: (step) => [...fixed(step), ...(step.res === "debt" ? given(step, "mandatory") : [])],
  convert(step) {
    const inPile = step.where === "pile";
    const one = step.n === 1 || (isUpTo(step.n) && (step.n as Part).up_to === 1);
    return [
      ...unless(step.from === (inPile ? "agent" : "affinity_any"), "from"),
      ...unless(AGENTS.includes(step.to as Agent) === inPile, "to"),
      ...unless(one, "n", say("un seul à la fois", "one at a time")),
      ...(inPile ? [] : given(step, "pile")),
    ];
  },
  reinforce: ownPile,
  withdraw: ownPile,
  move_pile: ownPile,
  swap_pawns: ownPile,
  move_pawns(step) {
    const { owner, max_piles: piles, in: sectors, looked_at: looked } = step.to as Part;
    const most = isUpTo(step.n) ? (step.n as Part).up_to : step.n;
    const isRead = owner === "self" && sectors === undefined && looked === undefined && (piles ?? most) === most;
    return [...ownPile(step), ...unless(isRead, "to", OWN_PILE)];
  },
  remove_pawn: fixed,
  peek_deck: fixed,
  spy(step) {
    if (step.scope === "secret_card") return [...given(step, "pile", "token_bonus"), ...unless(step.n === 1, "n")];
    if (step.n === "all") return [...unless(step.pile !== undefined, "n"), ...given(step, "scope", "token_bonus")];
    return step.pile === undefined ? [] : given(step, "scope");
  },
  assassinate: (step) => (step.pile === undefined ? [] : given(step, "scope")),
  take_role: (step) => unless(step.until === ROLES[step.role as string], "until"),
  develop: (step) => (step.price === "free" ? given(step, "n") : unless(((step.n as number) ?? 0) > 0, "n")),
  take_card: (step, { has }) => unless(step.any_sector === true || has("sector"), ""),
  place_token(step) {
    const onto = PLACES[step.token as string]!;
    const others = Object.values(PLACES).filter((place) => place !== step.onto);
    const most = onto === "player" ? [] : unless(step.max_per === undefined || step.max_per === 1, "max_per");
    return [...unless(step.onto === onto, "onto"), ...given(step, ...others), ...most];
  },
  remove_token(step, { has }) {
    const { from, ...more } = (step.sector as Part | undefined) ?? {};
    const isNamed = from === "chosen" ? has("chosen") : has("sector");
    return [
      ...unless(PLACES[step.token as string] === "sector", "token"),
      ...unless(step.from === "sector", "from"),
      ...unless(Object.keys(more).length === 0 && from !== "any" && from !== "origin", "sector"),
      ...unless(isNamed, ""),
    ];
  },
  modify: (step) => unless(!isUpTo(step.delta), "delta", NO_CHOICE),
  toll: (step, { trigger }) => (trigger === "want_place_pile" ? given(step, "until") : []),
};

/** Words of one step that nothing reads. */
export function unreadInStep(step: Part, around: Around): Unread[] {
  const filters = (["pile", "to"] as const).flatMap((key): Unread[] => {
    const filter = step[key];
    if (typeof filter !== "object" || filter === null) return [];
    const isTarget = step.op === "move_pawns" && key === "to";
    const words = [
      ...(isTarget ? [] : ["max_piles", "other_sector"]),
      ...(step.op === "remove_pawn" ? [] : ["each_owner"]),
    ];
    return given(filter as Part, ...words).map(([word, says]) => [`${key}.${word}`, says]);
  });
  return [...(STEPS[step.op as string]?.(step, around) ?? []), ...filters];
}

/** Words of a cost that nothing reads. */
export function unreadInCost(cost: Part): Unread[] {
  if (cost.spend_token === undefined) return [];
  return unless(PLACES[cost.spend_token as string] === cost.from, "from");
}

/** Words of a condition or an amount that nothing reads: a stat that is never set, one that is no number. */
export function unreadInPart(part: Part): Unread[] {
  return [
    ...(part.token_in_event_sector === "membership" ? ([["token_in_event_sector", NOT_HERE]] as const) : []),
    ...(typeof part.stat_on === "string" ? unless(canBeSet(part.stat_on), "stat_on") : []),
    ...(typeof part.stat === "string" && part.op === undefined ? unless(canBeNumber(part.stat), "stat") : []),
  ];
}

/** Moments at which nobody is asked and nothing is counted. */
const UNASKED: readonly string[] = ["acquire", "passive", "want_place_pile"];

/** Only what is taken or developed is acquired; a screen and the Shadow are not. */
const NEVER_ACQUIRED: readonly Bearer[] = ["screen", "shadow"];

/** Words of a whole effect that nothing reads. */
export function unreadInEffect(effect: Part, { kind, trigger, on, has }: Around): Unread[] {
  const holds = (effect.do as Part[]).some(({ op, res }) => op === "gain" && HELD.includes(res as string));
  const { per } = (effect.limit as Part | undefined) ?? {};
  return [
    ...unless(
      !(trigger === "acquire" && NEVER_ACQUIRED.includes(on)),
      effect.trigger === undefined ? "kind" : "trigger",
    ),
    ...(UNASKED.includes(trigger) ? given(effect, "limit", "optional", "cost") : []),
    ...(kind === "special_manoeuvre" ? [] : given(effect, "usable_by")),
    // What is held is counted as long as it is held, whatever else is so.
    ...(kind === "gain" && holds ? given(effect, "if") : []),
    ...unless(per !== "cycle_per_player" || has("player"), "limit"),
  ];
}

/** Stats that no rule reads by itself: only effects that speak of them do. */
export const READ_BY_EFFECTS: readonly string[] = [
  "blockhouse_assassinates",
  "blockhouse_reach",
  "dormant_cost",
  "revolt_toll",
  "explore_draw",
];

/** Changes of such a stat in a pack in which nothing speaks of it. */
export function unreadStats(document: Parameters<typeof bearings>[0]): Fault[] {
  const all = bearings(document);
  const spoken = new Set(all.flatMap(({ effects }) => spokenOf(effects)));
  return all.flatMap(({ file, item, path, effects }) =>
    effects.flatMap((effect, i) =>
      (effect.do as readonly Part[]).flatMap(({ op, stat }, k) =>
        op === "modify" && READ_BY_EFFECTS.includes(stat as string) && !spoken.has(stat as string)
          ? [{ file, item, path: `${path}.${i}.do.${k}.stat`, says: NOT_HERE }]
          : [],
      ),
    ),
  );
}

/** Stats that conditions, amounts and filters name; the one a step changes is not among them. */
function spokenOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const names = key === "stat_on" || key === "reach_stat" || (key === "stat" && !("op" in value));
    return names ? [member as string] : spokenOf(member);
  });
}
