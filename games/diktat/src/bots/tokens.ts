import type { Json, Ref } from "@paravent/kernel";
import type { SectorId } from "../names/names.ts";
import { readRef } from "../names/read-ref.ts";
import { gainAt, isFull, outlook } from "./forecast.ts";
import type { Position } from "./position.ts";
import { oneMore } from "./teams.ts";

/** Cabal tokens put on sectors, piles or players: the more, the better. */
export const tokensWorth = (position: Position, answer: Json): number =>
  (answer as Ref[]).reduce((sum, place) => sum + placeWorth(position, place), 0);

/** A little for any place at all. */
const ANYWHERE = 0.01;

function placeWorth(position: Position, place: Ref): number {
  const read = readRef(place);
  switch (read.kind) {
    case "pile":
      return ANYWHERE + wakingIn(position, position.view.piles.find(({ id }) => id === read.pile)?.sector);
    case "seat":
      // It brings its holder something, which does the least harm where they are far behind.
      return 1 / (2 + Math.max(-1, position.view.players[read.seat]!.vp));
    default:
      return ANYWHERE + guarding(position, place as SectorId);
  }
}

/** A Sleeper Agent counts as an Emissary of one's own where its pile is. */
const wakingIn = (position: Position, sector: SectorId | undefined): number =>
  sector === undefined ? 0 : Math.max(0, oneMore(position, sector));

/** A Revolt or a Blockhouse stands in the way of those who still come: where they would take the most from us. */
function guarding(position: Position, sector: SectorId): number {
  if (isFull(position, sector)) return 0;
  const there = outlook(position, sector);
  return Math.max(0, gainAt(there, there.mine, true) - gainAt(there, there.mine, false));
}
