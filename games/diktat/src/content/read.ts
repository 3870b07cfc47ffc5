import { hashOf } from "@paravent/kernel";
import { parse } from "yaml";
import type { z } from "zod";
import { SECTORS } from "../model/names.ts";
import type { CabalToken } from "./effects.ts";
import type { Cabal, CabalCard, Constants, OpportunityCard, Pack, Sector } from "./pack.ts";
import { powersOf } from "./powers.ts";
import {
  type CabalEntry,
  CabalsFile,
  type CardEntry,
  ConstantsFile,
  OpportunitiesFile,
  type SectorEntry,
  SectorsFile,
} from "./schema.ts";
import { translateEffect } from "./translate.ts";

/** The files of a pack, by name. Who reads them from disk is not this package's business. */
export type PackFiles = Readonly<Record<"pack.yaml" | "sectors.yaml" | "opportunities.yaml" | "cabals.yaml", string>>;

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
  const constants = readFile(files, "pack.yaml", ConstantsFile);
  const { sectors } = readFile(files, "sectors.yaml", SectorsFile);
  const { opportunities } = readFile(files, "opportunities.yaml", OpportunitiesFile);
  const { cabals } = readFile(files, "cabals.yaml", CabalsFile);
  const pack = {
    constants: readConstants(constants.constants),
    sectors: byId("sectors.yaml", sectors.map(readSector)),
    cards: byId("opportunities.yaml", opportunities.map(readCard)),
    cabals: byId("cabals.yaml", cabals.map(readCabal)),
  };
  checkMap(pack.sectors);
  return completePack(hashOf([constants, sectors, opportunities, cabals]), pack);
}

/** Adds what is looked up by ref: Cabal cards and the powers of every element. */
export function completePack(id: string, pack: Pick<Pack, "constants" | "sectors" | "cards" | "cabals">): Pack {
  const cards = [...pack.cabals.values()].flatMap((cabal) => cabal.cards);
  const powersFor = {
    card: new Map([...pack.cards.values()].map((card) => [card.id, powersOf(`card:${card.id}`, card.effects, "base")])),
    cabalCard: new Map(cards.map((card) => [card.id, powersOf(`cabal:${card.id}`, card.effects, "base")])),
    screen: new Map(
      [...pack.cabals.values()].map((cabal) => [
        cabal.id,
        powersOf(`screen:${cabal.id}`, cabal.ability.effects, "base"),
      ]),
    ),
    marker: Object.fromEntries(
      [...pack.sectors.values()].map((sector) => [
        sector.id,
        sector.marker.map((effects, i) => powersOf(`marker:${sector.id}:${i + 1}`, effects, "base")),
      ]),
    ) as unknown as Pack["powersOf"]["marker"],
  };
  const all = [
    ...powersFor.card.values(),
    ...powersFor.cabalCard.values(),
    ...powersFor.screen.values(),
    ...Object.values(powersFor.marker).flat(),
  ];
  return Object.freeze({
    ...pack,
    id,
    cabalCards: byId("cabals.yaml", cards),
    powers: new Map(all.map((powers) => [powers.element, powers])),
    powersOf: powersFor,
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

function readConstants(c: z.infer<typeof ConstantsFile>["constants"]): Constants {
  const byPlayers = Object.fromEntries(
    Object.entries(c.by_players).map(([players, row]) => [
      players,
      {
        cycles: row.cycles,
        manoeuvres: row.manoeuvres,
        visibleCards: row.visible_cards,
        pileLimit: row.pile_limit,
      },
    ]),
  );
  return {
    victoryPointsToWin: c.victory_points_to_win,
    income: c.income,
    byPlayers,
    overflowCardVp: c.overflow_card_vp,
    spyBase: c.spy_base,
    emissaryBounty: c.emissary_bounty,
    guardPenalty: c.guard_penalty,
    debtPp: c.debt.pp,
    debtTokens: 10, // DK-MAT-04
    affinityTokens: c.affinity_supply.politics,
  };
}

function readSector({ id, name, adjacent, marker }: SectorEntry): Sector {
  return { id, name, adjacent, marker: [marker[1].map(translateEffect), marker[2].map(translateEffect)] };
}

function readCard(entry: CardEntry): OpportunityCard {
  return {
    id: entry.id,
    name: entry.name,
    sector: entry.sector,
    darknessScore: entry.darkness,
    affinities: entry.affinities.map((symbol) => (symbol === "all" ? "any" : symbol)),
    attack: entry.others_attack,
    text: entry.text,
    effects: entry.effects.map(translateEffect),
  };
}

function readCabal(entry: CabalEntry): Cabal {
  const affinities = entry.kit[`affinity_${entry.affinity}`] ?? 0;
  return {
    id: entry.id,
    name: entry.name,
    motto: entry.motto,
    rank: entry.rank,
    affinity: entry.affinity,
    kit: { pp: entry.kit.pp ?? 0, affinities, tokens: kitTokens(entry) },
    board: {
      opportunityVp: entry.board.opportunity_vp,
      cabalCost: entry.board.cabal_cost,
      cabalVp: entry.board.cabal_vp,
      influenceSlots: entry.board.influence_slots,
    },
    ability: {
      name: entry.ability.name,
      text: entry.ability.text,
      effects: entry.ability.effects.map(translateEffect),
    },
    cards: entry.cards.map(
      ({ id, name, order, text, effects }): CabalCard => ({
        id,
        name,
        order,
        text,
        effects: effects.map(translateEffect),
      }),
    ),
  };
}

function kitTokens(entry: CabalEntry): Partial<Record<CabalToken, number>> {
  const tokens: CabalToken[] = ["blockhouse", "sleeper", "membership", "revolt"];
  return Object.fromEntries(tokens.flatMap((token) => (entry.kit[token] ? [[token, entry.kit[token]]] : [])));
}

function byId<T extends { id: string }>(file: string, items: readonly T[]): ReadonlyMap<T["id"], T> {
  const map = new Map<T["id"], T>();
  for (const item of items) {
    if (map.has(item.id)) throw new PackFault(file, [`${item.id}: this id stands twice`]);
    map.set(item.id, Object.freeze(item));
  }
  return map;
}

function checkMap(sectors: Pack["sectors"]): void {
  for (const id of SECTORS) {
    const sector = sectors.get(id);
    if (!sector) throw new PackFault("sectors.yaml", [`${id}: missing`]);
    for (const other of sector.adjacent)
      if (!sectors.get(other)?.adjacent.includes(id))
        throw new PackFault("sectors.yaml", [`${id}: adjacent to ${other}, but not the other way round`]);
  }
}
