import { end, next, pick, type Seat } from "@paravent/kernel";
import type { Cost } from "../../content/effects.ts";
import { AFFINITIES, type Agent } from "../../names/names.ts";
import { asks, type Facts, procedure } from "../write.ts";
import { bodyAt, type Doing } from "./body.ts";
import * as calls from "./calls.ts";
import { costRecord, type Due } from "./cost-records.ts";
import type { Using } from "./using.ts";

/** Whether the cost could be paid: by public facts alone, or also by what the payer holds behind the screen. */
export function canPay(s: Facts, using: Using, costs: readonly Cost[], payer: Seat, eyes: "public" | "own"): boolean {
  const due: Due = { pp: 0, agents: null, affinities: null };
  for (const cost of costs) {
    const record = costRecord(cost);
    if (record.isOpen?.(s, using, cost) === false) return false;
    if (eyes === "own") record.adds?.(due, s, using, cost);
  }
  const { pp, agents, affinities } = s.players[payer]!;
  return (
    pp >= due.pp &&
    (due.agents === null || hasAgents(agents, due.agents)) &&
    (due.affinities === null || AFFINITIES.every((type) => affinities[type] >= (due.affinities?.[type] ?? 0)))
  );
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

/** Pays the costs of a body one after another; ends with the names bound on the way. */
export const pay = procedure(calls.pay, {
  next(g, f) {
    const cost = costOf(g.facts, f);
    if (!cost) return end(f.bound);
    const record = costRecord(cost);
    if (record.asks?.(g.facts, f, cost)) return next("choose");
    record.pay(g, f, cost, null);
    f.cost++;
    return next("next");
  },

  choose: asks({
    subject: "diktat/costChoice",
    rule: "DK-EFF-06",
    inside: true,
    of: (_, f) => f.payer,
    what(s, f) {
      const cost = costOf(s, f)!;
      return costRecord(cost).asks?.(s, f, cost) ?? pick([]);
    },
    then(g, f, chosen) {
      const cost = costOf(g.facts, f)!;
      costRecord(cost).pay(g, f, cost, chosen);
      f.cost++;
      return next("next");
    },
  }),
});

function costOf(s: Facts, f: Readonly<Doing & { cost: number }>): Cost | undefined {
  return bodyAt(s, f, f.path).cost?.[f.cost];
}
