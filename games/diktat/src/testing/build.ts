import { EVERYTHING, type Seat, type Setting, STANDING_STOPS, start, startAt } from "@paravent/kernel";
import { type Begun as GameBegun, seatIn } from "@paravent/testkit";
import type { CabalToken } from "../content/effects.ts";
import { packOf } from "../content/installed.ts";
import { type Diktat, diktat } from "../diktat.ts";
import type { Leagues } from "../leagues/state/facts.ts";
import { BASE_GAME, type Configuration } from "../model/base/configuration.ts";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatFacts, InfluenceSlot, OwnedCard, Player } from "../model/facts.ts";
import { emptyPlayer, emptyTable } from "../model/setup.ts";
import type { SectorId } from "../names/names.ts";
import { loadBasePack } from "../node.ts";
import { highestRank } from "../rules/effects/rank.ts";
import { vp } from "../rules/phases/score.ts";
import { printedGains } from "../rules/possessions/possessions.ts";
import type { DiktatView } from "../view/types.ts";
import { checkPosition } from "./checked.ts";
import { last, show } from "./earlier.ts";
import { agents, counted } from "./notation.ts";
import { layOthers, noOthers } from "./others.ts";
import { testPack } from "./pack.ts";
import type { DrawnPile, PlayerSetup, Position } from "./position.ts";

/** A game at its first question, with the events that led there. */
export type Begun = GameBegun<DiktatFacts, DiktatEvent, DiktatView>;

/** A whole game from its setup, as a server would begin it. */
export function begin(
  names: string[],
  cabals: DiktatFacts["cabals"],
  configuration: Partial<Configuration>,
  seed: string,
): Begun {
  const game = diktat(testPack({}, {}));
  const read = game.readOptions({ cabals, ...configuration }, names.length);
  if (!read.ok) throw new Error(`these options cannot be played: ${read.refusal.reason} (${read.refusal.rule})`);
  return { game, names, ...start(game, { seats: names.length, options: read.options, seed }) };
}

/** The facts of a position, before anything is played. */
export function factsOf(position: Omit<Position, "place">): { game: Diktat; names: string[]; facts: DiktatFacts } {
  const names = Object.keys(position.players);
  const ranks = Object.fromEntries(
    Object.entries(position.players).flatMap(([name, { rank, cabal }]) =>
      rank === undefined ? [] : [[cabal ?? name, rank]],
    ),
  );
  const pack = position.printed
    ? loadBasePack()
    : testPack(position.cards, ranks, position.markers, position.printedLeagues ? "printed" : "test");
  checkPosition(pack, position);
  const game = diktat(pack);
  const facts = emptyTable(pack, names.length, "random", { ...BASE_GAME, ...position.configuration });
  facts.cycle = position.cycle;
  facts.phase = position.phase;
  facts.begun = position.begun || Object.values(position.players).some(({ performed = [] }) => performed.length > 0);
  facts.track = [...position.track];
  names.forEach((name, seat) => {
    facts.players[seat] = player(facts, name, position.players[name]!);
  });
  for (const pile of position.piles) addPile(facts, seatIn(names, pile.owner), pile);
  layOthers(facts, position.others ?? noOthers());
  facts.blockhouses = [...(position.blockhouses ?? [])];
  facts.revolts = [...(position.revolts ?? [])];
  names.forEach((name, seat) => {
    facts.players[seat]!.cabalTokens = tokensLeft(facts, seat, position.players[name]!);
  });
  if (position.secret) facts.secret = { card: position.secret, knownTo: 0 };
  const corruption = facts.others?.corruption ?? [];
  const placed = new Set([
    ...facts.track,
    ...corruption,
    position.secret,
    ...facts.players.flatMap((p) => p.row.map((c) => c.card)),
  ]);
  const rest = [...pack.cards.keys()].filter((card) => !placed.has(card));
  // The top of the deck is its last card.
  facts.deck = position.deck ? [...position.deck].reverse() : rest;
  facts.discard = rest.filter((card) => !facts.deck.includes(card));
  if (facts.leagues) putLeagues(facts.leagues, position, (name) => seatIn(names, name));
  for (const change of position.lasting ?? []) last(facts, names, change);
  for (const one of position.seen ?? []) show(facts, names, one);
  names.forEach((name, seat) => {
    const { vp: total } = position.players[name]!;
    if (total !== undefined) facts.players[seat]!.bonusVp += total - vp(facts, seat);
  });
  if (position.named) facts.roles.administrator = seatIn(names, position.named);
  facts.administrator = facts.roles.administrator ?? highestRank(facts);
  return { game, names, facts };
}

function putLeagues(
  leagues: Leagues,
  { leagues: setups = {}, shadow = null }: Omit<Position, "place">,
  seatOf: (name: string) => Seat,
): void {
  for (const [id, { members, level, excluded, exchanged }] of Object.entries(setups)) {
    const board = leagues.boards.find((one) => one.id === id);
    if (!board) throw new Error(`no League ${id}: ${leagues.boards.map((one) => one.id).join(", ")}`);
    board.members = members.map(seatOf);
    board.level = members.length === 0 ? 0 : (level ?? 1);
    board.excluded = (excluded ?? []).map(seatOf);
    board.exchanged = exchanged ?? 0;
  }
  if (shadow) Object.assign(leagues, { shadow: seatOf(shadow.name), shadowUsed: shadow.used });
}

