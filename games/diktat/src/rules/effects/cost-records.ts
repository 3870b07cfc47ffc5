import { amount, compose, pick, type Ref, type Seat, type Shape } from "@paravent/kernel";
import { z } from "zod";
import type { Cost, CostOf } from "../../content/effects.ts";
import { n, once, Price, Token, upTo } from "../../content/vocabulary.ts";
import { addCosts, type CostInPack, type CostWord } from "../../content/words.ts";
import { AFFINITIES, type Affinity, AGENTS, type Agent, isAgent, type SectorId } from "../../names/names.ts";
import { type DiktatRules, type Facts, nameIn, numberIn, pileRef } from "../write.ts";
import { bodyAt, type Doing } from "./body.ts";
import { amountOf, isUpTo } from "./stats.ts";
import { sectorsFor } from "./targets.ts";
import type { Using } from "./using.ts";

/** What a payer must have behind the screen for all the costs of an effect together. */
export interface Due {
  pp: number;
  agents: Partial<Record<Agent | "agent", number>> | null;
  affinities: Partial<Record<Affinity, number>> | null;
}

/** What is chosen for a cost: the place of a token, Agents of several kinds, or how many of one kind. */
export type CostChoice = [Ref] | Agent[] | number;

/** The frame of a payment. */
type Paying = Doing & { readonly payer: Seat };

/** A cost: what may be written, its line on the page, whether it can be paid, how it is paid. */
export interface CostRecord<Word extends CostWord = CostWord> extends CostInPack {
  /** Whether it can be paid by public facts; one that does not say always can. */
  isOpen?(s: Facts, using: Using, cost: CostOf<Word>): boolean;
  /** Adds what the payer must have at least. */
  adds?(due: Due, s: Facts, using: Using, cost: CostOf<Word>): void;
  /** What the payer chooses; null when there is nothing to choose. */
  asks?(s: Facts, f: Readonly<Paying>, cost: CostOf<Word>): Shape<CostChoice> | null;
  /** Pays it; `chosen` is null when nothing was asked. */
  pay(g: DiktatRules, f: Paying, cost: CostOf<Word>, chosen: CostChoice | null): void;
}

const Pay = z.strictObject({
  pay: z.literal("pp"),
  n: Price,
  to: z.enum(["supply", "owner", "acting", "card"]),
});
const Discard = z.strictObject({ discard: z.enum([...AGENTS, "agent"]), n: z.union([n, upTo]) });
const ReturnAffinity = z.strictObject({ return_affinity: z.enum(AFFINITIES), n: once });
const SpendToken = z.strictObject({
  spend_token: Token,
  from: z.enum(["sector", "pile"]),
  to: z.enum(["reserve", "game"]),
});

declare module "../../content/words.ts" {
  interface Costs {
    pay: typeof Pay;
    discard: typeof Discard;
    return_affinity: typeof ReturnAffinity;
    spend_token: typeof SpendToken;
  }
}

const pay: CostRecord<"pay"> = {
  entry: Pay,
  page: {
    form: "{pay: pp, n: amount, to: supply}",
    means:
      "PP, not `up_to`, leave the payer: to the `supply`, to the `owner` of the element, to `acting`, or onto the `card` until the End of Cycle",
  },
  adds(due, s, using, cost) {
    due.pp += amountOf(s, using, cost.n);
  },
  pay(g, f, cost) {
    const n = amountOf(g.facts, f, cost.n);
    if (cost.to === "card") {
      g.emit({ type: "paidOnto", seat: f.payer, element: f.element, pp: n });
    } else if (n > 0) {
      const to = cost.to === "supply" ? null : cost.to === "owner" ? f.owner : f.acting;
      g.emit({ type: "paid", from: f.payer, to, pp: n, rule: "DK-EFF-06" });
    }
  },
};

