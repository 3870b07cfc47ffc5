import type { Seat } from "@paravent/kernel";
import { viewLeagues } from "../leagues/view/view.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { viewOthers } from "../others/view/view.ts";
import { KnowledgeLook } from "../politics/view/look.ts";
import { viewOathOffers, viewOaths } from "../politics/view/oaths.ts";
import { viewOffers } from "../politics/view/view.ts";
import { rankOrder } from "../rules/effects/rank.ts";
import {
  isKnown,
  viewConquest,
  viewFinal,
  viewHistory,
  viewLasting,
  viewMarkers,
  viewPile,
  viewReserve,
  viewTurn,
  viewVictim,
} from "./lines.ts";
import { PlayerLook } from "./look-player.ts";
import type { DiktatView } from "./types.ts";

type Facts = Readonly<DiktatFacts>;

/**
 * What `view` tells a seat, line for line, but each line only when somebody looks at it: bots ask for few of them, and to
 * make them all took a seventh of a game. It shares lists with the facts, is not to be kept or changed, and is of no use
 * once the facts have moved on. A test holds it against `view`.
 */
export const look = (s: Facts, seat: Seat): DiktatView => new Look(s, seat);

class Look implements DiktatView {
  readonly #s: Facts;
  readonly #who: Seat;
  #piles: DiktatView["piles"] | undefined;
  #players: DiktatView["players"] | undefined;
  #own: DiktatView["own"] | undefined;
  #markers: DiktatView["markers"] | undefined;
  #others: DiktatView["others"] | undefined;
  #leagues: DiktatView["leagues"] | undefined;
  #conquest: DiktatView["conquest"] | undefined;
  #oaths: DiktatView["oaths"] | undefined;
  #oathOffers: DiktatView["oathOffers"] | undefined;
  #offers: DiktatView["offers"] | undefined;
  #knowledge: DiktatView["knowledge"] | undefined;
  #rankOrder: DiktatView["rankOrder"] | undefined;

  constructor(s: Facts, who: Seat) {
    this.#s = s;
    this.#who = who;
  }

  get pack() {
    return this.#s.pack;
  }

  get cycle() {
    return this.#s.cycle;
  }

  get cycles() {
    return this.#s.counts.cycles;
  }

  get phase() {
    return this.#s.phase;
  }

  get manoeuvresPerCycle() {
    return this.#s.counts.manoeuvres;
  }

  get pileLimit() {
    return this.#s.counts.pileLimit;
  }

  get administrator() {
    return this.#s.administrator;
  }

  get rankOrder() {
    this.#rankOrder ??= rankOrder(this.#s);
    return this.#rankOrder;
  }

  get firstPlayer() {
    return this.#s.firstPlayer;
  }

  get direction() {
    return this.#s.direction;
  }

  get playsAgain() {
    return this.#s.playsAgain;
  }

  get skips() {
    return this.#s.skips;
  }

  get offices() {
    const { administrator, sectorPicker } = this.#s.roles;
    return { administrator, sectorPicker };
  }

  get lasting() {
    return viewLasting(this.#s);
  }

  get turn() {
    return viewTurn(this.#s);
  }

  get deckSize() {
    return this.#s.deck.length;
  }

  get discard() {
    return this.#s.discard;
  }

  get track() {
    return this.#s.track;
  }

  get secret() {
    const { secret } = this.#s;
    return secret && { known: isKnown(secret.knownTo, this.#who) ? secret.card : null };
  }

  get markers() {
    this.#markers ??= viewMarkers(this.#s);
    return this.#markers;
  }

  get blockhouses() {
    return this.#s.blockhouses;
  }

  get revolts() {
    return this.#s.revolts;
  }

  get tolls() {
    return this.#s.tolls.map(({ sector, owner }) => ({ sector, owner }));
  }

  get victim() {
    return viewVictim(this.#s);
  }

  get peeked() {
    const { peeked } = this.#s;
    return peeked?.seat === this.#who ? peeked.cards : [];
  }

  get piles() {
    if (this.#piles === undefined) {
      this.#piles = [];
      for (const pile of this.#s.piles) this.#piles.push(viewPile(pile, this.#who));
    }
    return this.#piles;
  }

  get players() {
    if (this.#players === undefined) {
      this.#players = [];
      for (let seat = 0; seat < this.#s.players.length; seat++) this.#players.push(new PlayerLook(this.#s, seat));
    }
    return this.#players;
  }

  get others() {
    const { others } = this.#s;
    if (others === null) return null;
    this.#others ??= viewOthers(this.#s, others);
    return this.#others;
  }

  get own() {
    this.#own ??= viewReserve(this.#s.players[this.#who]!);
    return this.#own;
  }

  get conquest() {
    const { conquest } = this.#s;
    if (conquest === null) return null;
    this.#conquest ??= viewConquest(conquest);
    return this.#conquest;
  }

  get leagues() {
    if (this.#s.leagues === null) return null;
    this.#leagues ??= viewLeagues(this.#s, this.#who);
    return this.#leagues;
  }

  get oaths() {
    this.#oaths ??= this.#s.oaths.length === 0 ? [] : viewOaths(this.#s, this.#who);
    return this.#oaths;
  }

  get oathOffers() {
    this.#oathOffers ??= this.#s.oathOffers.length === 0 ? [] : viewOathOffers(this.#s, this.#who);
    return this.#oathOffers;
  }

  get offers() {
    this.#offers ??= this.#s.offers.length === 0 ? [] : viewOffers(this.#s, this.#who);
    return this.#offers;
  }

  get knowledge() {
    this.#knowledge ??= new KnowledgeLook(this.#s, this.#who);
    return this.#knowledge;
  }

  get history() {
    return viewHistory(this.#s);
  }

  get final() {
    return this.#s.final && viewFinal(this.#s);
  }
}
