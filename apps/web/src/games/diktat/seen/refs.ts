import type { Affinity, Agent, PileView, SectorId } from "@paravent/diktat";
import type { Ref, Seat } from "@paravent/kernel";
import type { Seen } from "./seen.ts";

/** What a ref names, for whoever wants to draw it or to find its place on the board. */
export type Thing =
  | { readonly is: "sector"; readonly sector: SectorId }
  | { readonly is: "pile"; readonly pile: PileView }
  | { readonly is: "pawn"; readonly pile: PileView; readonly position: number }
  | { readonly is: "sleeper"; readonly pile: PileView }
  | { readonly is: "corruption"; readonly sector: SectorId }
  | { readonly is: "seat"; readonly seat: Seat }
  | { readonly is: "element"; readonly element: string; readonly owner: Seat | null }
  | { readonly is: "agent"; readonly agent: Agent }
  | { readonly is: "affinity"; readonly affinity: Affinity; readonly card: string | null }
  | { readonly is: "option"; readonly at: number }
  | { readonly is: "word" };

const AGENTS: readonly string[] = ["citizen", "guard", "emissary"];
const AFFINITIES: readonly string[] = ["politics", "people", "artefact"];
const ELEMENT = /^(?:use:|special:)?((?:card|cabal|screen|marker):[\w:]+)(?:\/\d+)?$/;

export function thingOf(seen: Seen, ref: Ref): Thing {
  if (seen.pack.sectors.some(({ id }) => id === ref)) return { is: "sector", sector: ref as SectorId };
  if (AGENTS.includes(ref)) return { is: "agent", agent: ref as Agent };
  if (AFFINITIES.includes(ref)) return { is: "affinity", affinity: ref as Affinity, card: null };
  const held = /^(\d+)\/(.+)$/.exec(ref);
  if (held) return { is: "element", element: held[2]!, owner: Number(held[1]) };
  const element = ELEMENT.exec(ref);
  if (element) return { is: "element", element: element[1]!, owner: null };
  const placed = /^(\w+):\d+=(\w+)$/.exec(ref);
  if (placed) return { is: "affinity", affinity: placed[2] as Affinity, card: placed[1]! };
  const [kind, name] = ref.split(":");
  const id = Number(name);
  switch (kind) {
    case "seat":
      return { is: "seat", seat: id };
    case "corruption":
      return { is: "corruption", sector: name as SectorId };
    case "option":
      return { is: "option", at: id };
    case "slot": {
      const slot = seen.game.players[seen.you ?? 0]!.influence.find(({ sector }) => sector === name);
      return slot ? { is: "element", element: `marker:${name}:${slot.face}`, owner: seen.you } : { is: "word" };
    }
    case "pile":
    case "sleeper": {
      const pile = seen.game.piles.find((candidate) => candidate.id === id);
      return pile ? { is: kind, pile } : { is: "word" };
    }
    case "pawn":
      return pawnOf(seen, id);
    default:
      return { is: "word" };
  }
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
