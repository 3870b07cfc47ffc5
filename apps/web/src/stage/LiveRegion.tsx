import { saying } from "./saying.ts";

/** The one live region of a table: each beat is said once and whole. */
export function LiveRegion() {
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true" data-live>
      {saying.value}
    </p>
  );
}
