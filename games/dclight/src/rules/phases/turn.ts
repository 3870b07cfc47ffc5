import {
  branch,
  call,
  end,
  next,
  type Option,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  signature,
} from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { Sector } from "../../model/names.ts";
import { hasInPlay } from "../buildings.ts";
import { discardCard, drawCard } from "../cards.ts";
import { canDraw, drawIn, drawOptions } from "../draws.ts";
import { couldBeDuplicate } from "../knowledge.ts";
import { closedDraws } from "../rights.ts";
import { inTableOrder } from "../seats.ts";
import { asks, type Facts, procedure } from "../write.ts";
import { development } from "./development.ts";
import { endTurn } from "./end.ts";
import { offerings } from "./offerings.ts";
import { production } from "./production.ts";

const SKIP: Option<"skip"> = { name: "skip" };
const KEEP = branch([{ name: "keep" }]);
const KEEP_OR_REPLACE = branch([{ name: "keep" }, { name: "replace" }]);

/** DC-TURN-01: turn marker, turn draw, Production, Offerings, Development, end of turn. */
export const turn = procedure(signature<object, null, { at: number; deck: Sector }>("dclight/turn"), {
  /** DC-TURN-02, DC-SETUP-07: the first turn finds the marker on 1; at the start of every other it advances by one. */
  begin(g, f) {
    const turn = g.facts.phase === "setup" ? g.facts.turn : g.facts.turn + 1;
    g.emit({ type: "turnBegan", turn });
    if (!packOf(g.facts).constants.drawTurns.includes(turn)) return next("production");
    g.emit({ type: "phaseBegan", phase: "draw" });
    f.at = 0;
    return next("nextDraw");
  },

  /** DC-TURN-03: in table order. DC-TIME-04: nobody is asked who cannot draw even after a discard. */
  nextDraw(g, f) {
    for (; f.at < g.facts.players.length; f.at++)
      if (canDraw(g.facts, inTableOrder(g.facts, f.at))) return next("turnDraw");
    return next("production");
  },

  /** DC-TURN-04, -05: a card may be discarded first, and nobody has to draw. */
  turnDraw: asks({
    subject: "dclight/turnDraw",
    rule: "DC-TURN-03",
    of: (s, f) => inTableOrder(s, f.at),
    what: (s, f) => branch([SKIP, ...drawOptions(s, inTableOrder(s, f.at))]),
    closed: (s, f) => closedDraws(s, inTableOrder(s, f.at)),
    then(g, f, answer, seat) {
      if (answer.branch === "skip") {
        g.emit({ type: "drawSkipped", seat });
        f.at++;
        return next("nextDraw");
      }
      const { discard, deck } = drawIn(answer);
      if (discard !== null) discardCard(g, seat, discard, "DC-TURN-04");
      drawCard(g, seat, deck);
      f.deck = deck;
      return next("duplicate");
    },
  }),

  /** DC-TIME-08: asked whatever the card is, if it could be a building the player has in play. */
  duplicate(g, f) {
    if (couldBeDuplicate(g.facts, inTableOrder(g.facts, f.at), f.deck)) return next("replaceDuplicate");
    f.at++;
    return next("nextDraw");
  },

  /** DC-TURN-06: only such a building may be replaced; the replacement comes from the same deck, and may be another. */
  replaceDuplicate: asks({
    subject: "dclight/replaceDuplicate",
    rule: "DC-TURN-06",
    of: (s, f) => inTableOrder(s, f.at),
    what: (s, _, seat) => (hasInPlay(s, seat, drawn(s, seat)) ? KEEP_OR_REPLACE : KEEP),
    closed: (s, _, seat): Record<Ref, Refusal> =>
      hasInPlay(s, seat, drawn(s, seat)) ? {} : { replace: refuse("noDuplicate", "DC-TURN-06") },
    then(g, f, answer, seat) {
      if (answer.branch === "keep") {
        f.at++;
        return next("nextDraw");
      }
      discardCard(g, seat, drawn(g.facts, seat), "DC-TURN-06");
      drawCard(g, seat, f.deck);
      return next("duplicate");
    },
  }),

  production: () => call(production, {}, "offerings"),

  /** DC-OFFER-01: only if a creature is in front of a player. */
  offerings: (g) => (g.facts.creatures.length > 0 ? call(offerings, {}, "development") : next("development")),

  development: () => call(development, {}, "over"),

  over(g) {
    endTurn(g);
    return end();
  },
});

/** The card that came last. */
const drawn = (s: Facts, seat: Seat): string => s.players[seat]!.hand.at(-1)!;
