import { COLOUR_OF, type Colour, type Face, SECTOR_OF, type Sector } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { type Draft, isRefs } from "../../../drafts/draft.ts";
import { isNeutral } from "../seen/neutral.ts";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import { move, type Outcome } from "./outcome.ts";

export function chosenDice(seen: Seen, draft: Draft): { colour: Colour; face: Face }[] {
  if (!isRefs(draft)) return [];
  return draft.flatMap((ref) => {
    const [colour, place] = ref.split(":") as [Colour, string];
    const face = seen.game.dice?.[colour]?.[Number(place) - 1];
    return face ? [{ colour, face }] : [];
  });
}

/** Who profits from a purchase of this colour: those whose priority sector it is (DC-PROD-20). */
export function beneficiaries(seen: Seen, colour: Colour): Seat[] {
  return seen.game.players.filter(({ order }) => order[0] === SECTOR_OF[colour]).map(({ seat }) => seat);
}

/** DC-PROD-18, -20, -22: each face is worth 1; a point of the sector for those who profit, else the common marker moves. */
export function bought(seen: Seen, outcome: Outcome, draft: Draft): void {
  const dice = chosenDice(seen, draft);
  const [first] = dice;
  if (!first) return;
  for (const { face } of dice) move(outcome, shownPlayer(seen).seat, { [face]: 1 });
  const others = beneficiaries(seen, first.colour);
  for (const seat of others) move(outcome, seat, { [SECTOR_OF[first.colour]]: dice.length });
  if (others.length === 0) outcome.common += dice.length;
}

/** DC-PROD-10 to -14: all three results of a sector's dice, with what god and buildings add to a face. */
export function gainedBy(seen: Seen, outcome: Outcome, seat: Seat, sector: Sector): void {
  const god = seen.game.god === null ? [] : (seen.lexicon.god(seen.game.god)?.effects ?? []);
  const own = seen.player(seat).buildings.flatMap(({ as }) => seen.lexicon.card(as)?.passives ?? []);
  for (const face of seen.game.dice?.[COLOUR_OF[sector]] ?? []) {
    if (isNeutral(seen, face)) continue;
    const more = [...god, ...own].reduce(
      (sum, effect) => sum + (effect.do === "faceBonus" && effect.face === face ? effect.n : 0),
      0,
    );
    move(outcome, seat, { [face]: 1 + more });
  }
}
