/** Every table of the database, those first that others refer to. A test holds this against the schema. */
export const TABLES = [
  "settings",
  "players",
  "accounts",
  "sessions",
  "packs",
  "tables",
  "seats",
  "guests",
  "log",
  "snapshots",
  "chat",
  "undo_requests",
  "pauses",
  "vacations",
  "absence_votes",
  "resumed",
  "notes",
  "aversions",
  "reports",
  "silences",
  "results",
  "seat_results",
  "ratings",
  "chronicles",
  "call_channels",
  "calls",
  "call_habits",
] as const;

/** So many rows are read at once. */
export const BATCH = 500;
