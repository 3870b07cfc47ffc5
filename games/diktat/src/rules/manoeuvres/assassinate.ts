import { become, end, next, pick, type Ref, refuse, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { punishTreason } from "../../leagues/treason.ts";
import { findPawn } from "../../model/base/piles.ts";
import { revealedOf } from "../../model/base/victims.ts";
import { type Agent, OTHERS, type SectorId } from "../../names/names.ts";
import { refersTo } from "../../names/read-ref.ts";
import * as calls from "../calls/manoeuvres.ts";
import { pilesWithin } from "../count.ts";
import { pileOf, sendSleeperHome } from "../effects/piles.ts";
import { isAwaited, raise } from "../effects/raise.ts";
import { delta, setting } from "../effects/stats.ts";
import { payCompulsory } from "../power-points.ts";
import { after, asks, type DiktatRules, type Facts, nameIn, numberIn, procedure, STOP } from "../write.ts";
import { victims, whyNotKill } from "./victims.ts";

const FIRST_IS_DUE = refuse("firstIsDue", "DK-RUL-17");

/** Whether the Assassination goes on: its pawn has neither been shielded before it was revealed nor rescued after. */
export const goesOn = (s: Facts, { depth }: calls.Aiming, stage: "aimedAt" | "victim"): boolean =>
  s[stage] !== null && s.suspended.length === depth;

/** Manoeuvre 3: one Assassination, plus up to one per Assassin token, one after another (DK-MAN-KILL-01). */
export const assassinate = procedure(calls.assassinate, {
  begin: (_, f) => become(calls.assassinations, assassinating(f.by)),
});

export const assassinating = (by: Seat): calls.Killing => ({
  by,
  most: 1,
  tokens: true,
  piles: null,
  bounty: null,
  manoeuvre: true,
});

/** Assassinations one after another, by the Manoeuvre or by an effect. */
export const assassinations = procedure(calls.assassinations, {
  begin: (g, f) =>
    f.manoeuvre && isAwaited(g.facts, "assassinateStarted")
      ? raise(g, "assassinateStarted", { by: f.by }, "again")
      : killAgain(g, f),

  again: killAgain,

  /** After the last of them: a token received here adds one, as a Spy token does after the last look. */
  spent: after("killed", (g, f) => (mayKillMore(g.facts, f) ? whileVictims(g, f) : end())),

  /** AS.n.1. The first is due (DK-RUL-17), the others may be declined (DK-MAN-KILL-08). */
  target: after(
    "aim",
    asks({
      subject: "diktat/chooseVictim",
      rule: "DK-MAN-KILL-02",
      inside: (_, f) => f.atOnce === true && !f.done && !f.aim,
      of: (_, f) => f.by,
      what(s, f) {
        // An Assassin token given away meanwhile takes its Assassination with it (DK-RUL-16).
        const targets = mayKillMore(s, f) ? targetsOf(s, f) : [];
        // With one done the Manoeuvre is carried out, even if nobody is left to kill (section 3.7).
        if (f.done) targets.push(STOP);
        return pick(targets);
      },
      closed: (s, f) => ({ ...whyNotKill(s, f.by), ...(f.done ? {} : { [STOP]: FIRST_IS_DUE }) }),
      then(g, f, [target]) {
        if (target === STOP) return end();
        f.done = (f.done ?? 0) + 1;
        if (refersTo(target, "sleeper")) {
          killSleeper(g, f.by, numberIn(target));
          return next("again");
        }
        if (refersTo(target, "corruption")) {
          // DK-RUL-76: it goes to the supply, and that is all.
          g.emit({ type: "corruptionKilled", seat: f.by, sector: nameIn(target) as SectorId });
          return next("again");
        }
        f.aim = nameVictim(g, f.by, numberIn(target));
        // Between naming and reveal: what protects a pawn unseen acts here.
        return announceVictim(g, f.by, f.aim, "reveal");
      },
    }),
  ),

  /** AS.n.2, DK-MAN-KILL-04: the pawn is revealed to everybody and leaves its pile. A pawn no longer there is lost to it. */
  reveal: after("victimNamed", (g, f) => {
    // Shielded: the pawn stays hidden and the Assassination is spent.
    if (!goesOn(g.facts, f.aim!, "aimedAt")) return next("again");
    return revealVictim(g, f.by, "outcome", reachOf(g.facts, f)) ?? nameAnother(f);
  }),

  /** AS.n.3: Citizen nothing, Emissary 3 PP, Guard 2 PP to its owner and the end (DK-MAN-KILL-05 to -07). */
  outcome: after("victimRevealed", (g, f) => {
    // DK-RUL-21: a rescued pawn is back in its pile; the attempt is spent, the Manoeuvre goes on.
    if (!goesOn(g.facts, f.aim!, "victim")) return next("again");
    const { owner, pawn } = g.facts.victim!;
    return discardVictim(g, f.by, pawn.kind === "guard" ? "guard" : "again", () => {
      if (pawn.kind === "emissary") settleEmissary(g, f.by, owner, f);
      if (pawn.kind === "guard") {
        payForGuard(g, f.by, owner);
        f.guards = (f.guards ?? 0) + 1;
      }
    });
  }),

  /** DK-MAN-KILL-07: remaining Assassinations are lost, unless an element lets one Guard pass. */
  guard(g, f) {
    const ignored = setting(g.facts, f.by, "guardsIgnored");
    return f.manoeuvre && typeof ignored === "number" && f.guards! <= ignored ? next("again") : end();
  },
});

/** DK-RUL-16: Assassin tokens are counted anew before each. */
function killAgain(g: DiktatRules, f: calls.Killing) {
  if (mayKillMore(g.facts, f)) return whileVictims(g, f);
  return f.tokens ? next("spent") : end();
}

function mayKillMore(s: Facts, { by, most, tokens, done = 0 }: Readonly<calls.Killing>): boolean {
  return done < most + (tokens ? s.players[by]!.assassinTokens : 0);
}

/** With none done, nobody left to kill leads back to another choice (DK-SEQ-05); with one done, it is over. */
const whileVictims = (g: DiktatRules, f: calls.Killing) =>
  !f.done || targetsOf(g.facts, f).length > 0 ? next("target") : end();

const targetsOf = (s: Facts, f: Readonly<calls.Killing>): Ref[] => victims(s, f.by, reachOf(s, f));

/** Piles in reach; null: all. */
function reachOf(s: Facts, { piles, within }: Readonly<calls.Killing>): readonly number[] | null {
  return within ? pilesWithin(s, piles!, within) : piles;
}

/** DK-SEQ-05: the named pawn has left the board, or the reach of the effect; the Assassination is not spent and another victim may be named. */
function nameAnother(f: calls.Killing) {
  f.done!--;
  return next(f.done! > 0 ? "again" : "target");
}

/** AS.n.1: somebody points at a pawn. */
export function nameVictim(g: DiktatRules, seat: Seat, pawn: number): calls.Aiming {
  const { pile, position } = findPawn(g.facts, pawn)!;
  g.emit({ type: "victimNamed", seat, pawn, owner: pile.owner, sector: pile.sector, position });
  return { pawn, depth: g.facts.suspended.length };
}

/** What protects a pawn unseen acts now. */
export function announceVictim<const S extends string>(g: DiktatRules, by: Seat, { pawn }: calls.Aiming, then: S) {
  const { owner, sector } = g.facts.aimedAt!;
  return raise(g, "assassinationTarget", { by, victim: owner, sector, ...pileOfPawn(g.facts, pawn) }, then);
}

/** AS.n.2; null when the pawn has left the board meanwhile, or the piles in reach. */
export function revealVictim<const S extends string>(
  g: DiktatRules,
  by: Seat,
  then: S,
  reach: readonly number[] | null = null,
) {
  const { pawn } = g.facts.aimedAt!;
  const found = findPawn(g.facts, pawn);
  if (!found || reach?.includes(found.pile.id) === false) {
    g.emit({ type: "victimLost", seat: by, pawn });
    return null;
  }
  const { id, kind } = found.pile.pawns[found.position - 1]!;
  const { owner, sector } = found.pile;
  g.emit({ type: "victimRevealed", seat: by, pawn: id, owner, sector, kind });
  return raise(g, "assassinationReveal", eventOf(g.facts, by), then);
}

/** AS.n.3: the pawn is discarded, its kind has its price, and what waits for that acts. */
export function discardVictim<const S extends string>(g: DiktatRules, by: Seat, then: S, settle: () => void) {
  const { owner, sector, pawn, pile } = g.facts.victim!;
  const event = eventOf(g.facts, by);
  // With the last pawn that could have come back to it the pile is gone for good.
  const home = g.facts.emptied.find(({ id }) => id === pile);
  if (home && revealedOf(g.facts, pile).length === 1) sendSleeperHome(g, home);
  g.emit({ type: "victimDiscarded", owner, sector, kind: pawn.kind });
  settle();
  return raise(g, "assassinationDone", event, then);
}

/** DK-MAN-KILL-06: the bounty comes from the supply. DK-LG-EFF-03: in the Manoeuvre a fellow's Emissary costs a level. */
export function settleEmissary(
  g: DiktatRules,
  by: Seat,
  owner: Seat,
  { bounty, manoeuvre }: Pick<calls.Killing, "bounty" | "manoeuvre">,
): void {
  const n = bounty ?? packOf(g.facts).constants.emissaryBounty;
  g.emit({ type: "gained", seat: by, what: "pp", n, rule: "DK-MAN-KILL-06" });
  if (g.facts.leagues !== null && manoeuvre) punishTreason(g, by, owner);
}

/**
 * The killer pays the penalty, and what an element of the owner adds to it. An element that says what its holder pays for
 * a Guard says it of the whole sum: who pays no PP is free of what others would add (DK-META-01).
 */
function payForGuard(g: DiktatRules, by: Seat, owner: Seat): void {
  const set = setting(g.facts, by, "guardPenalty");
  // DK-OTH-PILE-04: an Abomination is paid for to the supply.
  if (owner === OTHERS) payCompulsory(g, by, null, penalty(g.facts, by, set), "DK-OTH-PILE-04");
  else {
    const fee = typeof set === "number" ? 0 : delta(g.facts, owner, "guardFee");
    payCompulsory(g, by, owner, penalty(g.facts, by, set) + fee, "DK-MAN-KILL-07");
  }
}

function penalty(s: Facts, by: Seat, set: ReturnType<typeof setting>): number {
  return Math.max(0, typeof set === "number" ? set : packOf(s).constants.guardPenalty + delta(s, by, "guardPenalty"));
}

function killSleeper(g: DiktatRules, seat: Seat, pile: number): void {
  const { owner, sector } = pileOf(g.facts, pile);
  g.emit({ type: "sleeperKilled", seat, pile, owner, sector });
}

function eventOf(s: Facts, by: Seat) {
  const { owner, sector, pawn, pile } = s.victim!;
  return { by, victim: owner, sector, pile, pawn: pawn.kind as Agent };
}

function pileOfPawn(s: Facts, pawn: number): { pile?: number; sector?: SectorId } {
  const found = findPawn(s, pawn);
  return found ? { pile: found.pile.id } : {};
}
