import type { Bar } from "../../questions/bar.ts";
import type { TableKeys } from "../../questions/shortcuts.ts";
import { asking, preparing, putAway } from "../../store/draft.ts";
import { moment } from "../../store/moment.ts";
import { firstChoice } from "../../table/decision/arrows.ts";
import { fold, isFolded } from "../../table/decision/fold.ts";
import { isFree } from "../../ui/kept-focus.ts";
import { openSectors } from "./answer/openness.ts";
import { whyNoAgent } from "./answer/why.ts";
import { stagedNow } from "./decision/staged.ts";
import { draftedSector } from "./map/MapStage.tsx";
import { chooseManoeuvre, MANOEUVRES } from "./own/Manoeuvres.tsx";
import { AGENT_KEYS, addToTeam } from "./own/Reserve.tsx";
import { closePolitics, politics } from "./politics/open.ts";
import { fanned, pinned, sheet } from "./seen/pointed.ts";
import type { Seen } from "./seen/seen.ts";

/** 1 to 6 pick a manoeuvre; letters add Agents; an arrow goes to the scene; Enter on something chosen already commits; Esc puts away what lies on top. */
export function keysFor(seen: Seen): TableKeys {
  return {
    isChosen(target) {
      const sector = target.closest("[data-sector]")?.getAttribute("data-sector");
      // Where no sector answers anything, Enter on the one that has the focus since the last answer means the button.
      if (sector) return sector === draftedSector(seen) || openSectors(seen) === null;
      return target.closest("[data-ref][aria-pressed=true]") !== null;
    },
    stepBack: (bar) => stepBack(seen, bar),
    press(key) {
      const manoeuvre = /^[1-6]$/.test(key) ? MANOEUVRES[Number(key) - 1] : undefined;
      const agent = AGENT_KEYS[key.toLowerCase()];
      if (manoeuvre) chooseManoeuvre(seen, manoeuvre);
      else if (agent && whyNoAgent(seen, agent) === null) addToTeam(seen, agent);
      else return key.startsWith("Arrow") && goToScene();
      return true;
    },
  };
}

/** From nowhere the first arrow leads to the stage, or to the map, to a lit sector if there is one; others walk on it. */
function goToScene(): boolean {
  // While a game is looked at again the arrows leaf through it.
  if (!isFree() || moment.peek() !== null) return false;
  const stage = document.querySelector("[data-stage]");
  const choice = stage && firstChoice(stage);
  if (choice) {
    choice.focus();
    return true;
  }
  const sector = document.querySelector<SVGElement>(".dk-sector--open, [data-sector][tabindex='0']");
  sector?.focus();
  return sector !== null;
}

/** One step at a time: what lies on top goes first. */
function stepBack(seen: Seen, bar: Bar): boolean {
  const staged = stagedNow(seen);
  if (sheet.value !== null) sheet.value = null;
  else if (asking.value !== null) asking.value = null;
  else if (politics.value !== null) closePolitics();
  else if (preparing.value !== null) putAway();
  else if (fanned.value !== null) fanned.value = null;
  else if (bar.back) bar.back.run();
  else if (staged && !isFolded(staged.decision)) fold(staged.decision);
  else if (pinned.value !== null) pinned.value = null;
  else return false;
  return true;
}
