import type { Place, Seat } from "@paravent/kernel";
import type { Pack } from "../content/pack.ts";
import type { DclightFacts, Origin } from "../model/facts.ts";
import type { Colour, Deck, Phase } from "../model/names.ts";
import { basePack, begin, build } from "./build.ts";
import { checkBlackDie, checkOrders } from "./checked.ts";
import { drawsOf, type Roll } from "./notation.ts";
import { Played } from "./played.ts";
import type { PileSetup, PlayerSetup, Position } from "./position.ts";

const GAME: Place = { proc: "dclight/game", step: "turn", then: "afterTurn" };

/** A procedure of the turn, under way. */
const inTurn = (step: string, then: string, inner: Place): Place[] => [
  GAME,
  { proc: "dclight/turn", step, then, env: { at: 0 } },
  inner,
];

/**
 * A position, described in a few lines and then played.
 *
 *   table({ A: { tracks: "G3 Civ4" }, B: {} }).front("A", "Hydra").rolls("Gold Morale Population").offerings()
 *
 * Players sit clockwise in the order given; the first of them is first player unless another is named. It is played
 * with the base pack, or with another.
 */
export function table(players: Readonly<Record<string, PlayerSetup>>, pack: Pack = basePack()): TableSetup {
  return new TableSetup(players, pack);
}

/** A whole game from its setup; the first player is drawn unless one is named. */
export function newGame(
  names: readonly string[],
  { first = null as string | null, seed = "scenario", pack = basePack() } = {},
): Played {
  return new Played(begin([...names], first, seed, pack));
}

export class TableSetup {
  readonly #players: Readonly<Record<string, PlayerSetup>>;
  readonly #pack: Pack;
  readonly #decks: Partial<Record<Deck, PileSetup>> = {};
  readonly #discards: Partial<Record<Deck, PileSetup>> = {};
  readonly #front: { seat: string; creature: string; origin: Origin }[] = [];
  readonly #rolls: Roll[] = [];
  #turn = 1;
  #first: string | null = null;
  #common = 0;
  #central = 0;
  #third: number | null = null;
  #god: string | null = null;
  #dice: Partial<Record<Colour, string>> | null = null;

  constructor(players: Readonly<Record<string, PlayerSetup>>, pack: Pack) {
    this.#players = players;
    this.#pack = pack;
  }

  /** A whole game of these players from its setup; nothing else can be said of it. */
  wholeGame({ first = null as string | null, seed = "scenario" } = {}): Played {
    return new Played(begin(Object.keys(this.#players), first, seed, this.#pack));
  }

  /** The turn under way. */
  turn(n: number): this {
    this.#turn = n;
    return this;
  }

  /** The first player of this turn. */
  first(name: string): this {
    this.#first = name;
    return this;
  }

  /** The common creature marker (CC). */
  common(n: number): this {
    this.#common = n;
    return this;
  }

  /** The central marker (CM); `third` is the turn in which it moved to 3, an earlier one than this by default. */
  central(n: number, third = n >= 3 ? this.#turn - 1 : null): this {
    this.#central = n;
    this.#third = third;
    return this;
  }

  /** The god of this turn. */
  god(name: string): this {
    this.#god = name;
    return this;
  }

  /** Dice that were rolled already: { red: "Gold Creature Military" }; other colours show Gold. */
  dice(dice: Partial<Record<Colour, string>>): this {
    this.#dice = dice;
    return this;
  }

  /** A creature in front of a player, in order of appearance; individual unless said otherwise. */
  front(seat: string, creature: string, origin: Origin = "individual"): this {
    this.#front.push({ seat, creature, origin });
    return this;
  }

  /** Cards on top of a deck, the first one uppermost; everything that lies nowhere is below them. */
  deck(deck: Deck, ...cards: string[]): this {
    this.#decks[deck] = { cards, only: false };
    return this;
  }

  /** A deck of these cards only; what lies nowhere is in the discard pile. */
  onlyDeck(deck: Deck, ...cards: string[]): this {
    this.#decks[deck] = { cards, only: true };
    return this;
  }

  /** Cards in a discard pile, the first one uppermost. */
  discard(deck: Deck, ...cards: string[]): this {
    this.#discards[deck] = { cards, only: false };
    return this;
  }

  /** A discard pile of these cards only; with `onlyDeck`, what lies nowhere is out of the game. */
  onlyDiscard(deck: Deck, ...cards: string[]): this {
    this.#discards[deck] = { cards, only: true };
    return this;
  }

  /** What the dice will show on the way to the first question; all of it must be used. */
  rolls(...rolls: Roll[]): this {
    this.#rolls.push(...rolls);
    return this;
  }

  /** The start of this turn: marker, turn draw, Production. */
  turnStart(): Played {
    const place = (): Place[] => [GAME, { proc: "dclight/turn", env: { at: 0 } }];
    // The first turn follows the setup, in which the marker stands on 1 already.
    if (this.#turn === 1) return this.#play("setup", 0, place);
    this.#turn--;
    return this.#play("development", 0, place);
  }

  /** The start of Production: all order their sectors. */
  production(): Played {
    return this.#play("development", 0, () => inTurn("production", "offerings", { proc: "dclight/production" }));
  }

  /** All orders are fixed: the dice are rolled. */
  rolling(): Played {
    checkOrders(this.#players);
    checkBlackDie(this.#pack, this.#rolls, this.#common);
    return this.#play("production", 0, () =>
      inTurn("production", "offerings", { proc: "dclight/production", step: "roll", env: { at: 0 } }),
    );
  }

  /** The dice lie on the table and the priority gains are made: purchases of the secondary sector begin. */
  secondary(): Played {
    checkOrders(this.#players);
    this.#dice ??= {};
    return this.#play("production", 1, () =>
      inTurn("production", "offerings", { proc: "dclight/production", step: "secondary", env: { at: 0 } }),
    );
  }

  /** Purchases of the accessory sector begin. */
  accessory(): Played {
    checkOrders(this.#players);
    this.#dice ??= {};
    return this.#play("production", 2, () =>
      inTurn("production", "offerings", { proc: "dclight/production", step: "accessory", env: { at: 0 } }),
    );
  }

  /** Production is over: Offerings if a creature is in front of a player, then Development. */
  offerings(): Played {
    return this.#play("production", 3, () => [GAME, { proc: "dclight/turn", step: "offerings", env: { at: 0 } }]);
  }

  /** The Development turn of this player. */
  development(name?: string): Played {
    return this.#play("development", 3, (seatOf, { firstPlayer }) =>
      inTurn("development", "over", {
        proc: "dclight/development",
        step: "turn",
        env: { seat: name === undefined ? firstPlayer : seatOf(name) },
      }),
    );
  }

  /** All have passed: the end of the turn. */
  turnEnd(): Played {
    return this.#play("development", 3, () => [GAME, { proc: "dclight/turn", step: "over", env: { at: 0 } }]);
  }

  #play(phase: Phase, shown: number, place: (seatOf: (name: string) => Seat, facts: DclightFacts) => Place[]): Played {
    return new Played(
      build({
        pack: this.#pack,
        players: this.#players,
        turn: this.#turn,
        first: this.#first,
        common: this.#common,
        central: this.#central,
        third: this.#third,
        god: this.#god,
        dice: this.#dice,
        decks: this.#decks,
        discards: this.#discards,
        front: this.#front,
        phase,
        shown,
        draws: this.#rolls.flatMap(drawsOf),
        place,
      } satisfies Position),
    );
  }
}
