import { amount, branch, form, type Json, pick, type Ref, type Seat, type Shape } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { AFFINITIES, type Affinity, AGENTS, type Agent } from "../../model/names.ts";
import { findPawn } from "../../rules/count.ts";
import { cardRef, type Facts, nameIn, numberIn, pawnRef, picked } from "../../rules/write.ts";
import type { Claim } from "./oath.ts";

const counted = (names: readonly string[]): Shape =>
  form(Object.fromEntries(names.map((name) => [name, amount(0, 20)])));
const PP: Shape = amount(0, 60);
const AGENTS_HELD = counted(AGENTS);
const AFFINITIES_HELD = counted(AFFINITIES);

/** Everything a statement can be about. What may be said depends on public facts alone. */
export function askClaim(s: Facts): Shape {
  const pawns: Ref[] = [];
  for (const pile of s.piles) for (const { id } of pile.pawns) pawns.push(pawnRef(id));
  return branch([
    { name: "pawn", ask: form({ pawn: pick(pawns), is: pick(AGENTS) }) },
    { name: "secretCard", ask: pick(s.secret ? possibleSecrets(s) : []) },
    { name: "pp", ask: PP },
    { name: "agents", ask: AGENTS_HELD },
    { name: "affinities", ask: AFFINITIES_HELD },
  ]);
}

/** Cards that do not lie anywhere in the open. */
function possibleSecrets(s: Facts): Ref[] {
  const seen = new Set([...s.track, ...s.discard]);
  for (const { row } of s.players) for (const { card } of row) seen.add(card);
  const cards: Ref[] = [];
  for (const card of packOf(s).cards.keys()) if (!seen.has(card)) cards.push(cardRef(card));
  return cards;
}

export function readClaim(answer: Json): Claim {
  const { branch: about, value } = answer as unknown as { branch: Claim["about"]; value: Json };
  switch (about) {
    case "pawn": {
      const { pawn, is } = value as unknown as { pawn: Ref[]; is: Agent[] };
      return { about, pawn: numberIn(pawn[0]!), is: is[0]! };
    }
    case "secretCard":
      return { about, is: nameIn(picked(value)) };
    case "pp":
      return { about, is: value as number };
    case "agents":
      return { about, is: value as unknown as Record<Agent, number> };
    case "affinities":
      return { about, is: value as unknown as Record<Affinity, number> };
  }
}

/** The thing itself as it is now; null when it is not there. */
export function truthOf(s: Facts, claim: Claim, by: Seat): Json {
  const player = s.players[by]!;
  switch (claim.about) {
    case "pawn": {
      if (s.victim?.pawn.id === claim.pawn) return s.victim.pawn.kind;
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
