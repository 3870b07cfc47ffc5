import { french } from "@paravent/content/plural";
import type { LobbyWords } from "../../../../plug/plug.ts";

export const lobby: LobbyWords = {
  lines: ["Des îles, des dés et des dieux jaloux."],
  strategies: {
    greedy: "Équilibré",
    ages: "Les âges d’abord",
    builder: "Les bâtiments d’abord",
    hunter: "Chasseur de créatures",
    raider: "Pillard",
  },
  sides: { military: "Militaire", civil: "Civil", religion: "Religion" },
  rounds: (n) => french.count(n, "tour", "tours"),
};
