import { hashOf } from "@paravent/kernel";
import { parse } from "yaml";
import type { z } from "zod";
import { TRACKS } from "../model/names.ts";
import { isHostile } from "./effects.ts";
import type { Card, Constants, Creature, God, Pack, SectorOfBoard, TrackOfBoard } from "./pack.ts";
import { CardsFile, type CreatureEntry, CreaturesFile, type GodEntry, GodsFile, PackFile } from "./schema.ts";

/** The files of a pack, by name. Who reads them from disk is not this package's business. */
export type PackFiles = Readonly<Record<"pack.yaml" | "gods.yaml" | "creatures.yaml" | "cards.yaml", string>>;

/** A pack that cannot be used: file, item and path of each fault. */
export class PackFault extends Error {
  constructor(file: string, faults: readonly string[]) {
    super(`${file}: ${faults.slice(0, 5).join("; ")}${faults.length > 5 ? `; and ${faults.length - 5} more` : ""}`);
    this.name = "PackFault";
  }
}

const LARGEST_FILE = 1_000_000;

/** Reads a pack whole or not at all. */
export function readPack(files: PackFiles): Pack {
  const board = readFile(files, "pack.yaml", PackFile);
  const { gods } = readFile(files, "gods.yaml", GodsFile);
  const { creatures } = readFile(files, "creatures.yaml", CreaturesFile);
  const { cards } = readFile(files, "cards.yaml", CardsFile);
  const all = byId("cards.yaml", cards.map(readCard));
  const faces = gods.map(({ face }) => face);
  for (let face = 1; face <= 6; face++)
    if (!faces.includes(face)) throw new PackFault("gods.yaml", [`face ${face} of the black die has no god`]);
  return Object.freeze({
    id: hashOf([board, gods, creatures, cards]),
    constants: readConstants(board.constants),
    tracks: readTracks(board.tracks),
    sectors: Object.fromEntries(byId("pack.yaml", board.sectors.map(readSector))) as Pack["sectors"],
    gods: byId("gods.yaml", gods.map(readGod)),
    creatures: byId("creatures.yaml", creatures.map(readCreature)),
    cards: all,
    offeringCards: [...all.values()].filter(({ timing }) => timing === "offering"),
    reactions: {
      targeted: [...all.values()].filter(({ trigger }) => trigger === "targeted"),
      harmed: [...all.values()].filter(({ trigger }) => trigger === "harmed"),
    },
  });
}

function readFile<T>(files: PackFiles, file: keyof PackFiles, schema: z.ZodType<T>): T {
  const text = files[file];
  if (text.length > LARGEST_FILE) throw new PackFault(file, [`larger than ${LARGEST_FILE} characters`]);
  let document: unknown;
  try {
    document = parse(text, { maxAliasCount: 0, uniqueKeys: true });
  } catch (fault) {
    throw new PackFault(file, [fault instanceof Error ? fault.message.split("\n")[0]! : "not YAML"]);
  }
  const read = schema.safeParse(document);
  if (!read.success)
    throw new PackFault(
      file,
      read.error.issues.map((issue) => `${itemOf(document, issue.path)}: ${issue.message}`),
    );
  return read.data;
}

/** The path of a fault, with the id of the item it lies in where there is one. */
function itemOf(document: unknown, path: readonly PropertyKey[]): string {
  let at = document;
  let id = "";
  for (const key of path) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    const own = (at as { id?: unknown } | undefined)?.id;
    if (typeof own === "string") id = `${own} `;
  }
  return `${id}(${path.map(String).join(".") || "top level"})`;
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
  for (const { id, min, max, start } of tracks.values())
    if (start < min || start > max) throw new PackFault("pack.yaml", [`${id}: starts outside its track`]);
  return Object.fromEntries(TRACKS.map((id) => [id, tracks.get(id)!])) as Pack["tracks"];
}

function readSector({ id, name, colour, ages }: z.infer<typeof PackFile>["sectors"][number]): SectorOfBoard {
  ages.forEach(({ age }, i) => {
    if (age !== i + 1) throw new PackFault("pack.yaml", [`${id}: its ages are 1, 2 and 3, in this order`]);
  });
  return { id, name, colour, ages: ages.map(({ cost, vp }) => ({ cost, vp })) };
}

function readGod({ id, name, face, effects, text, source }: GodEntry): God {
  return { id, name, face, effects, text, source };
}

function readCreature({ id, name, colour, demand, cost, vp, reprisal, text, source }: CreatureEntry): Creature {
  return { id, name, colour, demand, cost, vp, reprisal, text, source };
}

function readCard(entry: z.infer<typeof CardsFile>["cards"][number]): Card {
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
    mimics: effects.some((effect) => effect.do === "copyBuilding"),
    hostile: effects.some(isHostile),
    text,
    source,
  };
}

function byId<T extends { id: string }>(file: string, items: readonly T[]): ReadonlyMap<T["id"], T> {
  const map = new Map<T["id"], T>();
  for (const item of items) {
    if (map.has(item.id)) throw new PackFault(file, [`${item.id}: this id stands twice`]);
    map.set(item.id, Object.freeze(item));
  }
  return map;
}
