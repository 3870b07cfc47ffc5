import type { SaidOfItem } from "@paravent/content/plug";
import type { PackText } from "../content/pack.ts";
import type { SectorId } from "../names/names.ts";
import { cabalRef, cardRef, markerRef, screenRef } from "../names/refs.ts";
import { ENGLISH } from "../text/say/english.ts";
import { FRENCH } from "../text/say/french.ts";
import { explain } from "../text/say/index.ts";

/** What a card, a Cabal or a marker does, said from its effects. */
export function saysOf(text: object, file: string, id: string): SaidOfItem[] {
  // What the lab hands back under this game is what this game made of a pack.
  const pack = text as PackText;
  const said = (ref: string, path: readonly string[]): SaidOfItem => ({
    path,
    fr: explain(pack, ref, FRENCH),
    en: explain(pack, ref, ENGLISH),
  });
  switch (file) {
    case "opportunities.yaml":
      return [said(cardRef(id), ["text"])];
    case "cabals.yaml":
      if (pack.cabals.some((cabal) => cabal.id === id)) return [said(screenRef(id), ["ability", "text"])];
      return pack.cabals.some(({ cards }) => cards.some((card) => card.id === id))
        ? [said(cabalRef(id), ["text"])]
        : [];
    case "sectors.yaml":
      if (pack.sectors.every((sector) => sector.id !== id)) return [];
      return ([1, 2] as const).map((face) =>
        said(markerRef({ sector: id as SectorId, face }), ["marker_text", String(face)]),
      );
    default:
      return [];
  }
}
