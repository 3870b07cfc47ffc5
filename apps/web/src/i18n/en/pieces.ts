import type { pieces as french } from "../fr/pieces.ts";

/** The small card of what one points at. */
export const pieces: typeof french = {
  rulebook: "Rulebook",
  close: "Close",
  before: "What comes before on the table",
  after: "What comes next on the table",
  onlyYou: "Only you know.",
};
