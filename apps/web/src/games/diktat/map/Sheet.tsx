import type { SectorId } from "@paravent/diktat";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { Icon, OpportunityCard, Piece, SectorPicture } from "../art/index.ts";
import { cardsOf, pilesIn } from "../labels.ts";
import { cardFace } from "../offer/cardFace.ts";
import { useSeen } from "../seen.ts";
import { sheet } from "./pointed.ts";
import "./sheet.css";

/** The third layer: the full card, or everything about a sector. It opens beside the board, which stays in sight. */
export function Sheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = sheet.value;
  useEffect(() => {
    if (shown && !dialog.current?.open) dialog.current?.showModal();
    if (!shown) dialog.current?.close();
  }, [shown]);
  const close = () => {
    sheet.value = null;
  };
  return (
    // The backdrop is the dialog itself: a touch outside its content closes it, as Esc does.
    <dialog
      ref={dialog}
      class="tb-sheet"
      aria-label={t.value.table.sheet.label}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {shown && (
        <div class="tb-sheet-body">
          <button type="button" class="tb-sheet-close" aria-label={t.value.table.sheet.close} onClick={close}>
            <Icon name="cross" size={20} />
          </button>
          {"sector" in shown ? <SectorSheet sector={shown.sector} /> : <CardSheet card={shown.card} />}
        </div>
      )}
    </dialog>
  );
}

function SectorSheet({ sector }: { sector: SectorId }) {
  const seen = useSeen();
  const { words, game, pack } = seen;
  const { inspector, map, you } = t.value.table;
  const streets = pack.sectors.find(({ id }) => id === sector)?.adjacent ?? [];
  return (
    <>
      <div class="tb-sheet-picture">
        <SectorPicture sector={sector} />
      </div>
      <h2 class="disp">{words.sector(sector)}</h2>
      <p>
        {map.piles(pilesIn(seen, sector).length, game.pileLimit)}, {map.markers(game.markers[sector])}.
      </p>
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
            {pile.pawns.map(({ id, kind }, at) => (
              <li key={id}>
                <Piece
                  kind={kind}
                  look={kind === null ? "hidden" : "known"}
                  size={54}
                  label={kind === null ? t.value.table.unknown : words.agent(kind)}
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

function CardSheet({ card }: { card: string }) {
  const seen = useSeen();
  const { title, text } = seen.words.card(card);
  return (
    <>
      <h2 class="visually-hidden">{title}</h2>
      <OpportunityCard card={cardFace(seen, card)} size="medium">
        {text}
      </OpportunityCard>
      <p class="tb-sheet-note">{t.value.table.sheet.effectsLater}</p>
    </>
  );
}
