import { useEffect, useRef } from "preact/hooks";
import { Link } from "wouter-preact";
import { t } from "../../../i18n/index.ts";
import { language } from "../../../i18n/language.ts";
import { preferencesOpen } from "../../../preferences/preferences.ts";
import { setPolicy } from "../../../store/settings.ts";
import { table } from "../../../store/table.ts";
import { LanguageSwitch } from "../../../ui/LanguageSwitch.tsx";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { END_OF_CYCLE } from "../seen/subjects.ts";
import { settingsOpen } from "./open.ts";
import { Policies } from "./Policies.tsx";
import { Stops } from "./Stops.tsx";
import "./settings.css";
import { settingsTexts } from "./words.ts";

/** Language, how one is asked for reactions, and where one wants to be stopped. Private: nobody else learns of it. */
export function SettingsDialog() {
  const seen = useSeen();
  const dialog = useRef<HTMLDialogElement>(null);
  const settings = settingsTexts.value;
  const isOpen = settingsOpen.value;
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  const close = () => {
    settingsOpen.value = false;
  };
  return (
    <dialog
      ref={dialog}
      class="tb-sheet"
      aria-label={settings.title}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {isOpen && (
        <div class="tb-sheet-body tb-settings">
          <button type="button" class="tb-sheet-close" aria-label={t.value.table.close} onClick={close}>
            <Icon name="cross" size={20} />
          </button>
          <h2 class="disp">{settings.title}</h2>
          <div class="tb-settings-row">
            <span>{t.value.language.label}</span>
            <LanguageSwitch />
          </div>
          <button
            type="button"
            class="tb-settings-link"
            onClick={() => {
              close();
              preferencesOpen.value = true;
            }}
          >
            <Icon name="gear" size={18} /> {t.value.preferences.title}
          </button>
          <Link href="/rules/diktat" class="tb-settings-link">
            <Icon name="book" size={18} /> {t.value.table.rules}
          </Link>
          {table.value?.pack && <p>{t.value.packs.playedWith(table.value.pack.name[language.value])}</p>}
          {seen.you !== null && (
            <>
              <Policies />
              <Stops />
              <AutoReady />
            </>
          )}
        </div>
      )}
    </dialog>
  );
}

/** DK-RUL-133: whoever does not want to be called at the End of Cycle says so once. */
function AutoReady() {
  const { view } = useSeen();
  const settings = settingsTexts.value;
  const isOn = view.settings.some(({ about, ask }) => about === END_OF_CYCLE && ask === "never");
  return (
    <section>
      <h3>{settings.endOfCycle}</h3>
      <p>{settings.autoReadyText}</p>
      <div class="tb-settings-stops">
        <button
          type="button"
          data-auto-ready
          aria-pressed={isOn}
          onClick={() => void setPolicy(END_OF_CYCLE, isOn ? null : "never")}
        >
          {settings.autoReady}
        </button>
      </div>
    </section>
  );
}
