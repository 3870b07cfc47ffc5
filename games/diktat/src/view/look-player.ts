import type { Seat } from "@paravent/kernel";
import type { DiktatFacts, Player } from "../model/facts.ts";
import { rank } from "../rules/effects/rank.ts";
import { vpIn, vpSources } from "../rules/phases/score.ts";
import { nextCabalCost, viewCabalRow, viewRow, viewSlot } from "./lines.ts";
import type { PlayerView } from "./types.ts";

type Facts = Readonly<DiktatFacts>;

/** What lies in the open on a Cabal board (DK-HIDE-01), each line when somebody looks at it: see `look`. */
export class PlayerLook implements PlayerView {
  readonly seat: Seat;
  readonly #s: Facts;
  readonly #player: Player;
  #vpSources: PlayerView["vpSources"] | undefined;
  #row: PlayerView["row"] | undefined;
  #cabalRow: PlayerView["cabalRow"] | undefined;
  #influence: PlayerView["influence"] | undefined;

  constructor(s: Facts, seat: Seat) {
    this.seat = seat;
    this.#s = s;
    this.#player = s.players[seat]!;
  }

  get cabal() {
    return this.#player.cabal;
  }

  get vp() {
    return vpIn(this.vpSources);
  }

  get vpSources() {
    this.#vpSources ??= vpSources(this.#s, this.seat);
    return this.#vpSources;
  }

  get rank() {
    return rank(this.#s, this.seat);
  }

  get spyTokens() {
    return this.#player.spyTokens;
  }

  get assassinTokens() {
    return this.#player.assassinTokens;
  }

  get debts() {
    return this.#player.debts;
  }

  get manoeuvrePawns() {
    return this.#player.manoeuvrePawns;
  }

  get performed() {
    return this.#player.performed;
  }

  get row() {
    this.#row ??= viewRow(this.#player);
    return this.#row;
  }

  get cabalRow() {
    this.#cabalRow ??= viewCabalRow(this.#player);
    return this.#cabalRow;
  }

  get nextCabalCost() {
    return nextCabalCost(this.#s, this.#player);
  }

  get influence() {
    this.#influence ??= this.#player.influence.map(viewSlot);
    return this.#influence;
  }

  get cabalTokens() {
    return { ...this.#player.cabalTokens };
  }

  get memberships() {
    return this.#player.memberships;
  }

  get seen() {
    const { gained, spent } = this.#player.seen;
    return { gained, spent };
  }
}
