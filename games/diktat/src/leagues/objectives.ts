import { call, end, next, pick, type Seat, signature } from "@paravent/kernel";
import type { LeagueId, Reward } from "../content/leagues.ts";
import type { Affinity } from "../names/names.ts";
import { gainAffinities } from "../rules/effects/calls.ts";
import { affinitiesLeft } from "../rules/effects/candidates.ts";
import { rankOrder } from "../rules/effects/rank.ts";
import { allHold } from "../rules/effects/stats.ts";
import type { EventNames } from "../rules/effects/using.ts";
import { asks, type DiktatRules, type Facts, numberIn, procedure, seatRef } from "../rules/write.ts";
import { cellAbove } from "./state/levels.ts";
import { boardOf, leagueOf, printedOn } from "./state/membership.ts";

/** The League that rises by what its member has just taken as a Trophy; null: none does. */
export function risingBy(s: Facts, seat: Seat, event: EventNames): LeagueId | null {
  const board = leagueOf(s, seat);
  if (!board || cellAbove(s, board) === board.level) return null;
  const { objective } = printedOn(s, board.id);
  const using = { owner: seat, element: "", effect: 0, acting: seat, event, bound: {} };
  return allHold(s, using, objective.if) ? board.id : null;
}

interface Rising {
  league: LeagueId;
  /** The member who made it rise. */
  by: Seat;
  /** Rewards of the cell reached, still to be given. */
  rewards: Reward[];
  /** What is due to whom. */
  due: { seat: Seat; res: Reward["res"]; n: number }[];
}

/** DK-LG-OBJ-01 to -03: the League rises, and its members have the reward of the cell reached. */
export const leagueRise = procedure(signature<Pick<Rising, "league" | "by">, null, Rising>("diktat/leagueRise"), {
  rise(g, f) {
    const board = boardOf(g.facts, f.league);
    const to = cellAbove(g.facts, board);
    g.emit({ type: "leagueRose", league: f.league, by: f.by, from: board.level, to });
    f.rewards = [...printedOn(g.facts, f.league).cells[to - 1]!.reward];
    f.due = [];
    return next("reward");
  },

  /** Each member the whole of it, or equal parts; then what is left over. */
  reward(g, f) {
    const reward = f.rewards[0];
    if (!reward) return end();
    const members = rankOrder(g.facts, boardOf(g.facts, f.league).members);
    const n = isForEach(g.facts, f.league) ? reward.n : Math.floor(reward.n / members.length);
    f.due = n > 0 ? members.map((seat) => ({ seat, res: reward.res, n })) : [];
    return surplus(g.facts, f) > 0 ? next("split") : next("give");
  },

  /** DK-LG-OBJ-02, DK-RUL-126: as evenly as can be, so nobody has two of what is left over. */
  split: asks({
    subject: "diktat/rewardSplit",
    rule: "DK-LG-OBJ-02",
    of: (_, f) => f.by,
    what(s, f) {
      const left = surplus(s, f);
      return pick(rankOrder(s, boardOf(s, f.league).members).map(seatRef), left, left);
    },
    then(g, f, shares) {
      const { res } = f.rewards[0]!;
      // In an order of their own: that in which they were picked is for nobody to know.
      for (const seat of shares.toSorted().map(numberIn)) {
        const share = f.due.find((one) => one.seat === seat);
        if (share) share.n++;
        else f.due.push({ seat, res, n: 1 });
      }
      return give(g, f);
    },
  }),

  give,
});

const isForEach = (s: Facts, league: LeagueId): boolean =>
  printedOn(s, league).cells[boardOf(s, league).level - 1]!.each;

function surplus(s: Facts, { league, rewards }: Readonly<Rising>): number {
  return isForEach(s, league) ? 0 : rewards[0]!.n % boardOf(s, league).members.length;
}

function give(g: DiktatRules, f: Rising) {
  for (let one = f.due.shift(); one !== undefined; one = f.due.shift()) {
    const ask = receive(g, one.seat, one.res, one.n);
    if (ask) return ask;
  }
  f.rewards.shift();
  return next("reward");
}

/** DK-RUL-94: rewards count against no limit. A type of Affinity with no token left is replaced by one of choice. */
function receive(g: DiktatRules, seat: Seat, res: Reward["res"], n: number) {
  switch (res) {
    case "vp":
      g.emit({ type: "vpGained", seat, n });
      return null;
    case "affinityPolitics":
    case "affinityPeople":
    case "affinityArtefact": {
      const type = res.slice("affinity".length).toLowerCase() as Affinity;
      const left = Math.min(n, affinitiesLeft(g.facts, type));
      if (left > 0)
        g.emit({ type: "affinityGained", seat, tokens: new Array<Affinity>(left).fill(type), secret: false });
      const short = { token: type, than: 1 };
      return left < n ? call(gainAffinities, { seat, n: n - left, element: null, short }, "give") : null;
    }
    default:
      g.emit({ type: "gained", seat, what: res, n, rule: "DK-LG-OBJ-02" });
      return null;
  }
}
