import { english } from "@paravent/content/plural";
import type { others as french } from "../fr/others.ts";

const { form, count: plural } = english;

/** The Others at a table of Diktat. */
export const others: typeof french = {
  name: "The Others",
  title: "The Others",
  open: "The whole board of the Others",
  corruption: "Corruption",
  gloom: "Gloom",
  pile: "Pile of the Others",
  trackLabel: (n, all) => `Corruption track, ${plural(n, "card", "cards")} of ${all}`,
  free: "free",
  everybodyLoses: "everyone loses",
  darkness: "Darkness",
  cells: (from, to) => (from === to ? `corruption, cell ${from}` : `corruption, cells ${from} to ${to}`),
  lastCell: "cell 7: Prague falls",
  neverReached: "Prague has fallen by then",
  shortSector: { motol: "Motol", harmony: "Harmony", malaStrana: "M. Strana" },
  pawns: (outside, waiting) =>
    `The Others: ${plural(outside, "pawn", "pawns")} in sectors, ${waiting} at the Artefact.`,
  defeatAhead: "At the seventh card everybody loses.",
  gloomText:
    "A sector in the Gloom gives no card and no marker. As a Trophy, you remove 1 token. At the seventh token everyone loses.",
  discarded: "Discarded pawns",
  nobodyDiscarded: "None yet. Discarded pawns return under the Artefact in the next Darkness phase.",
  token: {
    gloom: (n) => plural(n, "Gloom token", "Gloom tokens"),
    corruption: (n) => plural(n, "Corruption token", "Corruption tokens"),
  },
  corruptionAt: (sector) => `Corruption token, ${sector}`,
  forOthers: "For the Others",
  attack: (name, sector) => `Assassinate for the Others: name a pawn of ${name}’s pile, ${sector}.`,
  attackQuiet: (name) => `${name} may not tell you anything about this pile, and your abilities do not apply.`,
  stop: "Stop here",
  namePawn: "Name a pawn",
  kill: (n) => `Assassinate pawn ${n}`,
  attackEnds: (name, pp) => `the attack ends, ${name} takes ${pp} PP from the supply`,
  silenced: (name) => `Your pile is under attack. Until it is over, you may not tell ${name} or the table anything.`,
  gloomOn: (n) => form(n, "1 token on this sector", `${n} tokens on this sector`),
  gloomTrophy: "Remove 1 token. While one is left, neither card nor marker.",
  takeGloom: "Remove 1 Gloom token",
  corrupted: "Corruption track",
  hold: "The Others hold the sector: nobody takes anything.",
  gathering: "Gathering",
  proliferation: "Proliferation",
  infection: "Infection",
  gathered: (n) => `${plural(n, "pawn returns", "pawns return")} under the Artefact.`,
  drawn: (title, score) => `${title}, Darkness ${score}.`,
  noGloom: "No sector holds 4 of the Others.",
  fell: "Prague falls",
  fellByCorruption: "A seventh card is corrupted. Everybody loses.",
  fellByGloom: "A seventh Gloom token was due. Everybody loses.",
  defeat: "Defeat",
  overFallen: (cycle) => `Prague falls in Cycle ${cycle}. Nobody wins.`,
};
