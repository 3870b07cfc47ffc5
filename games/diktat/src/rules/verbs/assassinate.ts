import { call, end, IMPOSSIBLE } from "@paravent/kernel";
import { z } from "zod";
import { given } from "../../content/checking.ts";
import { isAssassinateManoeuvre } from "../../content/effects.ts";
import { Amount, n, PileFilter } from "../../content/vocabulary.ts";
import { assassinations } from "../calls/manoeuvres.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { amountOf } from "../effects/stats.ts";
import { hasPileFor, reachOf } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { hasVictim } from "../manoeuvres/victims.ts";
import { firmProcedure, tries } from "../write.ts";
import { KILLING } from "./raised.ts";

const Entry = z.strictObject({
  op: z.literal("assassinate"),
  n: Amount,
  pile: PileFilter.optional(),
  scope: z.enum(["any"]).optional(),
  token_bonus: z.boolean().optional(),
  bounty: n.optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    assassinate: typeof Entry;
  }
}

const killing = firmProcedure(ofVerb("diktat/killByEffect"), {
  begin(g, f) {
    const op = opAt<"assassinate">(g.facts, f);
    const manoeuvre = isAssassinateManoeuvre(op);
    if (manoeuvre) g.emit({ type: "additionalManoeuvreBegan", ...ofManoeuvre(f) });
    return call(
      assassinations,
      {
        by: f.acting,
        most: amountOf(g.facts, f, op.n),
        tokens: op.tokenBonus ?? false,
        ...reachOf(g.facts, f, op.pile),
        bounty: op.bounty ?? null,
        manoeuvre,
        atOnce: f.event.atOnce ?? false,
      },
      "done",
    );
  },
  done: tries(assassinations, (g, f, result) => {
    const isOver = result !== IMPOSSIBLE;
    if (isAssassinateManoeuvre(opAt<"assassinate">(g.facts, f)))
      g.emit({ type: isOver ? "additionalManoeuvreEnded" : "additionalManoeuvreAbandoned", ...ofManoeuvre(f) });
    return isOver ? end() : end(IMPOSSIBLE);
  }),
});

const ofManoeuvre = ({ acting }: Doing) => ({ seat: acting, manoeuvre: "assassinate" }) as const;

/**
 * Assassinations granted by an effect: consequences as usual, a Guard ends the effect. What says that it is an Assassinate
 * Manoeuvre is one in every respect (DK-RUL-19).
 */
export const assassinate: Verb<"assassinate"> = {
  entry: Entry,
  page: {
    does: "Up to `n` Assassinations in a row (`token_bonus`: plus 1 per Assassin token), targets named one by one inside `pile` or `scope`. Usual outcomes: Citizen discarded; Emissary discarded, `bounty` PP (3); Guard discarded, penalty paid to its owner, end.",
    otherwise: "Own pawns are never targets. No target: not usable.",
  },
  raises: KILLING,
  wrong: (step) => (step.pile === undefined ? [] : given(step, "scope")),
  // DK-MAN-KILL-02: a pile of one's own holds no victim, whatever the filter lets through.
  can: (s, using, op) =>
    op.pile
      ? op.pile.owner === "event" || hasPileFor(s, using, op.pile, ({ owner }) => owner !== using.acting)
      : hasVictim(s, using.acting),
  run: goesOnIn(killing),
  procedures: [killing],
  worth: 0.25,
};
