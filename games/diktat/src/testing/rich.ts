import { call, end, next, Rng, signature } from "@paravent/kernel";
import type { Pack } from "../content/pack.ts";
import { type Diktat, diktat } from "../diktat.ts";
import type { Configuration } from "../model/base/configuration.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { type CardId, SECTORS, type SectorId } from "../names/names.ts";
import { loadBasePack } from "../node.ts";
import { cycle, gameEnd } from "../rules/calls/phases.ts";
import type { Using } from "../rules/effects/using.ts";
import { procedure } from "../rules/write.ts";
import { factsOf } from "./build.ts";
import type { OthersSetup } from "./others.ts";
import { testPack } from "./pack.ts";
import type { PlayerSetup } from "./position.ts";

/** Steps, questions and events that only a game with the Others can meet. */
export const isOfTheOthers = (name: string): boolean =>
  /diktat\/(darkness|arrival|othersAssassinations|moveOthers|leftovers)\./.test(name) ||
  /diktat\/(cycle\.(darkness|afterDarkness|afterInfection)|conquest\.othersTake)/.test(name) ||
  /^question diktat\/(othersVictim|orderGeneralEffects|moveOthers)/.test(name) ||
  /^event (others(?!Attacked)|cardCorrupted|corruption|gloom|pragueFell)/.test(name);

/** The last Cycles of a game, from a position. */
const lastCycles = procedure(signature("testing/lastCycles"), {
  cycle: () => call(cycle, {}, "afterCycle"),
  afterCycle(g) {
    if (g.facts.final) return end();
    return g.facts.phase === "over" ? call(gameEnd, {}, "over") : next("cycle");
  },
  over: () => end(),
});

/**
 * Diktat begun before its last two Cycles with the hands full: cards, Cabal cards, markers and PP dealt by chance (the
 * option `deal` is the seed). Few games from an empty table meet a given card; a few dozen of these meet them all.
 * `used` fills with the effects that were carried out: `card:fa5/0`.
 */
export function richGame(configuration: Partial<Configuration> = {}): { game: Diktat; used: Set<string> } {
  const used = new Set<string>();
  const pack = loadBasePack();
  const base = diktat(testPack({}, {}));
  const procedures = new Map([...base.procedures, [lastCycles.name, lastCycles]]);
  for (const name of ["diktat/use", "diktat/ability"]) {
    const { steps, ...rest } = procedures.get(name)!;
    const begin = steps.get("begin")!;
    if (begin.kind !== "do") throw new Error(`${name} begins with a question`);
    const run: typeof begin.run = (g, env, result) => {
      const { element, effect } = env as unknown as Using;
      used.add(`${element}/${effect}`);
      return begin.run(g, env, result);
    };
    procedures.set(name, { ...rest, steps: new Map([...steps, ["begin", { ...begin, run }]]) });
  }
  return {
    used,
    game: {
      ...base,
      readOptions: (options) => ({ ok: true, options: options as never }),
      setup: (seats, options) =>
        dealt(pack, seats, configuration, String((options as { deal?: number } | null)?.deal ?? "")),
      main: lastCycles.name,
      procedures,
    },
  };
}

/** The Others spread over the map, so that two Cycles meet all they do. */
const SPREAD: OthersSetup = {
  piles: { motol: "C G E", karst: "E C", suburbs: "G C", josefov: "E", fortress: "E G" },
  corruption: [],
  gloom: { karst: 1, harmony: 1 },
  corruptionTokens: { motol: 1, fortress: 1 },
  discarded: "CG",
};

function dealt(pack: Pack, seats: number, configuration: Partial<Configuration>, seed: string): DiktatFacts {
  const rng = Rng.from(`rich/${seed}/${seats}`);
  const cards = shuffled(rng, [...pack.cards.keys()]);
  const cabals = shuffled(rng, [...pack.cabals.keys()]).slice(0, seats);
  const lying = new Map<SectorId, number>(SECTORS.map((sector) => [sector, 2]));
  const players = Object.fromEntries(
    cabals.map((cabal): [string, PlayerSetup] => [
      cabal,
      {
        cabal,
        pp: rng.below(12),
        debts: rng.below(2),
        row: cards.splice(0, Math.floor(40 / seats)),
        cabalRow: shuffled(rng, cabalCards(pack, cabal)).slice(0, 2 + rng.below(4)),
        influence: markers(rng, lying),
        // One Membership of the Union each.
        ...(cabals.includes("syndicat") && cabal !== "syndicat" ? { memberships: rng.below(2) } : {}),
        ask: null,
      },
    ]),
  );
  const last = pack.constants.byPlayers[seats]!.cycles;
  return factsOf({
    configuration,
    players,
    cards: {},
    piles: [],
    ...(configuration.others ? { others: { ...SPREAD, corruption: cards.splice(0, 2) } } : {}),
    blockhouses: cabals.includes("garde_noire") ? shuffled(rng, [...SECTORS]).slice(0, 3) : [],
    revolts: cabals.includes("resistance") ? shuffled(rng, [...SECTORS]).slice(0, 3) : [],
    track: [],
    secret: null,
    deck: cards,
    cycle: last - 2,
    phase: "endOfCycle",
  }).facts;
}

function cabalCards(pack: Pack, cabal: string): CardId[] {
  return pack.cabals.get(cabal)!.cards.map(({ id }) => id);
}

/** Up to five slots, one or both markers of a sector in each. */
function markers(rng: Rng, lying: Map<SectorId, number>): Partial<Record<SectorId, 1 | 2>> {
  const held: Partial<Record<SectorId, 1 | 2>> = {};
  for (const sector of shuffled(rng, [...SECTORS]).slice(0, 3 + rng.below(3))) {
    const most = lying.get(sector)!;
    if (most === 0) continue;
    const n = most === 2 && rng.below(2) === 0 ? 2 : 1;
    held[sector] = n;
    lying.set(sector, most - n);
  }
  return held;
}

function shuffled<T>(rng: Rng, list: T[]): T[] {
  rng.shuffle(list);
  return list;
}
