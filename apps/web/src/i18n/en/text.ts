import { OR } from "@paravent/content/lists";
import type { text as french } from "../fr/text.ts";

const either = OR.en;

/** The table as text. */
export const text: typeof french = {
  now: "Now",
  command: "Command",
  enter: "Enter",
  example: (line) => (line === null ? "The name or number of a choice; Enter alone commits" : `For example: ${line}`),
  notYou: "You have nothing to answer now.",
  nothing: "Nothing.",
  unclear: (said, among) =>
    among.length === 0 ? `“${said}” is no answer here.` : `“${said}” is unclear. You can say: ${either.format(among)}.`,
  canSay: (among) => `You can say: ${either.format(among)}.`,
  orBack: "“Back” takes back your last choice.",
  /** What else can be said, at any moment. */
  besides: (names) => `At any moment: ${either.format(names)}.`,
  noWayBack: "There is nothing to take back.",
  helpWords: ["help"],
  /** Words that step back, and that decline, without accents. */
  backWords: ["back", "cancel", "undo"],
  noWords: ["no", "pass", "refuse"],
};
