import type { BotAction } from "@paravent/bots";
import type { Ref, Seat, TableView } from "@paravent/kernel";
import type { Goods } from "../model/base/goods.ts";
import { AFFINITIES } from "../names/names.ts";
import { seatRef } from "../names/refs.ts";
import { isGood, mayBeGood, mostPp, weigh } from "./bargains.ts";
import { changeBy } from "./holdings.ts";
import { isFellow } from "./leagues.ts";
import type { Position } from "./position.ts";
import { hasOffered, written } from "./trades.ts";

/** Both must gain this much by what is known: what lies behind the other's screen may spoil it. */
const WORTH_ASKING = 0.08;

const MOST_PP = 8;

/** Of each idea at most one thing changes hands either way, with PP: larger bargains are left to people. */
const LASTING: readonly Ref[] = AFFINITIES;
/** What is gone at the End of Cycle (DK-EOC-02): who has no use for it any more sells it. */
const PASSING: readonly Ref[] = ["emissary", "assassinToken", "spyToken"];

/**
 * Offers a trade by which both would gain. At most twice a Cycle, what lasts before the second Manoeuvre and what does not
 * before the last, and never while another offer waits.
 */
export function proposeTrade(position: Position, table: TableView<unknown>): BotAction | null {
  const { view, player, own } = position;
  const { manoeuvrePawns } = player;
  if (view.players.length < 3 || hasOffered(position)) return null;
  const things = manoeuvrePawns === 1 ? PASSING : manoeuvrePawns === view.manoeuvresPerCycle - 1 ? LASTING : [];
  let best: { to: Seat; give: Goods; want: Goods; worth: number } | null = null;
  for (const to of partners(position))
    for (const [give, want] of ideas(position, to, things)) {
      if ((give.pp ?? 0) > own.pp || (want.pp ?? 0) > mostPp(position, to)) continue;
      const mine = changeBy(position, position.me, want, give);
      if (!mayBeGood(position, mine)) continue;
      const weighed = weigh(position, to, want, give, mine);
      const worth = Math.min(weighed.forMe, weighed.forThem);
      if (worth > (best?.worth ?? WORTH_ASKING) && isGood(position, weighed)) best = { to, give, want, worth };
    }
  if (!best) return null;
  const value = written(table, "offerTrade", seatRef(best.to), { ...best, until: "cycleEnd" });
  return value && { act: "offerTrade", value };
}

/** Not always the same one first: among equals the first is asked. */
function partners(position: Position): Seat[] {
  const { view, me } = position;
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (me + 1 + ((i + view.cycle) % (n - 1))) % n).filter(
    (seat) => !isFellow(position, seat),
  );
}

function* ideas(
  position: Position,
  other: Seat,
  things: readonly Ref[],
): Generator<readonly [give: Goods, want: Goods]> {
  const mine = things.filter((what) => has(position, what));
  const theirs = things.filter((what) => mayHave(position, other, what));
  for (const give of mine) {
    for (let pp = 1; pp <= MOST_PP; pp++) yield [{ [give]: 1 }, { pp }];
    for (const want of theirs) if (want !== give) yield [{ [give]: 1 }, { [want]: 1 }];
  }
  for (const want of theirs) for (let pp = 1; pp <= MOST_PP; pp++) yield [{ pp }, { [want]: 1 }];
}

function has({ own, player }: Position, what: Ref): boolean {
  const held: Readonly<Record<Ref, number>> = {
    ...own.affinities,
    ...own.agents,
    assassinToken: player.assassinTokens,
    spyToken: player.spyTokens,
  };
  return (held[what] ?? 0) > 0;
}

/** Tokens that lie open are seen; an Emissary is not asked for, it is gone where it would be sent. */
function mayHave({ view }: Position, seat: Seat, what: Ref): boolean {
  const { assassinTokens, spyTokens } = view.players[seat]!;
  if (what === "assassinToken") return assassinTokens > 0;
  if (what === "spyToken") return spyTokens > 0;
  return what !== "emissary";
}
