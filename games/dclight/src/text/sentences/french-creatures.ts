import { of } from "@paravent/content/french";

/** Creatures that are a kind, and take an article; others have a name, as people do. */
const LE = ["Minotaure", "Cyclope", "Lion de Némée", "Sanglier d’Érymanthe", "Sphinx"];
const LA = ["Hydre", "Chimère"];
const LES = ["Sirènes", "Harpies", "Oiseaux du lac Stymphale"];

export const areSeveral = (name: string): boolean => LES.includes(name);

/** « le Cyclope », « l’Hydre », « les Sirènes », « Méduse ». */
export function theCreature(name: string): string {
  if (areSeveral(name)) return `les ${name}`;
  if (LE.includes(name)) return `le ${name}`;
  if (!LA.includes(name)) return name;
  return name.startsWith("H") ? `l’${name}` : `la ${name}`;
}

/** « au Cyclope », « aux Sirènes », « à Méduse ». */
export const toCreature = (name: string): string =>
  `à ${theCreature(name)}`.replace(/^à les /, "aux ").replace(/^à le /, "au ");

/** « du Cyclope », « des Sirènes », « de l’Hydre », « de Méduse ». */
export const ofCreature = (name: string): string =>
  of(theCreature(name))
    .replace(/^de les /, "des ")
    .replace(/^de le /, "du ");
