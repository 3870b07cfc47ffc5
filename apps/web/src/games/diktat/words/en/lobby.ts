import { english } from "@paravent/content/plural";
import type { LobbyWords } from "../../../../plug/plug.ts";

export const lobby: LobbyWords = {
  lines: ["Prague, under a night without end.", "Place, spy, swear, betray."],
  strategies: {},
  sides: {
    coordination: "Coordination",
    garde_noire: "Black Guard",
    polisec: "PoliSec",
    syndicat: "Union",
    resistance: "Resistance",
    pegre: "Underworld",
    progres: "Progress",
  },
  rounds: (n) => english.count(n, "Cycle", "Cycles"),
};
