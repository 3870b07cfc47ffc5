import type { Place } from "@paravent/kernel";
import type { Stat } from "../content/stats.ts";
import type { Configuration } from "../model/base/configuration.ts";
import type { DiktatFacts } from "../model/facts.ts";
import type { CardId, Phase, SectorId } from "../names/names.ts";
import { begin, build } from "./build.ts";
import { incomeGiven, type LastingChange, type Seen } from "./earlier.ts";
import { noOthers, type OthersSetup } from "./others.ts";
import type { TestCard, TestMarker } from "./pack.ts";
import { Played } from "./played.ts";
import type { DrawnPile, LeagueSetup, PlayerSetup, Position } from "./position.ts";

const GAME: Place = { proc: "diktat/game", step: "cycle", then: "afterCycle" };

/** A procedure of the Cycle, under way. */
const inCycle = (step: string, then: string, inner: Place): Place[] => [
  GAME,
  { proc: "diktat/cycle", step, then },
  inner,
];

/**
 * A position, described in a few lines and then played.
 *
 *   table({ ana: { pp: 5 }, bor: {} }).pile("bor", "karst", "E G C").turnOf("ana")
 *
 * Players sit clockwise in the order given. `ana`, `bor`, `cyr`, `dua`, `eva` have the printed Ranks 9, 7, 5, 3, 1 and
 * the test board of the worked scenarios; a real Cabal is named with `cabal`.
 */
export function table(players: Readonly<Record<string, PlayerSetup>>): TableSetup {
  return new TableSetup(players);
}

/** A whole game from its setup. Players lead the test Cabals of their names unless Cabals go by lot or by choice. */
export function newGame(
  names: readonly string[],
  {
    cabals = [...names],
    seed = "scenario",
    ...configuration
  }: { cabals?: DiktatFacts["cabals"]; seed?: string } & Partial<Configuration> = {},
): Played {
  return new Played(begin([...names], cabals, configuration, seed));
}

export class TableSetup {
  readonly #players: Readonly<Record<string, PlayerSetup>>;
  readonly #configuration: { -readonly [K in keyof Configuration]?: Configuration[K] } = {};
  readonly #cards: Record<CardId, TestCard> = {};
  readonly #markers: Partial<Record<SectorId, TestMarker>> = {};
  readonly #piles: DrawnPile[] = [];
  readonly #blockhouses: SectorId[] = [];
  readonly #revolts: SectorId[] = [];
  readonly #seen: Seen[] = [];
  readonly #lasting: LastingChange[] = [];
  readonly #others: OthersSetup = noOthers();
  readonly #track: CardId[] = [];
  readonly #leagues: Record<string, LeagueSetup> = {};
  #printedLeagues = false;
  #printed = false;
  #shadow: NonNullable<Position["shadow"]> | null = null;
  #named: string | null = null;
  #secret: CardId | null = null;
  #deck: readonly CardId[] | null = null;
  #cycle = 1;

  constructor(players: Readonly<Record<string, PlayerSetup>>) {
    this.#players = players;
  }

