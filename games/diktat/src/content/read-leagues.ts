import { byId } from "@paravent/content";
import type { Condition } from "./effects.ts";
import type { LeaguesEntry } from "./league-schema.ts";
import type { League, LeaguesContent, Reward } from "./leagues.ts";
import { camelAll, resourceOf, translateEffect } from "./translate.ts";

/** The Leagues in the glossary's words. */
export function readLeagues({ leagues, shadow }: LeaguesEntry): LeaguesContent {
  return {
    boards: byId(
      "leagues.yaml",
      leagues.map(
        ({ id, name, motto, objective, join_cost, cells }): League => ({
          id,
          name,
          motto,
          objective: { text: objective.text, if: camelAll(objective.if) as Condition[] },
          joinCost: join_cost,
          cells: cells.map(({ reward, each }) => ({
            reward: reward.map(({ res, n }) => ({ res: resourceOf(res) as Reward["res"], n })),
            each: each ?? false,
          })),
        }),
      ),
    ),
    shadow: { name: shadow.name, text: shadow.text, effects: shadow.effects.map(translateEffect) },
  };
}

/** What the rules read of them: a game is bound to this. */
export const leagueRules = ({ leagues, shadow }: LeaguesEntry): unknown => ({
  leagues: leagues.map(({ id, objective, join_cost, cells }) => ({ id, objective: objective.if, join_cost, cells })),
  shadow: shadow.effects,
});
