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
};
