import type { BranchAnswer, Json } from "@paravent/kernel";
import { type Points, type Price, SECTORS, type Sector } from "../model/names.ts";
import { nameIn } from "../rules/write.ts";
import { picked } from "./answers.ts";
import { buildingWorth, cardWorth, effectsWorth } from "./cards.ts";
import { hostileWorth } from "./hostile.ts";
import { lacking, once, type Position, pointWorth, priceWorth, seenVp, type WithinReach } from "./position.ts";

/** What an answer on a Development turn is worth, in VP; passing is worth nothing. */
export function devWorth(position: Position, answer: Json): number {
  const { branch: action, value } = answer as BranchAnswer;
  switch (action) {
    case "age":
      return ageWorth(position, nameIn(picked(value)) as Sector);
    case "build":
      return buildWorth(position, value as BranchAnswer);
    case "power":
      return powerWorth(position, value as BranchAnswer);
    case "activate":
      return activationWorth(position, value as BranchAnswer);
    case "morale":
      return moraleWorth(position, value as BranchAnswer);
    default:
      return 0;
  }
}

function ageWorth(position: Position, sector: Sector): number {
  return once(position.found.ages, sector, () => worthOfAge(position, sector));
}

/** The card that comes with an age may still be played in the last turn. */
const LAST_CARD = 0.2;

/** The next age: its VP less those of the one before, a card, and what it costs. */
function worthOfAge(position: Position, sector: Sector): number {
  const { pack, player, turnsLeft, weights } = position;
  const { ages } = pack.sectors[sector];
  const age = player.ages[sector];
  const vp = ages[age]!.vp - (ages[age - 1]?.vp ?? 0);
  if (position.last) return vp + LAST_CARD - priceWorth(position, ages[age]!.cost);
  if (age >= weights.agesUpTo && turnsLeft > 0) return -1;
  if (endsGame(position, sector)) return wouldWin(position, vp) ? 20 : turnsLeft > 0 ? -1 : vp;
  return (
    weights.ages * weights.guess.sectors[sector] * vp +
    (turnsLeft > 0 ? weights.guess.ageCard : 0) -
    priceWorth(position, ages[age]!.cost)
  );
}

/** DC-END-02: the second sector at age 3. */
function endsGame({ player }: Position, sector: Sector): boolean {
  return player.ages[sector] === 2 && SECTORS.some((other) => other !== sector && player.ages[other] === 3);
}

/** Nobody ends a game that may be lost: the others play the turn out (DC-END-06), and what lies face down is a guess. */
function wouldWin({ view, me, player, weights }: Position, vp: number): boolean {
  const safe = seenVp(player) + vp - weights.guess.lead;
  return view.players.every((other) => other.seat === me || seenVp(other) < safe);
}

function buildWorth(position: Position, { branch: ref, value }: BranchAnswer): number {
  const card = position.pack.cards.get(nameIn(ref))!;
  const as = card.mimics ? position.pack.cards.get(nameIn(picked(value)))! : card;
  return buildingWorth(position, as) - priceWorth(position, card.cost);
}

function powerWorth(position: Position, { branch: ref, value }: BranchAnswer): number {
  const card = position.pack.cards.get(nameIn(ref))!;
  const cost = priceWorth(position, card.cost);
  if (card.hostile) return hostileWorth(position, card, value as BranchAnswer) - cost;
  return effectsWorth(position, card, value) - cost;
}

function activationWorth(position: Position, { branch: ref, value }: BranchAnswer): number {
  const worth = effectsWorth(position, position.pack.cards.get(nameIn(ref))!, value);
  // It costs no action, so whatever gives anything comes first.
  return worth > 0 ? worth + 10 : worth;
}

/** Morale is worth more than what it buys, unless its maximum is in sight and an age, a building, a card or a creature at stake. */
function moraleWorth(position: Position, { branch: use, value }: BranchAnswer): number {
  const paid = position.pack.constants.moralePrice * pointWorth(position, "morale");
  if (use === "creature-1")
    return (position.player.tracks.creature >= 5 ? position.weights.guess.nearCreature : 0.5) - paid;
  if (use !== "draw") {
    const track = nameIn(use) as Points;
    return Math.max(pointWorth(position, track), completing(position, track)) - paid;
  }
  const { branch: first } = value as BranchAnswer;
  const lost = first.startsWith("discard:") ? cardWorth(position, position.pack.cards.get(nameIn(first))!) : 0;
  return (position.turnsLeft > 0 ? position.weights.guess.moraleDraw : 0) - paid - lost;
}

/** A point more where Morale can bring all that an age or a building in hand still lacks: its part of what that is worth. */
function completing(position: Position, track: Points): number {
  let best = 0;
  for (const { price, part } of position.found.withinReach ?? findWithinReach(position))
    if ((price[track] ?? 0) > position.player.tracks[track]) best = Math.max(best, part + pointWorth(position, track));
  return best;
}

/** Ages and buildings in hand that Morale can complete. */
function findWithinReach(position: Position): readonly WithinReach[] {
  const { pack, player, own, found } = position;
  const most = Math.floor(player.tracks.morale / pack.constants.moralePrice);
  const reached: WithinReach[] = [];
  const missingIn = (price: Price): number | null => {
    const missing = lacking(player, price);
    return missing > 0 && missing <= most ? missing : null;
  };
  for (const sector of SECTORS) {
    const next = pack.sectors[sector].ages[player.ages[sector]];
    const missing = next ? missingIn(next.cost) : null;
    if (missing !== null) reached.push({ price: next!.cost, part: ageWorth(position, sector) / missing });
  }
  for (const id of own.hand) {
    const card = pack.cards.get(id)!;
    if (card.kind !== "building" || card.mimics) continue;
    const missing = missingIn(card.cost);
    if (missing === null || player.buildings.some(({ as }) => as === id)) continue;
    const worth = buildingWorth(position, card) - priceWorth(position, card.cost);
    reached.push({ price: card.cost, part: worth / missing });
  }
  found.withinReach = reached;
  return reached;
}
