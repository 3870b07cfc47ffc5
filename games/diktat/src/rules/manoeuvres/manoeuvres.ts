import { call, end, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { MANOEUVRES } from "../../names/names.ts";
import * as calls from "../calls/manoeuvres.ts";
import * as phases from "../calls/phases.ts";
import { nextSeat } from "../count.ts";
import { countsManoeuvreUses } from "../effects/limits.ts";
import { raise } from "../effects/raise.ts";
import { everySeat } from "../effects/rank.ts";
import { after, asks, type DiktatRules, type Facts, numberIn, procedure, seatRef } from "../write.ts";
import { beginManoeuvre, openManoeuvres, whyNoManoeuvre } from "./table.ts";

/** The Manoeuvres phase: one Manoeuvre each in turn, clockwise, until all pawns are spent (DK-MAN-01). */
export const manoeuvres = procedure(phases.manoeuvres, {
  begin(g) {
    g.emit({ type: "phaseBegan", phase: "manoeuvres" });
    return raise(g, "manoeuvrePhaseStart", {}, "order");
  },

  /** An element may have named the first player in the Administrator's place. */
  order(g, f) {
    if (g.facts.firstPlayer === null) return next("firstPlayer");
    f.seat = g.facts.firstPlayer;
    return next("turn");
  },

  /** MN.1. DK-RUL-03: named once; a new Administrator does not change the order. */
  firstPlayer: after(
    "beforeFirstPlayer",
    asks({
      subject: "diktat/nameFirstPlayer",
      rule: "DK-ADMIN-02",
      of: (s) => s.administrator!,
      what: (s) => pick(everySeat(s).map(seatRef)),
      then(g, f, [first], by) {
        f.seat = numberIn(first);
        g.emit({ type: "firstPlayerNamed", by, seat: f.seat, direction: 1 });
        return next("turn");
      },
    }),
  ),

  turn: beginTurn,

  /** DK-RUL-22: whoever plays twice in a row takes the next turn too, with a pawn of their own. */
  passOn: after("betweenManoeuvres", (g, f) => {
    const again = g.facts.playsAgain === f.seat;
    if (again) g.emit({ type: "playedAgain", seat: f.seat });
    else f.seat = nextSeat(g.facts, f.seat);
    return beginTurn(g, f);
  }),
});

/** DK-MAN-02: a player without a Manoeuvre pawn is skipped. */
function beginTurn(g: DiktatRules, f: { seat: Seat }) {
  for (let tried = 0; tried < g.facts.players.length; tried++) {
    if (g.facts.players[f.seat]!.manoeuvrePawns > 0) {
      g.emit({ type: "turnBegan", seat: f.seat });
      return call(calls.turn, { by: f.seat }, "passOn");
    }
    f.seat = nextSeat(g.facts, f.seat);
  }
  g.emit({ type: "manoeuvresEnded" });
  return end();
}

/** One turn: a Manoeuvre is chosen, carried out, and paid with its pawn (DK-MAN-03). */
export const turn = procedure(calls.turn, {
  /** TU.1, TU.2. DK-GEN-03: passing is not possible. The pawn is only earmarked until the Manoeuvre is done. */
  choose: after(
    "turnStart",
    asks({
      subject: "diktat/chooseManoeuvre",
      rule: "DK-GEN-03",
      retreat: "skipped",
      of: (_, f) => f.by,
      // A turn that is to be skipped has no Manoeuvre to choose; one that has begun with a Manoeuvre is skipped no more.
      what: (s, f) => pick(s.skips.includes(f.by) && !s.turn!.manoeuvre ? [] : openManoeuvres(s, f.by)),
      closed: (s, f) => closedManoeuvres(s, f.by),
      then(g, f, [manoeuvre]) {
        g.emit({ type: "manoeuvreChosen", seat: f.by, manoeuvre });
        return beginManoeuvre(g.facts, f.by, manoeuvre);
      },
    }),
  ),

  /** DK-RUL-23: a skipped turn passes without a Manoeuvre; the pawn stays. */
  skipped(g, f) {
    g.emit({ type: "turnSkipped", seat: f.by });
    if (g.facts.players.some((player, seat) => seat !== f.by && player.manoeuvrePawns > 0)) return end();
    // Nobody else has a turn left: the next one is the same player's.
    g.emit({ type: "turnBegan", seat: f.by });
    return next("choose");
  },

  /** DK-RUL-24: from here on it is the end of the turn. */
  done(g) {
    g.emit({ type: "manoeuvreDone" });
    return next("commit");
  },

  /** TU.9: the pawn is committed. */
  commit: after("manoeuvreDone", (g, f) => {
    g.emit({ type: "turnEnded", seat: f.by, manoeuvre: g.facts.turn!.manoeuvre! });
    if (countsManoeuvreUses(g.facts)) g.emit({ type: "manoeuvreUsesForgotten" });
    return end();
  }),
});

function closedManoeuvres(s: Facts, by: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = { pass: refuse("noPass", "DK-GEN-03") };
  for (const manoeuvre of MANOEUVRES) {
    const why = whyNoManoeuvre(s, by, manoeuvre);
    if (why) closed[manoeuvre] = why;
  }
  return closed;
}
