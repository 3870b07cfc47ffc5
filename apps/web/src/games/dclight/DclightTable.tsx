import { t } from "../../i18n/index.ts";
import { asText } from "../../preferences/preferences.ts";
import { isNarrow } from "../../store/media.ts";
import { useFetched } from "../../ui/fetched.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useTabTitle } from "../../ui/tab-title.ts";
import { EndScreen } from "./end/EndScreen.tsx";
import { NarrowTable } from "./NarrowTable.tsx";
import { SeenContext } from "./seen/seen.ts";
import { seenNow } from "./seen/seen-now.ts";
import { BoardSheet } from "./sheet/BoardSheet.tsx";
import { WideTable } from "./WideTable.tsx";
import "@fontsource/marcellus/latin-400.css";
import "./fonts/fonts.css";
import "./tokens.css";
import "./table.css";
import "./forced-colors.css";

/** A table of DCLight: the wide one or the narrow one, and at the end of the game its last page. */
export function DclightTable() {
  const seen = seenNow.value;
  useTabTitle(seen?.table.name, seen?.view.question != null && seen.view.question.sealed === undefined);
  if (!seen) return <Notice>{t.value.line.loading}</Notice>;
  return (
    <SeenContext.Provider value={seen}>
      <div class="dc">
        {seen.game.final ? <EndScreen final={seen.game.final} /> : <Running />}
        <BoardSheet />
      </div>
    </SeenContext.Provider>
  );
}

/** The game while it is played: in words, or drawn for a narrow or a wide window. */
function Running() {
  if (asText.value === "on") return <InWords />;
  return isNarrow.value ? <NarrowTable /> : <WideTable />;
}

const fetchText = async () => (await import("./DclightText.tsx")).DclightText;

/** The table in words, once it is fetched: most never ask for it. */
function InWords() {
  const Text = useFetched(fetchText);
  return Text ? <Text /> : <Notice>{t.value.line.loading}</Notice>;
}
