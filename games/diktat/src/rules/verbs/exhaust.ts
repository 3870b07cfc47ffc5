import { end, next, pick, type Ref } from "@paravent/kernel";
import { z } from "zod";
import { Amount } from "../../content/vocabulary.ts";
import type { Player } from "../../model/facts.ts";
import { readHeld } from "../../names/read-ref.ts";
import { heldRef } from "../../names/refs.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { otherSeats } from "../effects/candidates.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { amountOf, isUpTo } from "../effects/stats.ts";
import type { Verb } from "../effects/verb.ts";
import { possessions } from "../elements.ts";
import { type Facts, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("exhaust"),
  n: Amount,
  target: z.enum(["other_possession", "possession_of_event_player"]),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    exhaust: typeof Entry;
  }
}

const exhausting = procedure(ofVerb("diktat/exhaust"), {
  begin: (g, f) => (targets(g.facts, f).length > 0 ? next("which") : end()),
  which: asksInEffect({
    subject: "diktat/exhaustPossession",
    rule: "DK-USED-01",
    of: (_, f) => f.acting,
    what(s, f) {
      const { n } = opAt<"exhaust">(s, f);
      const refs = targets(s, f);
      const most = Math.min(amountOf(s, f, n), refs.length);
      return pick(refs, isUpTo(n) ? 0 : most, most);
    },
    then(g, _, chosen) {
      // In an order of their own: that in which they were picked is for nobody to know.
      for (const ref of chosen.toSorted()) {
        const { seat: owner, element } = readHeld(ref);
        g.emit({ type: "used", owner, element });
      }
      return end();
    },
  }),
});

function targets(s: Facts, f: Readonly<Doing>): Ref[] {
  const { target } = opAt<"exhaust">(s, f);
  const owners = target === "otherPossession" ? otherSeats(s, f.acting) : [f.bound.offered ?? f.bound.player!];
  return owners.flatMap((seat) =>
    possessions(s.players[seat]!)
      .filter(({ possession }) => !possession.used)
      .map(({ element }) => heldRef(seat, element)),
  );
}

/** Puts Used tokens on Possessions of others that are not Used. */
export const exhaust: Verb<"exhaust"> = {
  entry: Entry,
  page: {
    does: "Put a Used token on `n` targets that are not Used: an Opportunity card, Cabal card or marker.",
    otherwise: "Gains are not affected. No target: not usable (inside `offer`: skipped).",
  },
  // Inside an offer the step is skipped when there is no target; by itself it needs one.
  can: (s, using, op) =>
    op.target === "possessionOfEventPlayer" ||
    s.players.some((player, seat) => seat !== using.acting && hasUnused(player)),
  run: goesOnIn(exhausting),
  procedures: [exhausting],
  worth: 0.1,
};

function hasUnused({ cabalRow, row, influence }: Readonly<Player>): boolean {
  return cabalRow.some(isUnused) || row.some(isUnused) || influence.some(isUnused);
}

const isUnused = ({ used }: { readonly used: boolean }): boolean => !used;
