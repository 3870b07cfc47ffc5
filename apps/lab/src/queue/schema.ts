/**
 * A share is some games of a simulation. Its name follows from all that its games depend on, so that whoever orders the same
 * once more finds what was played before. Documents are texts: they come back byte for byte, keys in the order they had. Times are those of the database: the clocks of machines differ.
 */
export const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS paravent_lab;
  CREATE TABLE IF NOT EXISTS paravent_lab.packs (name TEXT PRIMARY KEY, files TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS paravent_lab.shares (
    name TEXT PRIMARY KEY,
    place BIGINT GENERATED ALWAYS AS IDENTITY,
    code TEXT NOT NULL,
    task TEXT NOT NULL,
    pack TEXT REFERENCES paravent_lab.packs,
    ordered_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    taken_until TIMESTAMPTZ,
    taken_by TEXT,
    times_taken INTEGER NOT NULL DEFAULT 0,
    games TEXT,
    fault TEXT
  );
  CREATE INDEX IF NOT EXISTS shares_to_play ON paravent_lab.shares (place) WHERE games IS NULL AND fault IS NULL;
`;

/** Any number will do, as long as all who set the tables up take the same. */
export const SETTING_UP = 7_271_947;
