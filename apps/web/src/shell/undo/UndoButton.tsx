import { t } from "../../i18n/index.ts";
import { undo } from "../../store/undo.ts";
import { takeBack } from "./undo.ts";

/** "Take back": at once while nobody has learned anything; else it asks the others, where the table allows it. */
export function UndoButton() {
  const { mine, asked } = undo.value;
  if (mine === null || asked !== null) return null;
  const label = mine === "own" ? t.value.undo.take : t.value.undo.ask;
  return (
    <button type="button" class="bar-undo" data-undo={mine} onClick={takeBack}>
      {label}
    </button>
  );
}
