import { signal } from "@preact/signals";

/** What is read aloud to those who listen: each sentence whole and once. */
export const saying = signal("");

/** What has been said in this very moment: nobody has heard it yet. */
let unheard = "";

/**
 * Said by a screen reader when it has finished what it is saying. The same sentence twice is said twice; what two parts of
 * the page say in the same moment is said one after the other.
 */
export function say(text: string): void {
  if (text === "") return;
  if (unheard === "") queueMicrotask(() => (unheard = ""));
  unheard = unheard === "" ? text : `${unheard} ${text}`;
  // Only a change is read: an invisible space makes the same words a new text.
  saying.value = saying.peek() === unheard ? `${unheard}\u200b` : unheard;
}
