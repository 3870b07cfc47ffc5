import type { Creature, Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { boundsOfTrack } from "../seen/bounds.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { move, type Outcome } from "./outcome.ts";

type Reprisal = Creature["reprisal"][number];

/** DC-OFFER-14: what a creature would take from this player, who may have less than it asks for, or nothing. */
export function suffer(seen: Seen, outcome: Outcome, seat: Seat, { reprisal }: Creature): void {
  for (const effect of reprisal) sufferOne(seen, outcome, seat, effect);
}

function sufferOne(seen: Seen, outcome: Outcome, seat: Seat, effect: Reprisal): void {
  const words = texts.value.brings;
  const { tracks, ages, buildings, hand } = seen.player(seat);
  switch (effect.do) {
    case "lose": {
      // Morale goes below 0, the other tracks do not.
      const pointsOn = (track: Track) => tracks[track] - boundsOfTrack(seen.pack, track).min;
      const held = effect.tracks.filter((track) => pointsOn(track) > 0);
      const all = held.reduce((sum, track) => sum + pointsOn(track), 0);
      const names = effect.tracks.map((track) => seen.lexicon.track(track));
      if (all === 0) outcome.notes.push(words.nothingToLose(names));
      // With more than is asked for on several tracks, the player says which.
      else if (held.length > 1 && all > effect.n) outcome.notes.push(words.losesOf(effect.n, names));
      else for (const track of held) move(outcome, seat, { [track]: Math.min(effect.n, pointsOn(track)) }, -1);
      return;
    }
    case "loseAge":
      if (ages[effect.sector] > 0) outcome.ages[effect.sector] = -1;
      else outcome.notes.push(words.noAge(seen.lexicon.sector(effect.sector)));
      return;
    case "loseBuilding": {
      const eligible = buildings.filter(({ as }) => (seen.lexicon.card(as)?.vp ?? 0) <= effect.maxVp);
      if (eligible.length === 0) outcome.notes.push(words.noBuilding(effect.maxVp));
      else if (eligible.length > effect.n) outcome.notes.push(words.losesBuildings(effect.n, effect.maxVp));
      else outcome.lost.push(...eligible.map(({ as }) => as));
      return;
    }
    case "discard": {
      const cards = Object.values(hand).reduce((sum, n) => sum + n, 0);
      if (cards === 0) outcome.notes.push(words.noCard);
      else outcome.hand -= Math.min(cards, effect.n);
    }
  }
}
