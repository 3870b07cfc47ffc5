import type { TableRecord } from "./store.ts";

/** A table of these people under way, as the store keeps it, with nothing special agreed on but what is named. */
export const tableRecord = (id: string, players: readonly string[], more: Partial<TableRecord> = {}): TableRecord => ({
  id,
  name: id,
  game: "toy",
  language: "en",
  status: "running",
  options: {},
  seed: id,
  creator: players[0]!,
  origin: null,
  createdAt: 1,
  seats: players.map((player) => ({ kind: "person", player })),
  undo: "own",
  decisionSeconds: null,
  timing: { absence: "defaults" },
  terms: { talk: "rules" },
  pack: null,
  visibility: "public",
  invitation: null,
  follows: null,
  deal: null,
  ...more,
});
