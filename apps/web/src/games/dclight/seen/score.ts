import type { Seat } from "@paravent/kernel";
import { type Seen, secretsOf } from "./seen.ts";

/** The points of a player as the reader can count them, and how many of them no rival sees. */
export interface Score {
  readonly vp: number;
  readonly hidden: number;
}

/** DC-INFO-02: trophies lie face down and count all the same; their owner knows what they are worth. */
export function scoreOf(seen: Seen, seat: Seat): Score {
  const last = seen.game.final?.ranking.find((entry) => entry.seat === seat);
  if (last) return { vp: last.vp, hidden: 0 };
  const { openVp } = seen.player(seat);
  const trophies = secretsOf(seen, seat)?.trophies;
  if (!trophies) return { vp: openVp, hidden: 0 };
  const worth = [
    ...trophies.creatures.map((creature) => seen.lexicon.creature(creature)?.vp ?? 0),
    ...trophies.buildings.map(({ as }) => seen.lexicon.card(as)?.vp ?? 0),
  ];
  const hidden = worth.reduce((sum, vp) => sum + vp, 0);
  return { vp: openVp + hidden, hidden: seen.game.opened ? 0 : hidden };
}
