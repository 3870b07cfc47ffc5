import type { BotAction } from "@paravent/bots";
import type { Ref, Seat, TableView } from "@paravent/kernel";
import type { Goods } from "../model/base/goods.ts";
import { AFFINITIES, type Affinity } from "../names/names.ts";
import { seatRef } from "../names/refs.ts";
import { isGood, mostPp, weighedBy } from "./bargains.ts";
import { changeBy, ppPrice } from "./holdings.ts";
import { isFellow } from "./leagues.ts";
import type { Position } from "./position.ts";
import { hasOffered, written } from "./trades.ts";

/** Both must gain this much by what is known: what lies behind the other's screen may spoil it. */
const WORTH_ASKING = 0.08;

/** Sums of the same numbers in another order differ by less than this. */
const ROUNDING = 1e-9;

/** PP that come with an idea: got, or paid where they are below zero. */
const GOT: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
const PAID: readonly number[] = GOT.map((pp) => -pp);
const NONE: readonly number[] = [0];

/** Of each idea at most one thing changes hands either way, or one for PP: larger bargains are left to people. */
interface Idea {
  /** The things that this player must have for it, and the other. */
  readonly gives: Ref | null;
  readonly asks: Ref | null;
  readonly give: Goods;
  readonly want: Goods;
  readonly pp: readonly number[];
}

const LASTING = ideasWith(AFFINITIES);
/** What is gone at the End of Cycle (DK-EOC-02): who has no use for it any more sells it. */
const PASSING = ideasWith(["emissary", "assassinToken", "spyToken"]);

/** Each of these things for PP, or for another of them. */
function ideasWith(things: readonly Ref[]): readonly Idea[] {
  const found: Idea[] = [];
  const note = (gives: Ref | null, asks: Ref | null, pp: readonly number[]): void => {
    found.push({ gives, asks, give: one(gives), want: one(asks), pp });
  };
  for (const gives of things) {
    note(gives, null, GOT);
    for (const asks of things) if (asks !== gives) note(gives, asks, NONE);
  }
  for (const asks of things) note(null, asks, PAID);
  return found;
}

function one(what: Ref | null): Goods {
  return what === null ? {} : { [what]: 1 };
}

/** An idea that this player can offer, and what it changes for it, without PP: the same whoever the other is. */
interface Chance {
  readonly idea: Idea;
  mine: number | null;
}

/**
 * Offers a trade by which both would gain. At most twice a Cycle, what lasts before the second Manoeuvre and what does not
 * before the last, and never while another offer waits.
 */
export function proposeTrade(position: Position, table: TableView<unknown>): BotAction | null {
  const { view, player, own } = position;
  const { manoeuvrePawns } = player;
  if (view.players.length < 3 || hasOffered(position)) return null;
  const ideas = manoeuvrePawns === 1 ? PASSING : manoeuvrePawns === view.manoeuvresPerCycle - 1 ? LASTING : null;
  if (!ideas) return null;
  const price = ppPrice(position);
  const chances = chancesAmong(position, ideas);
  let best: { to: Seat; idea: Idea; pp: number; worth: number } | null = null;
  for (const to of partners(position)) {
    const purse = mostPp(position, to);
    for (const chance of chances) {
      const { idea } = chance;
      if (idea.asks !== null && !mayHave(position, to, idea.asks)) continue;
      chance.mine ??= changeBy(position, position.me, idea.want, idea.give);
      const { mine } = chance;
      // What the other has of it only takes from what one has oneself: with the most PP there can be, it must be enough.
      const most = idea.pp === GOT ? Math.min(GOT.length, purse) : idea.pp[0]!;
      if (mine + most * price < (best?.worth ?? WORTH_ASKING) - ROUNDING) continue;
      const theirs = changeBy(position, to, idea.give, idea.want);
      // PP move what is gained from one to the other: neither can have more than half of it and the other as much.
      if ((mine + theirs) / 2 < (best?.worth ?? WORTH_ASKING) - ROUNDING) continue;
      for (const pp of idea.pp) {
        if (-pp > own.pp || pp > purse) continue;
        const weighed = weighedBy(position, to, mine + pp * price, theirs - pp * price);
        const worth = Math.min(weighed.forMe, weighed.forThem);
        if (worth > (best?.worth ?? WORTH_ASKING) && isGood(position, weighed)) best = { to, idea, pp, worth };
      }
    }
  }
  if (!best) return null;
  const { give, want } = withPp(best.idea, best.pp);
  const value = written(table, "offerTrade", seatRef(best.to), { give, want, until: "cycleEnd" });
  return value && { act: "offerTrade", value };
}

/** Not always the same one first: among equals the first is asked. */
function partners(position: Position): Seat[] {
  const { view, me } = position;
  const n = view.players.length;
  const found: Seat[] = [];
  for (let i = 0; i < n - 1; i++) {
    const seat = (me + 1 + ((i + view.cycle) % (n - 1))) % n;
    if (!isFellow(position, seat)) found.push(seat);
  }
  return found;
}

function chancesAmong(position: Position, ideas: readonly Idea[]): Chance[] {
  const found: Chance[] = [];
  for (const idea of ideas) if (idea.gives === null || has(position, idea.gives)) found.push({ idea, mine: null });
  return found;
}

function withPp({ give, want }: Idea, pp: number): { give: Goods; want: Goods } {
  if (pp === 0) return { give, want };
  return pp > 0 ? { give, want: { ...want, pp } } : { give: { ...give, pp: -pp }, want };
}

function has({ own, player }: Position, what: Ref): boolean {
  if (what === "assassinToken") return player.assassinTokens > 0;
  if (what === "spyToken") return player.spyTokens > 0;
  return (what === "emissary" ? own.agents.emissary : own.affinities[what as Affinity]) > 0;
}

/** Tokens that lie open are seen; an Emissary is not asked for, it is gone where it would be sent. */
function mayHave({ view }: Position, seat: Seat, what: Ref): boolean {
  const { assassinTokens, spyTokens } = view.players[seat]!;
  if (what === "assassinToken") return assassinTokens > 0;
  if (what === "spyToken") return spyTokens > 0;
  return what !== "emissary";
}
