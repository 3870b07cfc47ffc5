import type { table as french } from "../fr/table.ts";
import { english } from "../grammar/plural.ts";

export const table: typeof french = {
  you: "You",
  onlyYou: "known to you alone",
  colon: ":",
  seatName: (n) => `Seat ${n}`,
  players: (n) => english.count(n, "player", "players"),
  bot: "bot",
  away: "away",
  rules: "Rules",
  journal: "Journal",
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