/** Builds the state of a position and plays it to its first question. */
export function build(position: Position): Begun {
  const { game, names, facts } = factsOf(position);
  const place = position.place(facts, (name) => seatIn(names, name));
  const settings = names.flatMap((name, seat): Setting[] => {
    const { ask = "never", stops } = position.players[name]!;
    return [
      ...(ask === null ? [] : [{ seat, about: EVERYTHING, ask }]),
      ...(stops ? [{ seat, about: STANDING_STOPS, ask: stops }] : []),
    ];
  });
  return { game, names, ...startAt(game, { seats: names.length, seed: "scenario", facts, place, settings }) };
}

function player(facts: DiktatFacts, name: string, setup: PlayerSetup): Player {
  const empty = emptyPlayer(null, facts.players.length);
  const pp = setup.pp ?? 0;
  const cabal = packOf(facts).cabals.get(setup.cabal ?? name);
  if (!cabal) throw new Error(`no Cabal ${setup.cabal ?? name}: name one with { cabal: "…" }`);
  const kit = { ...empty.affinities, [cabal.affinity]: cabal.kit.affinities };
  return {
    ...empty,
    cabal: cabal.id,
    pp,
    // Nobody has seen how it came here.
    book: { ...empty.book, followed: false, ledger: pp, low: pp },
    agents: counted(setup.reserve ?? ""),
    affinities: setup.affinities ? { ...empty.affinities, ...setup.affinities } : kit,
    spyTokens: setup.spyTokens ?? 0,
    assassinTokens: setup.assassinTokens ?? 0,
    debts: setup.debts ?? 0,
    tookDebt: setup.tookDebt ?? false,
    manoeuvrePawns: setup.pawns ?? facts.counts.manoeuvres,
    performed: [...(setup.performed ?? [])],
    row: (setup.row ?? []).map((entry) =>
      ownedCard(facts, entry, setup.used?.includes(`card:${typeof entry === "string" ? entry : entry.card}`) ?? false),
    ),
    cabalRow: (setup.cabalRow ?? []).map((card) => ({
      card,
      used: setup.used?.includes(`cabal:${card}`) ?? false,
      pp: 0,
      gave: printedGains(facts, `cabal:${card}`),
    })),
    memberships: setup.memberships ?? 0,
    affinityTale: {
      ...empty.affinityTale,
      open: setup.affinities ? { ...empty.affinities, ...setup.affinities } : { ...kit },
    },
    influence: Object.entries(setup.influence ?? {}).flatMap(([sector, level]) =>
      slots(facts, sector as SectorId, level, setup.used ?? []),
    ),
  };
}

/** One marker, a stack, or the two of a sector side by side, taken from those that lie there. */
function slots(facts: DiktatFacts, sector: SectorId, level: 1 | 2 | "apart", used: readonly string[]): InfluenceSlot[] {
  const slot = (face: 1 | 2, n: 1 | 2): InfluenceSlot => {
    const element = `marker:${sector}:${face}`;
    const markers = facts.markers[sector].slice(-n).reverse();
    facts.markers[sector] = facts.markers[sector].slice(0, -n);
    // In a Used stack the one that was used may be the lower or the upper one alone.
    const one = used.includes(`marker:${sector}:lower`) ? 0 : used.includes(`marker:${sector}:upper`) ? 1 : null;
    const spared = one === null ? null : markers[1 - one]!;
    const isUsed = one !== null || used.includes(element);
    return { sector, face, markers, used: isUsed, spared, gave: printedGains(facts, element) };
  };
  return level === "apart" ? [slot(1, 1), slot(2, 1)] : [slot(level, level)];
}

/** Six tokens of the kit, less those that lie on the board or with other players (DK-MAT-03). */
function tokensLeft(facts: DiktatFacts, seat: Seat, setup: PlayerSetup): Player["cabalTokens"] {
  const { tokens } = packOf(facts).cabals.get(facts.players[seat]!.cabal!)!.kit;
  const out: Record<CabalToken, number> = {
    blockhouse: facts.blockhouses.length,
    revolt: facts.revolts.length,
    sleeper: facts.piles.filter(({ sleeper }) => sleeper).length,
    membership: facts.players.reduce((n, { memberships }) => n + memberships, 0),
  };
  const left = Object.entries(tokens).map(([token, n]) => [token, n - out[token as CabalToken]]);
  return { ...Object.fromEntries(left), ...setup.cabalTokens };
}

function ownedCard(facts: DiktatFacts, entry: NonNullable<PlayerSetup["row"]>[number], used: boolean): OwnedCard {
  const card = typeof entry === "string" ? entry : entry.card;
  const symbols = packOf(facts).cards.get(card)?.affinities;
  if (!symbols) throw new Error(`no card ${card}: invent it with .card("${card}", { sector: … })`);
  const tokens = typeof entry === "string" ? symbols.map(() => null) : [...entry.tokens];
  return { card, tokens, used, gave: printedGains(facts, `card:${card}`) };
}

function addPile(facts: DiktatFacts, owner: Seat, { sector, drawn, bears }: DrawnPile): void {
  const pawns = agents(drawn).map((kind, i) => ({ id: facts.serial + 1 + i, kind, knownTo: 0 }));
  const sleeper = bears === "sleeper";
  facts.piles.push({ id: facts.serial, owner, sector, pawns, sleeper, marked: bears !== "noPawn" });
  facts.serial += pawns.length + 1;
}
