import { english } from "@paravent/content/plural";
import type { LobbyWords } from "../../../../plug/plug.ts";

export const lobby: LobbyWords = {
  lines: ["Islands, dice and jealous gods."],
  strategies: {
    greedy: "Balanced",
    ages: "Ages first",
    builder: "Buildings first",
    hunter: "Creature hunter",
    raider: "Raider",
  },
  sides: { military: "Military", civil: "Civil", religion: "Religion" },
  rounds: (n) => english.count(n, "turn", "turns"),
};
