import { byId, identityOf, type PackFiles, packFault, readFile } from "@paravent/content";
import type { z } from "zod";
import { TRACKS } from "../model/names.ts";
import { isHostile, isPassive } from "./effects.ts";
import {
  type Card,
  type Constants,
  type Creature,
  cardsOfDeck,
  type God,
  type Pack,
  type SectorOfBoard,
  type TrackOfBoard,
} from "./pack.ts";
import { CardsFile, type CreatureEntry, CreaturesFile, type GodEntry, GodsFile, PackFile } from "./schema.ts";

/** Reads a pack whole or not at all. */
export function readPack(files: PackFiles): Pack {
  const board = readFile(files, "pack.yaml", PackFile);
  const { gods } = readFile(files, "gods.yaml", GodsFile);
  const { creatures } = readFile(files, "creatures.yaml", CreaturesFile);
  const { cards } = readFile(files, "cards.yaml", CardsFile);
  checkFaces(gods);
  return completePack({
    constants: readConstants(board.constants),
    tracks: readTracks(board.tracks),
    sectors: Object.fromEntries(byId("pack.yaml", board.sectors.map(readSector))) as Pack["sectors"],
    gods: byId("gods.yaml", gods.map(readGod)),
    creatures: byId("creatures.yaml", creatures.map(readCreature)),
    cards: byId("cards.yaml", cards.map(readCard)),
  });
}

/** What a pack is made of; the rest follows from it. */
export type Content = Omit<Pack, "id" | "decks" | "offeringCards" | "reactions">;

/** A pack of this content. Its id is the name of what the rules read: words may be mended under it. */
export function completePack(content: Content): Pack {
  const cards = [...content.cards.values()];
  return Object.freeze({
    id: identityOf(whatRulesRead(content)),
    ...content,
    decks: {
      military: cardsOfDeck(content, "military"),
      civil: cardsOfDeck(content, "civil"),
      religion: cardsOfDeck(content, "religion"),
    },
    offeringCards: cards.filter(({ timing }) => timing === "offering"),
    reactions: {
      targeted: cards.filter(({ trigger }) => trigger === "targeted"),
      harmed: cards.filter(({ trigger }) => trigger === "harmed"),
    },
  });
}

function whatRulesRead({ constants, tracks, sectors, gods, creatures, cards }: Content): unknown {
  const wordless = <T extends { readonly name: unknown }>(items: Iterable<T>): unknown[] =>
    Array.from(items, (item) => ({ ...item, name: null, text: null, source: null }));
  return {
    constants,
    tracks: wordless(Object.values(tracks)),
    sectors: wordless(Object.values(sectors)),
    gods: wordless(gods.values()),
    creatures: wordless(creatures.values()),
    cards: wordless(cards.values()),
  };
}

function checkFaces(gods: readonly GodEntry[]): void {
  for (let face = 1; face <= 6; face++)
    if (gods.every((god) => god.face !== face))
      throw packFault("gods.yaml", null, "gods", {
        fr: `la face ${face} du dé noir n’a pas de dieu`,
        en: `face ${face} of the black die has no god`,
      });
}

function readConstants(c: z.infer<typeof PackFile>["constants"]): Constants {
  return {
    handMax: c.hand_max.n,
    turns: c.turns.last,
    drawTurns: c.turns.draws,
    summonAt: c.common_creature.summon_at,
    dieIcons: c.common_creature.die_icons,
    earlyEndFrom: c.central.early_end.from_turn,
    centralEnd: c.central.end,
    purchases: { secondary: c.purchases.secondary, accessory: c.purchases.accessory },
    promotionFaces: c.promotion.min_creature_faces,
    moralePrice: c.morale_action.cost,
    moraleDraws: c.morale_action.draws_per_turn,
    pointsPerVp: c.scoring.points_per_vp,
    vpPerMorale: c.scoring.morale_per_point,
    pairs: c.spy_pairs.pairs,
  };
}

function readTracks(entries: z.infer<typeof PackFile>["tracks"]): Pack["tracks"] {
  const tracks = byId(
    "pack.yaml",
    entries.map(({ id, name, min, max, start }): TrackOfBoard => ({ id, name, min, max, start })),
  );
  // DC-CREA-05: on its last space the creature marker does not rest.
  for (const { id, min, max, start } of tracks.values())
    if (start < min || start > (id === "creature" ? max - 1 : max))
      throw packFault("pack.yaml", id, "tracks", { fr: "commence hors de sa piste", en: "starts outside its track" });
  return Object.fromEntries(TRACKS.map((id) => [id, tracks.get(id)!])) as Pack["tracks"];
}

function readSector({ id, name, colour, ages }: z.infer<typeof PackFile>["sectors"][number]): SectorOfBoard {
  ages.forEach(({ age }, i) => {
    if (age !== i + 1)
      throw packFault("pack.yaml", id, "sectors", {
        fr: "ses âges sont 1, 2 et 3, dans cet ordre",
        en: "its ages are 1, 2 and 3, in this order",
      });
  });
  return { id, name, colour, ages: ages.map(({ cost, vp }) => ({ cost, vp })) };
}

export function readGod({ id, name, face, effects, text, source }: GodEntry): God {
  return { id, name, face, effects, text, source };
}

export function readCreature({ id, name, colour, demand, cost, vp, reprisal, text, source }: CreatureEntry): Creature {
  return { id, name, colour, demand, cost, vp, reprisal, text, source };
}

export function readCard(entry: z.infer<typeof CardsFile>["cards"][number]): Card {
  const { id, name, deck, kind, copies, cost, vp, timing, trigger, effects, text, source } = entry;
  return {
    id,
    name,
    deck,
    kind,
    copies,
    cost,
    vp,
    timing,
    trigger: trigger ?? null,
    effects,
    passives: effects.filter(isPassive),
    mimics: effects.some((effect) => effect.do === "copyBuilding"),
    hostile: effects.some(isHostile),
    text,
    source,
  };
}
