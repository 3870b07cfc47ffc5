import { t } from "../../i18n/index.ts";
import { ask, isComing, mayAsk } from "./advice.ts";

/** "Advise me": what a strong bot would do here. It prepares that answer and says why. */
export function AdviceButton() {
  if (!mayAsk.value) return null;
  return (
    <button
      type="button"
      class="bar-advice"
      data-advice
      aria-disabled={isComing.value}
      onClick={ask}
      // Enter means the commit button at a table.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    >
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="2.200"
          d="M9 17.500h6M10 21h4M12 3a6 6 0 0 0-3.600 10.800c.5.400.6 1 .6 1.700v2h6v-2c0-.7.1-1.300.6-1.700A6 6 0 0 0 12 3z"
        />
      </svg>
      <span>{isComing.value ? t.value.advice.asking : t.value.advice.ask}</span>
    </button>
  );
}
