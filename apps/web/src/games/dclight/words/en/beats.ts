import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { BeatWords } from "../fr/beats.ts";

const { count } = english;
const list = AND.en;

/** What is said and shown while things happen. `who` is null for the reader. */
export const beats: BeatWords = {
  rolled: (withGod) =>
    withGod ? "The nine dice and the black die of the gods are rolled." : "The nine dice are rolled.",
  cityGrows: (vp) => `Your city is worth ${vp} VP more.`,
  noGain: "Your city gains nothing.",
  creatureFaces: (n) => count(n, "Creature face", "Creature faces"),
  takes: (who, what) => `${who === null ? "You take" : `${who} takes`} ${list.format(what)}.`,
  paying: (price) => ` for ${price}.`,
  tracksFull: "Whoever has it as priority gains nothing: their track is full.",
  nothingToLose: "There is nothing to lose.",
  gains: (who, points, isPriority) =>
    who === null
      ? `You gain ${points}${isPriority ? ": it is your priority" : ""}.`
      : `${who} gains ${points}${isPriority ? ": it is their priority" : ""}.`,
  loses: (who, points) => `${who === null ? "You lose" : `${who} loses`} ${points}.`,
  ownMarker: (who, from, to) => `${who === null ? "Your" : `${who}’s`} Creature marker goes from ${from} to ${to}.`,
  common: (from, to) => `The common Creature marker goes from ${from} to ${to}.`,
  nobodysPriority: (from, to) => `It is nobody’s priority: the common Creature marker goes from ${from} to ${to}.`,
  toGo: (n) => `${count(n, "space", "spaces")} from the next creature`,
  creatureAt: (n, end) => `Creature ${n} of ${end}`,
  dashes: (vp) => `${vp} VP`,
  revealing: "The sector cards are turned over.",
  ownLastSpace: (who) => `${who === null ? "Your" : `${who}’s`} Creature marker is on its last space.`,
  commonLastSpace: "The common Creature marker is on its last space.",
  rises: "A creature rises!",
  forAll: "all will face it",
  demands: (cost, track) => `Offering: ${cost}, in ${track}`,
  reward: (vp) => `${vp} VP to whoever makes it`,
  facing: (who) => (who === null ? "You face the creature." : `${who} faces the creature.`),
  trophy: (vp) => `+${vp} VP at the end of the game`,
  defeated: "Defeated",
  refused: "Reprisal",
  avoided: "Miracle",
  built: "Built",
  copied: "Copied",
  newAge: (age) => `Age ${age}`,
  played: "Played",
  cancelled: "No effect",
  destroyed: "Destroyed",
};
