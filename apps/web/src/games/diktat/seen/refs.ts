import type { Affinity, Agent, PileView, SectorId } from "@paravent/diktat";
import { markerRef, readRef } from "@paravent/diktat/refs";
import type { Ref, Seat } from "@paravent/kernel";
import type { Seen } from "./seen.ts";

/** What a ref names, for whoever wants to draw it or to find its place on the board. */
export type Thing =
  | { readonly is: "sector"; readonly sector: SectorId }
  | { readonly is: "pile"; readonly pile: PileView }
  | { readonly is: "pawn"; readonly pile: PileView; readonly position: number }
  | { readonly is: "sleeper"; readonly pile: PileView }
  | { readonly is: "corruption"; readonly sector: SectorId }
  | { readonly is: "seat"; readonly seat: Seat; readonly direction: 1 | -1 | null }
  | { readonly is: "element"; readonly element: string; readonly owner: Seat | null }
  | { readonly is: "agent"; readonly agent: Agent }
  | { readonly is: "affinity"; readonly affinity: Affinity; readonly card: string | null }
  | { readonly is: "option"; readonly at: number }
  | { readonly is: "word" };

const AGENTS: readonly string[] = ["citizen", "guard", "emissary"];
const AFFINITIES: readonly string[] = ["politics", "people", "artefact"];
export function thingOf(seen: Seen, ref: Ref): Thing {
  if (seen.pack.sectors.some(({ id }) => id === ref)) return { is: "sector", sector: ref as SectorId };
  if (AGENTS.includes(ref)) return { is: "agent", agent: ref as Agent };
  if (AFFINITIES.includes(ref)) return { is: "affinity", affinity: ref as Affinity, card: null };
  const read = readRef(ref);
  switch (read.kind) {
    case "held":
      return { is: "element", element: read.element, owner: read.seat };
    case "use":
    case "special":
      return readRef(read.element).kind === "word"
        ? { is: "word" }
        : { is: "element", element: read.element, owner: null };
    case "card":
    case "cabal":
    case "screen":
    case "marker":
      return { is: "element", element: ref, owner: null };
    case "placement":
      return { is: "affinity", affinity: read.token, card: read.card };
    case "seat":
      return { is: "seat", seat: read.seat, direction: null };
    case "first":
      return { is: "seat", seat: read.seat, direction: read.direction };
    case "corruption":
      return { is: "corruption", sector: read.sector };
    case "option":
      return { is: "option", at: read.option };
    case "slot": {
      const slot = seen.game.players[seen.you ?? 0]!.influence.find(({ sector }) => sector === read.sector);
      return slot ? { is: "element", element: markerRef(slot), owner: seen.you } : { is: "word" };
    }
    case "pile":
    case "sleeper": {
      const pile = seen.game.piles.find(({ id }) => id === read.pile);
      return pile ? { is: read.kind, pile } : { is: "word" };
    }
    case "pawn":
      return pawnOf(seen, read.pawn);
    default:
      return { is: "word" };
  }
}

/** The same in a question: one about Affinities means the token, not the sector of that name. */
export function thingIn(seen: Seen, ref: Ref, question: string): Thing {
  const isToken = ref === "artefact" && /affinity/i.test(question);
  return isToken ? { is: "affinity", affinity: "artefact", card: null } : thingOf(seen, ref);
}

function pawnOf({ game }: Seen, id: number): Thing {
  for (const pile of game.piles) {
    const at = pile.pawns.findIndex((pawn) => pawn.id === id);
    if (at >= 0) return { is: "pawn", pile, position: at + 1 };
  }
  return { is: "word" };
}

/** The sector of something that lies on the map. */
export function sectorOfThing(thing: Thing): SectorId | null {
  if (thing.is === "sector" || thing.is === "corruption") return thing.sector;
  return thing.is === "pile" || thing.is === "pawn" || thing.is === "sleeper" ? thing.pile.sector : null;
}

/** The element of which an effect is being carried out: what a question belongs to. */
export function elementAbout(about: Readonly<Record<string, unknown>>): string | null {
  return typeof about.element === "string" ? about.element : null;
}
