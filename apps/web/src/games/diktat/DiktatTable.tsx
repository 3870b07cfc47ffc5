import type { DiktatView } from "@paravent/diktat";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { asText } from "../../preferences/preferences.ts";
import { isNarrow } from "../../store/media.ts";
import { sayRefusal } from "../../store/talk.ts";
import { useFetched } from "../../ui/fetched.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useTabTitle } from "../../ui/tab-title.ts";
import { askedNow } from "./answer/layers.ts";
import { cabalLook, Sprite } from "./art/index.ts";
import { NarrowTable } from "./NarrowTable.tsx";
import { seenNow } from "./observer/seen-now.ts";
import { StagesAhead } from "./resolution/StagesAhead.tsx";
import { here } from "./seen/here.ts";
import { fanned, sheet } from "./seen/pointed.ts";
import { SeenContext } from "./seen/seen.ts";
import { settingsOpen } from "./settings/open.ts";
import { WideTable } from "./WideTable.tsx";
import "./art/tokens.css";
import "./table.css";
import "./forced-colors.css";

/** A table of Diktat: the wide one or the narrow one, and at the end of the game its last page. */
export function DiktatTable() {
  const seen = seenNow.value;
  here.seen = seen;
  useOpenedPiles(seen ? (askedNow(seen)?.key ?? null) : null);
  useTabTitle(seen?.table.name, seen?.view.question != null && seen.view.question.sealed === undefined);
  const words = seen?.words ?? null;
  // Talk belongs to the shell; why the rules close it is said in the words of the game.
  useEffect(() => {
    sayRefusal.value = words && ((refusal) => words.refusal(refusal));
    return () => {
      sayRefusal.value = null;
    };
  }, [words]);
  if (!seen) return <Notice>{t.value.line.loading}</Notice>;
  const { you, game } = seen;
  const { tint, onTint, colour } = cabalLook(you === null ? null : seen.player(you).cabal);
  return (
    <SeenContext.Provider value={seen}>
      <div class="tb" style={{ "--own": tint, "--own-text": onTint, "--own-colour": colour }}>
        <Sprite />
        <Played final={game.final} />
        <Sheets />
        <Settings />
      </div>
    </SeenContext.Provider>
  );
}

/** Piles stay open from look to look; with another question they close. */
function useOpenedPiles(asked: string | null): void {
  const last = useRef(asked);
  useEffect(() => {
    if (asked === null || asked === last.current) return;
    last.current = asked;
    fanned.value = null;
  }, [asked]);
}

/** The game while it is played: in words, or drawn for a narrow or a wide window. */
function Running() {
  if (asText.value === "on") return <InWords />;
  return (
    <>
      {isNarrow.value ? <NarrowTable /> : <WideTable />}
      <StagesAhead />
    </>
  );
}

const fetchText = async () => (await import("./DiktatText.tsx")).DiktatText;

/** The table in words, once it is fetched: most never ask for it. */
function InWords() {
  const Text = useFetched(fetchText);
  return Text ? <Text /> : <Notice>{t.value.line.loading}</Notice>;
}

const fetchSheet = async () => (await import("./sheets/Sheet.tsx")).Sheet;

/** A dialog is fetched when it is first opened. It stays from then on: one that goes by itself gives no focus back. */
function useDialog<T>(isOpen: boolean, fetch: () => Promise<T>): T | null {
  const isWanted = useRef(false);
  isWanted.current ||= isOpen;
  return useFetched(isWanted.current ? fetch : null);
}

/** What is looked at more closely. */
function Sheets() {
  const Sheet = useDialog(sheet.value !== null, fetchSheet);
  return Sheet && <Sheet />;
}

const fetchSettings = async () => {
  const [{ SettingsDialog }, { settingsTexts }] = await Promise.all([
    import("./settings/SettingsDialog.tsx"),
    import("./settings/words.ts"),
  ]);
  await settingsTexts.open();
  return SettingsDialog;
};

/** How one is asked. */
function Settings() {
  const SettingsDialog = useDialog(settingsOpen.value, fetchSettings);
  return SettingsDialog && <SettingsDialog />;
}

const fetchEndScreen = async () => {
  const [{ EndScreen }, { lastPageTexts }] = await Promise.all([
    import("./end/EndScreen.tsx"),
    import("./end/words.ts"),
  ]);
  await lastPageTexts.open();
  return EndScreen;
};

/**
 * The game, and after the last count its last page. Nobody needs that page before, so it is fetched then; until it is here
 * the table stays in sight, as it stood when the game ended.
 */
function Played({ final }: Pick<DiktatView, "final">) {
  const EndScreen = useFetched(final ? fetchEndScreen : null);
  return final && EndScreen ? <EndScreen final={final} /> : <Running />;
}
