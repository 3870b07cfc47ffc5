import type { preferences as french } from "../fr/preferences.ts";

/** The dialog of motion, sound and reading. */
export const preferences: typeof french = {
  title: "Display and sound",
  pace: "Speed of what happens",
  paces: { off: "Instant", quick: "Quick", normal: "Normal", slow: "Slow" },
  motion: "Motion",
  motions: { system: "As my system", full: "Full", calm: "None" },
  text: "Text size",
  contrast: "Stronger contrast",
  patterns: "Patterns besides colours",
  coach: "A coach in games against bots",
  askAll: "Also ask questions with only one answer",
  asText: "Table as text",
  volume: "Sound",
  keys: "While something is shown, Space skips it. R shows the last turn again.",
};
