/** The dialog of motion, sound and reading. */
export const preferences = {
  title: "Affichage et son",
  pace: "Vitesse de ce qui se passe",
  paces: { off: "Immédiate", quick: "Rapide", normal: "Normale", slow: "Lente" },
  motion: "Mouvements",
  motions: { system: "Comme mon système", full: "Tous", calm: "Aucun" },
  text: "Taille du texte",
  contrast: "Contraste renforcé",
  patterns: "Motifs en plus des couleurs",
  coach: "Un coach dans les parties contre des bots",
  askAll: "Poser aussi les questions à une seule réponse",
  asText: "Table en texte",
  volume: "Son",
  keys: "Pendant une scène, la barre d’espace la passe. R remontre le dernier tour.",
};
