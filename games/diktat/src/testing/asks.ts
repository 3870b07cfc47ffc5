import type { BranchAnswer, Shape } from "@paravent/kernel";

/**
 * A Trophy, reaction or move written shortly: the option, and what it asks for beyond its name. A marker is followed by
 * the sector whose slot is freed, or by "stack" or "apart".
 */
export function branchAnswer(
  ask: Extract<Shape, { shape: "branch" }>,
  answer: string,
  more?: string | number,
): BranchAnswer {
  const option = ask.options.find(({ name }) => name === answer || name === `card:${answer}`);
  if (!option) return { branch: answer };
  if (!option.ask) return { branch: option.name };
  if (typeof more === "number") return { branch: option.name, value: more };
  const within = option.ask.shape === "pick" ? option.ask.from : [];
  const asItIs = more === undefined || within.includes(more) || option.name !== "marker";
  const value = asItIs ? more : `slot:${more}`;
  return { branch: option.name, value: [value ?? "place"] };
}

/** Everything a question offers, by the names `does` takes; an Agent as often as there are such. */
export function offered(ask: Shape): string[] {
  switch (ask.shape) {
    case "pick":
      return ask.from.map(short);
    case "order":
      return ask.items.map(short);
    case "branch":
      return ask.options.map(({ name }) => short(name));
    case "compose":
      return Object.entries(ask.supply).flatMap(([kind, n]) => new Array<string>(n).fill(kind));
    default:
      return [];
  }
}

/** A card or a slot by its own name. */
const short = (ref: string): string => ref.replace(/^(card|slot):/, "");
