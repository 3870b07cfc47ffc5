import { end, pick, type Seat } from "@paravent/kernel";
import { z } from "zod";
import { Player } from "../../content/vocabulary.ts";
import { asksInEffect } from "../effects/asking.ts";
import { ofVerb } from "../effects/calls.ts";
import { otherSeats } from "../effects/candidates.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { whoIs } from "../effects/using.ts";
import type { Verb } from "../effects/verb.ts";
import { type Facts, numberIn, procedure, seatRef } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("skip_turn"),
  who: Player.extract(["acting", "chosen_other", "event_player"]),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    skipTurn: typeof Entry;
  }
}

const skipAnother = procedure(ofVerb("diktat/skipAnother"), {
  player: asksInEffect({
    subject: "diktat/choosePlayer",
    rule: "DK-RUL-23",
    of: (_, f) => f.acting,
    what: (s, f) => pick(otherSeats(s, f.acting).map(seatRef)),
    then(g, _, [seat]) {
      g.emit({ type: "skipGranted", seat: numberIn(seat) });
      return end();
    },
  }),
});

const nameAnother = goesOnIn(skipAnother);

/** Somebody skips the next turn and keeps the pawn. */
export const skipTurn: Verb<"skipTurn"> = {
  entry: Entry,
  page: {
    does: "The next turn of `who` is skipped; the Manoeuvre pawn is kept.",
    otherwise:
      "`acting`: only at the start of the own turn. No effect if no other player has a pawn left. Forgotten at the end of the phase.",
  },
  playsWith: "turns",

  can(s, using, op) {
    // DK-RUL-23: with nobody left to play, the own turn comes straight back.
    if (op.who === "acting") return isAtTurnStart(s, using.acting);
    return s.players.some((player, seat) => seat !== using.acting && player.manoeuvrePawns > 0);
  },

  run(g, f, op) {
    const seat = whoIs(f, op.who);
    if (seat === null) return nameAnother(g, f);
    g.emit({ type: "skipGranted", seat });
    return null;
  },

  procedures: [skipAnother],
  worth: -0.02,
};

/** DK-RUL-24: a turn can be skipped only before its Manoeuvre is chosen. */
function isAtTurnStart(s: Facts, seat: Seat): boolean {
  return s.turn?.seat === seat && s.turn.manoeuvre === null;
}
