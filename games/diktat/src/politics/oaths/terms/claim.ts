import { amount, type Branch, branch, form, type Json, pick, type Ref, type Shape } from "@paravent/kernel";
import { packOf } from "../../../content/installed.ts";
import type { Pack } from "../../../content/pack.ts";
import type { Claim } from "../../../model/base/claims.ts";
import { AFFINITIES, type Affinity, AGENTS, type Agent } from "../../../names/names.ts";
import { cardRef, type Facts, nameIn, numberIn, pawnRef, picked } from "../../../rules/write.ts";

const counted = (names: readonly string[]): Shape =>
  form(Object.fromEntries(names.map((name) => [name, amount(0, 20)])));
const PP: Shape = amount(0, 60);
const AGENTS_HELD = counted(AGENTS);
const AFFINITIES_HELD = counted(AFFINITIES);

const OF_THE_RESERVE: readonly Branch[] = [
  { name: "pp", ask: PP },
  { name: "agents", ask: AGENTS_HELD },
  { name: "affinities", ask: AFFINITIES_HELD },
];
const KIND = pick(AGENTS);

/** Everything a statement can be about. What may be said depends on public facts alone. */
export function askClaim(s: Facts): Shape {
  const options: Branch[] = [];
  if (s.piles.length > 0) options.push({ name: "pawn", ask: form({ pawn: pick(pawnsOf(s)), is: KIND }) });
  if (s.secret) options.push({ name: "secretCard", ask: anyCard(packOf(s)) });
  options.push(...OF_THE_RESERVE);
  return branch(options);
}

function pawnsOf(s: Facts): Ref[] {
  const pawns: Ref[] = [];
  for (const pile of s.piles) for (const { id } of pile.pawns) pawns.push(pawnRef(id));
  return pawns;
}

const anyCards = new WeakMap<Pack, Shape>();

/** Any card of the pack, wherever it lies: a lie is a lie. Listed once, for views are made at every answer. */
function anyCard(pack: Pack): Shape {
  const known = anyCards.get(pack) ?? pick([...pack.cards.keys()].map(cardRef));
  anyCards.set(pack, known);
  return known;
}

export function readClaim(answer: Json): Claim {
  const { branch: about, value } = answer as { branch: Claim["about"]; value: Json };
  switch (about) {
    case "pawn": {
      const { pawn, is } = value as { pawn: Ref[]; is: Agent[] };
      return { about, pawn: numberIn(pawn[0]!), is: is[0]! };
    }
    case "secretCard":
      return { about, is: nameIn(picked(value)) };
    case "pp":
      return { about, is: value as number };
    case "agents":
      return { about, is: value as Record<Agent, number> };
    case "affinities":
      return { about, is: value as Record<Affinity, number> };
  }
}
