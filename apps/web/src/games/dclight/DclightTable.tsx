import type { DclightView, PackText } from "@paravent/dclight";
import { dclightText } from "@paravent/dclight/text";
import type { Seat, TableView } from "@paravent/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { isDone } from "../../questions/bars.tsx";
import { answering } from "../../store/answer.ts";
import { isNarrow } from "../../store/media.ts";
import { packOf } from "../../store/packs.ts";
import { table, view } from "../../store/table.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useTabTitle } from "../../ui/tab-title.ts";
import { EndScreen } from "./end/EndScreen.tsx";
import { NarrowTable } from "./NarrowTable.tsx";
import { lexiconOf } from "./seen/lexicon.ts";
import { pointed, sheet } from "./seen/pointed.ts";
import { type Seen, SeenContext } from "./seen/seen.ts";
import { BoardSheet } from "./sheet/BoardSheet.tsx";
import { WideTable } from "./WideTable.tsx";
import "@fontsource/marcellus/latin-400.css";
import "./fonts/fonts.css";
import "./tokens.css";
import { sentences } from "./words/index.ts";
import "./table.css";

/** A table of DCLight: the wide one or the narrow one, and at the end of the game its last page. */
export function DclightTable() {
  const seen = useSeenNow();
  // What was pointed at or opened belongs to the table one has left.
  useEffect(
    () => () => {
      pointed.value = null;
      sheet.value = null;
    },
    [],
  );
  useTabTitle(seen?.table.name, seen?.view.question != null && seen.view.question.sealed === undefined);
  if (!seen) return <Notice>{t.value.line.loading}</Notice>;
  return (
    <SeenContext.Provider value={seen}>
      <div class="dc">
        {seen.game.final ? <EndScreen final={seen.game.final} /> : isNarrow.value ? <NarrowTable /> : <WideTable />}
        <BoardSheet />
      </div>
    </SeenContext.Provider>
  );
}

/** The view with its words; null until the pack is here. */
function useSeenNow(): Seen | null {
  const now = view.value as TableView<DclightView> | null;
  const info = table.value;
  const pack = now && packOf<PackText>("dclight", now.game.pack);
  const spoken = sentences.value;
  const words = useMemo(() => pack && dclightText(spoken, pack), [spoken, pack]);
  const lexicon = useMemo(() => pack && words && lexiconOf(pack, words), [pack, words]);
  if (!now || !info || !pack || !words || !lexicon) return null;
  return {
    table: info,
    // While an answer is on its way, or once it stands, nothing more can be answered.
    view: answering.value || (now.question && isDone(now.question)) ? { ...now, question: null } : now,
    sealed: now.question?.sealed ?? null,
    game: now.game,
    pack,
    words,
    lexicon,
    you: now.who === "public" ? null : now.who,
    name: (seat: Seat) => info.seats[seat]?.name ?? t.value.table.seatName(seat + 1),
    player: (seat: Seat) => now.game.players[seat]!,
  };
}
