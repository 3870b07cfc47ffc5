import { useEffect, useRef } from "preact/hooks";
import { Link } from "wouter";
import { t } from "../../../i18n/index.ts";
import { LanguageSwitch } from "../../../shell/LanguageSwitch.tsx";
import { language } from "../../../store/session.ts";
import { setPolicy, setStop } from "../../../store/settings.ts";
import { table } from "../../../store/table.ts";
import { Icon } from "../art/index.ts";
import { ElementSign } from "../elements/ElementSign.tsx";
import { kindsOf } from "../elements/element.ts";
import { type Seen, useSeen } from "../seen.ts";
import { END_OF_CYCLE } from "../subjects.ts";
import { settingsOpen } from "./open.ts";
import "./settings.css";

const POLICIES = ["usual", "always", "ownTurn", "never"] as const;

/** Boundaries a player may want to be stopped at, in the order of a Cycle. */
const STOPS = [
  "turnStart",
  "sectorNamed",
  "victimNamed",
  "manoeuvreDone",
  "betweenManoeuvres",
  "conquestStart",
  "winnerDeclared",
  "beforeTake",
  "takesDone",
] as const;

/** Language, how one is asked for reactions, and where one wants to be stopped. Private: nobody else learns of it. */
export function SettingsDialog() {
  const seen = useSeen();
  const dialog = useRef<HTMLDialogElement>(null);
  const { settings, rules, sheet } = t.value.table;
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
          <button type="button" class="tb-sheet-close" aria-label={sheet.close} onClick={close}>
            <Icon name="cross" size={20} />
          </button>
          <h2 class="disp">{settings.title}</h2>
          <div class="tb-settings-row">
            <span>{t.value.language.label}</span>
            <LanguageSwitch />
          </div>
          <Link href="/rules/diktat" class="tb-settings-link">
            <Icon name="book" size={18} /> {rules}
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

/** How to be asked about each Manifestation held, and about all of them. */
function Policies() {
  const seen = useSeen();
  const { settings } = t.value.table;
  const elements = heldManifestations(seen);
  return (
    <section>
      <h3>{settings.reactions}</h3>
      <p>{settings.reactionsText}</p>
      {["*", ...elements].map((about) => {
        const policy = seen.view.settings.find((one) => one.about === about)?.ask ?? null;
        const value = policy === null ? "usual" : typeof policy === "string" ? policy : "usual";
        const name = about === "*" ? settings.everything : seen.words.element(about).title;
        return (
          <label key={about} class="tb-settings-row">
            <span>
              {about !== "*" && <ElementSign element={about} size={24} />}
              {name}
            </span>
            <select
              value={value}
              data-policy={about}
              onChange={(event) => {
                const chosen = event.currentTarget.value as (typeof POLICIES)[number];
                void setPolicy(about, chosen === "usual" ? null : chosen);
              }}
            >
              {POLICIES.map((one) => (
                <option key={one} value={one}>
                  {settings.policies[one]}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </section>
  );
}

/** Elements of the reader that have a Manifestation. */
function heldManifestations(seen: Seen): string[] {
  if (seen.you === null) return [];
  const { row, cabalRow, influence } = seen.player(seen.you);
  return [
    ...row.map(({ card }) => `card:${card}`),
    ...cabalRow.map(({ card }) => `cabal:${card}`),
    ...influence.map(({ sector, face }) => `marker:${sector}:${face}`),
  ].filter((element) => kindsOf(seen, element).includes("manifestation"));
}

function Stops() {
  const { view } = useSeen();
  const { settings } = t.value.table;
  return (
    <section>
      <h3>{settings.stops}</h3>
      <p>{settings.stopsText}</p>
      <div class="tb-settings-stops">
        {STOPS.map((at) => (
          <button
            key={at}
            type="button"
            data-stop={at}
            aria-pressed={view.stops.includes(at)}
            onClick={() => void setStop(at, !view.stops.includes(at))}
          >
            {settings.boundaries[at]}
          </button>
        ))}
      </div>
    </section>
  );
}

/** DK-RUL-133: whoever does not want to be called at the End of Cycle says so once. */
function AutoReady() {
  const { view } = useSeen();
  const { settings } = t.value.table;
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
