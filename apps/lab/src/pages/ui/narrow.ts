import { signal } from "@preact/signals";

const phone = window.matchMedia("(max-width: 720px)");

/** Whether the page is as narrow as a phone: drawings are drawn anew for it, not shrunk. */
export const isNarrow = signal(phone.matches);
phone.addEventListener("change", ({ matches }) => {
  isNarrow.value = matches;
});
