import { useRef } from "preact/hooks";

/**
 * The same cards in the order in which they already lie: one that comes takes the place of one that went, so that an
 * exchange leaves the others where they are. Two of a kind are two cards.
 */
export function keepPlaces(before: readonly string[], now: readonly string[]): string[] {
  const coming = [...now];
  const places = before.map((card) => {
    const at = coming.indexOf(card);
    return at < 0 ? null : coming.splice(at, 1)[0]!;
  });
  const kept = places.map((card) => card ?? coming.shift() ?? null);
  return [...kept.filter((card) => card !== null), ...coming];
}

/** Cards as they lay when they were last drawn. */
export function useKeptPlaces(cards: readonly string[]): readonly string[] {
  const last = useRef<readonly string[]>([]);
  last.current = keepPlaces(last.current, cards);
  return last.current;
}
