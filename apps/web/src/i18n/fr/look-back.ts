/** Une partie finie que l’on regarde de nouveau : qui regarde, et ce qu’on en fait. */
export const lookBack = {
  panel: "Lunettes",
  who: "qui regarde ?",
  close: "Fermer",
  lens: { public: "Public", mine: "Mon siège", all: "Tout" },
  sees: {
    public: "ce que la table a vu",
    mine: (move: number): string => `ce que je savais au coup ${move}`,
    all: "ce qui était caché aussi",
  },
  through: (lens: string): string => `Lunettes : ${lens}`,
  grammar: "Contour pointillé : je le savais. Plein : je ne le savais pas.",
  unseen: "De là, rien à voir de ce coup.",
  copy: "Copier le lien de ce coup",
  result: "Voir le résultat",
  fork: {
    title: "Rejouer d’ici",
    text: (move: number): string =>
      `Une nouvelle table s’ouvre après le coup ${move}, avec un nouveau hasard. Vous ne verrez que votre siège ; la partie d’origine ne change pas.`,
    seat: "Votre siège",
    others: "Les autres sièges",
    bots: (level: string): string => `Bots : ${level}`,
    people: "Des joueurs, par le lien",
    go: "Rejouer",
    suffix: (move: number): string => ` · coup ${move}`,
    notHere: "On ne peut pas rejouer à partir de ce coup.",
  },
  notes: {
    title: "Notes",
    label: (move: number): string => `Noter le coup ${move}…`,
    go: (move: number): string => `Aller au coup ${move}`,
    read: { private: "· privée", shared: "· lisible par tous" },
    share: "Lisible par tous",
    keep: "Noter",
    forget: "Effacer",
    tooMany: "Vous avez déjà 200 notes sur cette partie : effacez-en une d’abord.",
  },
};
