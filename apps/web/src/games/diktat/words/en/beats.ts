import { english } from "@paravent/content/plural";
import type * as french from "../fr/beats.ts";

const pawns = (n: number) => english.count(n, "pawn", "pawns");

/** What the stage says of what happens, beside the sentences of the game. */
export const beats: typeof french.beats = {
  pile: (owner, n) => `${owner}: ${pawns(n)}, top first`,
  pawnsLeft: (before, after) => `${before} → ${pawns(after)}`,
  verdict: { guard: "The blade breaks", emissary: "Unmasked", citizen: "Nothing to gain" },
  pp: (n) => (n > 0 ? `+${n} PP` : `−${-n} PP`),
  yoursAlone: "PP, known to you alone",
  behindScreen: "the total stays behind the screen",
  chooses: (name, manoeuvre) => (name === null ? `You choose: ${manoeuvre}.` : `${name} chooses: ${manoeuvre}.`),
  looks: (name, place) => (name === null ? `You look at a pawn in ${place}.` : `${name} looks at a pawn in ${place}.`),
  secretTurns: "The secret card turns over.",
  turning: (sector) => `${sector}: the pawns turn over.`,
  fistsOpen: "The fists open.",
  oathTested: "An oath stands against it.",
  trophyPrice: "It costs one Emissary.",
  guardEnds: { manoeuvre: "The manoeuvre ends.", attack: "The attack ends." },
  nobodyTakes: "No Emissary, so nobody takes anything.",
  winner: "Winner",
  won: {
    emissaries: "More Emissaries than the others.",
    bid: "The highest bid wins.",
    tied: "The bids are equal: Rank or a card decides.",
    rank: "The bids are equal: the higher Rank wins.",
    effect: "An effect adds to this bid, or decides between equal ones.",
  },
  trade: {
    made: "Trade made",
    both: "Both parts change hands at once.",
    between: "PP, Agents and Affinities stay between the two.",
    nothing: "nothing",
    hidden: "nothing in the open",
    pp: (before, after) => `PP ${before} → ${after}`,
  },
  oath: { sworn: "Oath sworn", broken: "Oath broken" },
  promises: (text) => `Its terms: ${text}`,
  onTrack: (cards) => `On the track: ${cards}.`,
  income: (each) => `Development: each receives ${each}, then what their elements bring in.`,
  ends: {
    lastCycle: "The last Cycle is over: the game ends.",
    points: (vp) => `A player has at least ${vp} VP: the game ends.`,
  },
  promise: (text) => `The promise: ${text}`,
  attack: "The Others attack",
  assassinations: (n) => english.count(n, "Assassination", "Assassinations"),
  onlyLooks: (name) => `${name} looks; nobody else sees.`,
};
