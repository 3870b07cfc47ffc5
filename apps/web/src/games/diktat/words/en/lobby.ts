import type { LobbyWords } from "../../../../plug/plug.ts";

export const lobby: LobbyWords = {
  lines: ["Prague, under a night without end.", "Place, spy, swear, betray."],
  strategies: {},
};
