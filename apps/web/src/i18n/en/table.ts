import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type * as french from "../fr/table.ts";

const list = AND.en;

export const table: typeof french.table = {
  you: "You",
  onlyYou: "known to you alone",
  colon: ":",
  seatName: (n) => `Seat ${n}`,
  players: (n) => english.count(n, "player", "players"),
  bot: "bot",
  away: "away",
  substituted: "a bot plays",
  rules: "Rules",
  journal: "Journal",
  /** The way to the lines before those that are drawn. */
  earlier: "Earlier",
  /** The lines of one action in the journal. */
  fold: "Show less",
  unfold: (n) => `Show ${english.count(n, "more line", "more lines")}`,
  yoursIsIn: "Your answer is in.",
  answer: "Your choice",
  goOn: "Continue",
  leave: "Do nothing",
  close: "Close",
  tabs: "Parts of the table",
  end: {
    ranking: "Ranking",
    player: "Player",
    sources: "Where each point came from",
    kept: "The game stays in My games.",
    again: "Play again",
    home: "Back home",
  },
};

/** The table of a game nobody has drawn. */
export const generic: typeof french.generic = {
  confirm: "Confirm",
  change: "Change",
  faceDown: "face down",
  out: "out",
  wins: (names) => (names.length === 1 ? `${names[0]} wins.` : `${list.format(names)} share the victory.`),
};
