import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { MOTIONS, motion, PACES, pace } from "../stage/pace.ts";
import { sound, volume } from "../stage/sound.ts";
import { askAll, asText, coach, contrast, patterns, preferencesOpen, TEXT_SIZES, textSize } from "./preferences.ts";
import "./preferences.css";

/** How this browser shows and sounds: the same at every table, known to nobody else. */
export function PreferencesDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = preferencesOpen.value;
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  const words = t.value.preferences;
  const close = () => {
    preferencesOpen.value = false;
  };
  return (
    <dialog
      ref={dialog}
      class="prefs on-bone"
      aria-label={words.title}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {isOpen && (
        <div class="prefs-body">
          <h2 class="disp">{words.title}</h2>
          <Choice name="pace" title={words.pace} of={pace} among={PACES} label={(one) => words.paces[one]} />
          <Choice name="motion" title={words.motion} of={motion} among={MOTIONS} label={(one) => words.motions[one]} />
          <Choice name="text" title={words.text} of={textSize} among={TEXT_SIZES} label={(one) => `${one} %`} />
          <Switch name="coach" title={words.coach} of={coach} />
          <Switch name="askAll" title={words.askAll} of={askAll} />
          <Switch name="asText" title={words.asText} of={asText} />
          <Switch name="contrast" title={words.contrast} of={contrast} />
          <Switch name="patterns" title={words.patterns} of={patterns} />
          <label class="prefs-row">
            <span>{words.volume}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume.value}
              aria-valuetext={`${volume.value} %`}
              onInput={(event) => (volume.value = Number(event.currentTarget.value))}
              onChange={() => sound("coin")}
            />
          </label>
          <p class="prefs-keys">{words.keys}</p>
          <button type="button" class="prefs-close" onClick={close}>
            {t.value.table.close}
          </button>
        </div>
      )}
    </dialog>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly title: string;
  readonly of: Signal<T>;
  readonly among: readonly T[];
  label(one: T): string;
}

function Choice<T extends string | number>({ name, title, of, among, label }: ChoiceProps<T>) {
  return (
    <fieldset class="prefs-row" data-preference={name}>
      <legend>{title}</legend>
      <div class="prefs-choice">
        {among.map((one) => (
          <label key={one}>
            <input type="radio" name={name} value={one} checked={of.value === one} onChange={() => (of.value = one)} />
            <span>{label(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({ name, title, of }: { name: string; title: string; of: Signal<"on" | "off"> }) {
  return (
    <label class="prefs-row" data-preference={name}>
      <span>{title}</span>
      <input
        type="checkbox"
        checked={of.value === "on"}
        onChange={(event) => (of.value = event.currentTarget.checked ? "on" : "off")}
      />
    </label>
  );
}
