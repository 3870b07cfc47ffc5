import { call, end, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { MANOEUVRES, type Manoeuvre } from "../model/names.ts";
import { hasVictim } from "./assassinate.ts";
import { agentsInReserve, hasOpenSector, leftOf } from "./count.ts";
import { everySeat } from "./rank.ts";
import { hasSpyTarget } from "./spy.ts";
import { after, asks, type Facts, numberIn, picked, procedure, seatRef } from "./write.ts";

/** The Manoeuvres phase: one Manoeuvre each in turn, clockwise, until all pawns are spent (DK-MAN-01). */
export const manoeuvres = procedure<{ seat: Seat }>("diktat/manoeuvres", {
  begin(g) {
    g.emit({ type: "phaseBegan", phase: "manoeuvres" });
    return next("firstPlayer");
  },

  /** MN.1. DK-RUL-03: named once; a new Administrator does not change the order. */
  firstPlayer: asks({
    subject: "diktat/nameFirstPlayer",
    rule: "DK-ADMIN-02",
    of: (s) => s.administrator!,
    what: (s) => pick(everySeat(s).map(seatRef)),
    then(g, f, value, by) {
      f.seat = numberIn(picked(value));
      g.emit({ type: "firstPlayerNamed", by, seat: f.seat });
      return next("turn");
    },
  }),

  /** DK-MAN-02: a player without a Manoeuvre pawn is skipped. */
  turn(g, f) {
    for (let tried = 0; tried < g.facts.players.length; tried++) {
      if (g.facts.players[f.seat]!.manoeuvrePawns > 0) return call("diktat/turn", { by: f.seat }, "passOn");
      f.seat = leftOf(g.facts, f.seat);
    }
    return end();
  },

  passOn(g, f) {
    f.seat = leftOf(g.facts, f.seat);
    return next("turn");
  },
});

/** One turn: a Manoeuvre is chosen, carried out, and paid with its pawn (DK-MAN-03). */
export const turn = procedure<{ by: Seat }>("diktat/turn", {
  begin(g, f) {
    g.emit({ type: "turnBegan", seat: f.by });
    return next("choose");
  },

  /** TU.2. DK-GEN-03: passing is not possible. The pawn is only earmarked until the Manoeuvre is done. */
  choose: after(
    "turnStart",
    asks({
      subject: "diktat/chooseManoeuvre",
      rule: "DK-GEN-03",
      of: (_, f) => f.by,
      what: (s, f) => pick(MANOEUVRES.filter((manoeuvre) => whyNoManoeuvre(s, f.by, manoeuvre) === null)),
      closed: (s, f) => closedManoeuvres(s, f.by),
      then(g, f, value) {
        const manoeuvre = picked(value) as Manoeuvre;
        g.emit({ type: "manoeuvreChosen", seat: f.by, manoeuvre });
        return call(PROCEDURES[manoeuvre], { by: f.by }, "commit");
      },
    }),
  ),

  /** TU.9: the pawn is committed. */
  commit: after("manoeuvreDone", (g, f) => {
    g.emit({ type: "turnEnded", seat: f.by, manoeuvre: g.facts.turn!.manoeuvre! });
    return end();
  }),
});

const PROCEDURES: Readonly<Record<Manoeuvre, string>> = {
  sendTeam: "diktat/sendTeam",
  spy: "diktat/spy",
  assassinate: "diktat/assassinate",
  extendInfluence: "diktat/extendInfluence",
};

function whyNoManoeuvre(s: Facts, by: Seat, manoeuvre: Manoeuvre): Refusal | null {
  switch (manoeuvre) {
    case "sendTeam":
      if (agentsInReserve(s, by) === 0) return refuse("noAgents", "DK-RUL-10");
      return !hasOpenSector(s) ? refuse("allSectorsFull", "DK-MAN-SEND-05") : null;
    case "spy":
      return !hasSpyTarget(s) ? refuse("nothingToSpy", "DK-RUL-14") : null;
    case "assassinate":
      return !hasVictim(s, by) ? refuse("noVictim", "DK-RUL-17") : null;
    case "extendInfluence":
      return null;
  }
}

function closedManoeuvres(s: Facts, by: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = { pass: refuse("noPass", "DK-GEN-03") };
  for (const manoeuvre of MANOEUVRES) {
    const why = whyNoManoeuvre(s, by, manoeuvre);
    if (why) closed[manoeuvre] = why;
  }
  return closed;
}
