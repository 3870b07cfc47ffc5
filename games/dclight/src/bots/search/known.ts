/**
 * Cards of the base pack, which the value knows by name, deck by deck; others it judges by their numbers alone. The order is
 * that of the weights: whoever changes it has to train anew.
 */
const DECKS: readonly { readonly buildings: readonly string[]; readonly others: readonly string[] }[] = [
  {
    buildings: [
      "mil-caserne",
      "mil-forge",
      "mil-remparts",
      "mil-tour",
      "mil-chantier-naval",
      "mil-arsenal",
      "mil-trophee",
      "mil-colosse",
    ],
    others: ["mil-raid", "mil-siege", "mil-catapultes", "mil-mobilisation", "mil-butin", "mil-guerre-sainte"],
  },
  {
    buildings: [
      "civ-marche",
      "civ-agora",
      "civ-aqueduc",
      "civ-academie",
      "civ-comptoir",
      "civ-chantier",
      "civ-theatre",
      "civ-bibliotheque",
      "civ-espionnage",
    ],
    others: ["civ-diplomatie", "civ-commerce", "civ-grands-travaux", "civ-ostracisme"],
  },
  {
    buildings: [
      "rel-autel",
      "rel-temple",
      "rel-oracle",
      "rel-sanctuaire",
      "rel-asclepieion",
      "rel-bosquet",
      "rel-necropole",
      "rel-statue",
    ],
    others: ["rel-miracle", "rel-sacrifices", "rel-fete", "rel-malediction", "rel-procession"],
  },
];

export const CARDS: readonly string[] = DECKS.flatMap(({ buildings, others }) => [...buildings, ...others]);

export const BUILDINGS: readonly string[] = DECKS.flatMap(({ buildings }) => buildings);

/** Creatures of the base pack, likewise. */
export const CREATURES: readonly string[] = [
  "hydra",
  "sirens",
  "charybdis",
  "scylla",
  "minotaur",
  "cyclops",
  "chimera",
  "nemean-lion",
  "erymanthian-boar",
  "geryon",
  "sphinx",
  "harpies",
  "stymphalian-birds",
  "talos",
  "medusa",
  "cerberus",
  "python",
  "lamia",
  "ketos",
  "typhon",
];
