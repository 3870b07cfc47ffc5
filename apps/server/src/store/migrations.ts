/**
 * The schema, as numbered steps in SQL that SQLite and PostgreSQL both read. A step that has been released is never
 * edited: what must change comes as the next step. JSON is kept as text, so that what is read is what was hashed.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE settings (
       key TEXT PRIMARY KEY,
       value TEXT NOT NULL
     )`,
    `CREATE TABLE players (
       id TEXT PRIMARY KEY,
       name TEXT NOT NULL,
       language TEXT NOT NULL,
       created_at BIGINT NOT NULL
     )`,
    `CREATE TABLE tables (
       id TEXT PRIMARY KEY,
       name TEXT NOT NULL,
       game TEXT NOT NULL,
       language TEXT NOT NULL,
       status TEXT NOT NULL,
       options TEXT NOT NULL,
       seed TEXT NOT NULL,
       creator TEXT NOT NULL,
       created_at BIGINT NOT NULL,
       seats INTEGER NOT NULL
     )`,
    `CREATE INDEX tables_by_status ON tables (status, created_at)`,
    `CREATE INDEX tables_by_creator ON tables (creator, status)`,
    // A seat that nobody has taken has neither player nor bot.
    `CREATE TABLE seats (
       table_id TEXT NOT NULL REFERENCES tables (id),
       seat INTEGER NOT NULL,
       player TEXT,
       bot TEXT,
       PRIMARY KEY (table_id, seat)
     )`,
    `CREATE UNIQUE INDEX seats_by_player ON seats (player, table_id)`,
    // Both constraints matter when two servers share a database: one row per number, one row per command.
    `CREATE TABLE log (
       table_id TEXT NOT NULL REFERENCES tables (id),
       seq INTEGER NOT NULL,
       seat INTEGER,
       command TEXT,
       input TEXT NOT NULL,
       events TEXT NOT NULL,
       hash TEXT NOT NULL,
       known INTEGER NOT NULL,
       rules TEXT NOT NULL,
       PRIMARY KEY (table_id, seq)
     )`,
    `CREATE UNIQUE INDEX log_by_command ON log (table_id, seat, command)`,
    `CREATE TABLE snapshots (
       table_id TEXT PRIMARY KEY REFERENCES tables (id),
       seq INTEGER NOT NULL,
       state TEXT NOT NULL
     )`,
  ],
  [
    `ALTER TABLE tables ADD COLUMN undo TEXT NOT NULL DEFAULT 'own'`,
    `ALTER TABLE log ADD COLUMN undoable INTEGER NOT NULL DEFAULT 0`,
    // One channel for the table and one for each pair of seats. `near` and `far` are the pair, -1 for the table. Of a
    // circle of several seats `near` is -2, and `far` has one bit for each of them. Of those who watch it is -3.
    `CREATE TABLE chat (
       table_id TEXT NOT NULL REFERENCES tables (id),
       near INTEGER NOT NULL,
       far INTEGER NOT NULL,
       id INTEGER NOT NULL,
       seat INTEGER NOT NULL,
       command TEXT NOT NULL,
       text TEXT NOT NULL,
       at BIGINT NOT NULL,
       PRIMARY KEY (table_id, near, far, id)
     )`,
    `CREATE UNIQUE INDEX chat_by_command ON chat (table_id, seat, command)`,
    `CREATE TABLE undo_requests (
       table_id TEXT PRIMARY KEY REFERENCES tables (id),
       request TEXT NOT NULL
     )`,
  ],
  [
    // Whole documents, so that a table opens with the content it began with, whatever has become of its source.
    `CREATE TABLE packs (
       game TEXT NOT NULL,
       id TEXT NOT NULL,
       rules TEXT NOT NULL,
       creator TEXT,
       created_at BIGINT NOT NULL,
       document TEXT NOT NULL,
       PRIMARY KEY (game, id)
     )`,
    `CREATE INDEX packs_by_creator ON packs (creator)`,
    `ALTER TABLE tables ADD COLUMN pack TEXT`,
  ],
  [
    `ALTER TABLE tables ADD COLUMN decision_seconds INTEGER`,
    `ALTER TABLE log ADD COLUMN at BIGINT NOT NULL DEFAULT 0`,
    // Who sat where a bot sits now.
    `ALTER TABLE seats ADD COLUMN replaces TEXT`,
  ],
  [
    // A name for the network a table was opened from, made with the server's secret: no address is kept.
    `ALTER TABLE tables ADD COLUMN origin TEXT`,
    `CREATE INDEX tables_by_origin ON tables (origin, status)`,
  ],
  [
    // Each observer counts what it perceives: the numbers of a row, by observer.
    `ALTER TABLE log ADD COLUMN seen TEXT`,
  ],
  [
    // What a game that is over told each observer (-1: those who sit nowhere), compressed.
    `CREATE TABLE chronicles (
       table_id TEXT NOT NULL REFERENCES tables (id),
       observer INTEGER NOT NULL,
       told TEXT NOT NULL,
       PRIMARY KEY (table_id, observer)
     )`,
  ],
  [
    // What chance gave in a row, where the game draws by a key; what a player's client adds to that key.
    `ALTER TABLE log ADD COLUMN drawn TEXT`,
    `ALTER TABLE seats ADD COLUMN entropy TEXT`,
  ],
  [
    // Of a program: whose it is, and what it may do; nothing any more where that is empty.
    `ALTER TABLE players ADD COLUMN owner TEXT`,
    `ALTER TABLE players ADD COLUMN scopes TEXT`,
  ],
  [
    // A player without one is a guest. Of an account that was erased the row stays, with nothing in it.
    `CREATE TABLE accounts (
       player TEXT PRIMARY KEY REFERENCES players (id),
       login TEXT,
       password TEXT,
       portrait TEXT,
       created_at BIGINT NOT NULL
     )`,
    `CREATE UNIQUE INDEX accounts_by_login ON accounts (login)`,
    // The id is the hash of a token that only the browser has.
    `CREATE TABLE sessions (
       id TEXT PRIMARY KEY,
       player TEXT NOT NULL REFERENCES players (id),
       agent TEXT NOT NULL,
       opened_at BIGINT NOT NULL,
       seen_at BIGINT NOT NULL
     )`,
    `CREATE INDEX sessions_by_player ON sessions (player)`,
  ],
  [
    // Who finds a table, and the word without which a link to one by invitation leads nowhere.
    `ALTER TABLE tables ADD COLUMN visibility TEXT NOT NULL DEFAULT 'public'`,
    `ALTER TABLE tables ADD COLUMN invitation TEXT`,
    // What a table knows of somebody who does not sit there.
    `CREATE TABLE guests (
       table_id TEXT NOT NULL REFERENCES tables (id),
       player TEXT NOT NULL,
       standing TEXT NOT NULL,
       PRIMARY KEY (table_id, player)
     )`,
    `CREATE INDEX guests_by_player ON guests (player, standing)`,
  ],
  [
    // Where a player who is away is called. `session`: of a browser, the session it was signed in with, empty for a guest.
    `CREATE TABLE call_channels (
       id TEXT PRIMARY KEY,
       player TEXT NOT NULL REFERENCES players (id),
       kind TEXT NOT NULL,
       address TEXT NOT NULL,
       secrets TEXT,
       session TEXT,
       is_on INTEGER NOT NULL,
       confirmed INTEGER NOT NULL,
       created_at BIGINT NOT NULL,
       not_before BIGINT NOT NULL DEFAULT 0,
       leased_until BIGINT NOT NULL DEFAULT 0,
       failures INTEGER NOT NULL DEFAULT 0,
       outcome TEXT,
       outcome_at BIGINT
     )`,
    `CREATE UNIQUE INDEX call_channels_by_player ON call_channels (player, kind, address)`,
    // Calls that are due, and those that have been made for a question that is still open.
    `CREATE TABLE calls (
       channel TEXT NOT NULL REFERENCES call_channels (id) ON DELETE CASCADE,
       table_id TEXT NOT NULL REFERENCES tables (id),
       question INTEGER NOT NULL,
       asked_at BIGINT NOT NULL,
       done INTEGER NOT NULL,
       PRIMARY KEY (channel, table_id)
     )`,
    `CREATE INDEX calls_due ON calls (done, asked_at)`,
    `CREATE TABLE call_habits (
       player TEXT PRIMARY KEY REFERENCES players (id),
       habits TEXT NOT NULL
     )`,
  ],
  [
    // Another one with every change of who sits where: what is changed must be what was seen.
    `ALTER TABLE tables ADD COLUMN seating TEXT`,
    // For whom a seat is kept that nobody has taken.
    `ALTER TABLE seats ADD COLUMN kept_for TEXT`,
    `CREATE INDEX seats_by_kept_for ON seats (kept_for)`,
    // Who said it; seats change hands before the game.
    `ALTER TABLE chat ADD COLUMN player TEXT`,
    // The table after whose game this one was opened, for the same people.
    `ALTER TABLE tables ADD COLUMN follows TEXT`,
    `CREATE INDEX tables_by_follows ON tables (follows)`,
  ],
  [
    // What a table has agreed on about time; null: the most cautious answer counts when time is up, as it always did.
    `ALTER TABLE tables ADD COLUMN timing TEXT`,
    // Of a person's seat: when a bot began to play for them (then it has both a player and a bot), or when they came back.
    `ALTER TABLE seats ADD COLUMN since BIGINT`,
  ],
  [
    // What a seat has in reserve after a row, in milliseconds, as the server measured it.
    `ALTER TABLE log ADD COLUMN bank BIGINT`,
    // A player has stopped their own deadlines at one table.
    `CREATE TABLE pauses (
       table_id TEXT NOT NULL REFERENCES tables (id),
       seat INTEGER NOT NULL,
       began_at BIGINT NOT NULL,
       ended_at BIGINT,
       PRIMARY KEY (table_id, seat, began_at)
     )`,
    // Days on which a player's deadlines stand still at every table.
    `CREATE TABLE vacations (
       player TEXT NOT NULL REFERENCES players (id),
       from_at BIGINT NOT NULL,
       until_at BIGINT NOT NULL,
       PRIMARY KEY (player, from_at)
     )`,
    // Who would have a bot play for somebody who is away, since a question that was asked at this hour.
    `CREATE TABLE absence_votes (
       table_id TEXT NOT NULL REFERENCES tables (id),
       against INTEGER NOT NULL,
       voter INTEGER NOT NULL,
       asked_at BIGINT NOT NULL,
       PRIMARY KEY (table_id, against, voter)
     )`,
  ],
  [
    // What the game of a table goes on from: another one, up to a move.
    `CREATE TABLE resumed (
       table_id TEXT PRIMARY KEY REFERENCES tables (id),
       game TEXT NOT NULL
     )`,
  ],
  [
    // What players have noted on moves of games that are over; others read it where its author has agreed.
    `CREATE TABLE notes (
       table_id TEXT NOT NULL REFERENCES tables (id),
       player TEXT NOT NULL REFERENCES players (id),
       move INTEGER NOT NULL,
       text TEXT NOT NULL,
       shared INTEGER NOT NULL,
       at BIGINT NOT NULL,
       PRIMARY KEY (table_id, player, move)
     )`,
    `CREATE INDEX notes_by_player ON notes (player)`,
  ],
  [
    // What the players of a table agree on besides the game and its time; null: what there was before there was a choice.
    `ALTER TABLE tables ADD COLUMN terms TEXT`,
    // Whom a player does not want to hear, or to play with.
    `CREATE TABLE aversions (
       id TEXT PRIMARY KEY,
       player TEXT NOT NULL REFERENCES players (id),
       other TEXT NOT NULL REFERENCES players (id),
       how TEXT NOT NULL,
       at BIGINT NOT NULL
     )`,
    `CREATE UNIQUE INDEX aversions_by_pair ON aversions (player, other)`,
    // What players have told the moderators, with what was said, as chats forget.
    `CREATE TABLE reports (
       id TEXT PRIMARY KEY,
       table_id TEXT NOT NULL REFERENCES tables (id),
       reporter TEXT NOT NULL REFERENCES players (id),
       accused TEXT NOT NULL REFERENCES players (id),
       reason TEXT NOT NULL,
       words TEXT NOT NULL,
       evidence TEXT NOT NULL,
       at BIGINT NOT NULL,
       verdict TEXT,
       judge TEXT,
       judged_at BIGINT
     )`,
    `CREATE INDEX reports_by_reporter ON reports (reporter)`,
    `CREATE TABLE silences (
       player TEXT PRIMARY KEY REFERENCES players (id),
       until_at BIGINT NOT NULL
     )`,
  ],
  [
    // How games ended, as everybody may know.
    `CREATE TABLE results (
       table_id TEXT PRIMARY KEY REFERENCES tables (id),
       game TEXT NOT NULL,
       rated INTEGER NOT NULL,
       rounds INTEGER,
       at BIGINT NOT NULL,
       lasted BIGINT NOT NULL
     )`,
    `CREATE TABLE seat_results (
       table_id TEXT NOT NULL REFERENCES tables (id),
       seat INTEGER NOT NULL,
       player TEXT,
       place INTEGER,
       points DOUBLE PRECISION,
       side TEXT NOT NULL,
       was_left INTEGER NOT NULL,
       answers INTEGER NOT NULL,
       late INTEGER NOT NULL,
       draws TEXT NOT NULL,
       PRIMARY KEY (table_id, seat)
     )`,
    `CREATE INDEX seat_results_by_player ON seat_results (player)`,
    // What was believed of a player's skill ("player:" and their id), or of what a side is worth, after each rated game.
    `CREATE TABLE ratings (
       game TEXT NOT NULL,
       who TEXT NOT NULL,
       nth INTEGER NOT NULL,
       mu DOUBLE PRECISION NOT NULL,
       sigma DOUBLE PRECISION NOT NULL,
       table_id TEXT NOT NULL REFERENCES tables (id),
       at BIGINT NOT NULL,
       PRIMARY KEY (game, who, nth)
     )`,
    `CREATE INDEX ratings_by_who ON ratings (who)`,
  ],
  [
    // When somebody is called a second time for a question whose deadline comes near; null: not again.
    `ALTER TABLE calls ADD COLUMN again_at BIGINT`,
  ],
  [
    // Of a table of a tournament: what is dealt there, by which alone its chance goes.
    `ALTER TABLE tables ADD COLUMN deal TEXT`,
    `CREATE INDEX tables_by_deal ON tables (deal)`,
    // The secret is the one from which the secrets of all its tables follow.
    `CREATE TABLE tournaments (
       id TEXT PRIMARY KEY,
       organiser TEXT NOT NULL REFERENCES players (id),
       settings TEXT NOT NULL,
       listed INTEGER NOT NULL,
       status TEXT NOT NULL,
       round INTEGER NOT NULL,
       secret TEXT NOT NULL,
       created_at BIGINT NOT NULL
     )`,
    `CREATE INDEX tournaments_by_organiser ON tournaments (organiser, status)`,
    `CREATE INDEX tournaments_by_status ON tournaments (status, created_at)`,
    `CREATE TABLE tournament_players (
       tournament TEXT NOT NULL REFERENCES tournaments (id),
       player TEXT NOT NULL REFERENCES players (id),
       joined_at BIGINT NOT NULL,
       withdrawn INTEGER NOT NULL,
       PRIMARY KEY (tournament, player)
     )`,
    `CREATE INDEX tournament_players_by_player ON tournament_players (player)`,
    // Who is to sit where, decided once; tables are made after it.
    `CREATE TABLE tournament_rounds (
       tournament TEXT NOT NULL REFERENCES tournaments (id),
       round INTEGER NOT NULL,
       boards TEXT NOT NULL,
       byes TEXT NOT NULL,
       tables INTEGER NOT NULL,
       at BIGINT NOT NULL,
       PRIMARY KEY (tournament, round)
     )`,
  ],
  [
    // Leaderboards are read in their order, however many games there were.
    `ALTER TABLE ratings ADD COLUMN latest INTEGER NOT NULL DEFAULT 0`,
    `UPDATE ratings SET latest = 1
     WHERE nth = (SELECT max(l.nth) FROM ratings l WHERE l.game = ratings.game AND l.who = ratings.who)`,
    `CREATE INDEX ratings_best ON ratings (game, (mu - 2 * sigma) DESC, who) WHERE latest = 1`,
    // Games that are over, from the first on: what was left undone about one of them is looked for at each start.
    `CREATE INDEX tables_over ON tables (created_at, id) WHERE status = 'over'`,
  ],
  [
    // What players have noted on players and things of games that are over, and after which move.
    `CREATE TABLE thing_notes (
       table_id TEXT NOT NULL REFERENCES tables (id),
       player TEXT NOT NULL REFERENCES players (id),
       about TEXT NOT NULL,
       label TEXT,
       move INTEGER NOT NULL,
       text TEXT NOT NULL,
       shared INTEGER NOT NULL,
       at BIGINT NOT NULL,
       PRIMARY KEY (table_id, player, about)
     )`,
    `CREATE INDEX thing_notes_by_player ON thing_notes (player)`,
  ],
  [
    // Players who let those who watch a table see what they see there.
    `CREATE TABLE shown_seats (
       table_id TEXT NOT NULL REFERENCES tables (id),
       player TEXT NOT NULL REFERENCES players (id),
       PRIMARY KEY (table_id, player)
     )`,
  ],
  [
    // Keys by which an account signs in besides its password, or instead of one. The id is the one browsers know it by.
    `CREATE TABLE passkeys (
       id TEXT PRIMARY KEY,
       player TEXT NOT NULL REFERENCES players (id),
       name TEXT NOT NULL,
       public_key TEXT NOT NULL,
       counter BIGINT NOT NULL,
       transports TEXT NOT NULL,
       created_at BIGINT NOT NULL,
       used_at BIGINT
     )`,
    `CREATE INDEX passkeys_by_player ON passkeys (player)`,
    // What a passkey is to sign, once and soon; without a player where it is to say who somebody is.
    `CREATE TABLE passkey_challenges (
       challenge TEXT PRIMARY KEY,
       purpose TEXT NOT NULL,
       player TEXT NOT NULL,
       expires_at BIGINT NOT NULL
     )`,
    `CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at)`,
  ],
  [
    // The player with whom somebody would change places before the game.
    `ALTER TABLE seats ADD COLUMN swap_with TEXT`,
    // Of somebody whose seat was freed: by whom, and why.
    `ALTER TABLE guests ADD COLUMN freed_by TEXT`,
    `ALTER TABLE guests ADD COLUMN why TEXT`,
  ],
  [
    // Whether a password alone does not open an account; and what stands in for a lost passkey beside it, by its hash.
    `ALTER TABLE accounts ADD COLUMN key_needed INTEGER NOT NULL DEFAULT 0`,
    `CREATE TABLE recovery_codes (
       player TEXT NOT NULL REFERENCES players (id),
       hash TEXT NOT NULL,
       PRIMARY KEY (player, hash)
     )`,
  ],
  [
    // What its owner calls the browser of a session.
    `ALTER TABLE sessions ADD COLUMN name TEXT`,
  ],
];
