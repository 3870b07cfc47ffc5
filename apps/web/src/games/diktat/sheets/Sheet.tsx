import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n/index.ts";
import { Icon } from "../art/index.ts";
import { LeagueSheet } from "../leagues/LeagueRail.tsx";
import { OthersSheet } from "../others/OthersSheet.tsx";
import { sheet } from "../seen/pointed.ts";
import { ElementSheet } from "./ElementSheet.tsx";
import { PlayerSheet } from "./PlayerSheet.tsx";
import { SectorSheet } from "./SectorSheet.tsx";
import "./sheet.css";
import { texts } from "../words/index.ts";

/** The third layer: a full card, a sector, or everything public of a player. It opens beside the board, which stays in sight. */
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
      aria-label={texts.value.sheet.label}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {shown && (
        <div class="tb-sheet-body">
          <button type="button" class="tb-sheet-close" aria-label={t.value.table.close} onClick={close}>
            <Icon name="cross" size={20} />
          </button>
          {"sector" in shown && <SectorSheet sector={shown.sector} />}
          {"element" in shown && <ElementSheet element={shown.element} of={shown.of ?? null} />}
          {"player" in shown && <PlayerSheet seat={shown.player} />}
          {"board" in shown && (shown.board === "others" ? <OthersSheet /> : <LeagueSheet />)}
        </div>
      )}
    </dialog>
  );
}
