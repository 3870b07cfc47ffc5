import { SECTORS } from "@paravent/dclight";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { FaceGlyph, Shield } from "../art/index.ts";
import { Frieze } from "../city/Frieze.tsx";
import { PhoneTracks } from "../city/Tracks.tsx";
import { CardTexts } from "../own/CardTexts.tsx";
import { CardTile } from "../own/CardTile.tsx";
import { seatFlags } from "../seats/SeatPanel.tsx";
import { sheet } from "../seen/pointed.ts";
import { trophyNames, useSeen } from "../seen/seen.ts";
import "./board-sheet.css";
import { texts } from "../words/index.ts";

/** The whole board of another city, over the side of the table: everything of it that lies in the open. */
export function BoardSheet() {
  const seat = sheet.value;
  return seat === null ? null : <Open key={seat} seat={seat} />;
}

function Open({ seat }: { seat: number }) {
  const seen = useSeen();
  const words = texts.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const player = seen.player(seat);
  const close = () => {
    sheet.value = null;
  };
  return (
    <dialog ref={dialog} class="dc-sheet" aria-label={words.board(seen.name(seat))} onClose={close}>
      <header class="on-slip">
        <Shield seat={seat} size={34} />
        <div>
          <h2 class="mc">{seen.name(seat)}</h2>
          <small>{seatFlags(seen, player).join(" · ")}</small>
        </div>
        <b class="mc">
          {player.openVp} <small>{words.vp}</small>
        </b>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t.value.table.close}
        </button>
      </header>
      <Frieze player={player} />
      <PhoneTracks player={player} />
      <h3 class="dc-own-title mc">{words.buildings}</h3>
      <div class="dc-tiles">
        {player.buildings.map((building) => (
          <CardTile key={building.ref} card={building.card} building={building} use={null} />
        ))}
        {player.buildings.length === 0 && <p class="dc-empty">{words.noBuildings}</p>}
      </div>
      <CardTexts cards={player.buildings.map(({ as }) => as)} />
      <Secrets seat={seat} />
      <h3 class="dc-own-title mc">{words.backs}</h3>
      <p class="dc-backs">
        {SECTORS.map((sector) => (
          <span key={sector} class={sector}>
            <FaceGlyph face={sector} size={18} label={seen.lexicon.sector(sector)} />
            {player.hand[sector]}
          </span>
        ))}
        <span class="plain">{words.defeated(player.trophies.creatures)}</span>
        <span class="plain">{words.destroyed(player.trophies.buildings)}</span>
      </p>
    </dialog>
  );
}

/** DC-INFO-02: in a game that is told once more, what this player alone knew at the moment. */
function Secrets({ seat }: { seat: number }) {
  const seen = useSeen();
  const words = texts.value;
  const secrets = seen.game.opened?.[seat];
  if (!secrets) return null;
  const { hand, looked, order } = secrets;
  const trophies = trophyNames(seen, secrets);
  return (
    <>
      <h3 class="dc-own-title mc">{words.openHand}</h3>
      <div class="dc-tiles" data-open-hand={seat}>
        {[...hand, ...looked].map((card, at) => (
          <CardTile key={`${card} ${at}`} card={card} use={null} />
        ))}
        {hand.length + looked.length === 0 && <p class="dc-empty">{words.noCards}</p>}
      </div>
      <p class="dc-secrets">
        {looked.length > 0 && <span>{words.lookedAt(looked.map((card) => seen.lexicon.cardName(card)))}</span>}
        {order.length > 0 && <span>{words.orderThen(order.map((sector) => seen.lexicon.sector(sector)))}</span>}
        {trophies && (
          <span>
            {words.end.trophies}
            {t.value.table.colon} {trophies}
          </span>
        )}
      </p>
    </>
  );
}
