import type { Source, Words } from "@paravent/content";
import type { z } from "zod";
import type { CardId, Colour, CreatureId, GodId, Pair, Price, Resource, Sector, Slot, Track } from "../model/names.ts";
import type { Effect, Passive, Reprisal } from "./effects.ts";

/** Where an item comes from: the document of the game, or this project's reconstruction of what it shows as pictures. */
export type Provenance = z.infer<typeof Source>;

export interface TrackOfBoard {
  readonly id: Track;
  readonly name: Words;
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

export interface SectorOfBoard {
  readonly id: Sector;
  readonly name: Words;
  readonly colour: Colour;
  /** Age 1 first. */
  readonly ages: readonly { readonly cost: Price; readonly vp: number }[];
}

export interface God {
  readonly id: GodId;
  readonly name: Words;
  /** Face of the black die. */
  readonly face: number;
  readonly effects: readonly Passive[];
  readonly text: Words;
  readonly source: Provenance;
}

export interface Creature {
  readonly id: CreatureId;
  readonly name: Words;
  readonly colour: Colour | null;
  readonly demand: Resource;
  readonly cost: number;
  readonly vp: number;
  readonly reprisal: readonly Reprisal[];
  readonly text: Words;
  readonly source: Provenance;
}

export interface Card {
  readonly id: CardId;
  readonly name: Words;
  readonly deck: Sector;
  readonly kind: "building" | "power" | "reaction";
  readonly copies: number;
  readonly cost: Price;
  readonly vp: number;
  readonly timing: "activate" | "passive" | "action" | "offering" | "reaction";
  readonly trigger: "targeted" | "harmed" | null;
  readonly effects: readonly Effect[];
  /** Those of them that work by themselves while the card is in play. */
  readonly passives: readonly Passive[];
  /** Takes the identity of another building when it is built (DC-ANX-04). */
  readonly mimics: boolean;
  /** Contains an effect against another player (DC-REACT-03). */
  readonly hostile: boolean;
  readonly text: Words;
  readonly source: Provenance;
}

/** What the rules read as numbers. */
export interface Constants {
  readonly handMax: number;
  readonly turns: number;
  readonly drawTurns: readonly number[];
  readonly summonAt: number;
  readonly dieIcons: readonly number[];
  /** From this turn on the third common creature ends the game. */
  readonly earlyEndFrom: number;
  /** The central marker stops here. */
  readonly centralEnd: number;
  readonly purchases: Readonly<Record<Exclude<Slot, "priority">, number>>;
  readonly promotionFaces: number;
  readonly moralePrice: number;
  readonly moraleDraws: number;
  readonly pointsPerVp: number;
  readonly vpPerMorale: number;
  readonly pairs: readonly Pair[];
}

/** One set of content, frozen. Games refer to it by its id, the hash of its document. */
export interface Pack {
  readonly id: string;
  readonly constants: Constants;
  readonly tracks: Readonly<Record<Track, TrackOfBoard>>;
  readonly sectors: Readonly<Record<Sector, SectorOfBoard>>;
  readonly gods: ReadonlyMap<GodId, God>;
  readonly creatures: ReadonlyMap<CreatureId, Creature>;
  readonly cards: ReadonlyMap<CardId, Card>;
  /** All cards of each deck, as often as there are copies. */
  readonly decks: Readonly<Record<Sector, readonly CardId[]>>;
  /** The same cards by the moment in which they are played. */
  readonly offeringCards: readonly Card[];
  readonly reactions: Readonly<Record<"targeted" | "harmed", readonly Card[]>>;
}

/** The pack as JSON: what clients look names, texts and numbers up in. */
export interface PackText {
  readonly id: string;
  readonly constants: Constants;
  readonly tracks: readonly TrackOfBoard[];
  readonly sectors: readonly SectorOfBoard[];
  readonly gods: readonly God[];
  readonly creatures: readonly Creature[];
  readonly cards: readonly Card[];
}

export function packText(pack: Pack): PackText {
  return {
    id: pack.id,
    constants: pack.constants,
    tracks: Object.values(pack.tracks),
    sectors: Object.values(pack.sectors),
    gods: [...pack.gods.values()],
    creatures: [...pack.creatures.values()],
    cards: [...pack.cards.values()],
  };
}

/** All cards of a deck, in the order of the document. */
export function cardsOfDeck(pack: Pick<Pack, "cards">, deck: Sector): CardId[] {
  const cards: CardId[] = [];
  for (const { id, deck: own, copies } of pack.cards.values())
    if (own === deck) for (let n = 0; n < copies; n++) cards.push(id);
  return cards;
}
