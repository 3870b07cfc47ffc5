import { refuse } from "@paravent/kernel";
import { t } from "../../i18n/index.ts";
import { isPlayedHere } from "../../store/link.ts";
import { table, view } from "../../store/table.ts";
import { undo } from "../../store/undo.ts";
import { whyNot } from "../../ui/why.ts";
import { takeBack } from "./undo.ts";

/** "Take back": at once while nobody has learned anything; else it asks the others, where the table allows it. */
export function UndoButton() {
  const { mine, asked } = undo.value;
  if (table.value?.you == null || table.value.frozen || view.value?.outcome) return null;
  // A lesson has its own way back, and says so.
  if (isPlayedHere.value && mine === null) return null;
  if (mine === null || asked !== null) return <NothingToTake reason={asked ? "undoAsked" : "nothingToUndo"} />;
  const label = mine === "own" ? t.value.undo.take : t.value.undo.ask;
  return (
    <button
      type="button"
      class="bar-undo"
      data-undo={mine}
      onClick={takeBack}
      // Enter means the commit button at a table, and must never take back what it has just committed; Space does.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    >
      <Sign />
      <span>{label}</span>
    </button>
  );
}

/** The same place while nothing can be taken back: a sign that says why. */
function NothingToTake({ reason }: { reason: string }) {
  return (
    <button
      type="button"
      class="bar-undo none"
      aria-label={t.value.undo.take}
      aria-disabled="true"
      {...whyNot(refuse(reason))}
    >
      <Sign />
    </button>
  );
}

function Sign() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" stroke-width="2.4" d="M4 12a8 8 0 1 0 2.600-5.900M7 2v5h5" />
    </svg>
  );
}
