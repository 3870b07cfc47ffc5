import type { Perceptions } from "../../model/base/perceived.ts";
import type { LeagueEvent } from "../state/events.ts";

/** Who perceives what of the Leagues. */
export const perceptions: Perceptions<LeagueEvent> = {
  fistClosed: { tells: false, knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
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
};
