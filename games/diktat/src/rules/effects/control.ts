import { call, end, IMPOSSIBLE, type Json, type Next, next, pick, type Ref, type Seat } from "@paravent/kernel";
import type { OpOf } from "../../content/effects.ts";
import { MANOEUVRES, type Manoeuvre, OTHERS } from "../../names/names.ts";
import { possibleManoeuvres } from "../manoeuvres/legal.ts";
import { type DiktatRules, type Facts, numberIn, picked, procedure, seatRef } from "../write.ts";
import { asksInEffect } from "./asking.ts";
import { type Doing, opAt, within } from "./body.ts";
import { canTake, canTakeSomehow } from "./can.ts";
import { offerees, otherSeats } from "./candidates.ts";
import { pileOf } from "./piles.ts";
import { everySeat } from "./rank.ts";

const optionRef = (i: number): Ref => `option:${i}`;

/** The acting player picks one option that is possible. */
export const choose = procedure<Doing>("diktat/choose", {
  option: asksInEffect({
    subject: "diktat/optionChoice",
    rule: "DK-EFF-04",
    of: (_, f) => f.acting,
    what(s, f) {
      const { options } = opAt<OpOf<"choose">>(s, f, f.path);
      return pick(options.flatMap((one, i) => (canTakeSomehow(s, f, one, "own") ? [optionRef(i)] : [])));
    },
    then: (_, f, value) => call("diktat/effect", within(f, [...f.path, "options", numberIn(picked(value))]), "done"),
  }),
  done: (_, f, bound) => end((bound ?? f.bound) as Json),
});

/** DK-RUL-136: the player to whom an offer is made is asked, able to pay or not; nobody can be forced. */
export const offer = procedure<Doing & { to: Seat }>("diktat/offer", {
  begin(g, f) {
    const op = opAt<OpOf<"offer">>(g.facts, f, f.path);
    const able = offerees(g.facts, f, op, f.path);
    if (able.length === 0) return end();
    if (op.to === "pileOwner" && f.bound.pile === undefined) return next("pile");
    if (able.length > 1) return next("player");
    f.to = able[0]!;
    f.bound = { ...f.bound, player: f.to };
    // By public facts nobody could accept, and a refusal does nothing: there is nothing to ask.
    if (op.refuse.do.length === 0 && !canTake(g.facts, f, op.accept, f.to, "public")) return end();
    return next("answer");
  },

  /** The pile named decides to whom the offer goes. */
  pile: asksInEffect({
    subject: "diktat/choosePile",
    rule: "DK-EFF-05",
    of: (_, f) => f.acting,
    what: (s, f) =>
      pick(
        // DK-META-02: another player's, never one of the Others.
        s.piles.filter((pile) => pile.owner !== f.acting && pile.owner !== OTHERS).map(({ id }) => `pile:${id}`),
      ),
    then(g, f, value) {
      const pile = numberIn(picked(value));
      f.to = pileOf(g.facts, pile).owner;
      f.bound = { ...f.bound, pile, player: f.to };
      return next("answer");
    },
  }),

  player: asksInEffect({
    subject: "diktat/choosePlayer",
    rule: "DK-EFF-05",
    of: (_, f) => f.acting,
    what: (s, f) => pick(offerees(s, f, opAt<OpOf<"offer">>(s, f, f.path), f.path).map(seatRef)),
    then(_, f, value) {
      f.to = numberIn(picked(value));
      f.bound = { ...f.bound, player: f.to };
      return next("answer");
    },
  }),

  answer: asksInEffect({
    subject: "diktat/offerAnswer",
    rule: "DK-RUL-136",
    of: (_, f) => f.to,
    what(s, f) {
      const { accept } = opAt<OpOf<"offer">>(s, f, f.path);
      return pick(canTake(s, f, accept, f.to, "own") ? ["accept", "refuse"] : ["refuse"]);
    },
    then(_, f, value) {
      const said = picked(value);
      const bound = { ...f.bound, offered: f.to };
      const payer = said === "accept" ? f.to : f.acting;
      return call("diktat/effect", { ...f, bound, payer, path: [...f.path, said], at: 0 }, "done");
    },
  }),

  done: () => end(),
});

