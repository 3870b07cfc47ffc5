import type { GameEvent, Observer, Seat } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events.ts";
import { openPart } from "../politics/state/goods.ts";

/** An event with its secret left out. */
type Veiled = GameEvent & Record<string, unknown>;

/** What an event that keeps something from somebody tells, and to whom. */
interface Secret<E> {
  /** Somebody learns by it what was hidden before: a step with such an event is never undone. */
  readonly tells: boolean;
  readonly knows: (e: E) => readonly Seat[];
  /** What the others perceive; null: nothing at all. */
  readonly veil: (e: E) => Veiled | null;
}

/** Only those who deal with each other perceive it. */
const parties = ({ from, to }: { from: Seat; to: Seat }): readonly Seat[] => [from, to];
const nothing = (): null => null;

/** Events that keep something from those who are not in the secret: who is, and what the others perceive. */
const SECRETS = {
  deckShuffled: { tells: true, knows: () => [], veil: ({ type }) => ({ type }) },
  discardShuffled: { tells: true, knows: () => [], veil: ({ type }) => ({ type }) },
  secretCardDealt: { tells: true, knows: () => [], veil: ({ type }) => ({ type }) },
  secretCardLookedAt: { tells: true, knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
  cardsPeeked: {
    tells: true,
    knows: (e) => [e.seat],
    veil: ({ type, seat, cards }) => ({ type, seat, n: cards.length }),
  },
  peekedCardBuried: { tells: true, knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
  pilePlaced: {
    tells: false,
    knows: (e) => [e.seat],
    veil: ({ type, seat, sector, pile, pawns, marked }) => ({
      type,
      seat,
      sector,
      pile,
      pawns: serials(pawns),
      marked,
    }),
  },
  pawnsAdded: {
    tells: false,
    knows: (e) => [e.seat],
    veil: ({ type, seat, sector, pile, pawns }) => ({ type, seat, sector, pile, pawns: serials(pawns) }),
  },
  pileWithdrawn: {
    tells: false,
    knows: (e) => [e.seat],
    veil: ({ type, seat, pile, sector, recovered }) => ({ type, seat, pile, sector, recovered }),
  },
  pileConceded: {
    tells: false,
    knows: (e) => [e.seat],
    veil: ({ type, seat, to, pile, sector }) => ({ type, seat, to, pile, sector }),
  },
  pileDiscarded: {
    tells: false,
    knows: (e) => [e.seat],
    veil: ({ type, seat, pile, sector }) => ({ type, seat, pile, sector }),
  },
  pileSwapped: {
    tells: false,
    knows: (e) => [e.seat],
    veil: ({ type, seat, pile, pawns }) => ({ type, seat, pile, pawns: serials(pawns) }),
  },
  pileConverted: {
    tells: true,
    knows: (e) => [e.seat, e.owner],
    veil: ({ type, seat, pile, owner, pawns }) => ({ type, seat, pile, owner, pawns: serials(pawns) }),
  },
  pawnRemoved: {
    tells: false,
    knows: (e) => [e.owner],
    veil: ({ type, owner, pawn, sector }) => ({ type, owner, pawn, sector }),
  },
  pawnLookedAt: {
    tells: true,
    knows: (e) => [e.seat],
    veil: ({ type, seat, pawn, owner, sector, position }) => ({ type, seat, pawn, owner, sector, position }),
  },
  supplySearched: { tells: true, knows: (e) => [e.seat], veil: nothing },
  affinityGained: {
    tells: false,
    knows: (e) => [e.seat],
    veil: (e) => (e.secret ? { type: e.type, seat: e.seat, n: e.tokens.length } : { ...e }),
  },
  affinityExchanged: { tells: false, knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
  affinitiesLost: {
    tells: true,
    knows: (e) => [e.seat],
    veil: ({ type, seat, reserve, placed }) => ({ type, seat, n: reserve.length, placed }),
  },
  othersLaid: {
    tells: true,
    knows: () => [],
    veil: ({ type, sector, pile, pawns }) => ({ type, sector, pile, pawns: serials(pawns) }),
  },
  othersGathered: {
    tells: true,
    knows: () => [],
    veil: ({ type, pile, pawns }) => ({ type, pile, pawns: serials(pawns) }),
  },
  tradeOffered: { tells: true, knows: parties, veil: nothing },
  placeOffered: { tells: true, knows: parties, veil: nothing },
  offerClosed: { tells: true, knows: parties, veil: nothing },
  traded: {
    tells: true,
    knows: parties,
    veil: ({ type, from, to, give, want }) => ({ type, from, to, give: openPart(give), want: openPart(want) }),
  },
  shown: { tells: true, knows: (e) => [e.from, ...e.to], veil: ({ type, from, to }) => ({ type, from, to }) },
  told: { tells: true, knows: (e) => [e.from, ...e.to], veil: nothing },
  // DK-RUL-127: with Leagues in play there is no private talk, and so no private offer of an oath.
  oathOffered: { tells: false, knows: (e) => [e.from, e.to], veil: (e) => (e.aloud ? { ...e } : null) },
  oathOfferDropped: { tells: false, knows: (e) => [e.from, e.to], veil: (e) => (e.aloud ? { ...e } : null) },
  fistClosed: { tells: false, knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
  oathSworn: {
    tells: false,
    knows: (e) => e.parties,
    veil: ({ type, oath, parties, until }) => ({ type, oath, parties, until }),
  },
  oathTermNoted: { tells: false, knows: () => [], veil: () => null },
  oathTermSettled: { tells: false, knows: (e) => e.parties, veil: () => null },
  oathTruthTold: { tells: true, knows: (e) => e.parties, veil: () => null },
  oathBroken: {
    tells: true,
    knows: (e) => e.parties,
    veil: ({ type, oath, parties, seats }) => ({ type, oath, parties, seats }),
  },
  oathClaimed: {
    tells: false,
    knows: (e) => e.parties,
    veil: ({ type, oath, parties, by, against }) => ({ type, oath, parties, by, against }),
  },
} satisfies { readonly [T in DiktatEvent["type"]]?: Secret<Extract<DiktatEvent, { type: T }>> };

/**
 * What happens in the open, and whether it tells what was hidden before. Every event is named here or above:
 * a new one does not compile until it is said who perceives what.
 */
const OPEN: { readonly [T in Exclude<DiktatEvent["type"], keyof typeof SECRETS>]: { readonly tells: boolean } } = {
  pileMoved: { tells: false },
  pawnMoved: { tells: false },
  victimNamed: { tells: false },
  victimShielded: { tells: false },
  victimLost: { tells: false },
  victimRevealed: { tells: true },
  victimReturned: { tells: false },
  victimDiscarded: { tells: false },
  sleeperKilled: { tells: false },
  tokenPlaced: { tells: false },
  tokenRemoved: { tells: false },
  cardTaken: { tells: false },
  trophyCardDiscarded: { tells: false },
  cardLost: { tells: false },
  cabalCardPlaced: { tells: false },
  cabalCardReturned: { tells: false },
  markerTaken: { tells: false },
  markerDiscarded: { tells: false },
  used: { tells: false },
  useBegan: { tells: false },
  useEnded: { tells: false },
  readied: { tells: false },
  paidOnto: { tells: false },
  gainRecorded: { tells: false },
  affinityReturned: { tells: true },
  affinityPlaced: { tells: true },
  sectorNamed: { tells: false },
  sectorRevealed: { tells: true },
  struggleBegan: { tells: false },
  bidsRevealed: { tells: true },
  orderFixed: { tells: false },
  emissarySpent: { tells: false },
  sectorCleared: { tells: false },
  othersAttacked: { tells: false },
  othersMoved: { tells: false },
  othersPawnDiscarded: { tells: true },
  cardCorrupted: { tells: true },
  corruptionPlaced: { tells: false },
  corruptionKilled: { tells: false },
  gloomPlaced: { tells: false },
  gloomDiscarded: { tells: false },
  othersAssassinationBegan: { tells: false },
  othersAssassinationEnded: { tells: false },
  othersTook: { tells: false },
  othersHeld: { tells: false },
  othersDriven: { tells: false },
  pragueFell: { tells: true },
  cardHanded: { tells: false },
  markerHanded: { tells: false },
  markersExchanged: { tells: false },
  // DK-RUL-58: its parties learn that what was offered under oath to the last lay ready behind a screen, or that nothing
  // was promised that could tell. It says so whatever was in it, for nobody else may notice which (`oathTermSettled`).
  oathExpired: { tells: true },
  oathOpened: { tells: true },
  oathJudged: { tells: true },
  leagueBoardsTaken: { tells: false },
  leagueJoined: { tells: false },
  leagueLeft: { tells: false },
  exclusionAsked: { tells: false },
  // Who sets PP aside had them; who could not pay for the request had not.
  exclusionFunded: { tells: true },
  exclusionOpposed: { tells: false },
  leagueDeclared: { tells: false },
  fistsRevealed: { tells: true },
  exclusionEnded: { tells: true },
  leagueRose: { tells: false },
  leagueFell: { tells: false },
  shadowNamed: { tells: false },
  conclaveCalled: { tells: false },
  // What is said in private is not unsaid.
  conclaveDeclined: { tells: true },
  conclaveOpened: { tells: true },
  conclaveExtended: { tells: false },
  conclaveClosed: { tells: false },
  cabalTaken: { tells: false },
  cycleBegan: { tells: false },
  administratorChanged: { tells: false },
  phaseBegan: { tells: false },
  cardDealt: { tells: true },
  secretCardRevealed: { tells: true },
  gained: { tells: false },
  discarded: { tells: true },
  lost: { tells: false },
  // Who pays had the PP: after a trade nobody else could know.
  paid: { tells: true },
  debtTaken: { tells: false },
  debtDiscarded: { tells: false },
  vpGained: { tells: false },
  manoeuvrePawnsReceived: { tells: false },
  firstPlayerNamed: { tells: false },
  turnBegan: { tells: false },
  turnSkipped: { tells: false },
  manoeuvreChosen: { tells: false },
  manoeuvreDone: { tells: false },
  turnSectorNamed: { tells: false },
  turnEnded: { tells: false },
  additionalManoeuvreBegan: { tells: false },
  additionalManoeuvreEnded: { tells: false },
  additionalManoeuvreAbandoned: { tells: false },
  playAgainGranted: { tells: false },
  playedAgain: { tells: false },
  skipGranted: { tells: false },
  manoeuvresEnded: { tells: false },
  roleTaken: { tells: false },
  sectorPickerDone: { tells: false },
  statChanged: { tells: false },
  tollSet: { tells: false },
  useCounted: { tells: false },
  manoeuvreUsesForgotten: { tells: false },
  peekedCardAdded: { tells: true },
  reservesDiscarded: { tells: false },
  usedTokensRemoved: { tells: false },
  trackDiscarded: { tells: false },
  pointsNoted: { tells: false },
  endTriggered: { tells: false },
  gameEnded: { tells: true },
};

const serials = (pawns: readonly { id: number }[]) => pawns.map(({ id }) => ({ id }));

const secretOf = (event: DiktatEvent): Secret<DiktatEvent> | undefined =>
  (SECRETS as { readonly [type: string]: Secret<DiktatEvent> })[event.type];

/** What an observer perceives of an event: most of them whole, a few with their secret left out. */
export function witness(event: DiktatEvent, who: Observer): GameEvent | null {
  const secret = secretOf(event);
  if (!secret || (who !== "public" && secret.knows(event).includes(who))) return event;
  return secret.veil(event);
}

/** Nobody unlearns: a step by which somebody learned what was hidden is never undone. */
export function discloses(event: DiktatEvent): boolean {
  // Taken of free will it is a choice; a compulsory one tells that there was not enough.
  if (event.type === "debtTaken") return event.compulsory;
  // Of Agents gained no more are given back than are left: the number tells of the reserve.
  if (event.type === "lost") return event.what !== "pp";
  // DK-RUL-106: an offer lapses by what everybody can see; who does not know of it must not notice that it was there.
  if (event.type === "offerClosed") return event.how !== "lapsed";
  // DK-RUL-40: one of a printed type tells that it had not run out; whoever may choose is told by `supplySearched`.
  if (event.type === "affinityGained") return !event.secret;
  return (secretOf(event) ?? OPEN[event.type as keyof typeof OPEN]).tells;
}
