/** Deux phrases du coach à chaque nouvelle sorte de décision, et les raisons que donnent les règles. */
export const coach = {
  hints: {
    chooseCabal:
      "Chaque Cabale a son Rang, sa dotation et cinq cartes Cabale ; aucune n’est mauvaise pour commencer. Choisissez celle dont vous aimeriez jouer les cartes.",
    nameFirstPlayer:
      "Qui commence choisit ses secteurs avant les autres ; qui joue en dernier sait ce que tous ont posé. Si vous comptez espionner et assassiner, laissez un autre commencer.",
    chooseManoeuvre:
      "Chaque manœuvre dépense un de vos pions Manœuvre, et la même peut se rejouer. D’habitude, on envoie d’abord ses équipes, puis on espionne ou on assassine ce que les autres ont posé.",
    chooseSector:
      "À la Résolution, chaque Émissaire sur place peut prendre un Trophée du secteur, et qui en a le plus se sert en premier. Regardez quelles cartes et quels marqueurs s’y trouvent avant d’y envoyer une équipe.",
    composePile:
      "Les adversaires voient combien de pions vous posez, pas lesquels. Seuls les Émissaires prennent des Trophées ; les Gardes font payer l’assassin qui tombe sur eux, et les Citoyens font nombre.",
    chooseSpyTarget:
      "Regardez ce qui changera votre prochain coup : un pion d’une pile à attaquer, ou la carte secrète. Vous seul le voyez ; libre à vous de le dire ensuite, ou de mentir.",
    chooseVictim:
      "Un Émissaire tué vous rapporte 3 PP, un Citoyen rien ; pour un Garde vous donnez 2 PP à son propriétaire et la manœuvre s’arrête. Espionner d’abord dit où frapper.",
    extendDiscard:
      "Étendre son influence rapporte 1 PP, et 1 de plus si vous défaussez un Agent ou un jeton. Donnez ce qui ne servira plus ce Cycle-ci : à sa fin, Agents et jetons Espion et Assassin sont défaussés de toute façon.",
    nameSector:
      "Administrateur, vous fixez l’ordre des secteurs ; ce qu’on y gagne agit aussitôt. Commencez là où un Trophée vous aidera dans les secteurs suivants.",
    ready:
      "Il y a égalité : la plus forte mise de PP se servira en premier. S’il vous en manque, prenez une Dette maintenant ; elle coûtera 1 PV à la fin.",
    powerBid:
      "Toutes les mises sont perdues, gagnantes ou non. Demandez-vous ce que vaut pour vous de choisir en premier, et ne misez pas plus.",
    chooseTrophy:
      "Une carte Opportunité remplit un emplacement, souvent avec des PV, et porte parfois un effet ; un marqueur d’Influence donne un avantage durable. Prenez d’abord ce qu’un adversaire vous prendrait.",
    chooseCabalCard:
      "Une carte Cabale agit aussitôt et reste en jeu, et son emplacement peut donner des PV. L’ordre indiqué sur les cartes n’oblige à rien : prenez celle qui aide ce que vous faites déjà.",
    endOfCycleCall:
      "Un jeton Affinité posé sur le même symbole d’une de vos cartes Opportunité vaut 1 PV. Juste après ce moment, la partie se termine si quelqu’un a 10 PV.",
    finalAffinities:
      "C’est le dernier moment pour poser vos jetons Affinité. Posé sur un symbole libre, chacun vaut 1 PV ; gardé, il ne vaut rien.",
  },
  reasons: {
    noGuard: "Sans Garde, un assassin ne risque rien ; s’il en touche un, il vous donne 2 PP et sa manœuvre s’arrête.",
    emissaries: "Seuls les Émissaires prennent des Trophées.",
    bidLess: "Une mise est perdue même quand elle gagne.",
    bidMore: "La plus forte mise se sert en premier ; à mises égales, c’est le Rang qui décide.",
  },
};
