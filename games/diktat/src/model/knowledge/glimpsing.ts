import type { Seat } from "@paravent/kernel";
import { AFFINITIES, AGENTS, type Agent } from "../../names/names.ts";
import type { BaseFacts } from "../base/facts.ts";
import type { Goods } from "../base/goods.ts";
import type { Glimpse } from "../base/memory.ts";
import { reckoned, unknownNet } from "./book.ts";
import { HIDDEN, isAbout } from "./glimpse.ts";

/** Of one player another remembers so many. */
const REMEMBERED = 6;

export function noteGlimpse(f: BaseFacts, of: Seat, by: Seat, all: Goods, had: boolean): void {
  const goods = Object.fromEntries(Object.entries(all).filter(([what]) => HIDDEN.includes(what)));
  if (!isAbout(goods, HIDDEN)) return;
  const { agents, affinities } = f.players[of]!;
  const seen = { pp: reckoned(f, by, of), agents: { ...agents }, affinities: { ...affinities }, serial: f.serial };
  const before = f.glimpses.filter((one) => one.of === of && one.by === by);
  const kept = before.length >= REMEMBERED ? f.glimpses.filter((one) => one !== before[0]) : f.glimpses;
  f.glimpses = [...kept, { of, by, goods, had, ...seen }];
}

/** Agents of a kind that were in the reserve then, or have come since, and have not been seen to go. */
export function laterAgents(f: Readonly<BaseFacts>, { of, serial }: Glimpse, kind: Agent): number {
  let n = f.players[of]!.agents[kind];
  for (const pile of f.piles)
    if (pile.owner === of) for (const pawn of pile.pawns) if (pawn.id >= serial && pawn.kind === kind) n++;
  for (const loss of f.veiled) if (loss.owner === of && loss.pawn >= serial && loss.lost === kind) n++;
  return n;
}

/**
 * The glimpses of a seat in another world of it, and whether that world agrees with them. What has come and gone in the
 * open since is the same in both worlds, so what there was then differs as what there is now does.
 */
export function imaginedGlimpses(
  world: Readonly<BaseFacts>,
  truth: Readonly<BaseFacts>,
  who: Seat,
): { readonly glimpses: Glimpse[]; readonly agree: boolean } {
  const glimpses: Glimpse[] = [];
  let agree = true;
  for (const one of truth.glimpses) {
    if (one.of === who) glimpses.push(one);
    if (one.by !== who) continue;
    const [now, was] = [world.players[one.of]!, truth.players[one.of]!];
    const agents = one.agents && { ...one.agents };
    if (agents)
      for (const kind of AGENTS) agents[kind] += laterAgents(world, one, kind) - laterAgents(truth, one, kind);
    const affinities = one.affinities && { ...one.affinities };
    if (affinities) for (const type of AFFINITIES) affinities[type] += now.affinities[type] - was.affinities[type];
    const there: Readonly<Record<string, number>> = { pp: one.pp + unknownNet(now, who), ...agents, ...affinities };
    const had = Object.entries(one.goods).every(([what, n]) => there[what]! >= n);
    agree &&= had === one.had;
    glimpses.push({ ...one, agents, affinities });
  }
  return { glimpses, agree };
}
