import { amount, CONFIRM, call, end, mapped, next, type Seat } from "@paravent/kernel";
import { type Agent, OTHERS, type SectorId } from "../../names/names.ts";
import { canOthersTake, leaveSector, othersHold, takeForOthers } from "../../others/conquest.ts";
import { settleBoundary } from "../../politics/oaths/settling.ts";
import * as calls from "../calls/phases.ts";
import { takeTrophy } from "../calls/possessions.ts";
import { sendSleeperHome } from "../effects/piles.ts";
import { raise } from "../effects/raise.ts";
import { rankOrder } from "../effects/rank.ts";
import { delta, setting } from "../effects/stats.ts";
import { strength } from "../effects/strength.ts";
import { hasTrophy, trophies, whyNoTrophy } from "../possessions/trophies.ts";
import { READY } from "../ready.ts";
import { after, asks, asksTogether, type DiktatRules, type Facts, NOTHING, procedure } from "../write.ts";
import { notePoints } from "./score.ts";

/** The Resolution of one sector: reveal, Winner and order, takes, clearing. */
export const conquest = procedure(calls.conquest, {
  /** CO.2, DK-RES-03: all pawns are turned face up; the piles cease to exist. */
  reveal(g, f) {
    const pieces = piecesIn(g.facts, f.sector);
    for (const pile of g.facts.piles) if (pile.sector === f.sector) sendSleeperHome(g, pile);
    // Woken Sleeper Agents count as Emissaries of their owner, takes included.
    const extra = mapped(g.facts.players, (_, seat) => delta(g.facts, seat, "conquestEmissaries", f.sector));
    g.emit({ type: "sectorRevealed", sector: f.sector, pieces, extra });
    return next("count");
  },

  /** CO.3, DK-RES-04 to -07, DK-RUL-65: nobody with an Emissary, one Winner, or a tie for Winner. */
  count: after("piecesRevealed", (g, f) => {
    const tied = tiedAtTop(g.facts);
    if (g.facts.others !== null && othersHold(g, f.sector, tied)) return next("clear");
    if (tied.length === 0) return next("clear");
    f.strengths = mapped(g.facts.players, (_, seat) => strength(g.facts, seat));
    if (tied.length === 1) return declareWinner(g, f, tied);
    g.emit({ type: "struggleBegan", sector: f.sector, tied });
    // DK-RUL-141: an element may win the tie without bids; the other tied players follow in Rank order.
    const favoured = tieWinner(g.facts);
    return favoured === null
      ? next("ready")
      : declareWinner(g, f, [favoured, ...tied.filter((seat) => seat !== favoured)]);
  }),

  /** The boundary before the bids is always held open: a Debt may be taken here, not later (DK-RUL-35). */
  ready: asksTogether({
    subject: READY,
    rule: "DK-RUL-35",
    of: (s) => s.conquest!.tied,
    what: () => CONFIRM,
    then: () => next("bids"),
  }),

  /** CO.3b, DK-STRUG-01: secret and simultaneous. A bidder without PP is asked too (DK-RUL-136). */
  bids: asksTogether({
    subject: "diktat/powerBid",
    rule: "DK-STRUG-01",
    inside: true,
    of: (s) => s.conquest!.tied,
    what: (s, _, seat) => amount(0, s.players[seat]!.pp),
    then(g, f, answers) {
      const bids = answers.map(({ seat, value }) => ({ seat, pp: value }));
      g.emit({ type: "bidsRevealed", bids });
      // DK-STRUG-05: all bids are discarded, winning and losing.
      for (const { seat, pp } of bids)
        if (pp > 0) g.emit({ type: "paid", from: seat, to: null, pp, rule: "DK-STRUG-05" });
      fixOrder(g, f, byBid(g.facts));
      return raise(g, "struggleResolved", { sector: f.sector }, "winner");
    },
  }),

  winner: (g, f) => raiseWinner(g, f.sector),

  takes: after("winnerDeclared", (g, f) => {
    f.at = 0;
    f.taken = false;
    return nextTake(g, f);
  }),

  nextTake,

  /** CO.4.k, DK-RUL-110: choosing, spending and obtaining are one step. DK-RUL-63: a take cannot be declined. */
  take: after(
    "beforeTake",
    asks({
      subject: "diktat/chooseTrophy",
      rule: "DK-TRO-01",
      of: (s, f) => s.conquest!.order[f.at]!,
      what: (s, f) => trophies(s, s.conquest!.order[f.at]!, f.sector),
      closed: (s, f, seat) => whyNoTrophy(s, seat, f.sector),
      then(g, f, answer, seat) {
        f.at++;
        if (answer.branch === NOTHING) return nextTake(g, f);
        f.taken = true;
        return call(takeTrophy, { seat, sector: f.sector, answer }, "nextTake");
      },
    }),
  ),

  /** A take of the Others is automatic (DK-OTH-RES-07, DK-RUL-78). */
  othersTake: after("beforeTake", (g, f) => {
    takeForOthers(g, f.sector);
    f.at++;
    f.taken = true;
    return nextTake(g, f);
  }),

  /** CO.5, DK-RES-13: all pawns of the sector are discarded. */
  clear: after("takesDone", (g, f) => {
    if (g.facts.oaths.length > 0) settleBoundary(g, "takesDone");
    if (g.facts.others !== null) leaveSector(g, f.sector);
    discardLate(g, f.sector);
    g.emit({ type: "sectorCleared", sector: f.sector });
    notePoints(g);
    return end();
  }),
});

