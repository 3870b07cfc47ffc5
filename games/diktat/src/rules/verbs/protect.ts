import { z } from "zod";
import { WRONG_STAGE } from "../../content/check-words.ts";
import { unless } from "../../content/checking.ts";
import type { Verb } from "../effects/verb.ts";
import type { Facts } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("protect"), stage: z.enum(["before_reveal", "after_reveal"]) });

declare module "../../content/effects.ts" {
  interface Verbs {
    protect: typeof Entry;
  }
}

/** Saves a pawn from an Assassination: it is not revealed, or goes back face down. */
export const protect: Verb<"protect"> = {
  entry: Entry,
  page: {
    does: "`before_reveal`: the named pawn is not revealed, the Assassination is spent. `after_reveal`: the pawn goes face down to the same place; no PP, no discard triggers; the Manoeuvre goes on.",
    otherwise: "Only inside the matching trigger.",
  },

  wrong({ stage }, { trigger }) {
    const moment = stage === "before_reveal" ? "assassination_target" : "assassination_reveal";
    return unless(trigger === moment, "", WRONG_STAGE);
  },

  can: (s, _, op) => op.stage === "beforeReveal" || canReturn(s),

  run(g, _, op) {
    if (op.stage === "beforeReveal") {
      const { owner, pawn } = g.facts.aimedAt!;
      g.emit({ type: "victimShielded", owner, pawn });
    } else {
      const { owner, pawn, pile, sector } = g.facts.victim!;
      // Its pile may have been moved meanwhile.
      const to = g.facts.piles.find(({ id }) => id === pile)?.sector ?? sector;
      g.emit({ type: "victimReturned", owner, pawn: pawn.id, sector: to, kind: pawn.kind });
    }
    return null;
  },

  worth: 0.3,
};

/** DK-CAB-PE-01: back in its pile, at the same place; a pile that has left meanwhile takes nobody back. */
function canReturn({ victim, piles, emptied }: Facts): boolean {
  return victim !== null && [...piles, ...emptied].some(({ id }) => id === victim.pile);
}
