import { french } from "@paravent/content/plural";
import type { LobbyWords } from "../../../../plug/plug.ts";

export const lobby: LobbyWords = {
  lines: ["Prague, sous une nuit sans fin.", "Placez, espionnez, jurez, trahissez."],
  strategies: {},
  sides: {
    coordination: "Coordination",
    garde_noire: "Garde Noire",
    polisec: "PoliSec",
    syndicat: "Syndicat",
    resistance: "Résistance",
    pegre: "Pègre",
    progres: "Progrès",
  },
  rounds: (n) => french.count(n, "Cycle", "Cycles"),
};
