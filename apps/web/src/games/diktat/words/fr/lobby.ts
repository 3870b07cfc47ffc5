import type { LobbyWords } from "../../../../plug/plug.ts";

export const lobby: LobbyWords = {
  lines: ["Prague, sous une nuit sans fin.", "Placez, espionnez, jurez, trahissez."],
  strategies: {},
};
