import type { Colour, Price, Sector, Track } from "@paravent/dclight";
import type { Json } from "@paravent/kernel";
import { branchOf, chosenIn, innerOf } from "../../plug/answers.ts";
import type { Seen } from "./seen/seen.ts";
import type { coach } from "./words/fr/coach.ts";

type Deeds = (typeof coach)["deeds"];

/** An answer as one says it, by what was seen when it was asked: "to buy the blue die that shows Gold"; null: unknown. */
export function deedOf(say: Deeds, seen: Seen, subject: string, answer: Json): string | null {
  const [chosen = ""] = chosenIn(answer);
  const way = branchOf(answer) ?? "";
  switch (subject) {
    case "dclight/chooseFreeSector":
      return say.freeAge(seen.lexicon.sector(chosen as Sector));
    case "dclight/keepCard":
      return say.keep(named(seen, chosen));
    case "dclight/discardToLimit":
    case "dclight/chooseDiscard":
      return say.discard(named(seen, chosen));
    case "dclight/chooseLostBuilding":
      return say.loseBuilding(named(seen, chosen));
    case "dclight/turnDraw":
      return way === "skip" ? say.noDraw : drawing(say, seen, answer);
    case "dclight/replaceDuplicate":
      return way === "replace" ? say.replaceDrawn : say.keepDrawn;
    case "dclight/orderSectors":
      return say.order(chosenIn(answer).map((sector) => seen.lexicon.sector(sector as Sector)));
    case "dclight/promote":
      return way === "promote" ? promoting(say, seen) : say.stay;
    case "dclight/buySecondary":
    case "dclight/buyAccessory":
      return buying(say, seen, chosenIn(answer));
    case "dclight/offering":
      return offering(say, seen, answer);
    case "dclight/chooseLoss":
      return say.lose(seen.words.price(answer as Price));
    case "dclight/devTurn":
      return acting(say, seen, answer);
    case "dclight/reactCancel":
    case "dclight/reactRetaliate":
      return way === "decline" ? say.decline : say.play(named(seen, way), choices(say, seen, innerOf(answer)));
    default:
      return null;
  }
}

/** A card or a building by its name alone. */
function named(seen: Seen, ref: string): string {
  const [kind, first = "", more] = ref.split(":");
  return kind === "card" || kind === "building" ? seen.lexicon.cardName(more ?? first) : seen.words.ref(ref, seen.name);
}

/** From a deck, or from a deck once a card of the hand is discarded (DC-HAND-04). */
function drawing(say: Deeds, seen: Seen, answer: Json): string | null {
  const first = branchOf(answer) ?? "";
  const deck = first.startsWith("deck:") ? first : chosenIn(innerOf(answer))[0];
  if (!deck?.startsWith("deck:")) return null;
  const sector = seen.lexicon.sector(deck.slice("deck:".length) as Sector);
  return deck === first ? say.draw(sector) : say.exchange(named(seen, first), sector);
}

function promoting(say: Deeds, seen: Seen): string | null {
  const last = seen.you === null ? null : seen.player(seen.you).order[2];
  return last ? say.promote(seen.lexicon.sector(last)) : null;
}

/** Dice by what they show, for that is what is bought. */
function buying(say: Deeds, seen: Seen, dice: readonly string[]): string | null {
  const [first] = dice;
  if (first === undefined) return say.buyNothing;
  const colour = first.split(":")[0] as Colour;
  const faces = dice.flatMap((die) => {
    const face = seen.game.dice?.[colour][Number(die.split(":")[1]) - 1];
    return face ? [seen.words.face(face)] : [];
  });
  const [one, two] = faces;
  if (one === undefined || faces.length < dice.length) return null;
  const name = seen.words.colour(colour, dice.length);
  if (two === undefined) return say.buy(name, one);
  return faces.length === 2 && one === two ? say.buyAlike(name, one) : say.buyTwo(name, faces);
}

function offering(say: Deeds, seen: Seen, answer: Json): string {
  const way = branchOf(answer) ?? "";
  if (way === "refuse") return say.refuse;
  const price = seen.lexicon.price((innerOf(answer) ?? {}) as Price);
  if (way === "pay") return say.offer(price);
  return price === "" ? say.play(named(seen, way), []) : say.offerWith(named(seen, way), price);
}

/** What is done on a Development turn (DC-DEV-21). */
function acting(say: Deeds, seen: Seen, answer: Json): string | null {
  const inner = innerOf(answer);
  const thing = branchOf(inner) ?? "";
  switch (branchOf(answer)) {
    case "pass":
      return say.pass;
    case "age":
      return building(say, seen, chosenIn(inner)[0] ?? "");
    case "build": {
      const [, owner, copied] = (chosenIn(innerOf(inner))[0] ?? "").split(":");
      return copied
        ? say.copy(named(seen, thing), seen.lexicon.cardName(copied), seen.name(Number(owner)))
        : say.build(named(seen, thing));
    }
    case "activate":
      return say.activate(named(seen, thing), choices(say, seen, innerOf(inner)));
    case "power":
      return playing(say, seen, thing, innerOf(inner));
    case "morale":
      return paying(say, seen, inner);
    default:
      return null;
  }
}

function building(say: Deeds, seen: Seen, ref: string): string | null {
  if (seen.you === null) return null;
  const sector = ref.replace("age:", "") as Sector;
  return say.age(seen.player(seen.you).ages[sector] + 1, seen.lexicon.sector(sector));
}

function playing(say: Deeds, seen: Seen, card: string, more: Json): string {
  const target = branchOf(more);
  return target?.startsWith("seat:")
    ? say.playAgainst(named(seen, card), named(seen, target), choices(say, seen, innerOf(more)))
    : say.play(named(seen, card), choices(say, seen, more));
}

/** What Morale buys (DC-DEV-08 to -11). */
function paying(say: Deeds, seen: Seen, use: Json): string | null {
  const { moralePrice } = seen.pack.constants;
  const name = branchOf(use) ?? "";
  if (name === "creature-1") return say.moraleCalm(moralePrice);
  if (name.startsWith("gain:"))
    return say.moraleGain(moralePrice, seen.lexicon.points(1, name.slice("gain:".length) as Track));
  const draw = drawing(say, seen, innerOf(use));
  return draw === null ? null : say.moraleDraw(moralePrice, draw);
}

/** What the effects of a card leave to choose, in a few words each. */
function choices(say: Deeds, seen: Seen, value: Json): string[] {
  if (typeof value === "string") return [named(seen, value)];
  if (Array.isArray(value)) return value.flatMap((one) => choices(say, seen, one));
  if (typeof value !== "object" || value === null) return [];
  const way = branchOf(value);
  if (way !== null) {
    const draw = drawing(say, seen, value);
    return draw === null ? [lower(named(seen, way)), ...choices(say, seen, innerOf(value))] : [draw];
  }
  const parts = Object.values(value);
  if (parts.every((n) => typeof n === "number")) return [seen.words.price(value as Price)];
  return parts.flatMap((part) => choices(say, seen, part ?? null));
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
