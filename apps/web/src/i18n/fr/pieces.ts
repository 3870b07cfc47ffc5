/** La petite carte de ce que l’on montre du doigt. */
export const pieces = {
  rulebook: "Livret de règles",
  close: "Fermer",
  before: "Ce qui précède sur la table",
  after: "Ce qui suit sur la table",
  onlyYou: "Vous seul le savez.",
};
