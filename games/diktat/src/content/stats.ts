import { type Camel, camel } from "./said.ts";

/** How a stat can be changed: by a `delta`, or by what it is `set` to. */
export type StatForm = "delta" | "number" | "true" | "win" | "most_citizens" | "adjacent" | "type";

interface StatRecord {
  readonly by: readonly StatForm[];
  /** What it is before anything changes it, where a price or a number reads it. */
  readonly base?: number;
  /** Of two values it is set to, the higher counts: all others are prices, of which the lower does. */
  readonly moreIsBetter?: true;
  /** No rule reads it by itself: only effects that speak of it do. */
  readonly readByEffects?: true;
  /** Its line in docs/CONTENT.md. */
  readonly page: string;
}

/**
 * Every stat, as written in the YAML and in the order of the page. What it means stands with the rule that reads it; how a
 * change of it is said stands in `text/say`, in each language.
 */
const STATS = {
  guard_penalty: {
    by: ["delta", "number"],
    page: "PP paid by acting when its Assassination reveals a guard (at least 0); what it is set to is the whole sum, whatever a fee would add",
  },
  guard_fee: { by: ["delta"], page: "PP received for own revealed guard; the attacker pays the difference" },
  guards_ignored: {
    by: ["number"],
    moreIsBetter: true,
    page: "guards per Assassinate Manoeuvre that do not end it (the penalty is still paid)",
  },
  influence_income: { by: ["delta"], page: "PP of the Extend influence Manoeuvre" },
  rank: { by: ["delta"], page: "Rank (multiples of 10 only)" },
  vp: { by: ["delta"], page: "Victory points while the condition holds (recomputed at once)" },
  conquest_emissaries: { by: ["delta"], page: "emissaries of acting in the sector being resolved, takes included" },
  conquest_strength: {
    by: ["delta"],
    page: "emissaries counted to find the Winner and the order of takes; adds no take",
  },
  tie_break: { by: ["most_citizens"], page: "a tied player with this rule wins the tie without a Power Struggle" },
  struggle_bid: { by: ["delta"], page: "added to a bid after it is revealed, even a bid of 0" },
  struggle_tie: { by: ["win"], page: "wins equal bids" },
  split_stack: { by: ["true"], page: "second marker of a sector may use its own influence slot, both work" },
  others_attack_pp: { by: ["delta", "number"], page: "PP lost to a basic Attack of the Others" },
  others_assassins: { by: ["delta"], page: "Assassinations the Others make against own piles (at least 0)" },
  debt_free: { by: ["delta"], page: "Debt tokens that cost no VP at the end" },
  affinity_wild: { by: ["type"], page: "symbols of this type accept any token on own cards" },
  hidden_bottom: {
    by: ["true"],
    page: "bottom pawn of own piles of 2+ can be neither looked at nor targeted by an opposing Assassination, Others included",
  },
  blockhouse_assassinates: {
    by: ["true"],
    readByEffects: true,
    page: "Blockhouse looks may be replaced by Assassinations",
  },
  blockhouse_reach: {
    by: ["adjacent"],
    readByEffects: true,
    page: "the pawn may be in a sector adjacent to the Blockhouse",
  },
  dormant_cost: { by: ["number"], base: 2, readByEffects: true, page: "PP to wake a Sleeper Agent" },
  revolt_toll: { by: ["delta"], base: 1, readByEffects: true, page: "PP of the Revolt toll" },
  explore_draw: {
    by: ["number"],
    base: 1,
    moreIsBetter: true,
    readByEffects: true,
    page: "cards drawn by Explore the Mystery, one is kept",
  },
  through_darkness: { by: ["true"], page: "may take Trophies in a sector bearing Gloom tokens" },
} as const satisfies Readonly<Record<string, StatRecord>>;

/** A stat as written in the YAML. */
export type StatWord = keyof typeof STATS;
/** The same in the spelling of the rules. */
export type Stat = Camel<StatWord>;

export const STAT_WORDS = Object.keys(STATS) as StatWord[];

const RECORDS: Readonly<Record<StatWord, StatRecord>> = STATS;

/** What is known of a stat by the word of the YAML. */
export const statOf = (word: StatWord): StatRecord => RECORDS[word];

const named = STAT_WORDS.map((word) => [camel(word) as Stat, RECORDS[word]] as const);

/** What stats are before anything changes them. */
export const STAT_BASE: ReadonlyMap<Stat, number> = new Map(named.map(([stat, { base = 0 }]) => [stat, base]));

/** Stats that count for more the higher they are set. */
export const MORE_IS_BETTER: ReadonlySet<Stat> = new Set(
  named.flatMap(([stat, { moreIsBetter }]) => (moreIsBetter ? [stat] : [])),
);
