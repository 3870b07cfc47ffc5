/** What stands above a decision on the stage. */
export const stages = {
  keep: { title: "Gardez une carte", sub: "L’autre va à la défausse, à la vue de tous." },
  limit: { title: "Trop de cartes", sub: "Défaussez-en une, à la vue de tous." },
  discard: { title: "Défaussez une carte", sub: "La créature vous la prend ; tous la verront à la défausse." },
  lostBuilding: { title: "Quel bâtiment perdez-vous ?", sub: "La créature le prend, et ses points." },
  aimed: (who: string, card: string) => `${who} joue ${card} contre vous`,
  struck: (who: string, card: string) => `${who} a joué ${card} contre vous`,
  struckSub: "L’effet a eu lieu. Vous pouvez riposter.",
  unarmed: "L’effet a eu lieu. Vous n’avez aucune carte pour riposter ; personne ne l’apprend.",
  dev: {
    title: "Votre action",
    sub: "Une action, ou passer pour ce tour. Activer un bâtiment ne compte pas.",
    ages: "Âges et Moral",
    hand: "Votre main",
    buildings: "Vos bâtiments",
    choose: "Touchez un âge, une carte ou un bâtiment : vous verrez ici ce que cela coûte et rapporte, avant de payer.",
    ageText: (age: number) => `Jusqu’à ${age} ${age === 1 ? "carte" : "cartes"} de ce secteur en main.`,
  },
  orderSub:
    "Prioritaire : les 3 résultats. Secondaire : 2 achats au plus. Accessoire : 1 au plus. Secret jusqu’au dévoilement.",
  promote: {
    title: "Promouvoir le secteur accessoire ?",
    sub: "Vos dés prioritaires montrent des Créatures : votre secteur accessoire peut prendre leur place.",
  },
  replace: {
    title: "Ce bâtiment est déjà chez vous",
    sub: "On ne le construit pas deux fois : vous pouvez piocher une autre carte.",
  },
  drawn: {
    title: "La carte piochée",
    sub: "Elle reste dans votre main. On vous le demande quelle qu’elle soit : personne n’apprend laquelle.",
  },
  buy: "Achetez des résultats",
  offer: "Faites une offrande",
  offerSub: "Tout ou rien : offrez, ou subissez les représailles.",
};
export type StageWords = typeof stages;
