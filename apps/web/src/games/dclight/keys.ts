import type { Bar } from "../../questions/bar.ts";
import type { TableKeys } from "../../questions/shortcuts.ts";
import { asking, preparing, putAway } from "../../store/draft.ts";
import { sheet } from "./seen/pointed.ts";

/** Enter on something chosen already commits; Esc puts away what lies on top. Passing has no key: it is not taken back. */
export const KEYS: TableKeys = {
  // A sector card taken up is not an answer yet.
  isChosen: (target) => target.closest("[data-ref][aria-pressed=true]:not(.dc-sector-card.held)") !== null,
  stepBack,
  press: () => false,
};

/** One step at a time: what lies on top goes first. */
function stepBack(bar: Bar): boolean {
  if (sheet.value !== null) sheet.value = null;
  else if (asking.value !== null) asking.value = null;
  else if (preparing.value !== null) putAway();
  else if (bar.back) bar.back.run();
  else return false;
  return true;
}
