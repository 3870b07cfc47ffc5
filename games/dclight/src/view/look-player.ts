import type { Seat } from "@paravent/kernel";
import type { Player } from "../model/facts.ts";
import { backsOf } from "../rules/cards.ts";
import { openVp } from "../rules/score.ts";
import type { Facts } from "../rules/write.ts";
import { countTrophies, viewBuilding, viewLooking, viewOrder } from "./lines.ts";
import type { OwnView, PlayerView } from "./types.ts";

/** What lies in the open in front of a player, each line when somebody looks at it: see `look`. */
export class PlayerLook implements PlayerView {
  readonly seat: Seat;
  readonly #s: Facts;
  readonly #player: Player;
  #buildings: PlayerView["buildings"] | undefined;

  constructor(s: Facts, seat: Seat) {
    this.seat = seat;
    this.#s = s;
    this.#player = s.players[seat]!;
  }

  get tracks() {
    return this.#player.tracks;
  }

  get ages() {
    return this.#player.ages;
  }

  get hand() {
    return backsOf(this.#s, this.#player.hand);
  }

  get looking() {
    return viewLooking(this.#s, this.#player);
  }

  get buildings() {
    if (this.#buildings === undefined) {
      this.#buildings = [];
      for (const building of this.#player.buildings) this.#buildings.push(viewBuilding(this.#s, building, this.seat));
    }
    return this.#buildings;
  }

  get trophies() {
    return countTrophies(this.#player);
  }

  get order() {
    return viewOrder(this.#player);
  }

  get passed() {
    return this.#player.passed;
  }

  get moraleDraws() {
    return this.#player.moraleDraws;
  }

  get openVp() {
    return openVp(this.#s, this.seat);
  }
}

/** What a player alone knows: only its own seat is ever handed this. */
export class OwnLook implements OwnView {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  get hand() {
    return this.#player.hand;
  }

  get looked() {
    return this.#player.looked;
  }

  get order() {
    return this.#player.order;
  }

  get trophies() {
    return this.#player.trophies;
  }

  get standingPasses() {
    return this.#player.standingPasses;
  }
}
