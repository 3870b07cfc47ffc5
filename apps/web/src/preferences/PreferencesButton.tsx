import { t } from "../i18n/index.ts";
import { preferencesOpen } from "./preferences.ts";

/** Opens the dialog of motion, sound, text size and the like. */
export function PreferencesButton({ look }: { readonly look: string }) {
  const { title } = t.value.preferences;
  return (
    <button
      type="button"
      class={look}
      data-preferences
      aria-label={title}
      title={title}
      onClick={() => (preferencesOpen.value = true)}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          d="M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500v5M8.500 14.500v5"
        />
      </svg>
    </button>
  );
}
