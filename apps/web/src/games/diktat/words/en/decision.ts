import { english } from "@paravent/content/plural";
import type { decision as french } from "../fr/decision.ts";

const { form, count: plural } = english;

/** Words of decisions that take the scene. */
export const decision: typeof french = {
  inPlay: (slot) => `In play, slot ${slot}`,
  facts: (vp, rank) => `${vp} VP, Rank ${rank}`,
  onStage: "Choose on the stage above.",
  inReserve: (n) => `${n} in reserve`,
  sleeper: "Sleeper Agent",
  known: {
    never: "Never seen",
    own: "yours",
    justNow: "looked at just now",
    earlier: "seen earlier",
    shown: (name) => `shown by ${name}`,
    told: (name) => `says ${name}, not verified`,
  },
  left: {
    name: "Looks",
    looks: (n) => plural(n, "look left", "looks left"),
    kills: (n) => plural(n, "Assassination left", "Assassinations left"),
  },
  developed: (slot) => `Slot ${slot} of your Cabal. The card is laid face up: everybody sees it, and it works at once.`,
  oathBroken: "Oath broken: VP",
  sendsAgainstOath: (n) => `Send a team: you break ${n === 1 ? "an oath" : `${n} oaths`}, and that costs ${n} VP.`,
  bidsAgainstOath: (vp) => `This bid is against what you have sworn: it will cost you ${vp} VP.`,
  debtLater: "At the end of the game each Debt costs 1 VP.",
  reactionTo: (said) => `What has just happened: ${said}`,
  onlyYou: "Only you see the face. The table sees what you look at.",
  gone: "It leaves the board.",
  if: (kind, what) => `If it is ${form(/^[AEIOU]/.test(kind) ? 2 : 1, "a", "an")} ${kind}: ${what}`,
  nothingMore: "it is discarded, nothing more",
  bounty: "it is discarded, and the effect pays its bounty",
  guard: (ends, debts) =>
    [ends ? "the Manoeuvre ends" : null, debts > 0 ? `${plural(debts, "Debt", "Debts")} taken` : null, "PP"]
      .filter(Boolean)
      .join(", "),
};
