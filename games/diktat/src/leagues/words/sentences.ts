import type { About, Lines, Numbers } from "@paravent/content/text";
import type { Speech } from "../../text/speech/speech.ts";
import type { LeagueEvent } from "../state/events.ts";

/** Words of the Leagues that may be answered. */
export type LeagueWord =
  | "join"
  | "leave"
  | "exclude"
  | "oppose"
  | "for"
  | "against"
  | "go"
  | "stay"
  | "close"
  | "extend"
  | "spies";

export type LeagueSubject =
  | "diktat/leagueChoice"
  | "diktat/exclusionShare"
  | "diktat/exclusionAnswer"
  | "diktat/leagueFist"
  | "diktat/leagueDeclare"
  | "diktat/rewardSplit"
  | "diktat/conclaveJoin"
  | "diktat/conclaveClose";

export type LeagueAct = "callConclave";

/** Everything one language says about the Leagues. */
export interface LeagueSentences {
  readonly events: {
    readonly [T in LeagueEvent["type"]]: (e: Extract<LeagueEvent, { type: T }>, say: Speech) => string | null;
  };
  readonly questions: Readonly<Record<LeagueSubject, (about: About, say: Speech) => Lines>>;
  readonly waiting: Readonly<Record<LeagueSubject, (who: string, about: About, say: Speech) => string>>;
  readonly refusals: Readonly<Record<string, (numbers: Numbers, say: Speech) => string>>;
  readonly refs: Readonly<Record<LeagueWord, string>>;
  readonly standing: Readonly<Record<LeagueAct, Lines>>;
}
