import {
  amount,
  CONFIRM,
  end,
  next,
  pick,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  signature,
} from "@paravent/kernel";
import type { LeagueId } from "../content/leagues.ts";
import { raise } from "../rules/effects/raise.ts";
import { rankOrder } from "../rules/effects/rank.ts";
import { delta, setting } from "../rules/effects/stats.ts";
import { READY } from "../rules/ready.ts";
import { asks, asksTogether, type DiktatRules, type Facts, procedure, seatRef } from "../rules/write.ts";
import { boardOf, leagueOf } from "./state/membership.ts";

/** What the request came to: nothing, because it could not be paid. */
export const UNFUNDED = "unfunded";

const FOR = "for";
const AGAINST = "against";
const ACCEPT = "accept";
const OPPOSE = "oppose";

/**
 * Why a player cannot ask for another's exclusion. DK-RUL-125: it must be paid in full; where a third member might
 * share, that is seen only when it has been asked, and once.
 */
export function whyNotExclude(s: Facts, seat: Seat, target: Seat): Refusal | null {
  const board = leagueOf(s, seat);
  if (!board) return refuse("inNoLeague", "DK-LG-EXCL-01");
  if (target === seat || !board.members.includes(target)) return refuse("noFellow", "DK-LG-EXCL-01");
  if (s.leagues!.accused.includes(target)) return refuse("exclusionAskedAlready", "DK-RUL-93");
  const [cost, has] = [board.level, s.players[seat]!.pp];
  const isAlone = board.members.length < 3 || s.leagues!.overreached.includes(seat);
  return isAlone && has < cost ? refuse("cannotPayLeague", "DK-RUL-125", { cost, has }) : null;
}

export const excludable = (s: Facts, seat: Seat): Ref[] =>
  (leagueOf(s, seat)?.members ?? []).filter((one) => whyNotExclude(s, seat, one) === null).map(seatRef);

interface Excluding {
  league: LeagueId;
  asker: Seat;
  target: Seat;
  /** Members still to be asked for a share. */
  payers: Seat[];
  /** How the fists have decided. */
  excluded: boolean;
}

type Request = Pick<Excluding, "league" | "asker" | "target">;

/** A request for exclusion, from the payment to the outcome (LX.1 to LX.5). */
export const exclusion = procedure(signature<Request, typeof UNFUNDED | null, Excluding>("diktat/exclusion"), {
  ask(g, f) {
    const { league, asker, target } = f;
    g.emit({ type: "exclusionAsked", league, asker, target });
    f.payers = boardOf(g.facts, league).members.filter((seat) => seat !== asker && seat !== target);
    return next(f.payers.length > 0 ? "share" : "fund");
  },

  /** LX.1, DK-LG-EXCL-02: other members may add their share. */
  share: asks({
    subject: "diktat/exclusionShare",
    rule: "DK-LG-EXCL-02",
    of: (s, f) => rankOrder(s, f.payers)[0]!,
    what: (s, f, seat) => amount(0, Math.min(owed(s, f), s.players[seat]!.pp)),
    then(g, f, pp, seat) {
      if (pp > 0) g.emit({ type: "exclusionFunded", seat, pp });
      f.payers = f.payers.filter((one) => one !== seat);
      return next(f.payers.length > 0 && owed(g.facts, f) > 0 ? "share" : "fund");
    },
  }),

  /** DK-LG-EXCL-01, DK-RUL-125: the one who asks pays the rest, or has not asked. */
  fund(g, f) {
    const pp = owed(g.facts, f);
    if (g.facts.players[f.asker]!.pp < pp) return conclude(g, f, false, true);
    if (pp > 0) g.emit({ type: "exclusionFunded", seat: f.asker, pp });
    return next("answer");
  },

  /** LX.2. */
  answer: asks({
    subject: "diktat/exclusionAnswer",
    rule: "DK-LG-EXCL-03",
    of: (_, f) => f.target,
    what: () => pick([ACCEPT, OPPOSE]),
    then(g, f, [answer], seat) {
      if (answer === ACCEPT) return conclude(g, f, true);
      g.emit({ type: "exclusionOpposed", seat });
      return next("ready");
    },
  }),

  /** The boundary before the fists is held open: a Debt may be taken here, not later (section 3.5). */
  ready: asksTogether({
    subject: READY,
    rule: "DK-LG-EXCL-03",
    of: (s, f) => boardOf(s, f.league).members,
    what: () => CONFIRM,
    then: () => next("fists"),
  }),

  /** LX.3, DK-LG-EXCL-03: all members, the target among them; secret and simultaneous. */
  fists: asksTogether({
    subject: "diktat/leagueFist",
    rule: "DK-LG-EXCL-03",
    inside: true,
    of: (s, f) => boardOf(s, f.league).members,
    what: (s, _, seat) => amount(0, s.players[seat]!.pp),
    then(g, _, answers) {
      for (const { seat, value } of answers) g.emit({ type: "fistClosed", seat, pp: value });
      return next("declare");
    },
  }),

  /** LX.4, DK-LG-EXCL-04: in Rank order, one by one, with the fists still closed. */
  declare: asks({
    subject: "diktat/leagueDeclare",
    rule: "DK-LG-EXCL-04",
    inside: true,
    of: (s, f) => undeclared(s, f)[0]!,
    what: () => pick([FOR, AGAINST]),
    then(g, f, [side], seat) {
      g.emit({ type: "leagueDeclared", seat, for: side === FOR });
      return undeclared(g.facts, f).length > 0 ? next("declare") : reveal(g, f);
    },
  }),

  outcome: (g, f) => conclude(g, f, f.excluded),
});

