import { useEffect, useRef } from "preact/hooks";
import { leaveChoice } from "../ui/kept-focus.ts";
import { isTyping } from "../ui/typing.ts";
import type { Bar } from "./bar.ts";

/** What a table does with keys beyond those of the bar. */
export interface TableKeys {
  /** Whether the control under the focus shows something chosen already: then Enter means the commit button. */
  isChosen(target: Element): boolean;
  /** Esc, what lies on top first; says whether there was anything to put away before the bar's own step back. */
  stepBack(bar: Bar): boolean;
  /** Any other key; says whether the table knows it. */
  press(key: string): boolean;
}

/** Esc steps back, Enter commits when nothing else has the focus, other keys are the table's own. */
export function useShortcuts(keys: TableKeys, bar: Bar): void {
  const now = useRef({ keys, bar });
  now.current = { keys, bar };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (!press(event, now.current.keys, now.current.bar)) return;
      event.preventDefault();
    };
    // Before the control that has the focus gets the key.
    const onCapture = (event: KeyboardEvent) => {
      const { commit } = now.current.bar;
      if (event.key !== "Enter" || event.shiftKey || commit?.missing !== null) return;
      if (!(event.target instanceof Element) || event.target.closest("dialog")) return;
      if (!now.current.keys.isChosen(event.target)) return;
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

function press(event: KeyboardEvent, keys: TableKeys, bar: Bar): boolean {
  if (event.key === "Escape") return keys.stepBack(bar);
  const onControl = event.target instanceof Element && event.target.closest("button, a, [role=button]") !== null;
  if (event.key === "Enter" && !onControl && bar.commit?.missing === null) {
    bar.commit.run();
    return true;
  }
  if (!keys.press(event.key)) return false;
  if (!event.key.startsWith("Arrow")) leaveChoice();
  return true;
}