/** The same steps for each player, in Rank order. */
export const forEach = procedure<Doing & { seats: Seat[] }>("diktat/forEach", {
  next(_, f) {
    const it = f.seats.shift();
    if (it === undefined) return end();
    return call("diktat/effect", { ...f, bound: { ...f.bound, it }, at: 0 }, "next");
  },
});

interface Adding extends Doing {
  manoeuvre?: Manoeuvre;
}

/**
 * An additional Manoeuvre, carried out at once without a Manoeuvre pawn (DK-RUL-29). It is a Manoeuvre of its own: what is
 * limited to one Manoeuvre begins and ends with it.
 */
export const extraManoeuvre = procedure<Adding>(
  "diktat/extraManoeuvre",
  {
    begin(g, f) {
      const able = possible(g.facts, f);
      if (able.length === 0) return end();
      return able.length === 1 ? beginAdditional(g, f, able[0]!) : next("choose");
    },
    choose: asksInEffect({
      subject: "diktat/chooseManoeuvre",
      rule: "DK-RUL-29",
      retreat: "nothing",
      of: (_, f) => f.acting,
      what: (s, f) => pick(possible(s, f)),
      then(g, f, value) {
        abandon(g, f);
        return beginAdditional(g, f, picked(value) as Manoeuvre);
      },
    }),
    /** DK-SEQ-05: the one chosen has come to nothing, and there is no other. */
    nothing(g, f) {
      abandon(g, f);
      return end(IMPOSSIBLE);
    },
    done(g, f, result) {
      if (result === IMPOSSIBLE) return next("nothing");
      g.emit({ type: "additionalManoeuvreEnded", seat: f.acting, manoeuvre: f.manoeuvre! });
      return end();
    },
  },
  { firm: true },
);

function beginAdditional(g: DiktatRules, f: Adding, manoeuvre: Manoeuvre): Next {
  f.manoeuvre = manoeuvre;
  g.emit({ type: "additionalManoeuvreBegan", seat: f.acting, manoeuvre });
  return call(`diktat/${manoeuvre}`, { by: f.acting, extra: true }, "done");
}

/** One that was begun and came to nothing. */
function abandon(g: DiktatRules, { acting, manoeuvre }: Adding): void {
  if (manoeuvre !== undefined) g.emit({ type: "additionalManoeuvreAbandoned", seat: acting, manoeuvre });
}

function possible(s: Facts, f: Readonly<Doing>): Manoeuvre[] {
  const { types } = opAt<OpOf<"extraManoeuvre">>(s, f, f.path);
  return MANOEUVRES.filter((m) => possibleManoeuvres(s, f.acting, types, "own", f.element).includes(m));
}

/** Another player skips the next turn and keeps the pawn. */
export const skipAnother = procedure<Doing>("diktat/skipAnother", {
  player: asksInEffect({
    subject: "diktat/choosePlayer",
    rule: "DK-RUL-23",
    of: (_, f) => f.acting,
    what: (s, f) => pick(otherSeats(s, f.acting).map(seatRef)),
    then(g, _, value) {
      g.emit({ type: "skipGranted", seat: numberIn(picked(value)) });
      return end();
    },
  }),
});

/** Names the first player and the direction of turns in the Administrator's place (Backward Clock). */
export const nameFirstAndDirection = procedure<Doing>("diktat/nameFirstAndDirection", {
  name: asksInEffect({
    subject: "diktat/nameFirstAndDirection",
    rule: "DK-ADMIN-02",
    of: (_, f) => f.acting,
    what: (s) => pick(everySeat(s).flatMap((seat) => [`${seatRef(seat)}:1`, `${seatRef(seat)}:-1`])),
    then(g, f, value) {
      const [, seat, direction] = picked(value).split(":");
      g.emit({
        type: "firstPlayerNamed",
        by: f.acting,
        seat: Number(seat),
        direction: direction === "1" ? 1 : -1,
      });
      return end();
    },
  }),
});