/** Kinds of the pawns of each player present, in Rank order; those of the Others last. */
function piecesIn(s: Facts, sector: SectorId): { seat: Seat; kinds: Agent[] }[] {
  const found: { seat: Seat; kinds: Agent[] }[] = [];
  const order = rankOrder(s);
  order.push(OTHERS);
  for (const seat of order) {
    const kinds: Agent[] = [];
    let present = false;
    for (const pile of s.piles) {
      if (pile.sector !== sector || pile.owner !== seat) continue;
      present = true;
      for (const { kind } of pile.pawns) kinds.push(kind);
    }
    if (present) found.push({ seat, kinds });
  }
  return found;
}

/** DK-RES-13: piles that came while the sector was being resolved have taken no part, and go all the same. */
function discardLate(g: DiktatRules, sector: SectorId): void {
  for (const pile of g.facts.piles.filter((one) => one.sector === sector && one.owner !== OTHERS)) {
    sendSleeperHome(g, pile);
    const kinds = mapped(pile.pawns, ({ kind }) => kind);
    g.emit({ type: "pileDiscarded", seat: pile.owner, pile: pile.id, sector, kinds });
  }
}

/** DK-RES-09 to -12: in order, round after round, until no Emissary or no Trophy is left. */
function nextTake(g: DiktatRules, f: calls.Conquering) {
  const { order, emissaries } = g.facts.conquest!;
  for (;;) {
    for (; f.at < order.length; f.at++) {
      const seat = order[f.at]!;
      if (seat === OTHERS) {
        if (canOthersTake(g.facts, f.sector)) return next("othersTake");
        continue;
      }
      // DK-RUL-64: a player without an available Trophy is passed over and keeps the Emissary.
      if (emissaries[seat]! > 0 && hasTrophy(g.facts, seat, f.sector)) return next("take");
    }
    if (!f.taken) return next("clear");
    f.at = 0;
    f.taken = false;
  }
}

function declareWinner(g: DiktatRules, f: Readonly<calls.Conquering>, top: readonly Seat[]) {
  fixOrder(g, f, top);
  return raiseWinner(g, f.sector);
}

function raiseWinner(g: DiktatRules, sector: SectorId) {
  return raise(g, "winnerDeclared", { by: g.facts.conquest!.order[0]!, sector }, "takes");
}

function withEmissaries(s: Facts): Seat[] {
  const { emissaries } = s.conquest!;
  const present: Seat[] = [];
  for (let seat = 0; seat < emissaries.length; seat++) if (emissaries[seat]! > 0) present.push(seat);
  return rankOrder(s, present);
}

function tiedAtTop(s: Facts): Seat[] {
  const present = withEmissaries(s);
  if (present.length < 2) return present;
  const strengths = present.map((seat) => strength(s, seat));
  const most = Math.max(...strengths);
  return present.filter((_, i) => strengths[i] === most);
}

/** The Endless Queue: strictly more Citizens in the sector than each other tied player. */
function tieWinner(s: Facts): Seat | null {
  const { tied, pieces } = s.conquest!;
  const citizens = (seat: Seat): number =>
    pieces.reduce((n, side) => n + (side.seat === seat ? side.kinds.filter((k) => k === "citizen").length : 0), 0);
  const winner = tied.find(
    (seat) =>
      setting(s, seat, "tieBreak") === "mostCitizens" &&
      tied.every((other) => other === seat || citizens(seat) > citizens(other)),
  );
  return winner ?? null;
}

/** DK-STRUG-03, -04: by decreasing bid; equal bids to whom an element gives them, then by Rank. */
function byBid(s: Facts): Seat[] {
  const { tied, bids } = s.conquest!;
  const bid = (seat: Seat): number => bids.find((b) => b.seat === seat)!.pp + delta(s, seat, "struggleBid");
  const wins = (seat: Seat): number => (setting(s, seat, "struggleTie") === "win" ? 1 : 0);
  return rankOrder(s, tied).sort((a, b) => bid(b) - bid(a) || wins(b) - wins(a));
}

/** DK-RES-08: those at the top first, then by number of Emissaries, other ties by Rank (DK-RES-07). */
function fixOrder(g: DiktatRules, { sector, strengths }: Readonly<calls.Conquering>, top: readonly Seat[]): void {
  const rest = withEmissaries(g.facts).filter((seat) => !top.includes(seat));
  rest.sort((a, b) => strengths[b]! - strengths[a]!);
  const { vectors } = g.facts.conquest!;
  if (vectors > 0) {
    // DK-OTH-RES-06, DK-RUL-79: the Others take their place by number, before those they tie with.
    const before = rest.findIndex((seat) => strengths[seat]! <= vectors);
    rest.splice(before < 0 ? rest.length : before, 0, OTHERS);
  }
  g.emit({ type: "orderFixed", sector, order: [...top, ...rest] });
}
