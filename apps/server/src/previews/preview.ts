import type { Language } from "@paravent/protocol";
import type { TableRecord } from "../store/store.ts";

/** What everybody with its link may know of a table. */
export interface Previewed {
  readonly table: Pick<TableRecord, "name" | "language" | "status" | "decisionSeconds" | "seats">;
  readonly game: string;
  /** Who sits there, in the order of seats. */
  readonly people: readonly string[];
  readonly address: string;
  /** Null where nobody has made a picture of the game. */
  readonly image: string | null;
}

/** The lines in the head of a page by which a link to it is shown where people paste it. */
export function previewTags({ table, game, people, address, image }: Previewed): string {
  const title = `${table.name} · ${game}`;
  const description = SAID[table.language](table, game, people);
  const tags: [attribute: string, name: string, content: string][] = [
    ["property", "og:type", "website"],
    ["property", "og:site_name", "Paravent"],
    ["property", "og:locale", table.language === "fr" ? "fr_FR" : "en_GB"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", address],
    ["name", "twitter:card", image === null ? "summary" : "summary_large_image"],
    ["name", "twitter:title", title],
    ["name", "twitter:description", description],
    ...(image === null
      ? []
      : ([
          ["property", "og:image", image],
          ["property", "og:image:width", "1200"],
          ["property", "og:image:height", "630"],
          ["property", "og:image:alt", game],
          ["name", "twitter:image", image],
        ] as [string, string, string][])),
  ];
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}" />`)
    .join("\n");
}

type Say = (table: Previewed["table"], game: string, people: readonly string[]) => string;

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

function freeSeats({ seats }: Previewed["table"], none: string, one: string, several: string): string {
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

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** As text between quotation marks, whatever a player has written. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
