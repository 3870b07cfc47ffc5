import type { DiktatView } from "@paravent/diktat";
import type { TableView } from "@paravent/kernel";

/** The chapter on each phase, by its name in addresses. */
const CHAPTERS: Readonly<Record<DiktatView["phase"], string>> = {
  setup: "cycle",
  darkness: "others",
  opportunities: "opportunities",
  development: "development",
  league: "leagues",
  manoeuvres: "manoeuvres",
  resolution: "resolution",
  endOfCycle: "end-of-cycle-and-game",
  over: "end-of-cycle-and-game",
};

export const chapterNow = ({ game }: TableView<unknown>): string => CHAPTERS[(game as DiktatView).phase];
