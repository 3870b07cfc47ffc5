import type { DclightView } from "@paravent/dclight";
import type { TableView } from "@paravent/kernel";

/** The chapter on each phase, by its name in addresses. */
const CHAPTERS: Readonly<Record<DclightView["phase"], string>> = {
  setup: "setup",
  draw: "draw",
  production: "production",
  offerings: "offerings",
  development: "development",
  over: "end-scoring",
};

export const chapterNow = ({ game }: TableView<unknown>): string => CHAPTERS[(game as DclightView).phase];
