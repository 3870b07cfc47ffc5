import type { Level, CreateTable as Request, TableSummary } from "@paravent/protocol";
import { language } from "../i18n/language.ts";
import type { Plug } from "../plug/plug.ts";
import { coach } from "../preferences/preferences.ts";
import { openTable } from "../store/chance.ts";

export const withBots = (seats: number, bot: Level): Request["seats"] => [
  "me",
  ...Array.from({ length: seats - 1 }, () => ({ bot })),
];

/** To learn a game: as few others as it allows, who do not look ahead, and a coach where the game has one. */
export function openFirstGame(plug: Plug): Promise<TableSummary> {
  if (plug.coach) coach.value = "on";
  const seats = withBots(Math.min(...plug.players), "casual");
  return openTable({ game: plug.id, language: language.value, seats });
}
