import { useOnceDrawn } from "./once-drawn.ts";

/** What the player did last; null on a page that nobody has touched yet, where the focus stays before its top. */
let last: "keys" | "pointer" | null = null;

addEventListener("keydown", () => (last = "keys"), true);
addEventListener("pointerdown", () => (last = "pointer"), true);

/** Where the bar tells what is asked, or who is waited for: no control, so keys mean what they mean everywhere. */
const HEADING = ".bar-lead";

/** What can be chosen, on a stage first: it lies over the rest. */
const CHOICES = ["[data-stage] [data-ref]", "[data-ref]", "[data-choice]"].map(
  (choice) => `${choice}:is(button, [tabindex]):not([aria-disabled=true]):not(:disabled)`,
);

/**
 * What had the focus goes with the question that was answered. The focus then stays with what the player does: on the
 * first choice of the next question for those who use keys, else on the sentence that tells what is going on. Whoever is
 * doing something else meanwhile, such as writing, is not called away.
 */
export function useKeptFocus(question: number | null, what: string): void {
  useOnceDrawn(() => {
    if (last === null || !isFree()) return;
    const next = question !== null && last === "keys" ? firstChoice() : null;
    (next ?? document.querySelector<HTMLElement>(HEADING))?.focus({ preventScroll: next === null });
  }, [question, what]);
}

/** Whether nothing has the focus but the sentence, which does nothing with keys. */
export function isFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(HEADING);
}

/** A key has chosen something else than what has the focus: the next Enter means what the key has chosen. */
export function leaveChoice(): void {
  if (document.activeElement?.matches("[data-ref]")) focusSentence();
}

/** What lay over the table has gone: the focus is back at what the table tells. */
export function focusSentence(): void {
  document.querySelector<HTMLElement>(HEADING)?.focus();
}

/** What had the focus has gone without another question coming: those who use keys go on from here. */
export function goOnFrom(next: HTMLElement | null | undefined): void {
  if (last === "keys" && document.activeElement === document.body) next?.focus();
}

function firstChoice(): HTMLElement | null {
  for (const selector of CHOICES)
    for (const choice of document.querySelectorAll<HTMLElement>(selector))
      if (choice.checkVisibility({ visibilityProperty: true })) return choice;
  return document.querySelector<HTMLElement>("[data-commit][aria-disabled=false]");
}
