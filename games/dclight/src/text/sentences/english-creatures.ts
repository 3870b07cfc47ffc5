/** Creatures that are a kind, and take an article; others have a name, as people do. */
const KINDS = ["Hydra", "Minotaur", "Cyclops", "Chimera", "Nemean Lion", "Erymanthian Boar", "Sphinx"];
const SEVERAL = ["Sirens", "Harpies", "Stymphalian Birds"];

export const areSeveral = (name: string): boolean => SEVERAL.includes(name);

/** "the Cyclops", "the Sirens", "Medusa". */
export const theCreature = (name: string): string => (KINDS.includes(name) || areSeveral(name) ? `the ${name}` : name);
