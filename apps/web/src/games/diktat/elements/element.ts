import type { CabalCard, Effect, OpportunityCard, SectorId } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import type { IconName } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";

export type EffectKind = Effect["kind"];

/** The sign of each kind of effect. */
export const KIND_SIGN: Readonly<Record<EffectKind, IconName>> = {
  gain: "plus",
  income: "clock",
  specialManoeuvre: "special",
  manifestation: "manifestation",
  ability: "gear",
  scourge: "claw",
};

/** What an element is, looked up by its ref. */
export type ElementOf =
  | { readonly is: "card"; readonly card: OpportunityCard }
  | { readonly is: "cabalCard"; readonly card: CabalCard; readonly cabal: string }
  | { readonly is: "ability"; readonly cabal: string }
  | { readonly is: "marker"; readonly sector: SectorId; readonly face: 1 | 2 };

export function elementOf({ pack }: Seen, ref: string): ElementOf | null {
  const read = readRef(ref);
  switch (read.kind) {
    case "card": {
      const card = pack.cards.find(({ id }) => id === read.card);
      return card ? { is: "card", card } : null;
    }
    case "cabal": {
      const cabal = pack.cabals.find(({ cards }) => cards.some(({ id }) => id === read.card));
      return cabal ? { is: "cabalCard", card: cabal.cards.find(({ id }) => id === read.card)!, cabal: cabal.id } : null;
    }
    case "screen":
      return { is: "ability", cabal: read.cabal };
    case "marker":
      return { is: "marker", sector: read.sector, face: read.face ?? 1 };
    default:
      return null;
  }
}

/** The kinds of effect an element has, each once. */
export function kindsOf(seen: Seen, ref: string): EffectKind[] {
  const element = elementOf(seen, ref);
  if (!element) return [];
  const effects = effectsOf(seen, element);
  return [...new Set(effects.map(({ kind }) => kind))];
}

/** What an element does in this game, in the order in which the rules number it. */
export function effectsOf(seen: Seen, element: ElementOf): readonly Effect[] {
  const configuration = seen.game.others === null ? "base" : "others";
  return printedOn(seen, element).filter(({ config }) => config === null || config.includes(configuration));
}

function printedOn({ pack }: Seen, element: ElementOf): readonly Effect[] {
  switch (element.is) {
    case "card":
    case "cabalCard":
      return element.card.effects;
    case "ability":
      return pack.cabals.find(({ id }) => id === element.cabal)?.ability.effects ?? [];
    case "marker":
      return pack.sectors.find(({ id }) => id === element.sector)?.marker[element.face - 1] ?? [];
  }
}

/** Manifestations of this element that the reader can use at this moment. */
export function usesOf({ view }: Seen, element: Ref): Ref[] {
  const ask = view.standing.find(({ act }) => act === "manifest")?.ask;
  if (ask?.shape !== "pick") return [];
  return ask.from.filter((ref) => {
    const read = readRef(ref);
    return read.kind === "use" && read.element === element;
  });
}
