import { type RngWords, type Seat, start, startAt } from "@paravent/kernel";
import { type Begun as GameBegun, seatIn, wereUsed, wordsFor } from "@paravent/testkit";
import type { Pack } from "../content/pack.ts";
import { dclight } from "../dclight.ts";
import type { DclightEvent } from "../model/events.ts";
import type { Building, DclightFacts, Player } from "../model/facts.ts";
import { type CardId, SECTORS, TRACKS, type Track } from "../model/names.ts";
import { emptyPlayer, emptyTable } from "../model/setup.ts";
import { loadBasePack } from "../node.ts";
import type { DclightView } from "../view/types.ts";
import { checkPosition } from "./checked.ts";
import { cardNamed, creatureNamed, godNamed, isCardNamed } from "./names.ts";
import { agesIn, diceOf, sectorsIn, tracksIn } from "./notation.ts";
import { Pool } from "./pool.ts";
import type { BuildingSetup, PileSetup, PlayerSetup, Position } from "./position.ts";

/** A game at its first question, with the events that led there. */
export type Begun = GameBegun<DclightFacts, DclightEvent, DclightView>;

let base: Pack | null = null;
export function basePack(): Pack {
  base ??= loadBasePack();
  return base;
}

/** A whole game from its setup, as a server would begin it. */
export function begin(names: string[], first: string | null, seed: string, pack: Pack): Begun {
  const game = dclight(pack);
  const options = first === null ? {} : { firstPlayer: seatIn(names, first) };
  return { game, names, ...start(game, { seats: names.length, options, seed }) };
}

/** Builds the state of a position and plays it to its first question. */
export function build(position: Position): Begun {
  const { pack } = position;
  const game = dclight(pack);
  const names = Object.keys(position.players);
  checkPosition(pack, position);
  const seatOf = (name: string): Seat => seatIn(names, name);
  const nothing = Object.fromEntries(TRACKS.map((track) => [track, 0])) as Record<Track, number>;
  const facts = emptyTable(pack.id, names.length, nothing, position.first === null ? 0 : seatOf(position.first));
  facts.phase = position.phase;
  facts.turn = position.turn;
  facts.freeSectors = names.map(() => "military");
  facts.common = { creature: position.common, central: position.central, third: position.third };
  facts.god = position.god && godNamed(pack, position.god);
  facts.dice = position.dice && diceOf(position.dice);
  putCards(facts, pack, names, position);
  putCreatures(facts, pack, names, position);
  const luck: string | RngWords = position.draws.length > 0 ? wordsFor(position.draws) : "scenario";
  const place = position.place(seatOf, facts);
  const begun = startAt(game, { seats: names.length, seed: luck, facts, place });
  if (typeof luck !== "string" && !wereUsed(luck, begun.state.rng, position.draws))
    throw new Error(`the position did not use all of its ${position.draws.length} scripted draws`);
  return { game, names, ...begun };
}

function putCards(facts: DclightFacts, pack: Pack, names: readonly string[], position: Position): void {
  const setups = names.map((name) => position.players[name]!);
  const pool = new Pool(pack, spokenOf(pack, setups, position));
  // Named cards first: "any card of a deck" is what is left.
  setups.forEach((setup, seat) => {
    facts.players[seat] = player(facts.players[seat]!, pool, pack, setup, position.shown);
  });
  markCopies(facts, pack, names, setups);
  const named = (pile: PileSetup | undefined): CardId[] => (pile?.cards ?? []).map((name) => pool.take(name));
  const discards = SECTORS.map((sector) => named(position.discards[sector]));
  const tops = SECTORS.map((sector) => named(position.decks[sector]));
  setups.forEach(({ hand = [] }, seat) => {
    for (const name of hand) facts.players[seat]!.hand.push(pool.takeAny(name));
  });
  SECTORS.forEach((sector, i) => {
    const rest = pool.rest(sector);
    const onlyDeck = position.decks[sector]?.only ?? false;
    const onlyDiscard = position.discards[sector]?.only ?? false;
    // The top of a pile is its last card. Where both piles are said in full, the rest is out of the game.
    facts.decks[sector] = [...(onlyDeck ? [] : rest), ...tops[i]!.toReversed()];
    facts.discard[sector] = [...(onlyDeck && !onlyDiscard ? rest : []), ...discards[i]!.toReversed()];
  });
}

