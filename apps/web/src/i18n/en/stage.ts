import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { stage as french } from "../fr/stage.ts";

const { count: plural } = english;
const together = AND.en;

/** What is said while something is shown. */
export const stage: typeof french = {
  /** In the bar, where nobody in particular does something. */
  table: "The table",
  skip: "Skip",
  space: "Space",
  since: "Since you left",
  /** Who has chosen in the place of the reader, as if it were a name. */
  yourBot: "Your bot",
  clock: "The clock",
  botChose: "A bot chose for you: “your bot” in these lines.",
  earlier: (n) => plural(n, "earlier event is in the journal.", "earlier events are in the journal."),
  /** Many things at once, on one card. */
  several: (n) => plural(n, "thing happened", "things happened"),
  /** Several things that somebody does, in one sentence. */
  list: (parts) => together.format(parts),
  /** How often something happens in a row. */
  times: (n) => `${n} times`,
  watch: "Watch",
  skipAll: "Skip all",
  /** A decision that takes the scene. */
  decision: {
    board: "Show the board",
    back: "Back to the choice",
    consequences: "Consequences",
    fromTo: (before, after) => `from ${before} to ${after}`,
  },
};