  /** What the players have agreed to play with: `configured({ eternalNight: true, totalWar: ["cycles"] })`. */
  configured(configuration: Partial<Configuration>): this {
    Object.assign(this.#configuration, configuration);
    return this;
  }

  /** A League; the game is then played with Leagues: `league("maisel", { members: ["ana"], level: 3 })`. */
  league(id: string, league: LeagueSetup): this {
    this.#leagues[id] = league;
    return this.configured({ eternalNight: true, leagues: true });
  }

  /** The base pack as it is: no test Cabal, no test League track, nothing invented. What is sold in the box. */
  printed(): this {
    this.#printed = true;
    return this;
  }

  /** Leagues stand on the boards of the base pack, not on the test League track. */
  printedLeagues(): this {
    this.#printedLeagues = true;
    return this.configured({ eternalNight: true, leagues: true });
  }

  /** The Shadow since the last League phase; its Manifestation may have been used this Cycle. */
  shadow(name: string, used?: "used"): this {
    this.#shadow = { name, used: used === "used" };
    return this.configured({ eternalNight: true, leagues: true });
  }

  /** Invents an Opportunity card. */
  card(id: CardId, card: TestCard): this {
    this.#cards[id] = card;
    return this;
  }

  /** Invents a face of a sector's Influence marker, or both: `marker("motol", { 1: [{ kind: "gain", do: [...] }] })`. */
  marker(sector: SectorId, faces: TestMarker): this {
    this.#markers[sector] = { ...this.#markers[sector], ...faces };
    return this;
  }

  /** A pile, drawn from the top down: "E G C". It may bear a Sleeper Agent, or no Manoeuvre pawn. */
  pile(owner: string, sector: SectorId, drawn: string, bears?: "sleeper" | "noPawn"): this {
    this.#piles.push({ owner, sector, drawn, ...(bears ? { bears } : {}) });
    return this;
  }

  /**
   * The Others are played with; a pile of theirs, drawn from the top down. Pawns of the twelve that are named nowhere lie
   * on the Artefact, under what is drawn there.
   */
  others(sector?: SectorId, drawn = ""): this {
    this.#configuration.others = true;
    if (sector) this.#others.piles[sector] = drawn;
    return this;
  }

  /** Cards of the corruption track, cell after cell. */
  corruption(...cards: CardId[]): this {
    this.#others.corruption.push(...cards);
    return this.others();
  }

  /** Gloom tokens by sector. */
  gloom(tokens: Partial<Record<SectorId, number>>): this {
    Object.assign(this.#others.gloom, tokens);
    return this.others();
  }

  /** Corruption tokens by sector. */
  corruptionTokens(tokens: Partial<Record<SectorId, number>>): this {
    Object.assign(this.#others.corruptionTokens, tokens);
    return this.others();
  }

  /** Pawns of the Others lying face up on their board. */
  discardedOthers(drawn: string): this {
    this.#others.discarded = drawn;
    return this.others();
  }

  /** The player has already seen these: pawns ("bor.karst:1", "karst:2"), or the "secretCard". */
  knows(name: string, ...things: string[]): this {
    this.#seen.push(...things.map((what) => ({ by: name, what })));
    return this;
  }

  /** An effect has changed a stat of the player for a while: by a number, or to a value. */
  lasting(
    name: string,
    stat: Stat,
    change: number | boolean | string,
    until: LastingChange["until"] = "cycleEnd",
  ): this {
    this.#lasting.push({ of: name, stat, change, until });
    return this;
  }

  /** An element has made this player Administrator for the Cycle, whatever the Ranks (DK-RUL-134). */
  administrator(name: string): this {
    this.#named = name;
    return this;
  }

  /** Sectors that bear a Blockhouse. */
  blockhouses(...sectors: SectorId[]): this {
    this.#blockhouses.push(...sectors);
    return this;
  }

  /** Sectors that bear a Revolt. */
  revolts(...sectors: SectorId[]): this {
    this.#revolts.push(...sectors);
    return this;
  }

  /** Cards lying on the Opportunity track. */
  track(...cards: CardId[]): this {
    this.#track.push(...cards);
    return this;
  }

  /** The secret card, face down. */
  secret(card: CardId): this {
    this.#secret = card;
    return this;
  }

  /** The deck, from the top: these cards only; all others that lie nowhere else are in the discard pile. */
  deck(...cards: CardId[]): this {
    this.#deck = cards;
    return this;
  }

  cycle(n: number): this {
    this.#cycle = n;
    return this;
  }

  /** The start of this Cycle: Administrator, cards, Development. */
  cycleStart(): Played {
    this.#cycle--;
    return this.#play("endOfCycle", () => [GAME, { proc: "diktat/cycle" }]);
  }

  /** Just before Development. */
  development(): Played {
    const given = Object.entries(this.#players).filter(([, { gaveIncome }]) => gaveIncome !== undefined);
    if (given.length === 0)
      return this.#play("opportunities", () => [GAME, { proc: "diktat/cycle", step: "development" }]);
    return this.#play("opportunities", (facts, seatOf) => {
      const over = given.flatMap(([name, { gaveIncome }]) => incomeGiven(facts, seatOf(name), gaveIncome!));
      const then = facts.leagues === null ? "manoeuvres" : "league";
      return inCycle("development", then, { proc: "diktat/development", env: { over } });
    });
  }

  /** The start of the League phase. */
  leaguePhase(): Played {
    this.configured({ eternalNight: true, leagues: true });
    return this.#play("development", () => inCycle("league", "afterLeague", { proc: "diktat/league" }), "pawns");
  }

  /** The Administrator is about to name the first player. */
  manoeuvres(): Played {
    return this.#play("manoeuvres", () => inCycle("manoeuvres", "resolution", { proc: "diktat/manoeuvres" }), "pawns");
  }

  /** The turn of this player in the course of the Manoeuvres phase: some Manoeuvre of the Cycle is behind. */
  turnOf(name: string): Played {
    return this.#play(
      "manoeuvres",
      (_, seatOf) =>
        inCycle("manoeuvres", "resolution", { proc: "diktat/manoeuvres", step: "turn", env: { seat: seatOf(name) } }),
      "underway",
    );
  }

  /** Whose turn it is loses a Possession first, as an effect would have it: "card:nv1", "cabal:ana_1", "karst". */
  losing(name: string, element: string): Played {
    return this.#play(
      "manoeuvres",
      (_, seatOf) => {
        const seat = seatOf(name);
        const lose: Place = element.includes(":")
          ? { proc: "diktat/loseCard", env: { seat, element } }
          : { proc: "diktat/loseMarker", env: { seat, sector: element } };
        const turn: Place = { proc: "diktat/manoeuvres", step: "turn", env: { seat } };
        return [...inCycle("manoeuvres", "resolution", turn), lose];
      },
      "underway",
    );
  }

