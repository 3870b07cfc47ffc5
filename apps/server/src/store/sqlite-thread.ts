/** Writes to the embedded database in a thread of its own: while a group is being synced, tables go on. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { hashOf } from "@paravent/kernel/hash";
import { type Found, isToHash } from "./database.ts";
import { readTexts } from "./shared-texts.ts";
import { codeOf } from "./sqlite-faults.ts";
import type { Group, Sent, Write, Written } from "./sqlite-writer.ts";

/** Codes of SQLite: a uniqueness constraint would be broken. */
const UNIQUE = new Set([1555, 2067]);

const db = new DatabaseSync(workerData as string);
// With FULL every commit is synced, so that an acknowledged row survives a loss of power too.
db.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
/** Statements by the numbers of their texts, each prepared when it is first carried out. */
const texts: string[] = [];
const prepared: StatementSync[] = [];

parentPort!.on("message", (group: Group | null) => {
  if (group) return parentPort!.postMessage(commit(group));
  db.close();
  parentPort!.close();
});

let shared = new SharedArrayBuffer(0);

function commit({ lengths, room, texts: told }: Group): Written {
  shared = room ?? shared;
  texts.push(...told);
  try {
    db.exec("BEGIN IMMEDIATE");
    const found: (readonly Found[])[] = [];
    // One after the other: of all that they tell, states and all, no more is kept than of one.
    const read = readTexts(shared, lengths);
    for (const text of read) {
      const { statements, toHash } = JSON.parse(text) as Write;
      const states = Array.from({ length: toHash }, () => read.next().value as string);
      found.push(runAll(statements, states));
    }
    db.exec("COMMIT");
    return { found };
  } catch (fault) {
    if (db.isTransaction) db.exec("ROLLBACK");
    return { fault: { message: (fault as Error).message, errcode: codeOf(fault) } };
  }
}

/** Those of one write, all or none; a single statement is that by itself. */
function runAll(statements: readonly Sent[], states: readonly string[]): readonly Found[] {
  const several = statements.length > 1;
  if (several) db.exec("SAVEPOINT one");
  try {
    let found: readonly Found[] = [];
    for (const each of statements) found = run(each, states);
    return found;
  } catch (fault) {
    if (!UNIQUE.has(codeOf(fault))) throw fault;
    if (several) db.exec("ROLLBACK TO one");
    return [];
  } finally {
    if (several && db.isTransaction) db.exec("RELEASE one");
  }
}

function run({ nth, values }: Sent, states: readonly string[]): readonly Found[] {
  prepared[nth] ??= db.prepare(texts[nth]!);
  // What it gives back has no prototype, and so cannot be sent as it is.
  const hashed = values.map((value) => (isToHash(value) ? hashOf(JSON.parse(states[value.toHash]!)) : value));
  return prepared[nth].all(...hashed).map((row) => ({ ...row })) as Found[];
}