/** Cards that the position names anywhere. */
function spokenOf(pack: Pack, setups: readonly PlayerSetup[], position: Position): CardId[] {
  const names = setups.flatMap(({ hand = [], buildings = [], destroyed = [] }) => [
    ...hand,
    ...destroyed,
    ...buildings.map((one) => (typeof one === "string" ? one : "copies" in one ? one.copies : one.building)),
  ]);
  for (const pile of [...Object.values(position.decks), ...Object.values(position.discards)]) names.push(...pile.cards);
  return names.filter((name) => isCardNamed(pack, name)).map((name) => cardNamed(pack, name));
}

function player(empty: Player, pool: Pool, pack: Pack, setup: PlayerSetup, shown: number): Player {
  const order = setup.order === undefined ? [] : sectorsIn(setup.order);
  return {
    ...emptyPlayer(empty.tracks),
    tracks: { ...empty.tracks, ...tracksIn(setup.tracks ?? "") },
    ages: setup.ages === undefined ? empty.ages : agesIn(setup.ages),
    buildings: (setup.buildings ?? []).map((one) => building(pool, pack, one)),
    trophies: {
      creatures: (setup.defeated ?? []).map((name) => creatureNamed(pack, name)),
      buildings: (setup.destroyed ?? []).map((name) => {
        const card = pool.take(name);
        return { card, as: card };
      }),
    },
    order,
    shown: order.length > 0 ? shown : 0,
    passed: setup.passed ?? false,
    moraleDraws: setup.moraleDraws ?? 0,
    standingPasses: [...(setup.standing ?? [])],
  };
}

const ESPIONAGE = "civ-espionnage";

function building(pool: Pool, pack: Pack, setup: BuildingSetup): Building {
  if (typeof setup === "string") return building(pool, pack, { building: setup });
  const exhausted = setup.exhausted ?? false;
  if ("building" in setup) {
    const card = pool.take(setup.building);
    return { card, as: card, exhausted, pair: null, copied: [] };
  }
  return {
    card: pool.take(ESPIONAGE),
    as: cardNamed(pack, setup.copies),
    exhausted,
    pair: setup.pair ?? "",
    copied: [],
  };
}

/** Gives each copy a marker pair, the first free one where none is said, and its original the other marker. */
function markCopies(facts: DclightFacts, pack: Pack, names: readonly string[], setups: readonly PlayerSetup[]): void {
  const used = facts.players.flatMap(({ buildings }) => buildings.map(({ pair }) => pair));
  setups.forEach(({ buildings = [] }, seat) => {
    buildings.forEach((setup, i) => {
      if (typeof setup === "string" || !("copies" in setup)) return;
      const copy = facts.players[seat]!.buildings[i]!;
      copy.pair ||= pack.constants.pairs.find((pair) => !used.includes(pair)) ?? null;
      if (copy.pair === null) throw new Error("there are three marker pairs only");
      used.push(copy.pair);
      if (setup.of === undefined) return;
      const original = facts.players[seatIn(names, setup.of)]!.buildings.find(
        ({ as, pair }) => as === copy.as && pair === null,
      );
      if (!original) throw new Error(`${setup.of} has no ${setup.copies} in play`);
      original.copied.push(copy.pair);
    });
  });
}

function putCreatures(facts: DclightFacts, pack: Pack, names: readonly string[], position: Position): void {
  facts.creatures = position.front.map(({ seat, creature, origin }) => ({
    creature: creatureNamed(pack, creature),
    seat: seatIn(names, seat),
    origin,
  }));
  const named = (pile: PileSetup | undefined) =>
    (pile?.cards ?? []).map((name) => creatureNamed(pack, name)).toReversed();
  const top = named(position.decks.creature);
  const discard = named(position.discards.creature);
  const placed = new Set([
    ...top,
    ...discard,
    ...facts.creatures.map(({ creature }) => creature),
    ...facts.players.flatMap(({ trophies }) => trophies.creatures),
  ]);
  const rest = [...pack.creatures.keys()].filter((id) => !placed.has(id));
  const onlyDeck = position.decks.creature?.only ?? false;
  const onlyDiscard = position.discards.creature?.only ?? false;
  facts.creatureDeck = [...(onlyDeck ? [] : rest), ...top];
  facts.creatureDiscard = [...(onlyDeck && !onlyDiscard ? rest : []), ...discard];
}
