import type { Seat } from "@paravent/kernel";
import { language } from "../../../store/session.ts";
import type { Seen } from "../seen.ts";

/** What an observer sees of the Leagues. */
export interface LeaguesView {
  readonly boards: readonly BoardView[];
  readonly assembly: readonly Seat[];
  readonly shadow: Seat | null;
  readonly shadowUsed: boolean;
  readonly conclave: ConclaveView | null;
  readonly exclusion: ExclusionView | null;
}

export interface BoardView {
  readonly id: string;
  /** 0 while it has no member. */
  readonly level: number;
  /** From the bottom of the pile to its top. */
  readonly members: readonly Seat[];
  readonly excluded: readonly Seat[];
  /** Elements exchanged this Cycle; null for those who cannot count them. */
  readonly exchanged: number | null;
  /** What joining costs now; null when nobody can. */
  readonly cost: number | null;
}

export interface ConclaveView {
  readonly league: string;
  readonly by: Seat;
  readonly members: readonly Seat[];
  /** Allowed so far. */
  readonly seconds: number;
  /** No member has stayed: the others may talk among themselves. */
  readonly tableTalks: boolean;
}

export interface ExclusionView {
  readonly league: string;
  readonly asker: Seat;
  readonly target: Seat;
  readonly payments: readonly { readonly seat: Seat; readonly pp: number }[];
  readonly opposed: boolean;
  readonly declared: readonly { readonly seat: Seat; readonly for: boolean }[];
  readonly fist: number | null;
}

interface Words {
  readonly fr: string;
  readonly en: string;
}

/** What is printed on a League's board. */
export interface League {
  readonly id: string;
  readonly name: Words;
  readonly motto: Words;
  readonly objective: { readonly text: Words };
  readonly joinCost: readonly number[];
  readonly cells: readonly {
    readonly reward: readonly { readonly res: string; readonly n: number }[];
    readonly each: boolean;
  }[];
}

/** DK-LG-JOIN-04, -06. */
export const MOST_MEMBERS = 3;
export const CLOSED_FROM = 4;
/** DK-LG-LIM-01. */
export const MOST_EXCHANGED = 3;

/** The Leagues of this game; null in one without them. */
export function leaguesOf({ game }: Pick<Seen, "game">): LeaguesView | null {
  return (game as { leagues?: LeaguesView | null }).leagues ?? null;
}

export function printedLeague({ pack }: Seen, id: string): League | null {
  const content = (pack as { leagues?: { boards: readonly League[] } | null }).leagues;
  return content?.boards.find((league) => league.id === id) ?? null;
}

export const leagueName = (seen: Seen, id: string): string => printedLeague(seen, id)?.name[language.value] ?? id;

/** The League somebody belongs to. */
export const boardOfSeat = (leagues: LeaguesView, seat: Seat | null): BoardView | null =>
  leagues.boards.find(({ members }) => seat !== null && members.includes(seat)) ?? null;

/** Who would stand alone outside if the phase ended now (DK-LG-SHADOW-01). */
export function shadowToBe(leagues: LeaguesView): Seat | null {
  const outside = [...leagues.assembly, ...(leagues.shadow === null ? [] : [leagues.shadow])];
  return outside.length === 1 ? outside[0]! : null;
}

/** DK-LG-OBJ-04, -05: cells that so few members step over. */
export function isSkipped(level: number, members: number): boolean {
  return (level === 4 && members === 1) || (level === 5 && members > 0 && members < 3);
}

/** Whether the League phase is on: it has a stage of its own. */
export const isLeaguePhase = ({ game }: Pick<Seen, "game">): boolean => (game.phase as string) === "league";
