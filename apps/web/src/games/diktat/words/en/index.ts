import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { TableMessages } from "../fr/index.ts";
import { beats } from "./beats.ts";
import { back, commit } from "./commit.ts";
import { decision } from "./decision.ts";
import { elements } from "./elements.ts";
import { end } from "./end.ts";
import { leagues } from "./leagues.ts";
import { others } from "./others.ts";
import { politics } from "./politics.ts";
import { bid, ledger, rail, stage, steps, struggle, trophies } from "./resolution.ts";

const { form, count: plural } = english;

const list = AND.en;
const pawns = (n: number) => plural(n, "pawn", "pawns");

/** The table of Diktat in English. */
export const table: TableMessages = {
  beats,
  decision,
  elements,
  leagues,
  others,
  politics,
  youInside: "you",
  short: { harmony: "Harmony", motol: "Motol" },
  unknown: "unknown",
  through: {
    title: (move) => `The piles at move ${move}`,
    pile: "Pile",
    mine: "mine",
    more: (n) => (n === 1 ? "One more pile" : `${n} more piles`),
  },
  quote: (words) => `“${words}”`,
  vpTrack: "Victory Points",
  phases: "Phases of the Cycle",
  phaseCount: (n, all) => `Phase ${n} of ${all}`,
  ofGoal: (goal) => `/ ${goal} VP`,
  goal: (points) => `goal: ${points} VP`,
  cycle: { word: "Cycle", label: (n, all) => `Cycle ${n} of ${all}` },
  opponents: "Opponents",
  readyToSend: "Send a team: everything is ready.",
  pawnOf: (position, owner, sector) => `pawn ${position}, ${owner}, ${sector}`,
  pileAt: (owner: string, sector: string) => `pile, ${owner}, ${sector}`,
  sleeperAt: (owner: string, sector: string) => `Sleeper Agent, ${owner}, ${sector}`,
  manoeuvreCount: (n, all) => `Manoeuvre ${n} of ${all}.`,
  closedSectors: (names, limit) => `Full: ${list.format(names)}, ${limit} piles of ${limit} (DK-MAN-SEND-05).`,
  seat: {
    vp: "VP",
    rank: "Rank",
    spies: "Spies",
    assassins: "Assassins",
    debts: "Debts",
    count: {
      spies: (n) => form(n, "Spy", "Spies"),
      assassins: (n) => form(n, "Assassin", "Assassins"),
      debts: (n) => form(n, "Debt", "Debts"),
    },
    cabal: "Cabal",
    developed: (n: number, all: number) => `Cabal developed: ${n} of ${all}`,
    influence: "Influence",
    opportunities: "Opportunities",
    hidden: "PP, agents and affinities hidden",
    first: "first",
    administrator: "Administrator",
    adminShort: "Admin.",
    manoeuvres: (done, left) => `Manoeuvres: ${done} played, ${left} to play`,
  },
  map: {
    label: "Prague, twelve sectors",
    open: "open",
    closed: "closed",
    piles: (n, limit) => `${plural(n, "pile", "piles")} of ${limit}`,
    pileOf: (owner, n) => `${owner}: ${pawns(n)}`,
    markers: (n) => (n === 0 ? "no Influence marker" : plural(n, "Influence marker", "Influence markers")),
    card: (place) => `Opportunity card ${place}`,
    token: { revolt: "Revolt token", blockhouse: "Blockhouse", toll: "toll" },
  },
  inspector: {
    influence: "Influence",
    card: (place) => `Card ${place}`,
    yours: (n) => `You hold ${pawns(n)} here`,
    holds: (name, n) => `${name} holds ${n} hidden ${form(n, "pawn", "pawns")} here`,
    nothing: "Nothing to take here for now",
    streets: "Streets",
    hint: "Touch a sector to see what it is worth.",
    details: (sector) => `All about ${sector}`,
  },
  legend: { label: "Legend", public: "Public", known: "Known to you alone", hidden: "Hidden", draft: "Not committed" },
  sheet: {
    label: "Details",
  },
  offer: {
    title: "Opportunities",
    deck: (deck, discard) => `deck ${deck} · discard ${discard}`,
    secret: "Face down until the Resolution",
    knownSecret: "Secret card, known to you alone.",
  },
  board: {
    label: "Your Cabal board, public",
    open: "Your board at full size",
    openOf: (name: string) => `Everything public of ${name}`,
    manoeuvres: "Manoeuvres",
    spent: (n) => `played ${form(n, "once", `${n} times`)} this Cycle`,
    card: (title, placed, all) => `${title}, ${placed} of ${all} Affinities placed`,
  },
  own: {
    screen: "Behind your screen, known to you alone",
    behind: "Behind your screen",
    resources: "Resources",
    reserve: "Agents in reserve",
    add: (word, n) => `Add to the team: ${word}, ×${n} in reserve`,
    have: (word, n) => `${word}: ×${n} in reserve`,
    pp: (n) => form(n, "Power Point", "Power Points"),
    affinities: "Affinities in reserve",
    noAffinity: "no Affinity",
    noneFits: "None of your Affinities fits a free symbol of your cards: there is nothing to place.",
    noneUsable:
      "None of your effects can be used now. You are asked all the same, so that the others learn nothing from it.",
    anytime: "At any moment",
    /** Names that fit under a sign. */
    short: { takeDebt: "Debt", placeAffinity: "Affinity", manifest: "Manifest" } as Readonly<Record<string, string>>,
    sectors: "Sectors to resolve",
    nothing: "Nothing to prepare here for now.",
  },
  composer: {
    label: "Team in preparation",
    title: "Team in preparation, from top to bottom",
    reorder: "drag to reorder",
    piece: (position, word) => `Position ${position}: ${word}. Remove.`,
    add: (word) => `Add a pawn: ${word}`,
    addShort: "add",
    empty: "The reserve is empty",
    howTo: "Touch an Agent of the reserve to add it.",
    seenAs: (n) => `Your opponents will see ${pawns(n)} face down.`,
    clear: "Clear the team",
  },
  targets: {
    label: "Choice of a pawn",
    hint: "Touch a lit sector, here or on the map: its piles open.",
  },
  bid,
  rail,
  steps,
  stage,
  struggle,
  trophies,
  ledger,
  end,
  back,
  commit,
  settings: "Settings",
  marks: { kills: "Deaths", oaths: "Oaths", struggles: "Struggles" },
  tabs: {
    map: "Map",
    cabal: "Cabal",
    cards: "Cards",
    log: "Journal",
    trade: "Trades",
  },
};
