import type { Seat } from "@paravent/kernel";
import { forgetAbilities } from "../../model/base/abilities.ts";
import type { Changes, Reactions } from "../../model/base/changes.ts";
import type { Saying } from "../../model/base/claims.ts";
import type { BaseEvent } from "../../model/base/events/index.ts";
import type { Player } from "../../model/base/facts.ts";
import { beyond, nothingGiven } from "../../model/base/given.ts";
import type { Goods } from "../../model/base/goods.ts";
import { exchange, lay, lift, upperSlot } from "../../model/base/markers.ts";
import { noteTrade } from "../../model/knowledge/book.ts";
import { blurByTrade } from "../../model/knowledge/glimpse.ts";
import { noteGlimpse } from "../../model/knowledge/glimpsing.ts";
import { isNews, remember } from "../../model/knowledge/hearing.ts";
import { type Affinity, isAffinity, isAgent } from "../../names/names.ts";
import type { PoliticsEvent } from "./events.ts";
import type { WithPolitics } from "./facts.ts";

export const changes: Changes<WithPolitics, PoliticsEvent> = {
  tradeOffered(f, { from, to, id, give, want, room, until, note }) {
    count(f, from, to);
    f.offers.push({ kind: "trade", from, to, id, give, want, room, until, note });
    noteGlimpse(f, from, to, give, true);
  },
  placeOffered(f, { from, to, id, pile }) {
    count(f, from, to);
    f.offers.push({ kind: "place", from, to, id, pile });
  },
  offerClosed(f, e) {
    const offer = f.offers.find(({ from, to, id }) => from === e.from && to === e.to && id === e.id);
    if (e.how === "failed" && offer?.kind === "trade") {
      // Who accepts has all that is wanted; who offered no longer has all that was offered.
      noteGlimpse(f, e.to, e.from, offer.want, true);
      noteGlimpse(f, e.from, e.to, offer.give, false);
    }
    close(f, e);
  },
  traded(f, e) {
    close(f, e);
    hand(f, e.from, e.to, e.give);
    hand(f, e.to, e.from, e.want);
    noteTrade(f, e.from, e.to);
    blurByTrade(f, e.from, e.to);
    // Each of the two has what the other has just given.
    noteGlimpse(f, e.to, e.from, e.give, true);
    noteGlimpse(f, e.from, e.to, e.want, true);
  },
  cardHanded(f, e) {
    // DK-RUL-45: it leaves like a discarded card and arrives like a new one; a Used token travels (DK-RUL-47).
    const [giver, taker] = [f.players[e.from]!, f.players[e.to]!];
    const at = giver.row.findIndex(({ card }) => card === e.card);
    const [owned] = giver.row.splice(at, 1);
    for (const token of owned!.tokens)
      if (token) {
        giver.affinities[token]++;
        giver.affinityTale.open[token]++;
      }
    const tokens = new Array<null>(e.symbols).fill(null);
    taker.row.push({ card: e.card, tokens, used: owned!.used, gave: nothingGiven() });
    forgetAbilities(f, e.from);
    forgetAbilities(f, e.to);
  },
  markerHanded(f, e) {
    const [giver, taker] = [f.players[e.from]!, f.players[e.to]!];
    // DK-RUL-46, -112: of a stack the upper one, of two apart the one that shows face II. What it gave is given back.
    const slot = upperSlot(giver, e.sector);
    slot.gave = beyond(slot.gave, { pp: e.pp, affinities: e.affinities, passing: e.passing ?? null });
    lay(taker, e.sector, lift(giver, e.sector), e.how);
    forgetAbilities(f, e.from);
    forgetAbilities(f, e.to);
  },
  markersExchanged(f, e) {
    exchange(f.players[e.from]!, f.players[e.to]!, e.sector);
    forgetAbilities(f, e.from);
    forgetAbilities(f, e.to);
  },
  shown(f, e) {
    for (const claim of e.what) {
      for (const to of e.to) remember(f, { from: e.from, to, shown: true, taught: isNews(f, to, claim), what: claim });
      const bits = e.to.reduce((seats, seat) => seats | (1 << seat), 0);
      learn(f, e.from, e.to, bits, claim);
    }
  },
  told(f, e) {
    for (const to of e.to) remember(f, { from: e.from, to, shown: false, taught: false, what: e.what });
  },
};

export const reactions: Reactions<WithPolitics, BaseEvent> = {
  pileConceded(f, e) {
    f.offers = f.offers.filter((offer) => offer.kind !== "place" || offer.pile !== e.pile);
  },
};

function count(f: WithPolitics, from: Seat, to: Seat): void {
  const at = from * f.players.length + to;
  f.offersMade[at]!++;
}

function close(f: WithPolitics, { from, to, id }: { from: Seat; to: Seat; id: number }): void {
  f.offers = f.offers.filter((offer) => offer.from !== from || offer.to !== to || offer.id !== id);
}

/** Everything but cards and markers. */
function hand(f: WithPolitics, from: Seat, to: Seat, goods: Goods): void {
  const [giver, taker] = [f.players[from]!, f.players[to]!];
  for (const what in goods) {
    const n = goods[what]!;
    if (what === "pp") {
      giver.pp -= n;
      giver.book.nets[to]! -= n;
      taker.pp += n;
      taker.book.nets[from]! += n;
    } else if (what === "spyToken") {
      giver.spyTokens -= n;
      taker.spyTokens += n;
    } else if (what === "assassinToken") {
      giver.assassinTokens -= n;
      taker.assassinTokens += n;
    } else if (what === "debt") {
      // DK-RUL-50: it is the receiver's voluntary Debt of this Cycle.
      giver.debts -= n;
      taker.debts += n;
      taker.tookDebt = true;
    } else if (isAgent(what)) {
      giver.agents[what] -= n;
      taker.agents[what] += n;
    } else if (isAffinity(what)) {
      handAffinity(giver, what, -n);
      handAffinity(taker, what, n);
    }
  }
}

function handAffinity(player: Player, type: Affinity, n: number): void {
  player.affinities[type] += n;
  player.affinityTale.open[type] += n;
}

/** What was shown is known: a pawn, the secret card, a part of a reserve. */
function learn(f: WithPolitics, from: Seat, to: readonly Seat[], bits: number, claim: Saying): void {
  const { book } = f.players[from]!;
  switch (claim.about) {
    case "pawn": {
      const pile = f.piles.find(({ pawns }) => pawns.some(({ id }) => id === claim.pawn))!;
      const at = pile.pawns.findIndex(({ id }) => id === claim.pawn);
      const { id, kind, knownTo } = pile.pawns[at]!;
      pile.pawns[at] = { id, kind, knownTo: knownTo | (bits & ~(1 << pile.owner)) };
      return;
    }
    case "secretCard":
      f.secret!.knownTo |= bits;
      return;
    case "pp":
      book.pp |= bits;
      return;
    case "affinities":
      book.affinities |= bits;
      return;
    case "agents": {
      book.agents |= bits;
      const others = book.shownAgents.filter((shown) => !to.includes(shown.to));
      const now = to.map((seat) => ({ to: seat, serial: f.serial }));
      book.shownAgents = [...others, ...now];
    }
  }
}
