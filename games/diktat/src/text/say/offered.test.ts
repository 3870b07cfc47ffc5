import { expect, test } from "vitest";
import type { Effect, Op, OpOf, Option } from "../../content/effects.ts";
import { loadBasePack } from "../../node.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { sayToOffered } from "./offered.ts";

const pack = loadBasePack();

/** The offers of an element, and those inside its other steps. */
const offersIn = (effects: readonly Effect[]): OpOf<"offer">[] =>
  effects.flatMap((effect) => effect.do.flatMap(within));

function within(op: Op): OpOf<"offer">[] {
  if (op.op === "offer") return [op];
  if (op.op === "forEach") return op.do.flatMap(within);
  return op.op === "choose" ? op.options.flatMap((option) => option.do.flatMap(within)) : [];
}

const cabal = (id: string) => [...pack.cabals.values()].find((one) => one.id === id)!;
const cardOf = (id: string) => [...pack.cabals.values()].flatMap(({ cards }) => cards).find((card) => card.id === id)!;

const told = (option: Option, isPileNamed = true) => {
  const offering = { acting: "Emmy", owner: "Emmy", isPileNamed };
  return [sayToOffered(option, ENGLISH, offering), sayToOffered(option, FRENCH, offering)];
};

test.each([
  [
    "memberships",
    cabal("syndicat").ability.effects,
    [
      "You give Emmy 1 PP. You receive 1 Membership token (2 at most).",
      "Vous donnez 1 PP à Emmy. Vous recevez 1 jeton Adhésion (2 au plus).",
    ],
    ["", ""],
  ],
  [
    "a racket",
    cabal("pegre").ability.effects,
    ["You give Emmy 1 PP.", "Vous donnez 1 PP à Emmy."],
    ["Emmy carries out 1 Assassination in your pile.", "Emmy réalise 1 Assassinat dans votre pile."],
  ],
  [
    "a ransom",
    cardOf("pegre_2").effects,
    [
      "You give Emmy 2 PP. Your pawn goes back to its place in its pile, and the assassin gains nothing.",
      "Vous donnez 2 PP à Emmy. Votre pion retourne à sa place dans sa pile et l’assassin ne gagne rien.",
    ],
    ["", ""],
  ],
  [
    "a Red File",
    cardOf("polisec_3").effects,
    ["You give Emmy 3 PP.", "Vous donnez 3 PP à Emmy."],
    [
      "Emmy places a Used token on up to 2 of your Possessions not Used. Emmy gains 1 PP.",
      "Emmy place un jeton Utilisé sur jusqu’à 2 de vos Possessions non Utilisées. Emmy gagne 1 PP.",
    ],
  ],
  [
    "a Go-Slow",
    cardOf("syndicat_2").effects,
    ["You give Emmy 2 PP.", "Vous donnez 2 PP à Emmy."],
    [
      "You skip your next turn and keep your Manoeuvre pawn.",
      "Vous sautez votre prochain tour et gardez votre pion Manœuvre.",
    ],
  ],
])("DK-RUL-136 · %s is told to whom it is offered, not to who offers it", (_, effects, accept, refuse) => {
  const [offer] = offersIn(effects);
  expect(told(offer!.accept)).toEqual(accept);
  expect(told(offer!.refuse)).toEqual(refuse);
});

test("DK-RUL-136 · no offer of the box calls who makes it by anything but their name", () => {
  const all = [
    ...[...pack.cards.values()].flatMap(({ effects }) => offersIn(effects)),
    ...[...pack.cabals.values()].flatMap(({ ability, cards }) =>
      [ability, ...cards].flatMap(({ effects }) => offersIn(effects)),
    ),
  ];
  expect(all.length).toBeGreaterThan(6);
  for (const { accept, refuse } of all)
    for (const option of [accept, refuse])
      for (const text of told(option, false))
        expect(text).not.toMatch(/owner|they|them|propriétaire|\bil\b|lui|if you|si vous/);
});
