import type { LeagueEvent } from "@paravent/diktat";
import type { Beats } from "./scenes/telling.ts";
import { coins } from "./signs.tsx";

/** The Leagues. */
export const LEAGUE_BEATS: Beats<LeagueEvent> = {
  leagueBoardsTaken: { weight: "note", sound: "chapter" },
  leagueJoined: {
    weight: "note",
    sound: "seal",
    flights: ({ seat, pp }) => (pp > 0 ? [coins(seat, null, pp)] : []),
    spots: ({ seat, league }) => [`seat:${seat}`, `league:${league}`],
  },
  leagueLeft: {
    weight: "note",
    sound: "coin",
    flights: ({ seat, pp }) => (pp > 0 ? [coins(null, seat, pp)] : []),
    spots: ({ seat, league }) => [`seat:${seat}`, `league:${league}`],
  },
  exclusionAsked: {
    weight: "note",
    sound: "name",
    who: ({ asker }) => asker,
    spots: ({ target }) => [`seat:${target}`],
  },
  exclusionFunded: { weight: "note", sound: "coin", spots: ({ seat }) => [`seat:${seat}`] },
  exclusionOpposed: { weight: "note", sound: "name", spots: ({ seat }) => [`seat:${seat}`] },
  fistClosed: { weight: "with", spots: ({ seat }) => [`seat:${seat}`] },
  leagueDeclared: {
    weight: (event, before) => (before.at(-1)?.type === event.type ? "with" : "note"),
    sound: "name",
    spots: ({ seat }) => [`seat:${seat}`],
  },
  fistsRevealed: { weight: "note", sound: "turn", spots: ({ fists }) => fists.map(({ seat }) => `seat:${seat}`) },
  exclusionEnded: {
    weight: "note",
    sound: "strike",
    who: () => null,
    flights: ({ target, excluded, pp }) => (excluded && pp > 0 ? [coins(null, target, pp)] : []),
    spots: ({ target }) => [`seat:${target}`],
  },
  leagueRose: { weight: "note", sound: "chapter", spots: ({ league }) => [`league:${league}`] },
  leagueFell: { weight: "note", sound: "threat", spots: ({ league }) => [`league:${league}`] },
  shadowNamed: { weight: "note", sound: "threat", spots: ({ seat }) => (seat === null ? [] : [`seat:${seat}`]) },
  conclaveCalled: { weight: "note", sound: "name", spots: ({ invited }) => invited.map((seat) => `seat:${seat}`) },
  conclaveDeclined: { weight: "note", who: () => null },
  conclaveOpened: {
    weight: "note",
    sound: "seal",
    who: () => null,
    spots: ({ members }) => members.map((seat) => `seat:${seat}`),
  },
  conclaveExtended: { weight: "note" },
  conclaveClosed: { weight: "note", sound: "seal", who: () => null },
};
