import { z } from "zod";
import { unless } from "../../content/checking.ts";
import { TOKEN_PLACES } from "../../content/tokens.ts";
import { once, SectorFilter, Token } from "../../content/vocabulary.ts";
import type { Verb } from "../effects/verb.ts";

const Entry = z.strictObject({
  op: z.literal("remove_token"),
  token: Token,
  n: once,
  from: z.enum(["sector", "pile"]),
  to: z.enum(["reserve", "game"]),
  sector: SectorFilter.optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    removeToken: typeof Entry;
  }
}

/** Takes a Cabal token off the sector the effect speaks of. */
export const removeToken: Verb<"removeToken"> = {
  entry: Entry,
  page: {
    does: "`n` tokens leave a sector or pile for the owner's `reserve` or the `game` box.",
    otherwise: "None there: nothing.",
  },

  wrong(step, { has }) {
    const { from, ...more } = step.sector ?? {};
    return [
      ...unless(TOKEN_PLACES[step.token] === "sector", "token"),
      ...unless(step.from === "sector", "from"),
      ...unless(Object.keys(more).length === 0 && from !== "any" && from !== "origin", "sector"),
      ...unless(has(from === "chosen" ? "chosen" : "sector"), ""),
    ];
  },

  run(g, f, op) {
    const sector = f.event.sector ?? f.bound.sector;
    const on = op.token === "blockhouse" ? g.facts.blockhouses : g.facts.revolts;
    if (sector !== undefined && on.includes(sector))
      g.emit({ type: "tokenRemoved", token: op.token, owner: f.owner, to: op.to, sector });
    return null;
  },

  worth: 0,
};
