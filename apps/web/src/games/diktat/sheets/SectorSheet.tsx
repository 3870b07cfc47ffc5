import type { SectorId } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { Piece, SectorPicture } from "../art/index.ts";
import { isBare, tokenNames } from "../map/on-sector.ts";
import { OTHERS } from "../others/seen.ts";
import { cardsOf } from "../seen/labels.ts";
import { pilesIn } from "../seen/piles.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** Everything about a sector: what its markers give, its streets, its cards, its piles. */
export function SectorSheet({ sector }: { sector: SectorId }) {
  const seen = useSeen();
  const { words, game, pack } = seen;
  const { inspector, map } = texts.value;
  const { you } = t.value.table;
  const streets = pack.sectors.find(({ id }) => id === sector)?.adjacent ?? [];
  return (
    <>
      <div class="tb-sheet-picture">
        <SectorPicture sector={sector} />
      </div>
      <h2 class="disp">{words.sector(sector)}</h2>
      <p>
        {[
          map.piles(pilesIn(seen, sector).length, game.pileLimit),
          map.markers(game.markers[sector]),
          ...tokenNames(seen, sector),
        ].join(", ")}
        .
      </p>
      {isBare(seen, sector) && <p>{inspector.nothing}.</p>}
      <dl>
        <dt>{inspector.influence} I</dt>
        <dd>{words.influence(sector, 1)}</dd>
        <dt>{inspector.influence} II</dt>
        <dd>{words.influence(sector, 2)}</dd>
        <dt>{inspector.streets}</dt>
        <dd>{streets.map((id) => words.sector(id)).join(", ")}</dd>
        {cardsOf(seen, sector).map((card) => (
          <div key={card}>
            <dt>{words.card(card).title}</dt>
            <dd>{words.card(card).text}</dd>
          </div>
        ))}
      </dl>
      {pilesIn(seen, sector).map((pile) => (
        <div key={pile.id}>
          <h3>{map.pileOf(pile.owner === seen.you ? you : seen.name(pile.owner), pile.pawns.length)}</h3>
          <ol class="tb-sheet-pile">
            {pile.pawns.map(({ id, kind, unknownThen }, at) => (
              <li key={id}>
                <Piece
                  kind={kind}
                  look={kind === null ? "hidden" : unknownThen ? "public" : "known"}
                  size={54}
                  others={pile.owner === OTHERS}
                  label={kind === null ? texts.value.unknown : seen.words.pawn(kind, pile.owner)}
                />
                {at + 1}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}
