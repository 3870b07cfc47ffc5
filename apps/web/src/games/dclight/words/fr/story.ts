/** Ce que la fin d’une partie raconte. */
export const story = {
  unit: "PV",
  creatures: { title: "Créatures et offrandes", none: "Aucune créature n’a été affrontée." },
  losses: { title: "Coups portés aux cités", none: "Aucune cité n’a rien perdu." },
};
