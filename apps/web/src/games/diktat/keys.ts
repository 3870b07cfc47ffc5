import type { Bar } from "../../questions/bar.ts";
import type { TableKeys } from "../../questions/shortcuts.ts";
import { asking, preparing, putAway } from "../../store/draft.ts";
import { draftedSector } from "./map/MapStage.tsx";
import { fanned, pinned, sheet } from "./map/pointed.ts";
import { chooseManoeuvre, MANOEUVRES } from "./own/Manoeuvres.tsx";
import { closePolitics, politics } from "./politics/open.ts";
import type { Seen } from "./seen.ts";

/** 1 to 6 pick a manoeuvre; Enter on something chosen already commits; Esc puts away what lies on top. */
export function keysFor(seen: Seen): TableKeys {
  return {
    isChosen(target) {
      const sector = target.closest("[data-sector]")?.getAttribute("data-sector");
      if (sector) return sector === draftedSector(seen);
      return target.closest("[data-ref][aria-pressed=true]") !== null;
    },
    stepBack,
    press(key) {
      const manoeuvre = /^[1-6]$/.test(key) ? MANOEUVRES[Number(key) - 1] : undefined;
      if (!manoeuvre) return false;
      chooseManoeuvre(seen, manoeuvre);
      return true;
    },
  };
}

/** One step at a time: what lies on top goes first. */
function stepBack(bar: Bar): boolean {
  if (sheet.value !== null) sheet.value = null;
  else if (asking.value !== null) asking.value = null;
  else if (politics.value !== null) closePolitics();
  else if (preparing.value !== null) putAway();
  else if (fanned.value !== null) fanned.value = null;
  else if (bar.back) bar.back.run();
  else if (pinned.value !== null) pinned.value = null;
  else return false;
  return true;
}
