import { branch, call, end } from "@paravent/kernel";
import { z } from "zod";
import { unless } from "../../content/checking.ts";
import type { OpOf } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { once } from "../../content/vocabulary.ts";
import type { CardId, SectorId } from "../../names/names.ts";
import { acquire } from "../calls/possessions.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { closedByGloom, isUnderGloom } from "../effects/targets.ts";
import type { Using } from "../effects/using.ts";
import type { Verb } from "../effects/verb.ts";
import { DISCARD, PLACED_OR_NOT } from "../possessions/trophies.ts";
import { asks, cardRef, type Facts, nameIn, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("take_card"),
  n: once,
  from: z.enum(["track"]),
  any_sector: z.boolean().optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    takeCard: typeof Entry;
  }
}

const taking = procedure(ofVerb("diktat/takeAnyCard"), {
  card: asks({
    subject: "diktat/chooseTrackCard",
    rule: "DK-TRO-02",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const cards = cardsToTake(s, f, opAt<"takeCard">(s, f));
      return branch(cards.map((card) => ({ name: cardRef(card), ask: PLACED_OR_NOT })));
    },
    closed(s, f) {
      const { cards } = packOf(s);
      return closedByGloom(s, f, s.track, (card) => cards.get(card)!.sector, cardRef);
    },
    then(g, f, { branch: named, value: [how] }) {
      const card = nameIn(named);
      if (how === DISCARD) {
        g.emit({ type: "trophyCardDiscarded", seat: f.acting, card });
        return end();
      }
      const symbols = packOf(g.facts).cards.get(card)!.affinities.length;
      g.emit({ type: "cardTaken", seat: f.acting, card, symbols });
      f.bound = { ...f.bound, card };
      return call(acquire, { seat: f.acting, element: cardRef(card) }, "done");
    },
  }),
  done: (_, f) => end(f.bound),
});

/**
 * Cards of the track that an effect lets be taken: of the sector it happens in, or of any. Those of the corruption track
 * must be of the sector (DK-OTH-BOARD-03); Gloom on a card's own sector keeps it from being taken (DK-RUL-84).
 */
function cardsToTake(s: Facts, using: Using, op: OpOf<"takeCard">): CardId[] {
  const sectorOf = (card: CardId): SectorId => packOf(s).cards.get(card)!.sector;
  const found = s.track.filter((card) => op.anySector || sectorOf(card) === using.event.sector);
  if (s.others === null) return found;
  const corrupted = s.others.corruption.filter((card) => sectorOf(card) === using.event.sector);
  return [...found, ...corrupted].filter((card) => !isUnderGloom(s, using, sectorOf(card)));
}

/** Takes a card of the track as if it were a Trophy (Progress), or discards it at once as one may a Trophy (DK-TRO-06). */
export const takeCard: Verb<"takeCard"> = {
  entry: Entry,
  page: {
    does: "Acting takes a card as if it were a Trophy: leftmost free slot, VP, symbols. `any_sector`: the sector link is ignored, Gloom tokens of its sector are not.",
    otherwise: "No card: the option is not offered.",
  },
  wrong: (step, { has }) => unless(step.any_sector === true || has("sector"), ""),
  can: (s, using, op) => cardsToTake(s, using, op).length > 0,
  run: goesOnIn(taking),
  procedures: [taking],
  worth: 1.2,
};
