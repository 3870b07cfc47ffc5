import type { Ears, Feed, Notice } from "./feed.ts";
import { inWords, pass } from "./feed-words.ts";
import { Living } from "./living.ts";
import type { Sql, Transaction } from "./postgres-connection.ts";

const CHANNEL = "paravent";

/** By its number a later release knows that it must write these anew. */
const TELLING = "paravent_tell_2";

/** Of a connection: with this value what it writes is told by other means than NOTIFY. */
export const FEED_SETTING = { "paravent.feed": "outside" };

/** What a transaction of such a connection has to tell so far: a line for each change. */
export const TOLD = "SELECT current_setting('paravent.told', true) AS told";

/** Every process tells the others what it writes, with the transaction that writes it: what they hear of is there. */
const TRIGGERS = [
  `CREATE OR REPLACE FUNCTION ${TELLING}() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE row RECORD := coalesce(NEW, OLD); line TEXT := ''; said TEXT;
   BEGIN
     IF TG_ARGV[0] = 'said' THEN line := ' ' || row.seat || ' ' || row.command; END IF;
     said := current_setting('application_name') || ' ' || TG_ARGV[0] || ' ' || row.table_id || line;
     IF current_setting('paravent.feed', true) = 'outside' THEN
       PERFORM set_config('paravent.told', coalesce(current_setting('paravent.told', true), '') || said || chr(10), true);
     ELSE
       PERFORM pg_notify('${CHANNEL}', said);
     END IF;
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
  private readonly living: Living;

  constructor(sql: Sql, own: string) {
    this.sql = sql;
    this.own = own;
    this.living = new Living(sql);
  }

  async hear(ears: Ears): Promise<void> {
    let listening = false;
    await this.sql.listen(
      CHANNEL,
      (text) => pass(text, this.own, ears),
      () => {
        if (listening) ears.lapsed();
        listening = true;
      },
    );
    this.living.watch((process) => ears.ended(process));
  }

  tell(notice: Notice): void {
    // Who does not hear of it asks when the line is back.
    this.sql.notify(CHANNEL, inWords(this.own, notice)).catch(() => {});
  }

  close(): void {
    this.living.stop();
  }
}
