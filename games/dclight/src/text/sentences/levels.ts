import type { Numbers } from "@paravent/content/text";
import type { Speech } from "./sentences.ts";

/** The nouns of what is counted beside the tracks. */
interface Counted {
  readonly common: string;
  readonly cards: string;
}

/** What stands where, as a refusal counts it: "Morale −6, cards in hand 0". */
export function levels({ held, cards }: Numbers, say: Speech, nouns: Counted): string {
  const counted = Object.entries((held ?? {}) as Record<string, number>).map(
    ([track, n]) => `${track === "common" ? nouns.common : say.track(track)} ${n < 0 ? `−${-n}` : n}`,
  );
  if (cards !== undefined) counted.push(`${nouns.cards} ${cards}`);
  return counted.join(", ");
}

/** The tracks a refusal names. */
export const tracksIn = ({ tracks }: Numbers, say: Speech): string[] =>
  ((tracks ?? []) as string[]).map((track) => say.track(track));

/** What protects somebody: a building or the god of the turn. */
export function guardian({ by }: Numbers, say: Speech): string {
  const id = String(by);
  return say.card(id) === id ? say.god(id) : say.card(id);
}
