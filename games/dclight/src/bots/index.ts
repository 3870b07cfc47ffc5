import type { Evaluator, Heuristic } from "@paravent/bots";
import type { BranchAnswer, Json, Ref } from "@paravent/kernel";
import { COLOUR_OF, type Colour, FACES, type Price, SECTOR_OF, type Sector } from "../model/names.ts";
import { nameIn } from "../rules/write.ts";
import type { DclightView } from "../view/types.ts";
import { picked } from "./answers.ts";
import { cardWorth } from "./cards.ts";
import { devWorth } from "./development.ts";
import { offeringWorth } from "./offering.ts";
import { gainWorth, once, type Position, positionOf, priceWorth } from "./position.ts";
import { PROFILES, type Profile, type Weights } from "./profiles.ts";

/** How a greedy player judges each question of DCLight. A subject without a line is answered by chance. */
const JUDGES: Readonly<Record<string, (position: Position) => (answer: Json) => number>> = {
  "dclight/chooseFreeSector": (position) => (answer) => position.weights.guess.free[picked(answer) as Sector],
  "dclight/keepCard": (position) => (answer) => handWorth(position, picked(answer)),
  "dclight/discardToLimit": (position) => (answer) => -handWorth(position, picked(answer)),
  "dclight/chooseDiscard": (position) => (answer) => -handWorth(position, picked(answer)),
  "dclight/turnDraw": (position) => (answer) => drawWorth(position, answer as BranchAnswer),
  "dclight/replaceDuplicate": () => (answer) => ((answer as BranchAnswer).branch === "replace" ? 1 : 0),
  "dclight/orderSectors": (position) => (answer) => orderWorth(position, answer as Sector[]),
  "dclight/promote": (position) => (answer) => promotionWorth(position, answer as BranchAnswer),
  "dclight/buySecondary": (position) => (answer) => purchaseWorth(position, answer as Ref[]),
  "dclight/buyAccessory": (position) => (answer) => purchaseWorth(position, answer as Ref[]),
  "dclight/offering": (position) => (answer) => offeringWorth(position, answer as BranchAnswer),
  "dclight/chooseLoss": (position) => (answer) => -priceWorth(position, answer as Price),
  "dclight/chooseLostBuilding":
    ({ pack }) =>
    (answer) =>
      -pack.cards.get(nameIn(picked(answer)))!.vp,
  "dclight/devTurn": (position) => (answer) => devWorth(position, answer),
  "dclight/reactCancel": () => (answer) => ((answer as BranchAnswer).branch === "decline" ? 0 : 1),
  "dclight/reactRetaliate": (position) => (answer) => retaliationWorth(position, answer as BranchAnswer),
};

/** A greedy player with these leanings. */
export function leaning(weights: Weights): Heuristic {
  const evaluate: Evaluator = (view, question) => {
    const judge = JUDGES[question.subject];
    return judge ? judge(positionOf(view.game as DclightView, question.seat, weights)) : () => 0;
  };
  return { evaluate };
}

export const dclightHeuristic: Heuristic = leaning(PROFILES.balanced);

/** The strategies, each a greedy player of its own. */
export const dclightProfiles: Readonly<Record<Profile, Heuristic>> = {
  ages: leaning(PROFILES.ages),
  balanced: dclightHeuristic,
  builder: leaning(PROFILES.builder),
  hunter: leaning(PROFILES.hunter),
  raider: leaning(PROFILES.raider),
};

const handWorth = (position: Position, ref: Ref): number => cardWorth(position, position.pack.cards.get(nameIn(ref))!);

/** A card that is not known yet is worth about one VP, less what is discarded for it. */
function drawWorth(position: Position, { branch: name }: BranchAnswer): number {
  if (name === "skip") return 0;
  return position.weights.guess.draw - (name.startsWith("discard:") ? handWorth(position, name) : 0);
}

/** The dice of a sector as a priority. */
function diceWorth(position: Position, sector: Sector): number {
  return position.view.dice![COLOUR_OF[sector]].reduce((sum, face) => sum + gainWorth(position, face), 0);
}

/** What the dice of a colour bring on average, by the place its sector is given. */
function orderWorth(position: Position, [first, second]: readonly Sector[]): number {
  const { orderFirst, orderSecond } = position.weights.guess;
  return orderFirst * expected(position, first!) + orderSecond * expected(position, second!);
}

function expected(position: Position, sector: Sector): number {
  const faces = FACES[COLOUR_OF[sector]];
  return once(
    position.found.expected,
    sector,
    () => faces.reduce((sum, face) => sum + gainWorth(position, face), 0) / faces.length,
  );
}

function promotionWorth(position: Position, { branch: choice }: BranchAnswer): number {
  const [priority, , accessory] = position.own.order as [Sector, Sector, Sector];
  return diceWorth(position, choice === "promote" ? accessory : priority);
}

/** What is bought, less what it gives to others or adds to the common danger. */
function purchaseWorth(position: Position, dice: readonly Ref[]): number {
  if (dice.length === 0) return 0;
  const colour = dice[0]!.split(":")[0] as Colour;
  const faces = position.view.dice![colour];
  const gains = dice.reduce((sum, ref) => sum + gainWorth(position, faces[Number(nameIn(ref)) - 1]!), 0);
  return gains - once(position.found.dear, colour, () => dearness(position, colour)) * dice.length;
}

/** What a die of this colour costs beside what is paid for it. */
function dearness({ view, weights }: Position, colour: Colour): number {
  const fed = view.players.filter(({ order }) => order[0] === SECTOR_OF[colour]).length;
  const rivals = view.players.length - 1;
  return fed > 0 ? (weights.guess.fed * fed) / rivals : weights.guess.unfed;
}

function retaliationWorth({ pack }: Position, { branch: choice, value }: BranchAnswer): number {
  if (choice === "decline") return 0.5;
  const { value: named } = value as BranchAnswer;
  return named === undefined ? 1 : pack.cards.get(nameIn(picked(named)))!.vp;
}
