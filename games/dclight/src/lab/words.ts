import type { Words } from "@paravent/content";
import type { DclightEvent } from "../model/events.ts";

/** What reports count. */
export const COUNTED: readonly DclightEvent["type"][] = [
  "creatureDefeated",
  "offeringRefused",
  "buildingDestroyed",
  "ageLost",
];

/** What reports call strategies, ends, sources of VP and what they count. */
export const labWords: Readonly<Record<string, Words>> = {
  balanced: { fr: "Équilibré", en: "Balanced" },
  lastTurn: { fr: "Dernier tour", en: "Last turn" },
  twoSectors: { fr: "Deux secteurs achevés", en: "Two sectors completed" },
  thirdCreature: { fr: "Troisième créature", en: "Third creature" },
  fourthCreature: { fr: "Quatrième créature", en: "Fourth creature" },
  ages: { fr: "Âges", en: "Ages" },
  morale: { fr: "Moral", en: "Morale" },
  tracks: { fr: "Points", en: "Points" },
  buildings: { fr: "Bâtiments", en: "Buildings" },
  destroyed: { fr: "Bâtiments détruits", en: "Destroyed buildings" },
  creatures: { fr: "Créatures", en: "Creatures" },
  creatureDefeated: { fr: "Créatures vaincues", en: "Creatures defeated" },
  offeringRefused: { fr: "Offrandes refusées", en: "Offerings refused" },
  buildingDestroyed: { fr: "Bâtiments détruits", en: "Buildings destroyed" },
  ageLost: { fr: "Âges perdus", en: "Ages lost" },
};
