import { call, end, next, pick, type Seat } from "@paravent/kernel";
import { z } from "zod";
import type { OpOf } from "../../content/effects.ts";
import { OptionEntry } from "../../content/steps.ts";
import { Offered } from "../../content/vocabulary.ts";
import { OTHERS } from "../../names/names.ts";
import { asksInEffect } from "../effects/asking.ts";
import { conditionsOn, opAt, type Path } from "../effects/body.ts";
import { effect, ofVerb } from "../effects/calls.ts";
import { canTake } from "../effects/can.ts";
import { otherSeats } from "../effects/candidates.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { pileOf } from "../effects/piles.ts";
import { allHold } from "../effects/stats.ts";
import { type Using, whoIs } from "../effects/using.ts";
import type { Verb } from "../effects/verb.ts";
import { type Facts, numberIn, pileRef, procedure, seatRef } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("offer"), to: Offered, accept: OptionEntry, refuse: OptionEntry });

declare module "../../content/effects.ts" {
  interface Verbs {
    offer: typeof Entry;
  }
}

const offering = procedure(ofVerb<{ to: Seat }>("diktat/offer"), {
  begin(g, f) {
    const op = opAt<"offer">(g.facts, f);
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
    // DK-META-02: another player's, never one of the Others.
    what: (s, f) =>
      pick(s.piles.filter(({ owner }) => owner !== f.acting && owner !== OTHERS).map(({ id }) => pileRef(id))),
    then(g, f, [ref]) {
      const pile = numberIn(ref);
      f.to = pileOf(g.facts, pile).owner;
      f.bound = { ...f.bound, pile, player: f.to };
      return next("answer");
    },
  }),

  player: asksInEffect({
    subject: "diktat/choosePlayer",
    rule: "DK-EFF-05",
    of: (_, f) => f.acting,
    what: (s, f) => pick(offerees(s, f, opAt<"offer">(s, f), f.path).map(seatRef)),
    then(_, f, [seat]) {
      f.to = numberIn(seat);
      f.bound = { ...f.bound, player: f.to };
      return next("answer");
    },
  }),

  answer: asksInEffect({
    subject: "diktat/offerAnswer",
    rule: "DK-RUL-136",
    of: (_, f) => f.to,
    what(s, f) {
      const { accept } = opAt<"offer">(s, f);
      return pick(canTake(s, f, accept, f.to, "own") ? ["accept", "refuse"] : ["refuse"]);
    },
    then(_, f, [said]) {
      const bound = { ...f.bound, offered: f.to };
      const payer = said === "accept" ? f.to : f.acting;
      return call(effect, { ...f, bound, payer, path: [...f.path, said], at: 0 }, "done");
    },
  }),

  done: () => end(),
});

/** Players to whom an offer can be made: the one named, or those the conditions let be chosen. */
function offerees(s: Facts, using: Using, op: OpOf<"offer">, path: Path = []): Seat[] {
  const named = whoIs(using, op.to);
  if (named !== null) return [named];
  const others = otherSeats(s, using.acting);
  if (op.to === "pileOwner") return others.filter((player) => s.piles.some((pile) => pile.owner === player));
  const conditions = conditionsOn(s, using, path);
  if (conditions.length === 0) return others;
  return others.filter((player) => allHold(s, { ...using, bound: { ...using.bound, player } }, conditions));
}

/** DK-RUL-136: the player to whom an offer is made is asked, able to pay or not; nobody can be forced. */
export const offer: Verb<"offer"> = {
  entry: Entry,
  page: {
    does: "`to` decides: pay the cost of `accept` and get its `do`, or `refuse`.",
    otherwise: "A player who cannot pay refuses. Nobody can be forced to accept.",
  },
  namesInside: ["offered", "player", "pile"],
  can: (s, using, op) => offerees(s, using, op).length > 0,
  run: goesOnIn(offering),
  procedures: [offering],
  worth: 0.1,
};
