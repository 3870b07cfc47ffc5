import { allocateWithin, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Reprisal } from "../../content/effects.ts";
import { type Counter, TRACKS } from "../../model/names.ts";
import { buildingIn, buildingsUpTo, printedVp } from "../buildings.ts";
import { deckOf, discardCard } from "../cards.ts";
import { tooValuable } from "../hostile/targets.ts";
import { lose, pointsOn } from "../tracks.ts";
import { asks, buildingRef, cardRef, type DclightRules, distinct, type Facts, nameIn } from "../write.ts";
import { facedCreature, type Offering } from "./offering.ts";

const RULE = "DC-OFFER-14";

/** The steps of a reprisal, effect by effect. Where only one result is possible nobody is asked (DC-TIME-04). */
export const lossSteps = {
  suffer(g: DclightRules, f: Offering) {
    const { reprisal } = facedCreature(g.facts);
    const { seat } = g.facts.facing!;
    for (; f.effect < reprisal.length; f.effect++) {
      const question = suffer(g, f, seat, reprisal[f.effect]!);
      if (question !== null) return next(question);
      f.left = 0;
    }
    return next("failed");
  },

  /** The losing player splits among what he has. */
  chooseLoss: asks({
    subject: "dclight/chooseLoss",
    rule: RULE,
    of: (s, _: Offering) => s.facing!.seat,
    what(s, f, seat) {
      const { tracks, n } = effectOf(s, f, "lose");
      const bounds: Partial<Record<Counter, readonly [number, number]>> = {};
      for (const track of tracks) bounds[track] = [0, Math.min(n, pointsOn(s, seat, track))];
      return allocateWithin(n, bounds);
    },
    closed: (s, f) => sparedTracks(effectOf(s, f, "lose").tracks),
    then(g, f, split, seat) {
      for (const track of effectOf(g.facts, f, "lose").tracks)
        if (split[track]) lose(g, seat, track, split[track], RULE);
      f.effect++;
      return next("suffer");
    },
  }),

  chooseLostBuilding: asks({
    subject: "dclight/chooseLostBuilding",
    rule: RULE,
    of: (s, _: Offering) => s.facing!.seat,
    what: (s, f, seat) => pick(buildingsUpTo(s, seat, effectOf(s, f, "loseBuilding").maxVp)),
    closed: (s, f, seat) => sparedBuildings(s, seat, effectOf(s, f, "loseBuilding").maxVp),
    then(g, f, [building], seat) {
      loseBuilding(g, seat, building);
      f.left--;
      if (f.left === 0) f.effect++;
      return next("suffer");
    },
  }),

  chooseDiscard: asks({
    subject: "dclight/chooseDiscard",
    rule: RULE,
    of: (s, _: Offering) => s.facing!.seat,
    what: (s, _, seat) => pick(distinct(s.players[seat]!.hand).map(cardRef)),
    then(g, f, [card], seat) {
      discardCard(g, seat, nameIn(card), RULE);
      f.left--;
      if (f.left === 0) f.effect++;
      return next("suffer");
    },
  }),
};

/** DC-OFFER-14: the creature takes what its card says, nothing else. */
function sparedTracks(tracks: readonly Counter[]): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  for (const track of TRACKS)
    if (!(tracks as readonly string[]).includes(track))
      closed[track] = refuse("trackSpared", RULE, { track, tracks: [...tracks] });
  return closed;
}

function sparedBuildings(s: Facts, seat: Seat, maxVp: number): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  for (const building of s.players[seat]!.buildings) {
    const vp = printedVp(s, building);
    if (vp > maxVp) closed[buildingRef(seat, building.as)] = tooValuable(building.as, vp, maxVp);
  }
  return closed;
}

function effectOf<W extends Reprisal["do"]>(s: Facts, f: Readonly<Offering>, _: W): Extract<Reprisal, { do: W }> {
  return facedCreature(s).reprisal[f.effect] as Extract<Reprisal, { do: W }>;
}

/** Suffers one effect as far as it leaves no choice; returns the question that is open then. */
function suffer(
  g: DclightRules,
  f: Offering,
  seat: Seat,
  effect: Reprisal,
): "chooseLoss" | "chooseLostBuilding" | "chooseDiscard" | null {
  switch (effect.do) {
    case "lose":
      return loseOf(g, seat, effect.tracks, effect.n);
    case "loseAge":
      // DC-OFFER-20, DC-HAND-06: never below 0, and no hand card goes with it.
      if (g.facts.players[seat]!.ages[effect.sector] > 0) g.emit({ type: "ageLost", seat, sector: effect.sector });
      return null;
    case "loseBuilding": {
      f.left ||= effect.n;
      const eligible = buildingsUpTo(g.facts, seat, effect.maxVp);
      if (eligible.length > f.left) return "chooseLostBuilding";
      for (const building of eligible) loseBuilding(g, seat, building);
      return null;
    }
    case "discard": {
      f.left ||= effect.n;
      const { hand } = g.facts.players[seat]!;
      if (hand.length > f.left) return "chooseDiscard";
      for (const card of hand.slice()) discardCard(g, seat, card, RULE);
      return null;
    }
  }
}

/** Everything where there is no more than must go, or where a single track has points; else the player splits. */
function loseOf(g: DclightRules, seat: Seat, tracks: readonly Counter[], n: number): "chooseLoss" | null {
  let held = 0;
  let total = 0;
  for (const track of tracks) {
    const points = pointsOn(g.facts, seat, track);
    if (points > 0) held++;
    total += points;
  }
  if (held > 1 && total > n) return "chooseLoss";
  for (const track of tracks) lose(g, seat, track, n, RULE);
  return null;
}

/** DC-ANX-03, -13: to the discard pile of its own deck; a copy goes as itself. */
function loseBuilding(g: DclightRules, seat: Seat, ref: string): void {
  const { as } = buildingIn(ref);
  const { card } = g.facts.players[seat]!.buildings.find((building) => building.as === as)!;
  g.emit({ type: "buildingLost", seat, building: as, deck: deckOf(g.facts, card) });
}
