import type { packs as french } from "../fr/packs.ts";

export const packs: typeof french = {
  label: "Cards",
  own: "Your own pack…",
  other: "Another pack…",
  reading: "Reading the pack…",
  howTo: "The .yaml files of a folder. The page docs/CONTENT.md says how to write them.",
  playedWith: (name) => `Cards: ${name}`,
  refused: (why) => `This pack was rejected. ${why}`,
  tooLarge: "These files are too large for a pack of cards.",
  tooMany: "Too many packs have been sent. Try again later.",
  busy: "Other packs are being read. Try again in a moment.",
  unread: "The pack could not be sent. Nothing changed.",
};
