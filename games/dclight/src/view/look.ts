import type { Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { tableOrder } from "../rules/seats.ts";
import type { Facts } from "../rules/write.ts";
import { viewCommon, viewCreatureDeck, viewCreatures, viewDecks, viewDice, viewFacing, viewFinal } from "./lines.ts";
import { OwnLook, PlayerLook } from "./look-player.ts";
import type { DclightView } from "./types.ts";

/**
 * What `view` tells a seat, line for line, but each line only when somebody looks at it: bots ask for few of them, and to
 * make them all took a quarter of a game. It shares lists with the facts, is not to be kept or changed, and is of no use
 * once the facts have moved on. A test holds it against `view`.
 */
export const look = (s: Facts, seat: Seat): DclightView => new Look(s, seat);

class Look implements DclightView {
  readonly #s: Facts;
  readonly #who: Seat;
  #common: DclightView["common"] | undefined;
  #dice: DclightView["dice"] | undefined;
  #players: DclightView["players"] | undefined;
  #own: DclightView["own"] | undefined;

  constructor(s: Facts, who: Seat) {
    this.#s = s;
    this.#who = who;
  }

  get pack() {
    return this.#s.pack;
  }

  get phase() {
    return this.#s.phase;
  }

  get turn() {
    return this.#s.turn;
  }

  get turns() {
    return packOf(this.#s).constants.turns;
  }

  get firstPlayer() {
    return this.#s.firstPlayer;
  }

  get tableOrder() {
    return tableOrder(this.#s);
  }

  get freeSectors() {
    return this.#s.freeSectors;
  }

  get common() {
    this.#common ??= viewCommon(this.#s);
    return this.#common;
  }

  get god() {
    return this.#s.god;
  }

  get dice() {
    this.#dice ??= viewDice(this.#s);
    return this.#dice;
  }

  get decks() {
    return viewDecks(this.#s);
  }

  get creatureDeck() {
    return viewCreatureDeck(this.#s);
  }

  get creatures() {
    return viewCreatures(this.#s);
  }

  get facing() {
    return viewFacing(this.#s);
  }

  get players() {
    if (this.#players === undefined) {
      this.#players = [];
      for (let seat = 0; seat < this.#s.players.length; seat++) this.#players.push(new PlayerLook(this.#s, seat));
    }
    return this.#players;
  }

  get own() {
    this.#own ??= new OwnLook(this.#s.players[this.#who]!);
    return this.#own;
  }

  /** Nothing is opened to who plays. */
  get opened() {
    return null;
  }

  get final() {
    return this.#s.final && viewFinal(this.#s);
  }
}
