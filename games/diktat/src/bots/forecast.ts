import { OTHERS, SECTORS, type SectorId } from "../names/names.ts";
import type { PileView } from "../view/types.ts";
import { isFellow } from "./leagues.ts";
import { vectorsIn } from "./menace.ts";
import { emissariesAmong, type Odds } from "./odds.ts";
import { manoeuvresOfOthers, type Outlook, type Position } from "./position.ts";
import { trophiesIn } from "./trophies.ts";

const NONE: Odds = [1];

/** The number of each sector. */
const PLACES: ReadonlyMap<SectorId, number> = new Map(SECTORS.map((sector, at) => [sector, at]));

export const outlook = (position: Position, sector: SectorId): Outlook => outlookAt(position, PLACES.get(sector)!);

/** The same by the number of the sector, where all of them are gone through. */
export function outlookAt(position: Position, at: number): Outlook {
  const { outlooks } = position;
  outlooks[at] ??= outlookOn(position, SECTORS[at]!);
  return outlooks[at];
}

function outlookOn(position: Position, sector: SectorId): Outlook {
  let piles = 0;
  let mine = 0;
  let rivals: PileView[] | null = null;
  for (const pile of position.view.piles) {
    if (pile.sector !== sector) continue;
    const { owner } = pile;
    // Piles of fellow members leave room (DK-LG-EFF-01).
    if (!isFellow(position, owner)) piles++;
    if (owner === position.me) mine += emissariesIn(pile);
    else if (owner !== OTHERS) {
      rivals ??= [];
      rivals.push(pile);
    }
  }
  const trophies = trophiesIn(position, sector);
  return {
    sector,
    piles,
    mine,
    rival: rivals ? strongestRival(position, rivals) : NONE,
    vectors: vectorsIn(position, sector),
    trophies,
    arrival: arrivals(position, trophies[0] ?? 0),
    gainsOpen: [0],
    gainsClosed: [0],
    best: null,
  };
}

export const isFull = (position: Position, sector: SectorId): boolean =>
  outlook(position, sector).piles >= position.view.pileLimit;

/**
 * What so many Emissaries of one's own can be expected to bring in a sector, given what is known of the others there.
 * `closed`: nobody else can come any more.
 */
export function expectedGain(
  position: Position,
  sector: SectorId,
  mine = outlook(position, sector).mine,
  closed = isFull(position, sector),
): number {
  return gainAt(outlook(position, sector), mine, closed);
}

/** The same where the outlook is at hand. */
export function gainAt(there: Outlook, mine: number, closed: boolean): number {
  if (mine <= 0) return 0;
  const known = closed ? there.gainsClosed : there.gainsOpen;
  // It is asked for again and again while teams are compared.
  for (let n = known.length; n <= mine; n++) known.push(gainOf(there, n, closed));
  return known[mine]!;
}

function gainOf(there: Outlook, mine: number, closed: boolean): number {
  const { trophies, rival, vectors } = there;
  const arrival = closed ? 0 : there.arrival;
  // As many Vectors hold the sector; fewer cost an Emissary a round each (DK-OTH-RES-03, -07).
  if (vectors.length > 1)
    return vectors.reduce((sum, chance, n) => {
      const left = n === 0 ? mine : n < mine ? Math.max(1, mine - n) : 0;
      return sum + chance * gainFrom(trophies, rival, left, arrival);
    }, 0);
  return gainFrom(trophies, rival, mine, arrival);
}

function gainFrom(trophies: readonly number[], rival: Odds, mine: number, arrival: number): number {
  if (mine <= 0) return 0;
  let gain = 0;
  let settled = shared(trophies, mine, 0);
  for (let theirs = 0; theirs < rival.length; theirs++) {
    // Where nobody comes any more, it matters only to what comes after it.
    const last = arrival === 0 && theirs + 1 === rival.length;
    const disturbed = last ? 0 : shared(trophies, mine, theirs + 1);
    gain += rival[theirs]! * (settled * (1 - arrival) + disturbed * arrival);
    settled = disturbed;
  }
  return gain;
}

/** How likely another team still comes here: the more Manoeuvres are left and the better the prize, the likelier. */
function arrivals(position: Position, prize: number): number {
  const piles = position.view.players.length * position.view.manoeuvresPerCycle;
  const { arrival, arrivalMost } = position.guess;
  return Math.min(arrivalMost, (manoeuvresOfOthers(position) / piles) * prize * arrival);
}

/** What going first in a tie is worth to this player, against going last. */
export function firstPlaceWorth(position: Position, sector: SectorId, mine: number, theirs: number): number {
  const { trophies } = outlook(position, sector);
  return takes(trophies, mine, theirs, true) - takes(trophies, mine, theirs, false);
}

/** The Trophies one takes when both sides take in turn, the stronger first; a tie is a toss-up. */
function shared(trophies: readonly number[], mine: number, theirs: number): number {
  if (theirs === 0) return firstOf(trophies, mine);
  if (mine > theirs) return takes(trophies, mine, theirs, true);
  if (mine < theirs) return takes(trophies, mine, theirs, false);
  return (takes(trophies, mine, theirs, true) + takes(trophies, mine, theirs, false)) / 2;
}

/** The best so many. */
function firstOf(trophies: readonly number[], n: number): number {
  const most = Math.min(n, trophies.length);
  let gain = 0;
  for (let i = 0; i < most; i++) gain += trophies[i]!;
  return gain;
}

function takes(trophies: readonly number[], mine: number, theirs: number, first: boolean): number {
  let gain = 0;
  let myTurn = first;
  for (const worth of trophies) {
    if (mine === 0 && theirs === 0) break;
    const taken = (myTurn && mine > 0) || theirs === 0;
    if (taken) {
      gain += worth;
      mine--;
    } else theirs--;
    myTurn = !taken;
    if (mine === 0) break;
  }
  return gain;
}

/** What the strongest of those may have to whom these piles belong. */
function strongestRival({ view, guess }: Position, piles: readonly PileView[]): Odds {
  if (piles.length === 1) return odds(piles, guess.unseenEmissary);
  let strongest = NONE;
  for (let seat = 0; seat < view.players.length; seat++) {
    const theirs = piles.filter(({ owner }) => owner === seat);
    if (theirs.length > 0) strongest = larger(strongest, odds(theirs, guess.unseenEmissary));
  }
  return strongest;
}

const odds = (piles: readonly PileView[], unseen: number): Odds =>
  emissariesAmong(piles.length === 1 ? piles[0]!.pawns : piles.flatMap(({ pawns }) => pawns), unseen);

/** Odds for the larger of two independent numbers. */
function larger(a: Odds, b: Odds): Odds {
  if (a === NONE) return b;
  const most = new Array<number>(Math.max(a.length, b.length)).fill(0);
  a.forEach((p, n) => {
    b.forEach((q, m) => {
      most[Math.max(n, m)]! += p * q;
    });
  });
  return most;
}

function emissariesIn({ pawns }: PileView): number {
  let n = 0;
  for (const { kind } of pawns) if (kind === "emissary") n++;
  return n;
}
