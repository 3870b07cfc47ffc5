import type { Language } from "@paravent/protocol";
import type { TableRecord } from "../store/store.ts";

type Shown = Pick<TableRecord, "decisionSeconds" | "language" | "seats" | "status">;

/** What everybody with its link may know of a table: the game, its seats, who sits there and how time runs. */
export const aboutTable = (table: Shown, game: string, people: readonly string[]): string =>
  SAID[table.language](table, game, people);

type Say = (table: Shown, game: string, people: readonly string[]) => string;

const SAID: Readonly<Record<Language, Say>> = {
  fr: (table, game, people) =>
    [
      `${game}, ${table.seats.length} joueurs.`,
      {
        open: freeSeats(table, "La table est complète.", "1 place libre.", "places libres."),
        running: "La partie a commencé.",
        over: "Partie finie.",
      }[table.status],
      ...(people.length > 0 ? [`À la table : ${people.join(", ")}.`] : []),
      table.decisionSeconds === null
        ? "Sans limite de temps."
        : `${spanOf(table.decisionSeconds, "jour")} par décision.`,
    ].join(" "),
  en: (table, game, people) =>
    [
      `${game}, ${table.seats.length} players.`,
      {
        open: freeSeats(table, "The table is full.", "1 free seat.", "free seats."),
        running: "The game has begun.",
        over: "Game over.",
      }[table.status],
      ...(people.length > 0 ? [`At the table: ${people.join(", ")}.`] : []),
      table.decisionSeconds === null ? "No time limit." : `${spanOf(table.decisionSeconds, "day")} per decision.`,
    ].join(" "),
};

function freeSeats({ seats }: Shown, none: string, one: string, several: string): string {
  const free = seats.filter((seat) => seat.kind === "open" && seat.keptFor === undefined).length;
  return free === 0 ? none : free === 1 ? one : `${free} ${several}`;
}

function spanOf(seconds: number, day: string): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 86_400
    ? `${Math.round(seconds / 3_600)} h`
    : `${Math.round(seconds / 86_400)} ${day}${seconds < 172_800 ? "" : "s"}`;
}
