import { AFFINITIES, until } from "./french-words.ts";
import type { Tongue } from "./tongue.ts";

/** What a change of each stat means. */
export const STAT_WORDS: Tongue["stats"] = {
  guardPenalty: (op) =>
    `quand l’un de vos Assassinats révèle un Garde, vous ${op.set === 0 ? "ne payez aucun" : `payez ${String(op.set ?? op.delta)}`} PP`,
  guardFee: (op, say) =>
    `quand un Assassinat révèle l’un de vos Gardes, vous recevez ${say.goods("pp", op.delta ?? 0)} de plus, payés par l’assassin`,
  guardsIgnored: (op) =>
    op.set === 1
      ? "le premier Garde que vous révélez dans chaque Manœuvre Assassiner n’y met pas fin"
      : `les ${String(op.set)} premiers Gardes que vous révélez dans chaque Manœuvre Assassiner n’y mettent pas fin`,
  influenceIncome: (op, say) =>
    `chaque Manœuvre Étendre son influence vous rapporte ${say.goods("pp", op.delta ?? 0)} de plus`,
  rank: (op, say) => `recevoir ${say.goods("rank", op.delta ?? 0)}${until(op.until)}`,
  vp: (op, say) => `vous avez ${say.goods("vp", op.delta ?? 0)} de plus`,
  conquestEmissaries: (op) =>
    `l’y compter comme ${op.delta === 1 ? "un" : String(op.delta)} de vos Émissaires, prise comprise`,
  conquestStrength(op, say) {
    const tail = "pour désigner le Vainqueur et l’ordre des prises, sans prise supplémentaire";
    const n = op.delta ?? 0;
    if (typeof n === "object" && "count" in n)
      return `chaque ${n.div === 2 ? "paire" : `groupe de ${n.div ?? 1}`} de vos Gardes compte comme 1 Émissaire (${n.max} au plus) ${tail}`;
    return `vous comptez ${say.goods("emissary", n)} de plus ${tail}`;
  },
  tieBreak: () =>
    "si vous y avez strictement plus de Citoyens que chacun des joueurs à égalité, vous êtes Vainqueur sans Lutte de pouvoir",
  struggleBid: (op, say) =>
    `dans une Lutte de pouvoir, votre mise compte pour ${say.goods("pp", op.delta ?? 0).replace(" PP", " PP de plus")}`,
  struggleTie: (op) => `remportez les Luttes de pouvoir à mises égales${until(op.until)}`,
  splitStack: () =>
    "le second marqueur d’Influence d’un secteur peut occuper son propre emplacement, face II, à côté du premier laissé face I : les deux agissent ; si vous défaussez l’un des deux, c’est celui de la face II",
  othersAttackPp: (op) =>
    `vous ne perdez ${op.set === 0 ? "aucun" : `que ${String(op.set ?? op.delta)}`} PP lors d’une Attaque des Autres`,
  othersAssassins: (op) => `ils réalisent ${Math.abs(Number(op.delta))} Assassinats de moins contre vos piles`,
  debtFree: (op) =>
    `à la fin de la partie, ${op.delta === 1 ? "l’un" : String(op.delta)} de vos jetons Dette ne vous coûte pas de PV`,
  affinityWild: (op) =>
    `sur toutes vos cartes Opportunité, les symboles ${AFFINITIES[String(op.set)]} acceptent un jeton Affinité de n’importe quel type`,
  hiddenBottom: () =>
    "le pion du dessous de chacune de vos piles d’au moins 2 pions ne peut être ni regardé ni visé par un Assassinat adverse, Autres compris",
  blockhouseAssassinates: (_, say) =>
    `au lieu de regarder un pion grâce à un Blockhaus, ${say.unlocked("blockhouseAssassinates") ?? "vous pouvez l’assassiner"}`,
  blockhouseReach: () =>
    "chaque pion regardé ou Assassiné grâce à un Blockhaus peut se trouver dans un secteur adjacent au Blockhaus",
  dormantCost: (op) => `éveiller un Agent dormant ne coûte plus que ${String(op.set)} PP`,
  revoltToll: (op) =>
    `le péage des secteurs à Révolte passe à ${1 + Number(op.delta ?? 0)} PP ; défausser 1 Garde reste possible`,
  exploreDraw: (op) =>
    `en explorant, tirez ${String(op.set)} cartes, ajoutez-en 1 à la piste et remettez l’autre sous le paquet`,
  throughDarkness: () => "vous pouvez prendre des Trophées dans un secteur qui porte des jetons Ténèbres",
};