/** What is still to be set aside: the League's level in all. */
function owed(s: Facts, { league }: Readonly<Excluding>): number {
  return s.leagues!.exclusion!.payments.reduce((left, { pp }) => left - pp, boardOf(s, league).level);
}

function undeclared(s: Facts, { league }: Readonly<Excluding>): Seat[] {
  const { declared } = s.leagues!.exclusion!;
  return rankOrder(s, boardOf(s, league).members).filter((seat) => !declared.some((one) => one.seat === seat));
}

/**
 * LX.5, DK-LG-EXCL-05: all fists are discarded; the side with more PP wins, on a tie that of the highest Rank. It is a
 * Power Struggle like others: elements that speak of one work here too.
 */
function reveal(g: DiktatRules, f: Excluding) {
  const { fists, declared } = g.facts.leagues!.exclusion!;
  const isFor = (seat: Seat): boolean => declared.find((one) => one.seat === seat)!.for;
  const worth = ({ seat, pp }: { seat: Seat; pp: number }): number => pp + delta(g.facts, seat, "struggleBid");
  const balance = fists.reduce((sum, fist) => sum + (isFor(fist.seat) ? worth(fist) : -worth(fist)), 0);
  const members = rankOrder(g.facts, boardOf(g.facts, f.league).members);
  const decisive = members.find((seat) => setting(g.facts, seat, "struggleTie") === "win") ?? members[0]!;
  f.excluded = balance === 0 ? isFor(decisive) : balance > 0;
  g.emit({ type: "fistsRevealed", fists: fists.map(({ seat, pp }) => ({ seat, pp })) });
  for (const { seat, pp } of fists)
    if (pp > 0) g.emit({ type: "paid", from: seat, to: null, pp, rule: "DK-LG-EXCL-05" });
  return raise(g, "struggleResolved", {}, "outcome");
}

/** DK-LG-EXCL-06, DK-RUL-93: the target has the payment, or those who set it aside have it back. */
function conclude(g: DiktatRules, { league, target }: Excluding, excluded: boolean, unfunded = false) {
  const pp = g.facts.leagues!.exclusion!.payments.reduce((sum, paid) => sum + paid.pp, 0);
  g.emit({ type: "exclusionEnded", league, target, excluded, pp, unfunded });
  return end(unfunded ? UNFUNDED : null);
}
