import { cabalRef, partsOf } from "../../../names/refs.ts";
import { notePp, noteSpending, noteUnseenAffinities } from "../../knowledge/book.ts";
import { noteEmpty, noteExchange, noteOpenly, noteSearch, noteShortage, noteUnseen } from "../../knowledge/supply.ts";
import { forgetAbilities, type Possession } from "../abilities.ts";
import type { Changes } from "../changes.ts";
import type { PossessionEvent } from "../events/index.ts";
import type { BaseFacts } from "../facts.ts";
import { nothingGiven, summed } from "../given.ts";
import { lay, lift } from "../markers.ts";
import { of } from "./table.ts";

export const possessions: Changes<BaseFacts, PossessionEvent> = {
  cardTaken(f, e) {
    unclaimed(f, e.card);
    const tokens = new Array<null>(e.symbols).fill(null);
    forgetAbilities(f, e.seat);
    of(f, e.seat).row.push({ card: e.card, tokens, used: false, gave: nothingGiven() });
  },
  trophyCardDiscarded(f, e) {
    unclaimed(f, e.card);
    f.discard.push(e.card);
  },
  cardLost(f, e) {
    // DK-DISC-06: the cards to its right close up; DK-DISC-09: its tokens return to the reserve.
    const player = of(f, e.seat);
    const at = player.row.findIndex(({ card }) => card === e.card);
    for (const token of player.row[at]!.tokens)
      if (token) {
        player.affinities[token]++;
        player.affinityTale.open[token]++;
      }
    player.row.splice(at, 1);
    forgetAbilities(f, e.seat);
    f.discard.push(e.card);
  },
  cabalCardPlaced(f, e) {
    forgetAbilities(f, e.seat);
    of(f, e.seat).cabalRow.push({ card: e.card, used: false, pp: 0, gave: nothingGiven() });
  },
  cabalCardReturned(f, e) {
    const player = of(f, e.seat);
    player.cabalRow = player.cabalRow.filter(({ card }) => card !== e.card);
    forgetAbilities(f, e.seat);
  },
  markerTaken(f, e) {
    const lying = f.markers[e.sector];
    f.markers[e.sector] = lying.slice(0, -1);
    lay(of(f, e.seat), e.sector, { id: lying.at(-1)!, used: false }, e.how);
    forgetAbilities(f, e.seat);
  },
  markerDiscarded(f, e) {
    // DK-RUL-69, DK-CAB-CO-05: the upper one of a stack, or the one apart that shows face II; no Used token stays on it.
    const { id } = lift(of(f, e.seat), e.sector);
    f.markers[e.sector] = [...f.markers[e.sector], id];
    forgetAbilities(f, e.seat);
  },
  used(f, e) {
    token(element(f, e.owner, e.element), true);
    forgetAbilities(f, e.owner);
  },
  useBegan(f) {
    f.using++;
  },
  useEnded(f) {
    f.using--;
    if (f.looking.length > 0) f.looking = f.looking.filter(({ using }) => using <= f.using);
  },
  readied(f, e) {
    token(element(f, e.owner, e.element), false);
    forgetAbilities(f, e.owner);
  },
  paidOnto(f, e) {
    const player = of(f, e.seat);
    player.pp -= e.pp;
    player.seen.spent += e.pp;
    notePp(player, -e.pp);
    player.cabalRow.find(({ card }) => cabalRef(card) === e.element)!.pp += e.pp;
  },
  gainRecorded(f, e) {
    const { gave } = element(f, e.seat, e.element)!;
    gave.pp += e.pp;
    gave.affinities += e.affinities;
    if (e.passing) gave.passing = summed(gave.passing ?? {}, e.passing, 1);
  },
  supplySearched(f, { seat, most, left, short }) {
    if (short) noteShortage(f, short.token, short.than);
    noteSearch(f, seat, most, left);
  },
  affinityGained(f, e) {
    const { affinities, affinityTale } = of(f, e.seat);
    for (const token of e.tokens) {
      affinities[token]++;
      if (e.secret) affinityTale.gained++;
      else {
        affinityTale.open[token]++;
        noteOpenly(f, token, -1);
      }
    }
    if (e.secret) {
      noteUnseenAffinities(f, e.seat);
      noteUnseen(f, e.seat, { out: e.tokens });
      if (e.last) noteEmpty(f);
    }
  },
  affinityReturned(f, e) {
    of(f, e.seat).affinities[e.token]--;
    of(f, e.seat).affinityTale.open[e.token]--;
    noteSpending(of(f, e.seat));
    noteOpenly(f, e.token, 1);
  },
  affinityExchanged(f, e) {
    const { affinities, affinityTale } = of(f, e.seat);
    affinityTale.exchanged++;
    noteUnseenAffinities(f, e.seat);
    noteExchange(f, e.seat, e.from, e.to);
    if (e.from) affinities[e.from]--;
    if (e.to) affinities[e.to]++;
  },
  affinitiesLost(f, e) {
    const player = of(f, e.seat);
    for (const token of e.reserve) player.affinities[token]--;
    player.affinityTale.lost += e.reserve.length;
    if (e.reserve.length > 0) {
      noteUnseenAffinities(f, e.seat);
      noteUnseen(f, e.seat, { back: e.reserve });
    }
    noteSpending(player);
    for (const { card, symbol } of e.placed) {
      const { tokens } = player.row.find((owned) => owned.card === card)!;
      noteOpenly(f, tokens[symbol]!, 1);
      tokens[symbol] = null;
    }
  },
  affinityPlaced(f, e) {
    const player = of(f, e.seat);
    player.affinities[e.token]--;
    player.affinityTale.open[e.token]--;
    noteSpending(player);
    player.row.find(({ card }) => card === e.card)!.tokens[e.symbol] = e.token;
  },
};

/** It leaves the track, if it lay there: the Others may have taken it. */
function unclaimed({ track }: BaseFacts, card: string): void {
  const at = track.indexOf(card);
  if (at >= 0) track.splice(at, 1);
}

/** Puts a Used token on a Possession or takes it off: on a stack, for both of its markers. */
function token(possession: Possession | undefined, used: boolean): void {
  // What is no player's Possession bears its token elsewhere.
  if (possession === undefined) return;
  possession.used = used;
  if ("spared" in possession) possession.spared = null;
}

function element(f: BaseFacts, seat: number, ref: string): Possession | undefined {
  const player = of(f, seat);
  const { kind, name, face } = partsOf(ref);
  switch (kind) {
    case "card":
      return player.row.find(({ card }) => card === name);
    case "cabal":
      return player.cabalRow.find(({ card }) => card === name);
    default:
      return player.influence.find((slot) => slot.sector === name && slot.face === face);
  }
}
