import { byId, identityOf, type PackFiles } from "@paravent/content";
import { cabalRef, cardRef, markerRef, screenRef } from "../names/refs.ts";
import { readDocument } from "./document.ts";
import type { CabalToken, Effect } from "./effects.ts";
import { SHADOW } from "./leagues.ts";
import type { Cabal, CabalCard, Constants, OpportunityCard, OthersContent, Pack, PowerTables, Sector } from "./pack.ts";
import type { PackDocument } from "./pack-document.ts";
import { powersOf } from "./powers.ts";
import { leagueRules, readLeagues } from "./read-leagues.ts";
import type { CabalEntry, CardEntry, ConstantsEntry, OthersEntry, SectorEntry } from "./schema.ts";
import { translateEffect } from "./translate.ts";

/** Reads a pack whole or not at all; `base` is what one that `extends: base` stands on. */
export function readPack(files: PackFiles, base: PackDocument | null = null): Pack {
  return packFrom(readDocument(files, base));
}

/** The pack that a document says. */
export function packFrom(document: PackDocument): Pack {
  return completePack(identityOf(whatRulesRead(document)), {
    name: document.name,
    edition: editionOf(document),
    constants: readConstants(document.constants),
    sectors: byId("sectors.yaml", document.sectors.map(readSector)),
    cards: byId("opportunities.yaml", document.opportunities.map(readCard)),
    cabals: byId("cabals.yaml", document.cabals.map(readCabal)),
    others: document.others ? readOthers(document.others) : null,
    leagues: document.leagues ? readLeagues(document.leagues) : null,
  });
}

/** The name of a document, words included. */
const editionOf = (document: PackDocument): string => identityOf(document);

/** The entries without their names, sentences and notes: a game is bound to this, and words may be mended under it. */
function whatRulesRead({
  constants: { source: _, ...constants },
  sectors,
  opportunities,
  cabals,
  others,
  leagues,
}: PackDocument): unknown {
  return {
    // A pack without Leagues is what it was before there were any.
    ...(leagues ? { leagues: leagueRules(leagues) } : {}),
    constants,
    sectors: sectors.map(({ id, adjacent, marker }) => ({ id, adjacent, marker })),
    opportunities: opportunities.map(({ id, sector, darkness, affinities, others_attack, effects }) => ({
      id,
      sector,
      darkness,
      affinities,
      others_attack,
      effects,
    })),
    cabals: cabals.map(({ id, rank, affinity, kit, board, ability, cards }) => ({
      id,
      rank,
      affinity,
      kit,
      board,
      ability: ability.effects,
      cards: cards.map(({ id, order, effects }) => ({ id, order, effects })),
    })),
    ...(others ? { others: numbersOf(others) } : {}),
  };
}

function numbersOf({ source: _, bile_cards, ...numbers }: OthersEntry): unknown {
  return { ...numbers, bile_cards: bile_cards.map(({ id, attack_cards }) => ({ id, attack_cards })) };
}

/** A pack as its files say it. */
type Written = Pick<Pack, "name" | "edition" | "constants" | "sectors" | "cards" | "cabals" | "others" | "leagues">;

/** Adds what is looked up by ref: Cabal cards and the powers of every element. */
export function completePack(id: string, pack: Written): Pack {
  const cards = [...pack.cabals.values()].flatMap((cabal) => cabal.cards);
  return Object.freeze({
    ...pack,
    id,
    cabalCards: byId("cabals.yaml", cards),
    ...powerTables(pack, cards, "base"),
    withOthers: powerTables(pack, cards, "others"),
  });
}

function powerTables(pack: Written, cards: readonly CabalCard[], configuration: "base" | "others"): PowerTables {
  const powers = (element: string, effects: readonly Effect[]) => powersOf(element, effects, configuration);
  const powersFor = {
    card: new Map([...pack.cards.values()].map((card) => [card.id, powers(cardRef(card.id), card.effects)])),
    cabalCard: new Map(cards.map((card) => [card.id, powers(cabalRef(card.id), card.effects)])),
    screen: new Map(
      [...pack.cabals.values()].map((cabal) => [cabal.id, powers(screenRef(cabal.id), cabal.ability.effects)]),
    ),
    marker: new Map(
      [...pack.sectors.values()].map((sector) => [
        sector.id,
        sector.marker.map((effects, i) => powers(markerRef({ sector: sector.id, face: i === 0 ? 1 : 2 }), effects)),
      ]),
    ),
    shadow: powers(SHADOW, pack.leagues?.shadow.effects ?? []),
  };
  const all = [
    ...powersFor.card.values(),
    ...powersFor.cabalCard.values(),
    ...powersFor.screen.values(),
    ...[...powersFor.marker.values()].flat(),
    ...(pack.leagues ? [powersFor.shadow] : []),
  ];
  return { powers: new Map(all.map((one) => [one.element, one])), powersOf: powersFor };
}

function readOthers(entry: OthersEntry): OthersContent {
  return {
    startPile: entry.start_pile,
    corruptionCells: entry.corruption_track_slots,
    gloomTokens: entry.gloom_tokens,
    factionPawns: 10, // DK-MAT-04
    infectionStep: entry.infection_step,
    bileCards: entry.bile_cards.map(({ id, name, text, attack_cards }) => ({
      id,
      name,
      text,
      attackCards: attack_cards,
    })),
  };
}

function readConstants(c: ConstantsEntry): Constants {
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

function readSector({ id, name, adjacent, marker, marker_text: text }: SectorEntry): Sector {
  return {
    id,
    name,
    adjacent,
    marker: [marker[1].map(translateEffect), marker[2].map(translateEffect)],
    markerText: text ? [text[1], text[2]] : null,
  };
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
