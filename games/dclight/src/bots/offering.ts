import type { BranchAnswer } from "@paravent/kernel";
import type { Reprisal } from "../content/effects.ts";
import type { Price } from "../model/names.ts";
import { nameIn } from "../rules/write.ts";
import { type Position, pointWorth, priceWorth } from "./position.ts";

/** The creature's VP and the reprisal it spares, for what is paid. */
export function offeringWorth(position: Position, { branch: choice, value }: BranchAnswer): number {
  const { pack, view, weights } = position;
  if (choice === "refuse") return 0;
  const { vp, reprisal } = pack.creatures.get(view.facing!.creature)!;
  const spared = reprisal.reduce((sum, effect) => sum + reprisalWorth(position, effect), 0);
  const won = position.last ? vp + spared : weights.creatures * vp + weights.guess.spared * spared;
  if (choice === "pay") return won - priceWorth(position, (value ?? {}) as Price);
  const card = pack.cards.get(nameIn(choice))!;
  const cost = priceWorth(position, card.cost) + 0.5;
  return value === undefined ? spared - cost : won - cost - priceWorth(position, value as Price);
}

/** What a reprisal would take, in VP. */
function reprisalWorth(position: Position, effect: Reprisal): number {
  const { pack, player, own } = position;
  switch (effect.do) {
    case "lose": {
      const there = effect.tracks.reduce((sum, track) => sum + player.tracks[track] - pack.tracks[track].min, 0);
      return Math.min(effect.n, there) * pointWorth(position, effect.tracks[0]!);
    }
    case "discard":
      return own.hand.length > 0 ? 0.8 : 0;
    case "loseAge": {
      const { ages } = pack.sectors[effect.sector];
      const age = player.ages[effect.sector];
      return age === 0 ? 0 : ages[age - 1]!.vp - (ages[age - 2]?.vp ?? 0);
    }
    case "loseBuilding": {
      const vps = player.buildings.map(({ as }) => pack.cards.get(as)!.vp).filter((vp) => vp <= effect.maxVp);
      return vps.length === 0 ? 0 : Math.min(...vps) + 0.5;
    }
  }
}
