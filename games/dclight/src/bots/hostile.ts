import type { BranchAnswer, Json, Seat } from "@paravent/kernel";
import type { Effect } from "../content/effects.ts";
import type { Card } from "../content/pack.ts";
import type { Price } from "../model/names.ts";
import { nameIn, numberIn } from "../rules/write.ts";
import { picked } from "./answers.ts";
import { once, type Position, pointWorth, priceWorth, seenVp } from "./position.ts";

/** A hostile card, aimed and with what it names: what it gives, and a share of the harm it does. */
export function hostileWorth(position: Position, card: Card, answer: BranchAnswer): number {
  const target = numberIn(answer.branch);
  const share = once(position.found.harm, target, () => shareOfHarm(position, target));
  let worth = 0;
  for (const effect of card.effects) worth += effectWorth(position, effect, target, answer.value ?? null, share);
  return position.weights.harm * worth;
}

/** Harm to whoever leads the others helps most. */
function shareOfHarm({ view, me, weights }: Position, target: Seat): number {
  const theirs = seenVp(view.players[target]!);
  const leads = view.players.every((other) => other.seat === me || seenVp(other) <= theirs);
  return leads ? weights.guess.harmLeader : weights.guess.harmOther;
}

function effectWorth(position: Position, effect: Effect, target: Seat, named: Json, share: number): number {
  const { tracks } = position.view.players[target]!;
  switch (effect.do) {
    case "destroyBuilding":
      // The destroyer scores it, its owner no longer does.
      return (1 + share) * position.pack.cards.get(nameIn(picked(named)))!.vp;
    case "steal":
      return (1 + share) * priceWorth(position, named as Price);
    case "oppLose":
      return share * effect.n * pointWorth(position, effect.tracks[0]!);
    case "oppDiscard":
      return share * 0.8;
    case "oppCreature":
      return share * (tracks.creature + effect.n >= position.pack.tracks.creature.max ? 2 : 0.5);
    default:
      return 0;
  }
}
