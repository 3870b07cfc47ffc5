import { sample } from "@paravent/kernel";
import type { Bot } from "./bot.ts";

/** Takes any answer the question allows. The measure every other bot has to beat. */
export const randomBot: Bot = {
  id: "random",
  choose: (_view, question, rng) => sample(question.ask, rng),
};
