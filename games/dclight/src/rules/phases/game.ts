import { call, end, next, pick, signature } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { DECKS, SECTORS } from "../../model/names.ts";
import { buildAge } from "../ages.ts";
import { everySeat, inTableOrder } from "../seats.ts";
import { asksTogether, procedure } from "../write.ts";
import { turn } from "./turn.ts";

const ANY_SECTOR = pick(SECTORS);

/** The whole game: setup with a free sector each, then one turn after another until an end condition is met. */
export const game = procedure(signature<object, null, { at: number }>("dclight/game"), {
  /** DC-SETUP-08: named by the table, or drawn. DC-SETUP-04, DC-TIME-06: four decks, in this order. */
  begin(g) {
    if (g.facts.firstPlayer === null) g.emit({ type: "firstPlayerDrawn", seat: g.rng.below(g.facts.players.length) });
    const pack = packOf(g.facts);
    for (const deck of DECKS) {
      const order = deck === "creature" ? [...pack.creatures.keys()] : pack.decks[deck].slice();
      g.rng.shuffle(order);
      g.emit({ type: "deckShuffled", deck, order });
    }
    return next("freeSector");
  },

  /** DC-SETUP-09, -10: in secret, then all at once. */
  freeSector: asksTogether({
    subject: "dclight/chooseFreeSector",
    rule: "DC-SETUP-09",
    final: true,
    of: everySeat,
    what: () => ANY_SECTOR,
    then(g, f, answers) {
      g.emit({ type: "freeSectorsRevealed", sectors: answers.map(({ value: [sector] }) => sector) });
      f.at = 0;
      return next("freeAge");
    },
  }),

  /** DC-SETUP-11, -12: in table order, each finished before the next draws. */
  freeAge(g, f) {
    if (f.at === g.facts.players.length) return next("turn");
    const seat = inTableOrder(g.facts, f.at++);
    return buildAge(g, seat, g.facts.freeSectors[seat]!, {}, "freeAge");
  },

  turn: () => call(turn, {}, "afterTurn"),

  afterTurn: (g) => (g.facts.phase === "over" ? end() : next("turn")),
});
