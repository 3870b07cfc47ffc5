import { useEffect, useRef } from "preact/hooks";
import type { Bar } from "../../questions/bar.ts";
import { asking, preparing, putAway } from "../../store/draft.ts";
import { draftedSector } from "./map/MapStage.tsx";
import { fanned, pinned, sheet } from "./map/pointed.ts";
import { chooseManoeuvre, MANOEUVRES } from "./own/Manoeuvres.tsx";
import type { Seen } from "./seen.ts";

/** 1 to 6 pick a manoeuvre, Esc steps back, Enter commits when nothing else has the focus. */
export function useShortcuts(seen: Seen, bar: Bar): void {
  const now = useRef({ seen, bar });
  now.current = { seen, bar };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (!press(event, now.current.seen, now.current.bar)) return;
      event.preventDefault();
    };
    // Before the control that has the focus gets the key.
    const onCapture = (event: KeyboardEvent) => {
      const { commit } = now.current.bar;
      if (event.key !== "Enter" || event.shiftKey || !commit?.ready || !isChosen(event.target, now.current.seen))
        return;
      commit.run();
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", onCapture, true);
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onCapture, true);
      removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

/** Enter on something already chosen commits: a player who has just clicked it means the button that says Enter. */
function isChosen(target: EventTarget | null, seen: Seen): boolean {
  if (!(target instanceof Element) || target.closest("dialog")) return false;
  const sector = target.closest("[data-sector]")?.getAttribute("data-sector");
  if (sector) return sector === draftedSector(seen);
  return target.closest("[data-ref][aria-pressed=true]") !== null;
}

function press(event: KeyboardEvent, seen: Seen, bar: Bar): boolean {
  if (event.key === "Escape") return stepBack(bar);
  const onControl = event.target instanceof Element && event.target.closest("button, a, [role=button]") !== null;
  if (event.key === "Enter" && !onControl && bar.commit?.ready) {
    bar.commit.run();
    return true;
  }
  const manoeuvre = /^[1-6]$/.test(event.key) ? MANOEUVRES[Number(event.key) - 1] : undefined;
  if (!manoeuvre) return false;
  chooseManoeuvre(seen, manoeuvre);
  return true;
}

/** One step at a time: what lies on top goes first. */
function stepBack(bar: Bar): boolean {
  if (sheet.value !== null) sheet.value = null;
  else if (asking.value !== null) asking.value = null;
  else if (preparing.value !== null) putAway();
  else if (fanned.value !== null) fanned.value = null;
  else if (bar.back) bar.back.run();
  else if (pinned.value !== null) pinned.value = null;
  else return false;
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
