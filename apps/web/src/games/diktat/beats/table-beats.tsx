import type { TableEvent } from "@paravent/diktat";
import { texts } from "../words/index.ts";
import { SecretCard } from "./scenes/SecretCard.tsx";
import { sceneOf } from "./scenes/scene-of.tsx";
import type { Beats } from "./scenes/telling.ts";
import { cardBack, coins, crown, gain, loss, SUPPLY, tile } from "./signs.tsx";

const PRICES: ReadonlySet<string> = new Set(["paid", "gained", "discarded", "debtTaken"]);

/** Cycles, phases and turns; Power Points, Debts, offices. */
export const TABLE_BEATS: Beats<TableEvent> = {
  cabalTaken: { weight: "line" },
  deckShuffled: { weight: "line" },
  cycleBegan: { weight: "note", sound: "chapter" },
  administratorChanged: {
    weight: (_, before) => (before.some(({ type }) => type === "cycleBegan") ? "with" : "note"),
    flights: ({ seat }) => [{ from: SUPPLY, to: `seat:${seat}`, sign: tile("admin") }],
    spots: ({ seat }) => [`seat:${seat}`],
  },
  // What all receive as Development begins says what the gains after it are for.
  phaseBegan: { weight: ({ phase }) => (phase === "development" ? "note" : "line"), sound: "chapter" },
  discardShuffled: { weight: "with" },
  cardDealt: { weight: "with", flights: () => [{ from: "deck", to: "track", sign: cardBack }] },
  secretCardDealt: { weight: "line" },
  secretCardLookedAt: {
    weight: "scene",
    sound: "look",
    steps: ["open", "name", "turn", "hold"],
    spots: ({ seat }) => [`seat:${seat}`],
    scene: (event, seen) => sceneOf(seen, SecretCard, { card: event.card ?? null, isLook: true }),
  },
  secretCardRevealed: {
    weight: "scene",
    sound: "turn",
    steps: ["open", "name", "silence", "turn", "hold"],
    opening: () => texts.value.beats.secretTurns,
    scene: ({ card }, seen) => sceneOf(seen, SecretCard, { card, isLook: false }),
  },
  gained: {
    weight: "with",
    sound: "coin",
    // An Income has no sentence of its own: it is the same for all and comes as the phase begins.
    flights: ({ seat, what, n, rule }) => (rule === "DK-DEV-01" ? [] : [gain(seat, what, n)]),
  },
  discarded: { weight: "with", flights: ({ seat, what, n }) => [loss(seat, what, n)] },
  lost: { weight: "with", flights: ({ seat, what, n }) => [loss(seat, what, n)] },
  paid: {
    weight: "with",
    sound: "coin",
    who: ({ from }) => from,
    flights: ({ from, to, pp }) => [coins(from, to, pp)],
  },
  debtTaken: {
    weight: ({ compulsory }) => (compulsory ? "with" : "note"),
    sound: "coin",
    flights: ({ seat, pp }) => [coins(null, seat, pp)],
  },
  debtDiscarded: { weight: "with" },
  vpGained: {
    weight: "with",
    sound: "coin",
    flights: ({ seat, n }) => [{ from: SUPPLY, to: `vp:${seat}`, sign: crown, n }],
    spots: ({ seat }) => [`vp:${seat}`],
  },
  manoeuvrePawnsReceived: { weight: "line" },
  firstPlayerNamed: { weight: "note", sound: "name", who: ({ by }) => by, spots: ({ seat }) => [`seat:${seat}`] },
  turnBegan: { weight: "line" },
  turnSkipped: { weight: "note", spots: ({ seat }) => [`seat:${seat}`] },
  // Told where something is paid or gained for it at once; else by what it does.
  manoeuvreChosen: {
    weight: (_, __, after) => (after.some(({ type }) => PRICES.has(type)) ? "note" : "line"),
    sound: "name",
  },
  manoeuvreDone: { weight: "line" },
  turnSectorNamed: { weight: "line" },
  turnEnded: { weight: "line" },
  additionalManoeuvreBegan: { weight: "line" },
  additionalManoeuvreEnded: { weight: "line" },
  additionalManoeuvreAbandoned: { weight: "line" },
  playAgainGranted: { weight: "with" },
  playedAgain: { weight: "line" },
  skipGranted: { weight: "with" },
  manoeuvresEnded: { weight: "line" },
  roleTaken: {
    weight: "note",
    sound: "seal",
    flights: ({ seat }) => [{ from: SUPPLY, to: `seat:${seat}`, sign: tile("admin") }],
    spots: ({ seat }) => [`seat:${seat}`],
  },
  sectorPickerDone: { weight: "line" },
  statChanged: {
    weight: "with",
    flights: ({ seat, stat }) => (stat === "rank" ? [{ from: SUPPLY, to: `rank:${seat}`, sign: tile("rank") }] : []),
    spots: ({ seat, stat }) => (stat === "rank" ? [`rank:${seat}`] : []),
  },
  tollSet: { weight: "note", sound: "place", who: ({ owner }) => owner, spots: ({ sector }) => [`sector:${sector}`] },
  useCounted: { weight: "line" },
  manoeuvreUsesForgotten: { weight: "line" },
  cardsPeeked: { weight: "note", sound: "look", spots: () => ["deck"] },
  peekedCardAdded: {
    weight: "note",
    sound: "place",
    flights: () => [{ from: "deck", to: "track", sign: cardBack }],
  },
  peekedCardBuried: { weight: "with" },
  reservesDiscarded: { weight: "note", sound: "chapter" },
  usedTokensRemoved: { weight: "line" },
  trackDiscarded: { weight: "line" },
  pointsNoted: { weight: "line" },
  endTriggered: { weight: "note", sound: "chapter" },
  gameEnded: { weight: "note", sound: "chapter" },
};
