import type { Evaluator, Heuristic } from "@paravent/bots";
import type { BranchAnswer, Json, Ref } from "@paravent/kernel";
import { COLOUR_OF, type Price, SECTOR_OF, type Sector } from "../model/names.ts";
import { nameIn, picked } from "../rules/write.ts";
import { devWorth } from "./development.ts";
import { cardWorth, type Position, pointWorth, priceWorth, readPosition } from "./position.ts";

/** How a greedy player judges each question of DCLight. A subject without a line is answered by chance. */
const JUDGES: Readonly<Record<string, (position: Position) => (answer: Json) => number>> = {
  "dclight/keepCard": (position) => (answer) => handWorth(position, picked(answer)),
  "dclight/discardToLimit": (position) => (answer) => -handWorth(position, picked(answer)),
  "dclight/chooseDiscard": (position) => (answer) => -handWorth(position, picked(answer)),
  "dclight/turnDraw": (position) => (answer) => drawWorth(position, answer as unknown as BranchAnswer),
  "dclight/replaceDuplicate": () => (answer) => ((answer as unknown as BranchAnswer).branch === "replace" ? 1 : 0),
  "dclight/promote": (position) => (answer) => promotionWorth(position, answer as unknown as BranchAnswer),
  "dclight/buySecondary": (position) => (answer) => purchaseWorth(position, answer as Ref[]),
  "dclight/buyAccessory": (position) => (answer) => purchaseWorth(position, answer as Ref[]),
  "dclight/offering": (position) => (answer) => offeringWorth(position, answer as unknown as BranchAnswer),
  "dclight/chooseLoss": (position) => (answer) => -priceWorth(position, answer as Price),
  "dclight/chooseLostBuilding":
    ({ pack }) =>
    (answer) =>
      -pack.cards.get(nameIn(picked(answer)))!.vp,
  "dclight/devTurn": (position) => (answer) => devWorth(position, answer),
  "dclight/reactCancel": () => (answer) => ((answer as unknown as BranchAnswer).branch === "decline" ? 0 : 1),
  "dclight/reactRetaliate": (position) => (answer) => retaliationWorth(position, answer as unknown as BranchAnswer),
};

const evaluate: Evaluator = (view, question) => {
  const judge = JUDGES[question.subject];
  return judge ? judge(readPosition(view, question)) : () => 0;
};

export const dclightHeuristic: Heuristic = { evaluate };

const handWorth = (position: Position, ref: Ref): number => cardWorth(position, position.pack.cards.get(nameIn(ref))!);

/** A card that is not known yet is worth about one VP, less what is discarded for it. */
function drawWorth(position: Position, { branch: name }: BranchAnswer): number {
  if (name === "skip") return 0;
  return 1 - (name.startsWith("discard:") ? handWorth(position, name) : 0);
}

/** The dice of a sector as a priority. */
function diceWorth(position: Position, sector: Sector): number {
  return position.view.dice![COLOUR_OF[sector]].reduce((sum, face) => sum + pointWorth(position, face), 0);
}

function promotionWorth(position: Position, { branch: choice }: BranchAnswer): number {
  const [priority, , accessory] = position.own.order as [Sector, Sector, Sector];
  return diceWorth(position, choice === "promote" ? accessory : priority);
}

/** What is bought, less what it gives to others or adds to the common danger. */
function purchaseWorth(position: Position, dice: readonly Ref[]): number {
  if (dice.length === 0) return 0;
  const colour = dice[0]!.split(":")[0] as keyof typeof SECTOR_OF;
  const faces = position.view.dice![colour];
  const gains = dice.reduce((sum, ref) => sum + pointWorth(position, faces[Number(nameIn(ref)) - 1]!), 0);
  const fed = position.view.players.filter(({ order }) => order[0] === SECTOR_OF[colour]).length;
  const rivals = position.view.players.length - 1;
  const price = fed > 0 ? (0.35 * fed) / rivals : 0.1;
  return gains - price * dice.length;
}

/** The creature's VP and the reprisal it spares, for what is paid. */
function offeringWorth(position: Position, { branch: choice, value }: BranchAnswer): number {
  const { pack, view } = position;
  const creature = pack.creatures.get(view.facing!.creature)!;
  const spared = 2;
  if (choice === "refuse") return 0;
  if (choice === "pay") return creature.vp + spared - priceWorth(position, (value ?? {}) as Price);
  const card = pack.cards.get(nameIn(choice))!;
  const cost = priceWorth(position, card.cost) + 0.5;
  return value === undefined ? spared - cost : creature.vp + spared - cost - priceWorth(position, value as Price);
}

function retaliationWorth({ pack }: Position, { branch: choice, value }: BranchAnswer): number {
  if (choice === "decline") return 0.5;
  const { value: named } = value as unknown as BranchAnswer;
  return named === undefined ? 1 : pack.cards.get(nameIn(picked(named)))!.vp;
}
