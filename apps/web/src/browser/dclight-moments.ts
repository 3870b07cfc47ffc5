import { DICE, RICH, two, UNORDERED } from "./dclight-positions.ts";
import type { Staged } from "./staged-game.ts";

interface Moment {
  readonly is: string;
  readonly position: () => Staged;
  /** What is touched, in order. */
  readonly touch: readonly string[];
  /** What stands beside what is chosen. */
  readonly reads?: RegExp;
  /** What the commit button then says. */
  readonly says: RegExp;
  /** What the journal tells once it is pressed. */
  readonly tells: RegExp;
}

/** Every kind of question where it lies on the table, answered by touching it; the rules have the last word. */
export const MOMENTS: readonly Moment[] = [
  {
    is: "purchases, on the trays",
    position: () => two().dice(DICE).secondary(),
    touch: ["blue:1", "blue:2"],
    says: /^Acheter 1 Or et 1 Population/,
    tells: /achetez 2 résultats/,
  },
  {
    is: "an offering, split on the stele",
    position: () => two().front("A", "Hydra").rolls("Creature Gold Population").offerings(),
    touch: ["pay"],
    says: /^Offrir 5 Or et 1 Civil/,
    tells: /Hydre/,
  },
  {
    is: "a Miracle instead of an offering",
    position: () => two().front("A", "Hydra").rolls("Creature Gold Population").offerings(),
    touch: ["card:rel-miracle"],
    says: /^Jouer Miracle/,
    tells: /Miracle/,
  },
  {
    is: "an age of a sector",
    position: () => two().development("A"),
    touch: ["age:civil"],
    says: /^Bâtir Civil, âge II/,
    tells: /âge 2/,
  },
  {
    is: "a building of the hand",
    position: () => two().development("A"),
    touch: ["card:rel-oracle"],
    says: /^Construire Oracle/,
    tells: /Oracle/,
  },
  {
    is: "a hostile power with its target and its split",
    position: () => two().development("A"),
    // The only rival is aimed at already.
    touch: ["card:mil-raid", "gold", "materials"],
    says: /^Jouer Raid contre /,
    tells: /Raid/,
  },
  {
    is: "espionage with the building it copies",
    position: () => two().development("A"),
    touch: ["card:civ-espionnage", "building:1:civ-theatre"],
    says: /^Construire Espionnage industriel/,
    tells: /Théâtre/,
  },
  {
    is: "the activation of a building that needs nothing more",
    position: () => two().development("A"),
    touch: ["building:0:civ-marche"],
    says: /^Activer Marché/,
    tells: /Marché/,
  },
  {
    is: "the activation of a building that is paid with one of three points",
    position: () => two().deck("military", "Arsenal", "Forge").development("A"),
    touch: ["building:0:civ-academie", "civil", "deck:military"],
    reads: /Militaire7 → 6Civil5 → 4Religion3 → 2/,
    says: /^Activer Académie/,
    tells: /Académie/,
  },
  {
    is: "the accessory sector promoted, its dice and those of the priority in sight",
    position: () =>
      two()
        .rolls({ ...DICE, red: "Creature Creature Military", green: "Religion Gold Morale" })
        .rolling(),
    touch: ["promote"],
    reads: /Promouvoir l’accessoirePrioritaire Religion/,
    says: /^Promouvoir/,
    tells: /Religion/,
  },
  {
    is: "Morale spent on a step back",
    position: () => two().development("A"),
    touch: ["morale", "creature-1"],
    says: /^Créatures −1/,
    tells: /paye[rz]? 2 Moral|payez 2 Moral/,
  },
  {
    is: "a draw in exchange for a card",
    position: () => two({ ...RICH, hand: ["Oracle", "Raid", "Trade"] }).turnStart(),
    touch: ["discard:civ-commerce", "deck:civil"],
    says: /^Piocher\s: Civil/,
    tells: /Commerce/,
  },
  {
    is: "a loss shared among tracks",
    position: () =>
      two({ ...RICH, tracks: "G2 M1 P4", hand: [] })
        .front("A", "Charybdis")
        .offerings(),
    touch: ["gold", "population", "population"],
    reads: /Or2 → 1.*Matériauxsur 1.*Population4 → 2/,
    says: /^Perdre 1 Or et 2 Population/,
    tells: /perdez/,
  },
  {
    is: "a building given up to a creature",
    position: () =>
      two({ ...RICH, tracks: "", hand: [], buildings: ["Market", "Forge"] })
        .front("A", "Chimera")
        .rolls("Military Military Military")
        .offerings(),
    touch: ["building:0:civ-marche"],
    reads: /MarchéUne fois par tour.*PV\d+ → \d+.*ForgeUne fois.*PV\d+ → \d+/,
    says: /^Perdre Marché/,
    tells: /Marché/,
  },
  {
    is: "a card given up to a creature",
    position: () =>
      two({ ...RICH, tracks: "" })
        .front("A", "Sphinx")
        .rolls("Civil Civil Civil")
        .offerings(),
    touch: ["card:mil-raid"],
    says: /^Défausser Raid/,
    tells: /Raid/,
  },
  {
    is: "a drawn building that is in play already, replaced",
    position: () =>
      two({ ...UNORDERED, hand: ["Oracle", "Raid"] })
        .deck("civil", "Market", "Agora")
        .turnStart()
        .does("A", "civil"),
    touch: ["replace"],
    says: /^Remplacer/,
    tells: /Marché/,
  },
];
