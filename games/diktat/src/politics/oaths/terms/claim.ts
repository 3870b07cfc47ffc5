import { type AnswerTo, amount, branch, form, type Option, ofParts, pick, steady } from "@paravent/kernel";
import { packOf } from "../../../content/installed.ts";
import type { Pack } from "../../../content/pack.ts";
import type { Claim } from "../../../model/base/claims.ts";
import { type Affinity, AGENTS, type Agent } from "../../../names/names.ts";
import type { PawnRef } from "../../../names/refs.ts";
import { cardRef, type Facts, nameIn, numberIn, pawnRef } from "../../../rules/write.ts";

const HELD = amount(0, 20);

/** What can be stated, and what is said of it. */
type ClaimOption =
  | Option<"pawn", { pawn: [PawnRef]; is: [Agent] }>
  | Option<"secretCard", [CardRef]>
  | Option<"pp", number>
  | Option<"agents", Record<Agent, number>>
  | Option<"affinities", Record<Affinity, number>>;
type CardRef = ReturnType<typeof cardRef>;

const OF_THE_RESERVE: readonly ClaimOption[] = [
  { name: "pp", ask: amount(0, 60) },
  { name: "agents", ask: form({ citizen: HELD, guard: HELD, emissary: HELD }) },
  { name: "affinities", ask: form({ politics: HELD, people: HELD, artefact: HELD }) },
];
const KIND = pick(AGENTS);

/** Everything a statement can be about. What may be said depends on public facts alone. */
export function claimOptions(s: Facts): readonly ClaimOption[] {
  const options: ClaimOption[] = [];
  const pawn = aPawn(s);
  if (pawn) options.push(pawn);
  if (s.secret) options.push(anyCard(packOf(s)));
  options.push(...OF_THE_RESERVE);
  return options;
}

export const askClaim = (s: Facts) => claimOf(s, 0, 0, ...claimOptions(s));

const claimOf = ofParts((...options: readonly ClaimOption[]) => branch(options));

// Oaths and talk both ask for it, of everybody: of one state it is made once, and while no pawn comes or goes not at all.
const aPawn = steady((s: Facts): ClaimOption | null =>
  s.piles.length > 0 ? { name: "pawn", ask: form({ pawn: pick(pawnsOf(s)), is: KIND }) } : null,
);

function pawnsOf(s: Facts): PawnRef[] {
  const pawns: PawnRef[] = [];
  for (const pile of s.piles) for (const { id } of pile.pawns) pawns.push(pawnRef(id));
  return pawns;
}

const anyCards = new WeakMap<Pack, ClaimOption>();

/** Any card of the pack, wherever it lies: a lie is a lie. Listed once, for views are made at every answer. */
function anyCard(pack: Pack): ClaimOption {
  const known = anyCards.get(pack) ?? { name: "secretCard", ask: pick([...pack.cards.keys()].map(cardRef)) };
  anyCards.set(pack, known);
  return known;
}

export function readClaim(answer: AnswerTo<ReturnType<typeof askClaim>>): Claim {
  switch (answer.branch) {
    case "pawn": {
      const {
        pawn: [pawn],
        is: [is],
      } = answer.value;
      return { about: "pawn", pawn: numberIn(pawn), is };
    }
    case "secretCard":
      return { about: "secretCard", is: nameIn(answer.value[0]) };
    case "pp":
      return { about: "pp", is: answer.value };
    case "agents":
      return { about: "agents", is: answer.value };
    case "affinities":
      return { about: "affinities", is: answer.value };
  }
}
