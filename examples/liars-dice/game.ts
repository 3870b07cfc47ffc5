import { type Game, refuse, type Seat } from "@paravent/kernel";
import { z } from "zod";
import { apply, clone, DICE, type DiceEvent, FACES, type Facts, setup } from "./facts.ts";
import { play } from "./rules.ts";
import { resample, type View, view, witness } from "./view.ts";

const Options = z.strictObject({
  wild: z.boolean().default(false),
  // Fewer dice of fewer faces make a game that can be gone through whole.
  dice: z.int().min(1).max(DICE).default(DICE),
  faces: z.int().min(2).max(FACES.length).default(FACES.length),
});

/** Liar's Dice: dice under cups, bids around the table, and who is wrong about a bid loses a die. */
export const liarsDice: Game<Facts, DiceEvent, View> = {
  id: "liars-dice",
  version: "liars-dice/1",
  // A round has at most one bid for each count and face, and a challenge; there is a round for each die but the last.
  traits: { seats: { min: 2, max: 6 }, chance: ["diceRolled"], longest: 3000 },
  readOptions(options) {
    const read = Options.safeParse(options ?? {});
    return read.success ? { ok: true, options: read.data } : { ok: false, refusal: refuse("badOptions") };
  },
  setup: (seats, options) => setup(seats, Options.parse(options ?? {})),
  main: play.name,
  procedures: new Map([[play.name, play]]),
  standing: {},
  apply,
  inOrder: ({ turn, dice }, seats) => {
    const from = (seat: Seat): number => (seat - turn + dice.length) % dice.length;
    return [...seats].sort((a, b) => from(a) - from(b));
  },
  clone,
  view,
  witness,
  discloses: ({ type }) => type === "diceRolled" || type === "challenged",
  resample,
  outcome: ({ winner }) => (winner === null ? null : { winners: [winner] }),
  laws: [
    {
      name: "nobody has more dice than they began with, and somebody has some",
      check: ({ dice }) =>
        dice.some((cup) => cup.length > DICE) || dice.every((cup) => cup.length === 0) ? "dice" : null,
    },
    {
      name: "a bid is about dice that are there",
      check: ({ bid, dice }) => (bid && bid.count > dice.flat().length ? `${bid.count} dice` : null),
    },
  ],
};
