import { cardRef } from "@paravent/diktat/refs";
import type { CardFace } from "../art/index.ts";
import { KIND_SIGN, kindsOf } from "../elements/element.ts";
import { trackNumber } from "../seen/labels.ts";
import type { Seen } from "../seen/seen.ts";

/** What the drawing of an Opportunity card needs, from the pack. */
export function cardFace(seen: Seen, id: string): CardFace {
  const { title, sector } = seen.words.card(id);
  const card = seen.pack.cards.find((candidate) => candidate.id === id);
  const place = trackNumber(seen, id);
  return {
    title,
    sector,
    sectorName: seen.words.sector(sector),
    ...(place === null ? {} : { place }),
    affinities: [...(card?.affinities ?? [])],
    darkness: card?.darknessScore ?? 0,
    attack: card?.attack ?? false,
    icons: kindsOf(seen, cardRef(id)).map((kind) => KIND_SIGN[kind]),
  };
}
