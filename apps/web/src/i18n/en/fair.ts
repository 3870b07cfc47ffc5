import { english } from "@paravent/content/plural";
import type { fair as french } from "../fr/fair.ts";

export const fair: typeof french = {
  open: "Check the luck",
  title: "Where luck comes from",
  how: "Before the game the server fixed a secret and showed its fingerprint; each player’s browser added digits of its own. Every shuffle and every die follows from these: neither the server nor a player could choose them.",
  howDealt:
    "At a table of a tournament chance follows from a secret fixed before anybody joined, and from nothing else: players add nothing, so that other tables can get the same deal. The secret of the tournament is told when it is over.",
  sealed: "The same deal is still played at other tables: chance can be checked when the last of them is over.",
  checking: "Checking…",
  sound: (draws) => `${english.count(draws, "draw", "draws")} checked in your browser: all as they should be.`,
  wrong: {
    commitment: "The secret is not the one whose fingerprint was shown before the game.",
    entropy: "What your browser had added was left out.",
    seed: "The draws do not come from this secret and the players’ digits.",
    draws: "Some draws are not what this secret gives.",
  },
  unnoted:
    "This browser took no seat at the table: it can check the draws, but did not note the fingerprint before the game.",
  insecure: "Browsers can check this only on a page opened by https.",
  notProvable: "This game began before luck could be checked.",
  commitment: "Fingerprint shown before the game",
  secret: "The server’s secret",
  own: "Added by your browser",
  close: "Close",
};
