import { type Game, type Law, refuse } from "@paravent/kernel";
import { apply } from "./apply.ts";
import { COPIES, cloneFacts, coinsOf, KINDS, newFacts, type ToyEvent, type ToyFacts } from "./facts.ts";
import { beforehand, reactions, reactors, seatsOf, settle, toyProcedures, toyStanding, unsettles } from "./rules.ts";
import { discloses, resample, type ToyView, view, witness } from "./sight.ts";

const laws: readonly Law<ToyFacts>[] = [
  {
    name: "every card is in one place",
    check(facts) {
      for (const kind of KINDS) {
        const held = facts.players.reduce((n, { stock }) => n + stock[kind], 0);
        const laid = facts.piles.flatMap(({ cards }) => cards).filter((card) => card.kind === kind).length;
        const rest = [...facts.deck, ...facts.discard].filter((card) => card === kind).length;
        if (held + laid + rest !== COPIES) return `${held} + ${laid} + ${rest} ${kind}s`;
      }
      return null;
    },
  },
  {
    name: "nobody owes coins",
    check: (facts) => (facts.players.some((player) => coinsOf(player) < 0) ? "a purse below zero" : null),
  },
];

export const toy: Game<ToyFacts, ToyEvent, ToyView> = {
  id: "toy",
  version: "1",
  traits: { seats: { min: 2, max: 4 }, chance: ["deckShuffled", "purseDealt", "rolled"], longest: 300 },
  readOptions: (options) => (options === null ? { ok: true, options } : { ok: false, refusal: refuse("malformed") }),
  setup: (seats) => newFacts(seats),
  main: "toy/game",
  procedures: toyProcedures,
  standing: toyStanding,
  apply,
  settle,
  reactors,
  reactions,
  beforehand,
  unsettles,
  inOrder: (facts, seats) => seatsOf(facts).filter((seat) => seats.includes(seat)),
  clone: cloneFacts,
  view,
  witness,
  discloses,
  resample,
  outcome: (facts) => facts.winners && { winners: facts.winners },
  laws,
};
