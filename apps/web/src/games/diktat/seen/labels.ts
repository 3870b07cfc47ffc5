import type { PileView, SectorId } from "@paravent/diktat";
import { refersTo } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import { texts } from "../words/index.ts";
import { called } from "./called.ts";
import { thingOf } from "./refs.ts";
import type { Seen } from "./seen.ts";

/** The label of anything an answer can name. Piles and pawns are called by owner, place and sector: numbers mean nothing. */
export function labelOf(seen: Seen, ref: Ref): string {
  const thing = thingOf(seen, ref);
  const table = texts.value;
  switch (thing.is) {
    case "pawn":
      return table.pawnOf(thing.position, ownerOf(seen, thing.pile), seen.words.sector(thing.pile.sector));
    case "pile":
      return table.pileAt(ownerOf(seen, thing.pile), seen.words.sector(thing.pile.sector));
    case "sleeper":
      return table.sleeperAt(ownerOf(seen, thing.pile), seen.words.sector(thing.pile.sector));
    case "corruption":
      return table.others.corruptionAt(seen.words.sector(thing.sector));
    default:
      return seen.words.ref(ref, seen.name);
  }
}

/** The same inside the effect of an element: its options are called by what they do. */
export function optionLabel(seen: Seen, ref: Ref, about: Readonly<Record<string, unknown>>): string {
  if (!refersTo(ref, "option")) return labelOf(seen, ref);
  const said = seen.words.option(about, ref);
  return said === "" ? seen.words.ref("nothing", seen.name) : (said ?? labelOf(seen, ref));
}

function ownerOf(seen: Seen, pile: PileView): string {
  return called(seen, pile.owner);
}

const ROMAN = ["I", "II", "III", "IV", "V"] as const;

/** The number of a card's place on the track; null when it is not there. */
export function trackNumber(seen: Seen, card: string): string | null {
  const at = seen.game.track.indexOf(card);
  return at < 0 ? null : (ROMAN[at] ?? String(at + 1));
}

/** Cards of the track linked to a sector, in track order. */
export function cardsOf(seen: Seen, sector: SectorId): string[] {
  return seen.game.track.filter((card) => seen.words.card(card).sector === sector);
}
