import { sample } from "@paravent/kernel";
import type { Bot } from "./bot.ts";

/** One question in so many tempts it to do something nobody asked for. */
const TEMPTED = 40;

/** Takes any answer the question allows, and now and then any action. The measure every other bot has to beat. */
export const randomBot: Bot = {
  id: "random",
  choose: (_view, question, rng) => sample(question.ask, rng),
  act(view, rng) {
    if (view.question === null || rng.below(TEMPTED) > 0) return null;
    const open = view.standing.filter(({ ask }) => ask !== null);
    if (open.length === 0) return null;
    const { act, ask } = rng.oneOf(open);
    return { act, value: sample(ask!, rng) };
  },
};
