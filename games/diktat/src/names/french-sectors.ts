/** Names that French says with an article, and with a preposition of their own; a pack’s own names stand as they are. */
const SAID: Readonly<Record<string, readonly [the: string, at: string]>> = {
  "Nouvelle Ville": ["la Nouvelle Ville", "en Nouvelle Ville"],
  "Vieille Ville": ["la Vieille Ville", "en Vieille Ville"],
  Hypogées: ["les Hypogées", "aux Hypogées"],
  Karst: ["le Karst", "au Karst"],
  Faubourgs: ["les Faubourgs", "aux Faubourgs"],
  Combinat: ["le Combinat", "au Combinat"],
  "Centre Motol": ["le Centre Motol", "au Centre Motol"],
  "Collège de l’Harmonie": ["le Collège de l’Harmonie", "au Collège de l’Harmonie"],
  Forteresse: ["la Forteresse", "à la Forteresse"],
  Artefact: ["l’Artefact", "à l’Artefact"],
};

/** « le Karst », « Josefov ». */
export const theSector = (name: string): string => SAID[name]?.[0] ?? name;

/** « du Karst », « des Hypogées », « de Josefov ». */
export const fromSector = (name: string): string =>
  `de ${theSector(name)}`.replace(/^de le /, "du ").replace(/^de les /, "des ");

/** Where somebody is or goes: « au Karst », « à Josefov ». */
export const atSector = (name: string): string => SAID[name]?.[1] ?? `à ${name}`;
