import type { Json, Seat } from "@paravent/kernel";
import type { Claim } from "../../model/base/claims.ts";
import type { BaseFacts } from "../../model/base/facts.ts";
import { findPawn } from "../../model/base/piles.ts";
import { victims } from "../../model/base/victims.ts";
import { AFFINITIES, AGENTS } from "../../names/names.ts";

/** The thing itself as it is now; null when it is not there. */
export function truthOf(s: Readonly<BaseFacts>, claim: Claim, by: Seat): Json {
  const player = s.players[by]!;
  switch (claim.about) {
    case "pawn": {
      const victim = victims(s).find(({ pawn }) => pawn.id === claim.pawn);
      if (victim) return victim.pawn.kind;
      const found = findPawn(s, claim.pawn);
      return found ? found.pile.pawns[found.position - 1]!.kind : null;
    }
    case "secretCard":
      return s.secret?.card ?? null;
    case "pp":
      return player.pp;
    case "agents":
      return { ...player.agents };
    case "affinities":
      return { ...player.affinities };
  }
}

export function isTrue(claim: Claim, truth: Json): boolean {
  switch (claim.about) {
    case "agents":
      return AGENTS.every((kind) => claim.is[kind] === (truth as Record<string, Json>)[kind]);
    case "affinities":
      return AFFINITIES.every((type) => claim.is[type] === (truth as Record<string, Json>)[type]);
    default:
      return claim.is === truth;
  }
}
