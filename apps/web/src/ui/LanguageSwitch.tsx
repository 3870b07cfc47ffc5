import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { speak } from "../store/session.ts";
import "./language.css";

const LANGUAGES = ["fr", "en"] as const;

/** FR / EN: two buttons, the one being spoken pressed. */
export function LanguageSwitch() {
  return (
    <fieldset class="lang" aria-label={t.value.language.label}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()}, ${t.value.language[code]}`}
          aria-pressed={language.value === code}
          onClick={() => speak(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
