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
      {isComing.value ? t.value.advice.asking : t.value.advice.ask}
    </button>
  );
}
