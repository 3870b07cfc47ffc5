import type { BranchAnswer, Json, Question, Ref, Seat } from "@paravent/kernel";
import type { League, LeagueCell } from "../content/leagues.ts";
import type { CardId, SectorId } from "../names/names.ts";
import { numberIn } from "../rules/write.ts";
import { picked } from "./answers.ts";
import { cyclesToCome, type Position } from "./position.ts";
import { PP, RESOURCES } from "./prices.ts";

type Board = NonNullable<Position["view"]["leagues"]>["boards"][number];

/** How often one member fulfils an Objective in a Cycle, by what it asks for, as games of bots have shown. */
const RISES = { marker: 0.6, card: 0.45 } as const;

const boardsOf = ({ view }: Position): readonly Board[] => view.leagues?.boards ?? [];

const myLeague = (position: Position): Board | null =>
  boardsOf(position).find(({ members }) => members.includes(position.me)) ?? null;

export const isFellow = (position: Position, seat: Seat): boolean =>
  position.view.leagues !== null && seat !== position.me && (myLeague(position)?.members.includes(seat) ?? false);

/** What killing an Emissary of this player costs by the League: a fellow's takes a level of it (DK-LG-EFF-03, DK-RUL-99). */
export const treasonAgainst = (position: Position, seat: Seat): number => (isFellow(position, seat) ? 0.6 : 0);

const printed = ({ pack }: Position, { id }: Board): League => pack.leagues!.boards.get(id)!;

/** Players win alone: what a fellow gains takes this much from one's own gain. */
const ENVY = 0.4;

/** What a cell brings each of so many members, and what it is worth with so many others having the same. */
const cellWorth = ({ reward, each }: LeagueCell, members: number): number =>
  (1 - ENVY * (members - 1)) * reward.reduce((sum, { res, n }) => sum + RESOURCES[res] * (each ? n : n / members), 0);

/** The cells a League of so many has still before it, the next first; small Leagues skip some. */
function cellsAhead({ cells }: League, level: number, members: number): LeagueCell[] {
  return cells.slice(level).filter((_, i) => {
    const cell = level + 1 + i;
    return !((cell === 4 && members === 1) || (cell === 5 && members <= 2));
  });
}

const rises = ({ objective }: League): number =>
  objective.if.some((condition) => "eventTrophy" in condition && condition.eventTrophy === "marker")
    ? RISES.marker
    : RISES.card;

/** What belonging to a League of so many will bring until the end: the cells it can hope for, less the last penalty. */
function memberWorth(position: Position, board: Board, members: number): number {
  const level = Math.max(1, board.level);
  const hoped = rises(printed(position, board)) * members * (cyclesToCome(position) + 1);
  const gains = cellsAhead(printed(position, board), level, members).reduce(
    (sum, cell, i) => sum + cellWorth(cell, members) * Math.min(1, Math.max(0, hoped - i)),
    0,
  );
  const penalty = level === 1 ? Math.exp(-hoped) : 0;
  return gains - penalty;
}

/** What a rise now brings this player. */
function riseWorth(position: Position): number {
  const board = myLeague(position);
  if (!board) return 0;
  const { members, level } = board;
  const [next] = cellsAhead(printed(position, board), level, members.length);
  if (!next) return 0;
  // Off the first cell the penalty is gone; every cell leads to the next.
  return cellWorth(next, members.length) + (level === 1 ? 0.3 : 0) + 0.1;
}

/** What taking this as a Trophy adds by the Objective of one's own League. */
export function objectiveWorth(position: Position, trophy: { card: CardId } | { marker: SectorId }): number {
  const board = position.view.leagues && myLeague(position);
  if (!board) return 0;
  const card = "card" in trophy ? position.pack.cards.get(trophy.card)! : null;
  const sector = "card" in trophy ? card!.sector : trophy.marker;
  const met = printed(position, board).objective.if.every((condition) => {
    if ("eventTrophy" in condition) return condition.eventTrophy === (card ? "card" : "marker");
    if ("eventSectorIn" in condition) return condition.eventSectorIn.includes(sector);
    return "eventDarknessAtLeast" in condition && card !== null && card.darknessScore >= condition.eventDarknessAtLeast;
  });
  return met ? riseWorth(position) : 0;
}

/** Joining and leaving by what they bring; a fellow who is far ahead is not worth keeping. */
function leagueChoiceWorth(position: Position, { branch, value }: BranchAnswer): number {
  const named = (value as Ref[] | undefined)?.[0];
  const mine = myLeague(position);
  switch (branch) {
    case "join": {
      const board = boardsOf(position).find(({ id }) => id === named)!;
      return memberWorth(position, board, board.members.length + 1) - (board.cost ?? 0) * PP;
    }
    case "leave":
      return -memberWorth(position, mine!, mine!.members.length) - mine!.level * PP;
    case "exclude":
      return 0.15 * (leadOf(position, numberIn(named!)) - 3) - mine!.level * PP;
    default:
      return 0;
  }
}

/** VP another has more than this player. */
const leadOf = ({ view, player }: Position, seat: Seat): number => view.players[seat]!.vp - player.vp;

/** Going with the payment, or staying for what the League still promises. */
function exclusionAnswerWorth(position: Position, answer: Ref): number {
  const board = myLeague(position)!;
  const stays = 0.5 * memberWorth(position, board, board.members.length);
  return answer === "accept" ? board.level * PP : stays;
}

/** Those it is about close a small fist; the others keep their PP. */
function fistWorth({ view, me }: Position, pp: number): number {
  const { asker, target } = view.leagues!.exclusion!;
  return -Math.abs(pp - (me === asker || me === target ? 2 : 0));
}

function declarationWorth(position: Position, side: Ref): number {
  const { asker, target } = position.view.leagues!.exclusion!;
  const isFor = position.me === asker || (position.me !== target && leadOf(position, target) > 3);
  return (side === "for") === isFor ? 1 : 0;
}

/** What is left over: one's own share first, then whoever is furthest behind. */
function splitWorth(position: Position, answer: Json): number {
  return (answer as Ref[])
    .map(numberIn)
    .reduce((sum, seat) => sum + (seat === position.me ? 1 : -0.01 * position.view.players[seat]!.vp), 0);
}

/** A bot has nothing to say in private: it stays, and watches the table. */
export const LEAGUE_JUDGES: Readonly<
  Record<string, (position: Position, question: Question) => (answer: Json) => number>
> = {
  "diktat/leagueChoice": (position) => (answer) => leagueChoiceWorth(position, answer as BranchAnswer),
  "diktat/exclusionShare": () => (answer) => -(answer as number),
  "diktat/exclusionAnswer": (position) => (answer) => exclusionAnswerWorth(position, picked(answer)),
  "diktat/leagueFist": (position) => (answer) => fistWorth(position, answer as number),
  "diktat/leagueDeclare": (position) => (answer) => declarationWorth(position, picked(answer)),
  "diktat/rewardSplit": (position) => (answer) => splitWorth(position, answer),
  "diktat/conclaveJoin": () => (answer) => (picked(answer) === "stay" ? 1 : 0),
  "diktat/conclaveClose": () => (answer) => ((answer as BranchAnswer).branch === "close" ? 1 : 0),
};