  /** The start of the Resolution phase. */
  resolution(): Played {
    return this.#play("manoeuvres", () => inCycle("resolution", "endOfCycle", { proc: "diktat/resolution" }));
  }

  /** This sector has just been named for Conquest. */
  resolving(sector: SectorId): Played {
    return this.#play("resolution", () =>
      inCycle("resolution", "endOfCycle", { proc: "diktat/resolution", step: "conquer", env: { sector } }),
    );
  }

  /** All sectors are resolved: the Attack of the Others is about to be tested. */
  afterConquests(): Played {
    return this.#play("resolution", () =>
      inCycle("resolution", "endOfCycle", { proc: "diktat/resolution", step: "attack" }),
    );
  }

  /** The start of the End of Cycle phase. */
  endOfCycle(): Played {
    return this.#play("resolution", () => inCycle("endOfCycle", "over", { proc: "diktat/endOfCycle" }));
  }

  #play(phase: Phase, place: Position["place"], pawns?: "pawns" | "underway"): Played {
    if (phase !== "opportunities" && Object.values(this.#players).some(({ gaveIncome }) => gaveIncome))
      throw new Error("what gaveIncome says is for Development: begin with .development()");
    const players = pawns ? this.#players : withoutPawns(this.#players);
    const position: Position = {
      configuration: this.#configuration,
      leagues: this.#leagues,
      printedLeagues: this.#printedLeagues,
      printed: this.#printed,
      shadow: this.#shadow,
      players,
      cards: this.#cards,
      markers: this.#markers,
      piles: this.#piles,
      seen: this.#seen,
      lasting: this.#lasting,
      named: this.#named,
      others: this.#others,
      blockhouses: this.#blockhouses,
      revolts: this.#revolts,
      track: this.#track,
      secret: this.#secret,
      deck: this.#deck,
      cycle: this.#cycle,
      phase,
      begun: pawns === "underway",
      place,
    };
    return new Played(build(position));
  }
}

/** Before Development and after the Manoeuvres phase nobody has Manoeuvre pawns, unless the position says so. */
function withoutPawns(players: Readonly<Record<string, PlayerSetup>>): Record<string, PlayerSetup> {
  return Object.fromEntries(Object.entries(players).map(([name, setup]) => [name, { pawns: 0, ...setup }]));
}
