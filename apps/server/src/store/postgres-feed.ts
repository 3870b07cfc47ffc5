import type { Change, Feed } from "./feed.ts";
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

/** The changes of other processes by LISTEN and NOTIFY. `own` is the name this process writes under. */
export class PostgresFeed implements Feed {
  private readonly sql: Sql;
  private readonly own: string;

  constructor(sql: Sql, own: string) {
    this.sql = sql;
    this.own = own;
  }

  async hear(heard: (change: Change) => void, lapsed: () => void): Promise<void> {
    let listening = false;
    await this.sql.listen(
      CHANNEL,
      (text) => {
        const change = this.read(text);
        if (change) heard(change);
      },
      () => {
        if (listening) lapsed();
        listening = true;
      },
    );
  }

  private read(text: string): Change | null {
    const [by, what, table, seat, command] = text.split(" ");
    if (by === this.own || !table) return null;
    return {
      table,
      what: what as Change["what"],
      line: command === undefined ? null : { seat: Number(seat), command },
    };
  }
}
