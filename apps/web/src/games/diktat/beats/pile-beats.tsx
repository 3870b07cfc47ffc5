import type { PileEvent } from "@paravent/diktat";
import { OTHERS } from "../others/seen.ts";
import { texts } from "../words/index.ts";
import { Aim } from "./scenes/Aim.tsx";
import { Kill } from "./scenes/Kill.tsx";
import { Look } from "./scenes/Look.tsx";
import { pileAround } from "./scenes/pile-around.ts";
import { sceneOf } from "./scenes/scene-of.tsx";
import { settledBy } from "./scenes/settled.ts";
import type { Beats } from "./scenes/telling.ts";
import { pawnBack } from "./signs.tsx";

const REVEAL = ["silence", "turn", "strike", "travel", "hold"] as const;
const KILL = ["open", "name", ...REVEAL] as const;

/** Piles and pawns on the board: teams, looks, assassinations. */
export const PILE_BEATS: Beats<PileEvent> = {
  pilePlaced: {
    weight: "note",
    sound: "place",
    flights: ({ seat, sector, pawns }) => [
      { from: `seat:${seat}`, to: `sector:${sector}`, sign: pawnBack(), n: pawns.length },
    ],
    spots: ({ sector }) => [`sector:${sector}`],
  },
  pileMoved: {
    weight: "note",
    sound: "place",
    flights: ({ from, to }) => [{ from: `sector:${from}`, to: `sector:${to}`, sign: pawnBack() }],
    spots: ({ to }) => [`sector:${to}`],
  },
  pileWithdrawn: {
    weight: "note",
    sound: "place",
    flights: ({ seat, sector }) => [{ from: `sector:${sector}`, to: `agents:${seat}`, sign: pawnBack() }],
    spots: ({ sector }) => [`sector:${sector}`],
  },
  pileConceded: { weight: "note", sound: "place", spots: ({ sector }) => [`sector:${sector}`] },
  pileDiscarded: { weight: "with", spots: ({ sector }) => [`sector:${sector}`] },
  pawnsAdded: {
    weight: "note",
    sound: "place",
    flights: ({ seat, sector, pawns }) => [
      { from: `agents:${seat}`, to: `sector:${sector}`, sign: pawnBack(), n: pawns.length },
    ],
    spots: ({ sector }) => [`sector:${sector}`],
  },
  pawnMoved: {
    weight: "note",
    sound: "place",
    flights: ({ from, to }) => [{ from: `pile:${from}`, to: `pile:${to}`, sign: pawnBack() }],
  },
  pileSwapped: { weight: "note", sound: "look", spots: ({ pile }) => [`pile:${pile}`] },
  pileConverted: { weight: "note", sound: "look", spots: ({ pile }) => [`pile:${pile}`] },
  pawnRemoved: { weight: "note", who: ({ owner }) => owner, spots: ({ sector }) => [`sector:${sector}`] },
  pawnLookedAt: {
    // A whole pile looked through is one look.
    weight: ({ together }) => (together ? "with" : "scene"),
    sound: "look",
    steps: ["open", "name", "turn", "hold"],
    opening: ({ seat, sector }, { words, name, you }) =>
      texts.value.beats.looks(seat === you ? null : name(seat), words.place(sector)),
    scene: (event, seen, after) =>
      sceneOf(seen, Look, {
        pile: pileAround(seen, event),
        by: event.seat,
        looked: [
          event,
          ...after.slice(1).filter((one): one is typeof event => one.type === "pawnLookedAt" && "together" in one),
        ].map(({ position, kind }) => ({ position, kind: kind ?? null })),
      }),
  },
  victimNamed: {
    // Named and revealed at once is one thing; with something in between, as an oath that breaks by it, there are two.
    weight: (_, __, [next]) => (next?.type === "victimRevealed" ? "line" : "scene"),
    sound: "name",
    steps: ["open", "name", "hold"],
    scene: (event, seen) => sceneOf(seen, Aim, { pile: pileAround(seen, event), by: event.seat, at: event.position }),
  },
  victimShielded: { weight: "note", sound: "strike", who: ({ owner }) => owner },
  victimLost: { weight: "note" },
  victimRevealed: {
    weight: "scene",
    // Named on the stage a moment ago, before an oath broke by it: it is not named twice.
    steps: (_, __, ___, before) => {
      const named = before.findLastIndex(({ type }) => type === "victimNamed");
      return named >= 0 && before.slice(named).some(({ type }) => type === "oathBroken") ? REVEAL : KILL;
    },
    opening: (event, seen) => {
      const named = { ...event, type: "victimNamed", position: pileAround(seen, event).at } as const;
      return seen.words.event(named, seen.name, seen.you) ?? "";
    },
    scene: (event, seen, after) =>
      sceneOf(seen, Kill, {
        pile: pileAround(seen, event),
        by: event.seat,
        kind: event.kind,
        settled: settledBy(seen, after),
      }),
  },
  victimReturned: {
    weight: "note",
    sound: "place",
    who: ({ owner }) => owner,
    spots: ({ sector }) => [`sector:${sector}`],
  },
  victimDiscarded: { weight: "line" },
  sleeperKilled: { weight: "note", sound: "strike", spots: ({ sector }) => [`sector:${sector}`] },
  tokenPlaced: {
    weight: "with",
    sound: "place",
    who: ({ owner }) => owner,
    spots: ({ sector, player }) => (sector ? [`sector:${sector}`] : player === undefined ? [] : [`seat:${player}`]),
  },
  tokenRemoved: {
    weight: "with",
    who: ({ owner }) => (owner === OTHERS ? null : owner),
    spots: ({ sector }) => (sector ? [`sector:${sector}`] : []),
  },
};
