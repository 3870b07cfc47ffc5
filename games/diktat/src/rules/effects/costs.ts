import { amount, compose, end, next, pick, type Ref, type Seat, type Shape } from "@paravent/kernel";
import type { Cost } from "../../content/effects.ts";
import { type Agent, isAgent, type SectorId } from "../../names/names.ts";
import { asks, type DiktatRules, type Facts, nameIn, numberIn, pileRef, procedure } from "../write.ts";
import { bodyAt, type Doing } from "./body.ts";
import * as calls from "./calls.ts";
import { amountOf, isUpTo } from "./stats.ts";
import { sectorsFor } from "./targets.ts";
import type { Using } from "./using.ts";

/** Whether the cost could be paid: by public facts alone, or also by what the payer holds behind the screen. */
export function canPay(s: Facts, using: Using, costs: readonly Cost[], payer: Seat, eyes: "public" | "own"): boolean {
  const player = s.players[payer]!;
  let pp = 0;
  let agents: Partial<Record<Agent | "agent", number>> | null = null;
  for (const cost of costs) {
    if ("spendToken" in cost) {
      if (spendable(s, using, cost).length === 0) return false;
      continue;
    }
    if (eyes === "public") continue;
    const least = "n" in cost && isUpTo(cost.n) ? 0 : amountOf(s, using, cost.n);
    if ("pay" in cost) pp += least;
    else if ("discard" in cost) {
      agents ??= {};
      agents[cost.discard] = (agents[cost.discard] ?? 0) + least;
    } else if (player.affinities[cost.returnAffinity] < least) return false;
  }
  if (eyes === "public") return true;
  return player.pp >= pp && (agents === null || hasAgents(player.agents, agents));
}

function hasAgents(
  held: Readonly<Record<Agent, number>>,
  due: Readonly<Partial<Record<Agent | "agent", number>>>,
): boolean {
  const citizens = held.citizen - (due.citizen ?? 0);
  const guards = held.guard - (due.guard ?? 0);
  const emissaries = held.emissary - (due.emissary ?? 0);
  return citizens >= 0 && guards >= 0 && emissaries >= 0 && citizens + guards + emissaries >= (due.agent ?? 0);
}

/** Places from which a token can be spent: sectors by name, piles by number. */
function spendable(s: Facts, using: Using, cost: Extract<Cost, { spendToken: string }>): string[] {
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

/** Pays the costs of a body one after another; ends with the names bound on the way. */
export const pay = procedure(calls.pay, {
  next(g, f) {
    const cost = costOf(g.facts, f);
    if (!cost) return end(f.bound);
    if (needsChoice(g.facts, f, cost)) return next("choose");
    payPlainly(g, f, cost);
    f.cost++;
    return next("next");
  },

  choose: asks({
    subject: "diktat/costChoice",
    rule: "DK-EFF-06",
    inside: true,
    of: (_, f) => f.payer,
    what: (s, f) => choices(s, f, costOf(s, f)!),
    then(g, f, value) {
      payChosen(g, f, costOf(g.facts, f)!, value);
      f.cost++;
      return next("next");
    },
  }),
});

function costOf(s: Facts, f: Readonly<Doing & { cost: number }>): Cost | undefined {
  return bodyAt(s, f, f.path).cost?.[f.cost];
}

function needsChoice(s: Facts, f: Readonly<Doing>, cost: Cost): boolean {
  if ("spendToken" in cost) return spendable(s, f, cost).length > 1;
  return "discard" in cost && (cost.discard === "agent" || isUpTo(cost.n));
}

/** What is chosen for a cost: the place of a token, Agents of several kinds, or how many of one kind. */
function choices(s: Facts, f: Readonly<Doing>, cost: Cost): Shape<[Ref] | Agent[] | number> {
  if ("spendToken" in cost) return pick(spendable(s, f, cost));
  if (!("discard" in cost)) return pick([]);
  const { agents } = s.players[f.payer]!;
  const most = amountOf(s, f, cost.n);
  if (cost.discard === "agent") return compose(agents, isUpTo(cost.n) ? 0 : most, most);
  return amount(0, Math.min(most, agents[cost.discard]));
}

function payPlainly(g: DiktatRules, f: Doing, cost: Cost): void {
  if ("spendToken" in cost) {
    spend(g, f, cost, spendable(g.facts, f, cost)[0]!);
    return;
  }
  const n = amountOf(g.facts, f, cost.n);
  if ("discard" in cost) {
    g.emit({ type: "discarded", seat: f.payer, what: cost.discard as Agent, n });
  } else if ("returnAffinity" in cost) {
    g.emit({ type: "affinityReturned", seat: f.payer, token: cost.returnAffinity });
  } else if (cost.to === "card") {
    g.emit({ type: "paidOnto", seat: f.payer, element: f.element, pp: n });
  } else if (n > 0) {
    const to = cost.to === "supply" ? null : cost.to === "owner" ? f.owner : f.acting;
    g.emit({ type: "paid", from: f.payer, to, pp: n, rule: "DK-EFF-06" });
  }
}

function payChosen(g: DiktatRules, f: Doing, cost: Cost, value: [Ref] | Agent[] | number): void {
  if ("spendToken" in cost) {
    if (typeof value !== "number") spend(g, f, cost, value[0]!);
    return;
  }
  if (!("discard" in cost)) return;
  const chosen =
    typeof value === "number" ? new Array<Agent>(value).fill(cost.discard as Agent) : [...value].filter(isAgent);
  for (const kind of chosen) g.emit({ type: "discarded", seat: f.payer, what: kind, n: 1 });
  f.bound = { ...f.bound, paid: chosen.length };
}

/** The sector or pile of a spent token is remembered: later steps speak of it. */
function spend(g: DiktatRules, f: Doing, cost: Extract<Cost, { spendToken: string }>, place: string): void {
  const token = cost.spendToken;
  if (cost.from === "pile") {
    const pile = numberIn(place);
    const at = g.facts.piles.find(({ id }) => id === pile)!;
    f.bound = { ...f.bound, pile, player: at.owner };
    g.emit({ type: "tokenRemoved", token, owner: f.owner, to: cost.to, pile });
  } else {
    const sector = (place.includes(":") ? nameIn(place) : place) as SectorId;
    f.bound = { ...f.bound, sector };
    g.emit({ type: "tokenRemoved", token, owner: f.owner, to: cost.to, sector });
  }
}
