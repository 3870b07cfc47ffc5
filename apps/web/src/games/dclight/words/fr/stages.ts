/** What stands above a decision on the stage. */
export const stages = {
  keep: { title: "Gardez une carte", sub: "L’autre va à la défausse, à la vue de tous." },
  limit: { title: "Trop de cartes", sub: "Défaussez-en une, à la vue de tous." },
  discard: { title: "Défaussez une carte", sub: "La créature la prend ; elle va à la défausse, à la vue de tous." },
  lostBuilding: { title: "Quel bâtiment perdez-vous ?", sub: "La créature le prend, et ses points." },
  aimed: (who: string, card: string) => `${who} joue ${card} contre vous`,
  struck: (who: string, card: string) => `${who} vous a atteint avec ${card}`,
  struckSub: "L’effet a eu lieu. Vous pouvez riposter.",
  dev: {
    title: "Votre action",
    sub: "Une action, ou passer. Activer un bâtiment n’est pas une action. Qui passe n’agit plus ce tour-ci.",
    ages: "Âges et Moral",
    hand: "Votre main",
    buildings: "Vos bâtiments",
    choose: "Touchez un âge, une carte ou un bâtiment : ce qu’il coûte et rapporte se montre ici avant de payer.",
    ageText: (age: number) => `Jusqu’à ${age} ${age === 1 ? "carte" : "cartes"} de ce secteur en main.`,
  },
  orderSub:
    "Prioritaire : les 3 résultats. Secondaire : 2 achats au plus. Accessoire : 1 au plus. Secret jusqu’au bout.",
  promote: {
    title: "Promouvoir le secteur accessoire ?",
    sub: "Vos dés prioritaires montrent des Créatures : un autre secteur peut prendre leur place.",
  },
  replace: { title: "Ce bâtiment est déjà chez vous", sub: "On ne le construit pas deux fois : piochez-en une autre." },
  buy: "Achetez des résultats",
  offer: "Faites une offrande",
  offerSub: "Tout ou rien : offrez, ou subissez les représailles.",
};
export type StageWords = typeof stages;
