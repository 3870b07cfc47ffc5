import { createHash } from "node:crypto";
import type { PackFiles } from "@paravent/content";
import { packFilesIn } from "@paravent/content/folder";
import { canonical } from "@paravent/kernel";
import postgres from "postgres";
import { Misuse } from "../lib/command-line.ts";
import type { Played, SimTask } from "../sim/play.ts";
import { codeOf } from "./code.ts";
import { SCHEMA, SETTING_UP } from "./schema.ts";

/** So long a share stays with who took it; who is still playing renews that in time. */
export const LEASE_S = 30;

/** A share that was begun so often and never ended is the fault of the share, not of the machines. */
const MOST_TIMES = 5;

/** What was played so many days ago is forgotten. */
const KEPT_DAYS = 30;

/** A share that somebody has taken to play it. */
export interface Taken {
  readonly name: string;
  readonly task: SimTask;
  /** The content it is played with; null for that of the game. */
  readonly pack: { readonly name: string; readonly files: PackFiles } | null;
}

/** What has become of a share. */
export interface Outcome {
  readonly name: string;
  readonly games: readonly Played[] | null;
  readonly fault: string | null;
}

/** The shares of simulations in a PostgreSQL database: whoever can reach it may order some, or play them. */
export class Queue {
  private readonly sql: postgres.Sql;

  private constructor(sql: postgres.Sql) {
    this.sql = sql;
  }

  static async open(url: string): Promise<Queue> {
    if (!/^postgres(ql)?:\/\//.test(url))
      throw new Misuse("--queue takes an address of the form postgres://user:password@host:port/name.");
    const sql = postgres(url, { max: 4, connect_timeout: 5, onnotice: () => {} });
    try {
      await sql.begin(async (tx) => {
        await tx`SELECT pg_advisory_xact_lock(${SETTING_UP})`;
        await tx.unsafe(SCHEMA);
        await tx`DELETE FROM paravent_lab.shares WHERE ordered_at < now() - make_interval(days => ${KEPT_DAYS})`;
      });
    } catch (fault) {
      await sql.end({ timeout: 1 });
      throw new Misuse(`The queue cannot be used: ${fault instanceof Error ? fault.message : fault}`);
    }
    return new Queue(sql);
  }

  /** Orders shares; those that are there already stay as they are. Their names, in the order of the tasks. */
  async order(tasks: readonly SimTask[]): Promise<string[]> {
    const packs = new Map<string, PackFiles>();
    const shares = tasks.map((task) => shareOf(task, packs));
    if (packs.size > 0)
      await this.sql`
        INSERT INTO paravent_lab.packs ${this.sql([...packs].map(([name, files]) => ({ name, files: JSON.stringify(files) })))}
        ON CONFLICT DO NOTHING`;
    for (let from = 0; from < shares.length; from += 500)
      await this.sql`
        INSERT INTO paravent_lab.shares ${this.sql(shares.slice(from, from + 500).map((share) => ({ ...share, task: JSON.stringify(share.task) })))}
        ON CONFLICT DO NOTHING`;
    return shares.map(({ name }) => name);
  }

  /** The first share that nobody plays, or whose player has not been heard of for too long; null: there is none. */
  async take(by: string, games: readonly string[]): Promise<Taken | null> {
    const codes = games.map(codeOf);
    const [row] = await this.sql`
      UPDATE paravent_lab.shares SET
        taken_by = ${by}, taken_until = now() + make_interval(secs => ${LEASE_S}), times_taken = times_taken + 1
      WHERE name = (
        SELECT name FROM paravent_lab.shares
        WHERE games IS NULL AND fault IS NULL AND (taken_until IS NULL OR taken_until < now())
          AND code IN ${this.sql(codes)} AND times_taken < ${MOST_TIMES}
        ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING name, task, pack`;
    if (!row) return null;
    const { name, task, pack } = row as unknown as { name: string; task: string; pack: string | null };
    return {
      name,
      task: JSON.parse(task) as SimTask,
      pack: pack === null ? null : { name: pack, files: await this.filesOf(pack) },
    };
  }

  /** Still playing; false where the share is no longer wanted, or another plays it. */
  async renew(name: string, by: string): Promise<boolean> {
    const { count } = await this.sql`
      UPDATE paravent_lab.shares SET taken_until = now() + make_interval(secs => ${LEASE_S})
      WHERE name = ${name} AND taken_by = ${by} AND games IS NULL AND fault IS NULL`;
    return count > 0;
  }

  /** Whoever is first to say what came of a share is believed: all would say the same. */
  async finish(name: string, games: readonly Played[]): Promise<void> {
    await this.sql`
      UPDATE paravent_lab.shares SET games = ${JSON.stringify(games)}, taken_until = NULL
      WHERE name = ${name} AND games IS NULL`;
  }

  async fail(name: string, fault: string): Promise<void> {
    await this.sql`UPDATE paravent_lab.shares SET fault = ${fault} WHERE name = ${name} AND games IS NULL`;
  }

  /** Not played to the end, and not by a fault of the share: somebody else may take it at once. */
  async giveBack(name: string, by: string): Promise<void> {
    await this.sql`
      UPDATE paravent_lab.shares SET taken_until = NULL, taken_by = NULL, times_taken = times_taken - 1
      WHERE name = ${name} AND taken_by = ${by} AND games IS NULL`;
  }

  /** Those of these shares that have been played or have failed, and how many of them there are at all. */
  async outcomes(names: readonly string[]): Promise<{ ended: Outcome[]; there: number }> {
    const rows = await this.sql`
      SELECT name, games, CASE
        WHEN games IS NULL AND fault IS NULL AND times_taken >= ${MOST_TIMES} AND taken_until < now()
        THEN 'it was begun again and again and never ended' ELSE fault END AS fault
      FROM paravent_lab.shares WHERE name IN ${this.sql(names)}`;
    const ended = rows.flatMap(({ name, games, fault }): Outcome[] =>
      games === null && fault === null ? [] : [{ name, fault, games: games && (JSON.parse(games) as Played[]) }],
    );
    return { ended, there: rows.length };
  }

  /** No longer wanted; what has been played stays, for whoever orders it again. */
  async drop(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.sql`DELETE FROM paravent_lab.shares WHERE name IN ${this.sql(names)} AND games IS NULL`;
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 5 });
  }

  private async filesOf(pack: string): Promise<PackFiles> {
    const [row] = await this.sql`SELECT files FROM paravent_lab.packs WHERE name = ${pack}`;
    return JSON.parse(row!.files) as PackFiles;
  }
}

const hashOf = (of: unknown): string => createHash("sha256").update(canonical(of)).digest("hex");

/** A task without the folder of its pack, which is this machine's: what is in it goes along. */
function shareOf(task: SimTask, packs: Map<string, PackFiles>) {
  const { pack: folder = "", ...said } = task;
  const files = folder === "" ? null : packFilesIn(folder);
  const pack = files && hashOf(files);
  if (files && pack) packs.set(pack, files);
  const code = codeOf(task.game);
  return { name: hashOf({ code, pack, task: said }), code, task: said, pack };
}
