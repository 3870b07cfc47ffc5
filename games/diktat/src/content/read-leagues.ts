import { byId } from "@paravent/content";
import type { LeaguesEntry } from "./league-schema.ts";
import type { League, LeaguesContent } from "./leagues.ts";
import { said } from "./said.ts";
import { translateEffect } from "./translate.ts";

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
          objective: { text: objective.text, if: said(objective.if) },
          joinCost: join_cost,
          cells: cells.map(({ reward, each }) => ({
            reward: said(reward),
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
