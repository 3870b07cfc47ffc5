import type { Json } from "@paravent/kernel";
import type { Effect } from "../content/effects.ts";
import type { Card } from "../content/pack.ts";
import type { Price, Track } from "../model/names.ts";
import { gainWorth, lacking, type Position, pointWorth, priceWorth } from "./position.ts";

/** What a card in hand is worth: less what it will cost; once there is no turn left, only if it can be played in this one. */
export function cardWorth(position: Position, card: Card): number {
  if (position.turnsLeft < 1) return lastWorth(position, card);
  if (card.kind === "reaction") return position.weights.guess.reaction;
  if (card.hostile) return position.weights.guess.hostile * position.weights.harm;
  if (card.timing === "offering") return position.weights.guess.offering;
  if (card.kind === "power")
    return Math.max(position.weights.guess.anyCard, effectsWorth(position, card) - priceWorth(position, card.cost));
  if (isInPlay(position, card)) return 0.1;
  return Math.max(position.weights.guess.anyCard, buildingWorth(position, card) - priceWorth(position, card.cost));
}

/** A hostile card that can still be paid, whomever it may hit. */
const LAST_HARM = 0.5;

/** The same in the last turn: what playing it at once would bring. */
function lastWorth(position: Position, card: Card): number {
  if (card.kind === "reaction" || card.timing === "offering" || lacking(position.player, card.cost) > 0) return 0;
  const price = priceWorth(position, card.cost);
  if (card.hostile) return Math.max(0, LAST_HARM * position.weights.harm - price);
  if (card.kind === "power") return Math.max(0, effectsWorth(position, card) - price);
  return isInPlay(position, card) ? 0 : Math.max(0, buildingWorth(position, card) - price);
}

const isInPlay = ({ player }: Position, card: Card): boolean => player.buildings.some(({ as }) => as === card.id);

/** What a card does for whoever uses it, with the split of points that the answer names, or else the best one. */
export function effectsWorth(position: Position, { effects }: Card, named: Json = null): number {
  let worth = 0;
  for (const effect of effects) {
    if (effect.do === "gain") worth += gainsWorth(position, effect, named);
    else if (effect.do === "pay")
      worth -= priceWorth(position, splitOf(effect, named) ?? { [effect.tracks[0]!]: effect.n });
    else if (effect.do === "creature")
      worth += Math.max(effect.n, -position.player.tracks.creature) * pointWorth(position, "creature");
    else if (effect.do === "draw") worth += position.weights.guess.drawEffect;
    else if (effect.do === "common") worth += 0.1;
  }
  return worth;
}

type Split = Extract<Effect, { do: "gain" | "pay" }>;

function gainsWorth(position: Position, effect: Split, named: Json): number {
  const split = splitOf(effect, named);
  if (split === null) return Math.max(...effect.tracks.map((track) => gainWorth(position, track, effect.n)));
  let worth = 0;
  for (const track in split) worth += gainWorth(position, track as Track, split[track as keyof Price]);
  return worth;
}

/** How the points are split; null where that is still open. What is named is a form where a card leaves several choices. */
function splitOf({ do: word, tracks, n }: Split, named: Json): Price | null {
  if (tracks.length === 1) return { [tracks[0]!]: n };
  if (typeof named !== "object" || named === null || Array.isArray(named)) return null;
  return (word in named ? named[word] : named) as Price;
}

/** A building that is activated can be so once more in the last turn. */
const LAST_USE = 0.3;

/** A building in play: its printed VP and what it will give in the turns to come. */
export function buildingWorth({ turnsLeft, last, weights }: Position, card: Card): number {
  const extra = card.effects.some(({ do: word }) => word === "vpPer") ? 2 : 0;
  if (last) return card.vp + extra + (card.timing === "activate" ? LAST_USE : 0);
  const income =
    card.timing === "activate" ? weights.guess.income : card.effects.length > 0 ? weights.guess.passive : 0;
  return weights.buildings * (card.vp + extra + income * turnsLeft);
}
