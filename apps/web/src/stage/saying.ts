import { signal } from "@preact/signals";

/** What is read aloud to those who listen: one sentence at a time, each whole and once. */
export const saying = signal("");

/** Said by a screen reader when it has finished what it is saying. The same sentence twice is said twice. */
export function say(text: string): void {
  if (text === "") return;
  // Only a change is read: an invisible space makes the same words a new text.
  saying.value = saying.peek() === text ? `${text}\u200b` : text;
}