const discard: CostRecord<"discard"> = {
  entry: Discard,
  page: {
    form: "{discard: guard, n: 1}",
    means: "pawns of the payer's reserve, a number or `up_to`; `agent`: of any type",
  },
  adds(due, s, using, cost) {
    due.agents ??= {};
    due.agents[cost.discard] = (due.agents[cost.discard] ?? 0) + (isUpTo(cost.n) ? 0 : amountOf(s, using, cost.n));
  },
  asks(s, f, cost) {
    const { agents } = s.players[f.payer]!;
    const most = amountOf(s, f, cost.n);
    if (cost.discard === "agent") return compose(agents, isUpTo(cost.n) ? 0 : most, most);
    return isUpTo(cost.n) ? amount(0, Math.min(most, agents[cost.discard])) : null;
  },
  pay(g, f, cost, chosen) {
    if (chosen === null) {
      g.emit({ type: "discarded", seat: f.payer, what: cost.discard as Agent, n: amountOf(g.facts, f, cost.n) });
      return;
    }
    const kinds =
      typeof chosen === "number" ? new Array<Agent>(chosen).fill(cost.discard as Agent) : [...chosen].filter(isAgent);
    for (const kind of kinds) g.emit({ type: "discarded", seat: f.payer, what: kind, n: 1 });
    f.bound = { ...f.bound, paid: kinds.length };
  },
};

const returnAffinity: CostRecord<"return_affinity"> = {
  entry: ReturnAffinity,
  page: {
    form: "{return_affinity: artefact, n: 1}",
    means: "an unplaced Affinity token goes to the general supply",
  },
  adds(due, _, __, cost) {
    due.affinities ??= {};
    due.affinities[cost.returnAffinity] = (due.affinities[cost.returnAffinity] ?? 0) + cost.n;
  },
  pay(g, f, cost) {
    g.emit({ type: "affinityReturned", seat: f.payer, token: cost.returnAffinity });
  },
};

const spendToken: CostRecord<"spend_token"> = {
  entry: SpendToken,
  page: {
    form: "{spend_token: revolt, from: sector, to: reserve}",
    means:
      "a token leaves its `sector` or `pile` for the `reserve` or the box (`game`); that place is then called `chosen`, that pile `event`",
  },
  isOpen: (s, using, cost) => spendable(s, using, cost).length > 0,
  asks(s, f, cost) {
    const places = spendable(s, f, cost);
    return places.length > 1 ? pick(places) : null;
  },
  /** The sector or pile of a spent token is remembered: later steps speak of it. */
  pay(g, f, cost, chosen) {
    const [place] = (chosen as [Ref] | null) ?? spendable(g.facts, f, cost);
    const token = cost.spendToken;
    if (cost.from === "pile") {
      const pile = numberIn(place!);
      const at = g.facts.piles.find(({ id }) => id === pile)!;
      f.bound = { ...f.bound, pile, player: at.owner };
      g.emit({ type: "tokenRemoved", token, owner: f.owner, to: cost.to, pile });
    } else {
      const sector = (place!.includes(":") ? nameIn(place!) : place!) as SectorId;
      f.bound = { ...f.bound, sector };
      g.emit({ type: "tokenRemoved", token, owner: f.owner, to: cost.to, sector });
    }
  },
};

/** Places from which a token can be spent: sectors by name, piles by number. */
function spendable(s: Facts, using: Using, cost: CostOf<"spend_token">): string[] {
  const { sector } = using.event;
  if (cost.from === "pile")
    return s.piles
      .filter((pile) => pile.sleeper && (sector === undefined || pile.sector === sector))
      .map(({ id }) => pileRef(id));
  const on = cost.spendToken === "blockhouse" ? s.blockhouses : s.revolts;
  if (sector !== undefined) return on.includes(sector) ? [sector] : [];
  // A token spent for what happens in its sector needs something there to happen to.
  return on.filter((at) => nextTargets(s, { ...using, bound: { ...using.bound, sector: at } }).length > 0);
}

/** Sectors the first step of the effect could use, once a token's sector is bound. */
function nextTargets(s: Facts, using: Using): SectorId[] {
  const [first] = bodyAt(s, using, []).do;
  if (first?.op !== "removePawn" || !first.pile.in) return using.bound.sector ? [using.bound.sector] : [];
  return sectorsFor(s, using, first.pile.in);
}

/** Every cost, in the order of the page (docs/CONTENT.md). */
export const COSTS: { readonly [Word in CostWord]: CostRecord<Word> } = {
  pay,
  discard,
  return_affinity: returnAffinity,
  spend_token: spendToken,
};

addCosts(COSTS);

/** The record of a cost, by the word it is written with. */
export function costRecord(cost: Cost): CostRecord {
  const record: unknown =
    "pay" in cost ? pay : "discard" in cost ? discard : "returnAffinity" in cost ? returnAffinity : spendToken;
  return record as CostRecord;
}
