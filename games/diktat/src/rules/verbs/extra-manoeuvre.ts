import { end, IMPOSSIBLE, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { SPECIAL_IN_SPECIAL } from "../../content/check-words.ts";
import { unless } from "../../content/checking.ts";
import type { OpOf } from "../../content/effects.ts";
import { MANOEUVRES, type Manoeuvre } from "../../names/names.ts";
import { spy } from "../calls/manoeuvres.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import type { Verb } from "../effects/verb.ts";
import { beginAdditional, openManoeuvres } from "../manoeuvres/table.ts";
import { type DiktatRules, type Facts, firmProcedure, tries } from "../write.ts";
import { PLACING } from "./raised.ts";

const Entry = z.strictObject({
  op: z.literal("extra_manoeuvre"),
  types: z
    .array(z.enum(["any", "send_team", "spy", "assassinate", "extend_influence", "develop_cabal", "special"]))
    .min(1),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    extraManoeuvre: typeof Entry;
  }
}

interface Adding extends Doing {
  manoeuvre?: Manoeuvre;
}

const adding = firmProcedure(ofVerb<Adding>("diktat/extraManoeuvre"), {
  begin(g, f) {
    const able = possible(g.facts, f);
    if (able.length === 0) return end();
    return able.length === 1 ? begin(g, f, able[0]!) : next("choose");
  },
  choose: asksInEffect({
    subject: "diktat/chooseManoeuvre",
    rule: "DK-RUL-29",
    retreat: "nothing",
    of: (_, f) => f.acting,
    what: (s, f) => pick(possible(s, f)),
    then(g, f, [manoeuvre]) {
      abandon(g, f);
      return begin(g, f, manoeuvre);
    },
  }),
  /** DK-SEQ-05: the one chosen has come to nothing, and there is no other. */
  nothing(g, f) {
    abandon(g, f);
    return end(IMPOSSIBLE);
  },
  done: tries(spy, (g, f, result) => {
    if (result === IMPOSSIBLE) return next("nothing");
    g.emit({ type: "additionalManoeuvreEnded", seat: f.acting, manoeuvre: f.manoeuvre! });
    return end();
  }),
});

function begin(g: DiktatRules, f: Adding, manoeuvre: Manoeuvre) {
  f.manoeuvre = manoeuvre;
  g.emit({ type: "additionalManoeuvreBegan", seat: f.acting, manoeuvre });
  return beginAdditional(f.acting, manoeuvre);
}

/** One that was begun and came to nothing. */
function abandon(g: DiktatRules, { acting, manoeuvre }: Adding): void {
  if (manoeuvre !== undefined) g.emit({ type: "additionalManoeuvreAbandoned", seat: acting, manoeuvre });
}

function possible(s: Facts, f: Readonly<Doing>): Manoeuvre[] {
  return openManoeuvres(s, f.acting, granted(opAt<"extraManoeuvre">(s, f)), "own", f.element);
}

/** In the order of the rulebook, whatever the order on the card. */
const granted = ({ types }: OpOf<"extraManoeuvre">): readonly Manoeuvre[] =>
  types.includes("any") ? MANOEUVRES : MANOEUVRES.filter((manoeuvre) => types.includes(manoeuvre));

/**
 * An additional Manoeuvre, carried out at once without a Manoeuvre pawn (DK-RUL-29). It is a Manoeuvre of its own: what is
 * limited to one Manoeuvre begins and ends with it.
 */
export const extraManoeuvre: Verb<"extraManoeuvre"> = {
  entry: Entry,
  page: {
    does: "Acting at once performs one Manoeuvre of `types`, without a Manoeuvre pawn. All its usual costs and triggers apply.",
    otherwise:
      "If none can be legally performed, not usable; as a second step, skipped. Each Manoeuvre keeps its own rules: a Spy Manoeuvre looks at one element at least (the secret card is always there in the Manoeuvres phase).",
  },
  raises: [...PLACING, "spy_done", "element_used_by_other", "ability_used"],
  wrong({ types }, { kind }) {
    const isSpecial = types.includes("any") || types.includes("special");
    return unless(kind !== "special_manoeuvre" || !isSpecial, "types", SPECIAL_IN_SPECIAL);
  },
  can: (s, using, op, eyes) => openManoeuvres(s, using.acting, granted(op), eyes, using.element).length > 0,
  run: goesOnIn(adding),
  procedures: [adding],
  worth: 0.45,
};
