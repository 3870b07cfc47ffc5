import { end, pick } from "@paravent/kernel";
import { z } from "zod";
import { unless } from "../../content/checking.ts";
import { readRef } from "../../names/read-ref.ts";
import { firstRef } from "../../names/refs.ts";
import { asksInEffect } from "../effects/asking.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { everySeat } from "../effects/rank.ts";
import type { Verb } from "../effects/verb.ts";
import { procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("take_role"),
  role: z.enum(["administrator", "first_player", "sector_picker"]),
  until: z.enum(["cycle_end", "conquest_end"]),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    takeRole: typeof Entry;
  }
}

/** How long each role lasts. */
const LASTS = { administrator: "cycle_end", first_player: "cycle_end", sector_picker: "conquest_end" } as const;

/** Names the first player and the direction of turns in the Administrator's place (Backward Clock). */
const naming = procedure(ofVerb("diktat/nameFirstAndDirection"), {
  name: asksInEffect({
    subject: "diktat/nameFirstAndDirection",
    rule: "DK-ADMIN-02",
    of: (_, f) => f.acting,
    what: (s) => pick(everySeat(s).flatMap((seat) => [firstRef(seat, 1), firstRef(seat, -1)])),
    then(g, f, [ref]) {
      const named = readRef(ref);
      if (named.kind === "first")
        g.emit({ type: "firstPlayerNamed", by: f.acting, seat: named.seat, direction: named.direction });
      return end();
    },
  }),
});

const nameFirstAndDirection = goesOnIn(naming);

/** An office of the Administrator, or the whole of it, for a time. */
export const takeRole: Verb<"takeRole"> = {
  entry: Entry,
  page: {
    does: '`administrator`: acting is the Administrator whatever the Ranks. `first_player`: acting names the first player and the direction of the turns ("left of" stays clockwise). `sector_picker`: acting names the first sector of the Resolution.',
    otherwise: "Two claims at once: the higher Rank decides.",
  },
  wrong: ({ role, until }) => unless(until === LASTS[role], "until"),
  can: (s, _, op) => op.role !== "firstPlayer" || s.firstPlayer === null,
  run(g, f, op) {
    if (op.role === "firstPlayer") return nameFirstAndDirection(g, f);
    g.emit({ type: "roleTaken", seat: f.acting, role: op.role });
    return null;
  },
  procedures: [naming],
  worth: 0.15,
};
