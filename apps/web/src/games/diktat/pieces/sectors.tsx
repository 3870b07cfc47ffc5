import type { SectorId } from "@paravent/diktat";
import { SectorGlyph } from "../art/index.ts";
import { cardsOf } from "../seen/labels.ts";
import { pilesIn } from "../seen/piles.ts";
import type { Seen } from "../seen/seen.ts";
import { type Answer, line } from "./asked.tsx";

/** A sector: what its markers give, what can be won there now, who is there. */
export const sector: Answer = ({ seen, say, id, around }) => {
  const found = seen.pack.sectors.find((one) => one.id === id);
  // On a card or a marker its sign says where that belongs: what is meant is the card.
  if (!found || /^(?:card|cabal|marker):/.test(around[0] ?? "")) return null;
  const { words, game } = seen;
  const titles = cardsOf(seen, found.id).map((card) => words.card(card).title);
  const emissaries = ownEmissaries(seen, found.id);
  return {
    title: words.sector(found.id),
    kind: say.sector.kind(pilesIn(seen, found.id).length, game.pileLimit),
    sign: () => <SectorGlyph sector={found.id} size={40} />,
    says: say.sector.says,
    lines: [
      line("influence", say.sector.level("I", words.influence(found.id, 1))),
      line("influence", say.sector.level("II", words.influence(found.id, 2))),
      line("card", titles.length > 0 ? say.sector.cards(titles) : say.sector.noCard, "now"),
      line("plus", say.sector.markers(game.markers[found.id]), "now"),
      line("map", say.sector.streets(found.adjacent.map((near) => words.sector(near)))),
      ...(emissaries > 0 ? [line("emissary", say.sector.emissaries(emissaries), "own")] : []),
    ],
    chapter: "resolution",
    rule: "DK-TRO-01",
  };
};

function ownEmissaries(seen: Seen, id: SectorId): number {
  return pilesIn(seen, id)
    .filter(({ owner }) => owner === seen.you)
    .flatMap(({ pawns }) => pawns)
    .filter(({ kind }) => kind === "emissary").length;
}
