import { english } from "@paravent/content/plural";
import type * as french from "../fr/commit.ts";

const { count: plural } = english;

const pawns = (n: number) => plural(n, "pawn", "pawns");

/** Where one goes, with the article where English wants one. */
const TO: Readonly<Record<string, string>> = {
  newTown: "New Town",
  malaStrana: "Malá Strana",
  oldTown: "Old Town",
  hypogea: "the Hypogea",
  karst: "the Karst",
  suburbs: "the Suburbs",
  combinat: "the Combinat",
  motol: "Motol Centre",
  harmony: "the College of Harmony",
  josefov: "Josefov",
  fortress: "the Fortress",
  artefact: "the Artefact",
};
const to = (sector: string) => `to ${TO[sector] ?? sector}`;

/** What the buttons of the decision bar say. */
export const back: typeof french.back = {
  manoeuvre: "Change manoeuvre",
  choice: "Change choice",
  team: "Clear the team",
  bid: "Back to 0",
};

export const commit: typeof french.commit = {
  chooseCabal: "Choose a Cabal",
  lead: (cabal) => `Lead: ${cabal}`,
  chooseManoeuvre: "Choose a manoeuvre",
  extend: "Extend influence: +1 PP",
  extendWith: (what) => `Extend influence, discard ${what}: +2 PP`,
  develop: "Choose a Cabal card",
  developFor: (title, pp) => `Develop ${title} for ${pp} PP`,
  name: "Name a player",
  nameFirst: (name) => `Name ${name} to begin`,
  nameSector: "Name a sector",
  resolve: (sector) => `Resolve: ${sector}`,
  look: "Choose an element",
  lookAt: (what) => `Look at: ${what}`,
  kill: "Name a pawn",
  killOne: (what) => `Assassinate: ${what}`,
  discard: "Choose what to discard",
  discardOne: (what) => `Discard ${what}: +1 PP`,
  discardNothing: "Discard nothing",
  ready: "Ready to bid",
  bid: (n) => `Close the fist on ${n} PP`,
  takeTrophy: "Choose a Trophy",
  takeCard: (title) => `Take ${title}`,
  discardTrophy: (title) => `Discard ${title}`,
  takeMarker: (sector) => `Take the Influence: ${sector}`,
  endCycle: "Go on",
  finalAffinities: (n) => (n === 0 ? "Place nothing" : `Place ${plural(n, "Affinity", "Affinities")}: +${n} VP`),
  choose: "Make a choice",
  none: "Choose nothing",
  pass: "Pass",
  inThisOrder: "In this order",
  moveOther: (from, to) => `Move: ${from} → ${to}`,
  thisOption: "Choose this option",
  /** Verbs of questions whose answer is the name of a thing. */
  verbs: {
    "diktat/rewardSplit": "Give to",
    "diktat/chooseCabalCard": "Develop",
    "diktat/chooseSpecial": "Use",
    "diktat/effectChoice": "Use",
    "diktat/incomeChoice": "Apply",
    "diktat/keepCard": "Keep",
    "diktat/readyPossession": "Ready",
    "diktat/exhaustPossession": "Used token on",
    "diktat/chooseMarker": "Take the Influence",
    "diktat/placeMarker": "Place",
    "diktat/placeToken": "Place",
    "diktat/choosePile": "Choose",
    "diktat/choosePiles": "Choose",
    "diktat/movePile": "Move",
    "diktat/movePawn": "Move",
    "diktat/swapPawn": "Replace",
    "diktat/convertPawn": "Turn",
    "diktat/removePawn": "Discard",
    "diktat/choosePlayer": "Choose",
    "diktat/nameFirstAndDirection": "Name",
    "diktat/costChoice": "Pay",
    "diktat/affinityTypes": "Take",
    "diktat/affinityLoss": "Give back",
    "diktat/exchangeAffinity": "Exchange",
    "diktat/chooseSector": "Choose",
    "kernel/reaction": "Use",
  } as Readonly<Record<string, string>>,
  send: "Send a team",
  sendTo: (sector) => `Send a team ${to(sector)}`,
  sendTeam: (n, sector) => `Send ${pawns(n)} ${to(sector)}`,
};
