/** Words about elements: cards, Cabal cards, markers, tokens. */
export const elements = {
  kinds: {
    gain: "Gain",
    income: "Développement",
    specialManoeuvre: "Manœuvre spéciale",
    manifestation: "Manifestation",
    ability: "Capacité",
    scourge: "Fléau",
  },
  kindText: {
    gain: "Acquis à la prise, perdu avec l’élément.",
    income: "Reçu à chaque phase de Développement.",
    specialManoeuvre: "À la place d’une Manœuvre ; l’élément est ensuite Utilisé jusqu’à la fin du Cycle.",
    manifestation: "À tout moment permis, une fois par Cycle ; l’élément est ensuite Utilisé.",
    ability: "Agit tant que vous possédez l’élément.",
    scourge: "Ne s’applique qu’avec les Autres.",
  },
  token: { blockhouse: "Blockhaus", sleeper: "Agents dormants", membership: "Adhésions", revolt: "Révoltes" },
  memberOf: "Adhésions reçues",
  ability: "Capacité",
  unplayed: "Cartes de Cabale en main",
  price: (pp: number) => `Prix de cet emplacement : ${pp} PP`,
  inOtherWords: "En clair :",
  used: "Utilisé",
  /** By the marker of a stack that is not. */
  halfUsed: { lower: "Utilisé : le marqueur du dessus seul", upper: "Utilisé : le marqueur du dessous seul" },
  usedText: "Utilisé : sans effet jusqu’à la fin du Cycle.",
  usable: "peut servir maintenant",
  useNow: "Utiliser maintenant",
};
