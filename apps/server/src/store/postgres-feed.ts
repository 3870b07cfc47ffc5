import type { Change, Ears, Feed, Notice } from "./feed.ts";
import type { Sql, Transaction } from "./postgres-connection.ts";

const CHANNEL = "paravent";

/** By its number a later release knows that it must write these anew. */
const TELLING = "paravent_tell_1";

/** Every process tells the others what it writes, with the transaction that writes it: what they hear of is there. */
const TRIGGERS = [
  `CREATE OR REPLACE FUNCTION ${TELLING}() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE row RECORD := coalesce(NEW, OLD); line TEXT := '';
   BEGIN
     IF TG_ARGV[0] = 'said' THEN line := ' ' || row.seat || ' ' || row.command; END IF;
     PERFORM pg_notify('${CHANNEL}', current_setting('application_name') || ' ' || TG_ARGV[0] || ' ' || row.table_id || line);
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER tell_rows AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION ${TELLING}('rows')`,
  `CREATE OR REPLACE TRIGGER tell_seats AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION ${TELLING}('seats')`,
  `CREATE OR REPLACE TRIGGER tell_said AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION ${TELLING}('said')`,
  `CREATE OR REPLACE TRIGGER tell_undo AFTER INSERT OR UPDATE OR DELETE ON undo_requests
   FOR EACH ROW EXECUTE FUNCTION ${TELLING}('undo')`,
];

/** Has the database tell of its changes; once for each database. */
export async function tellChanges(tx: Transaction): Promise<void> {
  const [known] = await tx`SELECT to_regproc(${TELLING}) IS NOT NULL AS there`;
  if (known!.there) return;
  for (const text of TRIGGERS) await tx.unsafe(text);
}

/** How often the others are looked for: what a dead one did goes on within a second. */
const LOOK_MS = 400;

/** Every process is known to the database by a name of its own, as long as it has a line to it. */
const LIVING = `SELECT DISTINCT application_name AS name FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'paravent-%'`;

const NOTICES: ReadonlySet<string> = new Set<Notice["what"]>(["here", "away", "who"]);

/** The changes of other processes by LISTEN and NOTIFY. `own` is the name this process writes under. */
export class PostgresFeed implements Feed {
  private readonly sql: Sql;
  private readonly own: string;
  private living = new Set<string>();
  private looking: NodeJS.Timeout | null = null;
  private isLooking = false;

  constructor(sql: Sql, own: string) {
    this.sql = sql;
    this.own = own;
  }

  async hear(ears: Ears): Promise<void> {
    let listening = false;
    await this.sql.listen(
      CHANNEL,
      (text) => this.pass(text, ears),
      () => {
        if (listening) ears.lapsed();
        listening = true;
      },
    );
    this.looking = setInterval(() => void this.look(ears), LOOK_MS).unref();
  }

  tell({ what, table, player }: Notice): void {
    const text = [this.own, what, table, ...(player === null ? [] : [player])].join(" ");
    // Who does not hear of it asks when the line is back.
    this.sql.notify(CHANNEL, text).catch(() => {});
  }

  close(): void {
    if (this.looking) clearInterval(this.looking);
  }

  private async look(ears: Ears): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    // While nobody can be seen, nobody is known to have ended.
    const found = await this.sql.unsafe(LIVING).catch(() => null);
    this.isLooking = false;
    if (!found) return;
    const before = this.living;
    this.living = new Set(found.map(({ name }) => String(name)));
    for (const process of before) if (!this.living.has(process)) ears.ended(process);
  }

  private pass(text: string, ears: Ears): void {
    const [by, what, table, third, command] = text.split(" ");
    if (!by || by === this.own || !what || !table) return;
    if (NOTICES.has(what)) ears.noticed({ what: what as Notice["what"], table, player: third ?? null }, by);
    else
      ears.changed({
        table,
        what: what as Change["what"],
        line: command === undefined ? null : { seat: Number(third), command },
      });
  }
}
