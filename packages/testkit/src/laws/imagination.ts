import { imagined, resample } from "@paravent/kernel";
import { difference } from "../worlds/difference.ts";
import type { GameLaw } from "./law.ts";

/**
 * What a seat imagines follows from what it knows: the true state and another world of the seat, which it cannot tell
 * apart, lead to the very same one. A bot that begins there answers alike whatever is hidden from it. Each probe is looked
 * at by one seat, in turn.
 */
export const imagination: GameLaw = (game, run) =>
  run.probes.flatMap(({ moment: { seq }, state }) => {
    const seat = seq % state.seats;
    const other = resample(game, state, seat, `${run.setup.seed}/${seq}/imagined`);
    const apart = difference(imagined(game, state, seat), imagined(game, other, seat));
    return apart ? [{ seq, what: `seat ${seat} imagines what it cannot know: ${apart}` }] : [];
  });
