import { z } from "zod";
import type { Using } from "../effects/using.ts";
import type { Verb } from "../effects/verb.ts";
import { effectOf } from "../elements.ts";
import type { Facts } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("play_again") });

declare module "../../content/effects.ts" {
  interface Verbs {
    playAgain: typeof Entry;
  }
}

/** Another turn after this one, with a Manoeuvre pawn of its own. */
export const playAgain: Verb<"playAgain"> = {
  entry: Entry,
  page: {
    does: "When the current Manoeuvre ends, acting takes the next turn too, with a Manoeuvre pawn; then play goes on with the next player.",
    otherwise: "Only in own turn with a Manoeuvre pawn left for the second Manoeuvre.",
  },
  playsWith: "turns",
  can: canPlayAgain,
  run(g, f) {
    g.emit({ type: "playAgainGranted", seat: f.acting });
    return null;
  },
  worth: 0.08,
};

/**
 * DK-RUL-22: in one's own turn, with a Manoeuvre pawn for the second one. DK-RUL-24: at its start or end, unless the
 * element is for the whole turn.
 */
function canPlayAgain(s: Facts, using: Using): boolean {
  const { turn, playsAgain, players } = s;
  if (turn?.seat !== using.acting || playsAgain !== null || players[using.acting]!.manoeuvrePawns < 2) return false;
  return turn.manoeuvre === null || turn.done || effectOf(s, using).window === "ownTurn";
}
