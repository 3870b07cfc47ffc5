import { most, some, TOKENS } from "./english-words.ts";
import type { OfferedWords, Offering } from "./offered-words.ts";

const yourPile = ({ isPileNamed }: Offering): string => (isPileNamed ? "your pile" : "one of your piles");

export const OFFERED_IN_ENGLISH: OfferedWords = {
  give: (to, what) => `you give ${to} ${what}`,
  youGain: (what) => `you gain ${what}`,
  gains: (who, what) => `${who} gains ${what}`,
  ifAdministrator: (who) => `if ${who} is the Administrator`,
  ops: {
    placeToken(op) {
      if (op.onto !== "player") return null;
      const atMost = op.maxPer ? ` (${op.maxPer} at most)` : "";
      return `you receive ${some(op.n, TOKENS[op.token], `${TOKENS[op.token]}s`)}${atMost}`;
    },
    protect: (op) =>
      op.stage === "beforeReveal"
        ? "your pawn stays hidden, and the Assassination is spent"
        : "your pawn goes back to its place in its pile, and the assassin gains nothing",
    exhaust: (op, { acting }) =>
      op.target === "possessionOfEventPlayer"
        ? `${acting} places a Used token on ${most(op.n)} of your Possessions not Used`
        : null,
    skipTurn: (op) => (op.who === "acting" ? null : "you skip your next turn and keep your Manoeuvre pawn"),
    assassinate(op, offering) {
      if (op.pile?.owner !== "event" || op.bounty !== undefined) return null;
      const [first, more] = op.tokenBonus ? ["up to ", ", plus 1 per Assassin token"] : ["", ""];
      return `${offering.acting} carries out ${first}${some(op.n, "Assassination", "Assassinations")} in ${yourPile(offering)}${more}`;
    },
    spy(op, offering) {
      if (op.pile?.owner !== "event") return null;
      const what = op.n === "all" ? "every pawn" : some(op.n, "pawn", "pawns");
      return `${offering.acting} looks at ${what} of ${yourPile(offering)}${op.tokenBonus ? ", plus 1 per Spy token" : ""}`;
    },
  },
  does: (who, what) => `${who}: ${what}`,
};
