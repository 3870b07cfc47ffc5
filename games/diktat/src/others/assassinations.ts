import { end, next, pick, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { pileOfOthers } from "../model/base/piles.ts";
import type { Pile } from "../model/facts.ts";
import type { SectorId } from "../names/names.ts";
import type { PawnRef } from "../names/refs.ts";
import * as calls from "../rules/calls/placing.ts";
import { raise } from "../rules/effects/raise.ts";
import { delta } from "../rules/effects/stats.ts";
import {
  announceVictim,
  discardVictim,
  goesOn,
  nameVictim,
  revealVictim,
  settleEmissary,
} from "../rules/manoeuvres/assassinate.ts";
import { hidesBottom } from "../rules/manoeuvres/spy.ts";
import { after, asks, type DiktatRules, type Facts, numberIn, pawnRef, procedure, STOP } from "../rules/write.ts";
import { strengthOfOthers } from "./state/piles.ts";

/**
 * DK-OTH-KILL-01: the player to the left makes an Assassinate Manoeuvre for the Others against the pile just placed. It
 * is nobody's turn and spends no Manoeuvre pawn (DK-RUL-74).
 */
export const othersAssassinations = procedure(calls.othersAssassinations, {
  /** DK-RUL-75: left of the owner of the pile, who is active for what placed it. */
  begin(g, f) {
    const n = assassins(g.facts, f.by, f.sector);
    if (!isThere(g.facts, f) || pileOfOthers(g.facts, f.sector) === null || n === 0) return end();
    f.acting = (f.by + 1) % g.facts.players.length;
    f.done = 0;
    g.emit({
      type: "othersAssassinationBegan",
      seat: f.acting,
      target: f.by,
      pile: f.pile,
      sector: f.sector,
      assassins: n,
    });
    f.depth = g.facts.others!.acting.length;
    // DK-RUL-19, -108: what waits for an Assassinate Manoeuvre acts, and belongs to the placing like all of this.
    return raise(g, "assassinateStarted", { by: f.acting, atOnce: true }, "start");
  },

  start: (g, f) => next(victims(g.facts, f).length > 0 ? "first" : "over"),

  /** DK-RUL-108: at once; nothing of anybody comes before it. */
  first: asks({
    subject: "diktat/othersVictim",
    rule: "DK-OTH-KILL-01",
    inside: true,
    of: (_, f) => f.acting,
    what: (s, f) => pick(victims(s, f)),
    then: (g, f, [pawn]) => name(g, f, pawn),
  }),

  /** DK-RUL-74: one is due; then stopping is allowed. DK-RUL-109: a pile that has gone is attacked no more. */
  again(g, f) {
    return next(furtherVictims(g.facts, f).length > 0 ? "more" : "over");
  },

  more: after(
    "aim",
    asks({
      subject: "diktat/othersVictim",
      rule: "DK-OTH-KILL-01",
      retreat: "again",
      of: (_, f) => f.acting,
      what(s, f) {
        const targets = furtherVictims(s, f);
        return pick(targets.length > 0 && f.done > 0 ? [...targets, STOP] : targets);
      },
      then: (g, f, [pawn]) => (pawn === STOP ? next("over") : name(g, f, pawn)),
    }),
  ),

  named: (g, f) => announceVictim(g, f.acting, f.aim, "reveal"),

  reveal: after("victimNamed", (g, f) => {
    // Shielded: the pawn stays hidden and the Assassination is spent.
    if (!goesOn(g.facts, f.aim, "aimedAt")) return next("again");
    // DK-RUL-109: a pile that has left keeps the pawn; one that has left its pile is out of reach (DK-RUL-74).
    const revealed = revealVictim(g, f.acting, "outcome", target(g.facts, f) ? [f.pile] : []);
    if (revealed) return revealed;
    f.done--;
    return next("again");
  }),

  /**
   * DK-OTH-KILL-03, DK-RUL-73: a Guard ends it and brings its owner PP of the supply; whoever acts never pays. In all else
   * an Assassinate Manoeuvre: the bounty for an Emissary is theirs, and a fellow's costs their League (DK-RUL-99).
   */
  outcome: after("victimRevealed", (g, f) => {
    if (!goesOn(g.facts, f.aim, "victim")) return next("again");
    const { owner, pawn } = g.facts.victim!;
    const isGuard = pawn.kind === "guard";
    return discardVictim(g, f.acting, isGuard ? "over" : "again", () => {
      if (pawn.kind === "emissary") settleEmissary(g, f.acting, owner, { bounty: null, manoeuvre: true });
      const n = packOf(g.facts).constants.guardPenalty + delta(g.facts, owner, "guardFee");
      if (isGuard) g.emit({ type: "gained", seat: owner, what: "pp", n, rule: "DK-OTH-KILL-03" });
    });
  }),

  over(g) {
    g.emit({ type: "othersAssassinationEnded" });
    return end();
  },
});

/** DK-OTH-KILL-02, DK-RUL-72: as many as pawns of the Others and Corruption tokens there, less what an element takes away. */
export function assassins(s: Facts, target: Seat, sector: SectorId): number {
  return Math.max(0, strengthOfOthers(s, sector) + delta(s, target, "othersAssassins"));
}

const isThere = (s: Facts, f: Readonly<calls.Attacking>): boolean =>
  s.piles.some(({ id, sector }) => id === f.pile && sector === f.sector);

/** The attacked pile, unless it has left (DK-RUL-109). */
function target(s: Facts, { pile, depth }: Readonly<calls.Attacking>): Pile | null {
  return s.others!.acting[depth - 1]!.lost ? null : (s.piles.find(({ id }) => id === pile) ?? null);
}

/** DK-RUL-74: pawns of that pile alone. */
function victims(s: Facts, f: Readonly<calls.Attacking>): PawnRef[] {
  const pawns = target(s, f)?.pawns ?? [];
  const last = pawns.length > 1 && hidesBottom(s, f.by) ? pawns.length - 1 : pawns.length;
  return pawns.slice(0, last).map(({ id }) => pawnRef(id));
}

/** After the first: as long as there are assassins, who may be moved away meanwhile. */
const furtherVictims = (s: Facts, f: Readonly<calls.Attacking>): PawnRef[] =>
  f.done < assassins(s, f.by, f.sector) ? victims(s, f) : [];

function name(g: DiktatRules, f: calls.Attacking, pawn: PawnRef) {
  f.done++;
  f.aim = nameVictim(g, f.acting, numberIn(pawn));
  return next("named");
}
