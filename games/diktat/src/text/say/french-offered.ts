import { most, some, TOKENS } from "./french-words.ts";
import type { OfferedWords, Offering } from "./offered-words.ts";

const yourPile = ({ isPileNamed }: Offering): string => (isPileNamed ? "votre pile" : "l’une de vos piles");

export const OFFERED_IN_FRENCH: OfferedWords = {
  give: (to, what) => `vous donnez ${what} à ${to}`,
  youGain: (what) => `vous gagnez ${what}`,
  gains: (who, what) => `${who} gagne ${what}`,
  ifAdministrator: (who) => `si ${who} est l’Administrateur`,
  ops: {
    placeToken(op) {
      if (op.onto !== "player") return null;
      const [one, more] = TOKENS[op.token];
      return `vous recevez ${some(op.n, one, more)}${op.maxPer ? ` (${op.maxPer} au plus)` : ""}`;
    },
    protect: (op) =>
      op.stage === "beforeReveal"
        ? "votre pion reste caché et l’Assassinat est dépensé"
        : "votre pion retourne à sa place dans sa pile et l’assassin ne gagne rien",
    exhaust: (op, { acting }) =>
      op.target === "possessionOfEventPlayer"
        ? `${acting} place un jeton Utilisé sur ${most(op.n)} de vos Possessions non Utilisées`
        : null,
    skipTurn: (op) => (op.who === "acting" ? null : "vous sautez votre prochain tour et gardez votre pion Manœuvre"),
    assassinate(op, offering) {
      if (op.pile?.owner !== "event" || op.bounty !== undefined) return null;
      const [first, more] = op.tokenBonus ? ["jusqu’à ", ", plus 1 par jeton Assassin"] : ["", ""];
      return `${offering.acting} réalise ${first}${some(op.n, "Assassinat", "Assassinats")} dans ${yourPile(offering)}${more}`;
    },
    spy(op, offering) {
      if (op.pile?.owner !== "event") return null;
      const what = op.n === "all" ? "tous les pions" : some(op.n, "pion", "pions");
      return `${offering.acting} regarde ${what} de ${yourPile(offering)}${op.tokenBonus ? ", plus 1 par jeton Espion" : ""}`;
    },
  },
  does: (who, what) => `${who} : ${what}`,
};
