import { readRef } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import { effectsOf, elementOf } from "../elements/element.ts";
import type { Seen } from "../seen/seen.ts";

/** What is printed on an element; of one among several of its effects, what that one does. */
export function textOf(seen: Seen, element: Ref, effect: Ref | null): string {
  const is = effect === null ? "word" : readRef(effect).kind;
  const isOne = (is === "use" || is === "special") && effectCount(seen, element) > 1;
  return (isOne && effect !== null && seen.words.explain(effect)) || seen.words.element(element).text;
}

/** What the element that asks says of its question: a toll is read without what else its Cabal can do. */
export function textAsking(seen: Seen, element: Ref, about: Readonly<Record<string, unknown>>): string {
  return textOf(seen, element, typeof about.effect === "number" ? `use:${element}/${about.effect}` : null);
}

function effectCount(seen: Seen, element: Ref): number {
  const found = elementOf(seen, element);
  return found ? effectsOf(seen, found).length : 0;
}
