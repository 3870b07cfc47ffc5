import { hashOf } from "@paravent/kernel";
import type { Effect } from "../content/effects.ts";
import type { League, LeaguesContent } from "../content/leagues.ts";
import type { Cabal, OpportunityCard, Pack, Sector } from "../content/pack.ts";
import { completePack } from "../content/read.ts";
import { readEffects } from "../content/translate.ts";
import type { Affinity, AffinitySymbol, CardId, SectorId } from "../names/names.ts";
import { loadBasePack } from "../node.ts";

/** The five players of the worked scenarios (section 9.1 of the rules): name, printed Rank, starting Affinity. */
const FIXTURE: readonly [name: string, rank: number, affinity: Affinity][] = [
  ["ana", 9, "politics"],
  ["bor", 7, "politics"],
  ["cyr", 5, "people"],
  ["dua", 3, "people"],
  ["eva", 1, "artefact"],
];

/** A card invented for a test: what is not said is absent. */
export interface TestCard {
  sector: SectorId;
  symbols?: readonly AffinitySymbol[];
  darkness?: number;
  attack?: boolean;
  /** Effects in the words of the content packs: `[{ kind: "development", do: [{ op: "gain", res: "pp", n: 2 }] }]`. */
  effects?: readonly object[];
}

/** Faces of a sector's marker invented for a test; a face that is not said is the real one. */
export type TestMarker = { readonly [Face in 1 | 2]?: readonly object[] };

const same = (text: string) => ({ fr: text, en: text });

/** The test board of section 9.1: slots of 0, 0, 1, 1, 2 VP, no ability, no kit but two Affinity tokens. */
function testCabal(id: string, rank: number, affinity: Affinity): Cabal {
  return {
    id,
    name: same(id),
    motto: same(id),
    rank,
    affinity,
    kit: { pp: 0, affinities: 2, tokens: {} },
    board: {
      opportunityVp: [0, 0, 1, 1, 2],
      cabalCost: [2, 3, 4, 5, 6],
      cabalVp: [0, 1, 1, 1, 2],
      influenceSlots: 5,
    },
    ability: { name: same(id), text: same(id), effects: [] },
    cards: [1, 2, 3, 4, 5].map((order) => ({
      id: `${id}_${order}`,
      name: same(`${id}_${order}`),
      order,
      text: same(""),
      effects: [],
    })),
  };
}

function testMarker({ marker: [one, two] }: Sector, invented?: TestMarker): Partial<Sector> {
  if (!invented) return {};
  const face = (real: readonly Effect[], effects?: readonly object[]) => (effects ? readEffects(effects) : real);
  return { marker: [face(one, invented[1]), face(two, invented[2])], markerText: null };
}

function testCard(id: CardId, card: TestCard): OpportunityCard {
  return {
    id,
    name: same(id),
    sector: card.sector,
    darknessScore: card.darkness ?? 0,
    affinities: card.symbols ?? [],
    attack: card.attack ?? false,
    text: same(id),
    effects: readEffects(card.effects ?? []),
  };
}

/** The test League track of section 9.1; Objectives are those of the base pack. */
const TRACK: League["cells"] = [
  { reward: [], each: false },
  { reward: [{ res: "pp", n: 4 }], each: false },
  { reward: [{ res: "spyToken", n: 1 }], each: true },
  { reward: [{ res: "pp", n: 3 }], each: false },
  { reward: [{ res: "pp", n: 5 }], each: false },
  { reward: [{ res: "pp", n: 2 }], each: true },
  { reward: [], each: false },
];

function testLeagues({ boards, shadow }: LeaguesContent): LeaguesContent {
  const tracks = [...boards].map(([id, board]) => [id, { ...board, joinCost: [1, 2, 3], cells: TRACK }] as const);
  return { boards: new Map(tracks), shadow };
}

let base: Pack | null = null;

/** The base pack with the players of the fixture beside the real Cabals, and the cards invented for a test. */
export function testPack(
  cards: Readonly<Record<CardId, TestCard>>,
  ranks: Readonly<Record<string, number>>,
  markers: Readonly<Partial<Record<SectorId, TestMarker>>> = {},
  leagues: "test" | "printed" = "test",
): Pack {
  base ??= loadBasePack();
  const invented = FIXTURE.map(([id, rank, affinity]) => testCabal(id, rank, affinity));
  const cabals = [...base.cabals.values(), ...invented].map((cabal) => ({
    ...cabal,
    rank: ranks[cabal.id] ?? cabal.rank,
  }));
  return completePack(hashOf([base.id, cards, ranks, markers, leagues]), {
    ...base,
    sectors: new Map([...base.sectors].map(([id, sector]) => [id, { ...sector, ...testMarker(sector, markers[id]) }])),
    cabals: new Map(cabals.map((cabal) => [cabal.id, cabal] as const)),
    leagues: leagues === "test" ? testLeagues(base.leagues!) : base.leagues,
    cards: new Map([...base.cards, ...Object.entries(cards).map(([id, card]) => [id, testCard(id, card)] as const)]),
  });
}
