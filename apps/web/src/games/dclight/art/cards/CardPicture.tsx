import type { JSX } from "preact";
import { CIVIL_CARDS } from "./civil.tsx";
import { MILITARY_CARDS } from "./military.tsx";
import { RELIGION_CARDS } from "./religion.tsx";

const PICTURES: Readonly<Record<string, JSX.Element>> = { ...MILITARY_CARDS, ...CIVIL_CARDS, ...RELIGION_CARDS };

export const drawnCards: readonly string[] = Object.keys(PICTURES);

/** The picture of a card, in the colour of the text around it. A card nobody has drawn shows an empty field. */
export function CardPicture({ card }: { card: string }) {
  return (
    <svg class="dc-card-picture" viewBox="0 0 110 46" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g fill="currentColor">{PICTURES[card]}</g>
    </svg>
  );
}
