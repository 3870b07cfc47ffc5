import { english } from "@paravent/content/plural";
import type { rulebook as french } from "../fr/rulebook.ts";

/** The rulebook of a game. */
export const rulebook: typeof french = {
  title: (game) => `Rules of ${game}`,
  under: "The rulebook",
  contents: "Contents",
  search: "A word, a name or a rule number",
  found: (n) => (n === 0 ? "Nothing found." : english.count(n, "passage found", "passages found")),
  more: (n) => `and ${n} more: add a word to narrow the search`,
  toTable: "Back to the table",
  toLobby: "Back to the lobby",
  now: (phase) => `Now: ${phase}`,
  law: "The law, point by point",
  lawNote:
    "The rules the game applies, one sentence at a time, then the decisions taken where the texts are silent. The chapters say the same in plainer words.",
  inLaw: "The law",
  explainedIn: "Explained in:",
  rule: (id) => `Rule ${id}`,
  rules: "Rules cited",
  beside: "Neighbouring chapters",
  previous: "Previous chapter",
  next: "Next chapter",
  gallery: {
    title: "Gallery",
    note: "Everything in the pack, with its picture and what it does.",
    kinds: "Kind",
    groups: "Belongs to",
    all: "All",
    search: "Find by name",
    order: "Order",
    orders: { pack: "As in the box", taken: "Most often taken", won: "Most often won with" },
    measured: (games, players) =>
      `The figures come from ${games.toLocaleString("en")} games between ${players} casual bots, each of whom wins ${Math.round(100 / players)}% on average. Winners take more of everything: a high figure alone does not make a card strong.`,
    fared: (taken, won) => `Taken in ${taken}% of games. Those who took it won ${won}% of theirs.`,
    never: "Never taken.",
    count: (n) => (n === 0 ? "Nothing is called that." : english.count(n, "card", "cards")),
  },
  booklet: "The whole booklet, for printing",
  print: "Print",
  lists: "The lists come from the content this server offers first.",
  making: "The list is on its way…",
  example: "In a picture",
  lost: "There is no such chapter.",
};
