import { type Refusal, refuse } from "@paravent/kernel";
import type { Use as Word } from "../../content/effects.ts";
import type { Card } from "../../content/pack.ts";
import { SECTORS } from "../../model/names.ts";
import { canDraw } from "../draws.ts";
import type { Facts } from "../write.ts";
import { payable } from "./points.ts";
import type { Use } from "./verb.ts";

/** Why a card of one's own cannot be used: what it asks is not there (DC-DEV-17), or nothing would change (DC-DEV-19). */
export function whyInVain(s: Facts, use: Use, { id, effects }: Card): Refusal {
  const { by, owed } = use;
  const { tracks } = s.players[by]!;
  const held: Record<string, number> = {};
  for (const effect of effects as readonly Word[]) {
    switch (effect.do) {
      case "pay": {
        const has = effect.tracks.reduce((sum, track) => sum + payable(s, use, track), 0);
        if (has < effect.n)
          return refuse("cannotPayUse", "DC-DEV-17", { card: id, tracks: [...effect.tracks], needs: effect.n, has });
        break;
      }
      case "draw":
        if (!canDraw(s, by, effect.sector === "any" ? SECTORS : [effect.sector], owed?.card))
          return refuse("nothingToDraw", "DC-HAND-03");
        break;
      case "gain":
        for (const track of effect.tracks) held[track] = tracks[track];
        break;
      case "creature":
        held.creature = tracks.creature;
        break;
      case "common":
        held.common = s.common.creature;
    }
  }
  return refuse("noEffect", "DC-DEV-19", { card: id, held });
}
