import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline as piped, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import type { Value } from "../store/database.ts";

/**
 * A backup is a compressed text: a line that says what it is, then for each table of the database its name and columns
 * and a line for each row, and a last line by which a file that was cut short or changed is known. It is the same for
 * both databases, so that a backup of one can be restored into the other.
 */
const Head = z.object({ paravent: z.literal("backup"), format: z.literal(1), schema: z.int().min(1), at: z.string() });
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const End = z.object({ end: z.literal(true), rows: z.int(), sha256: z.string() });
const Row = z.array(z.union([z.string(), z.number(), z.null()]));

/** Some rows of one table; those of a table follow each other. */
export interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** Everything in a database at one moment, and the number of its schema. */
export interface Contents {
  readonly schema: number;
  readonly rows: AsyncIterable<Rows>;
}

/** The backup, or the place for it, cannot be used; the message is one sentence. */
export class BadBackup extends Error {
  override readonly name = "BadBackup";
}

/** Writes a backup under its name only once it is whole; returns the number of rows. */
export async function writeBackup(file: string, contents: Contents, at = new Date()): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const hash = createHash("sha256");
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield hashed(hash, { paravent: "backup", format: 1, schema: contents.schema, at: at.toISOString() });
    let current = "";
    for await (const { table, columns, rows } of contents.rows) {
      if (table !== current) yield hashed(hash, { table, columns });
      current = table;
      for (const row of rows) yield hashed(hash, row);
      count += rows.length;
    }
    yield line({ end: true, rows: count, sha256: hash.digest("hex") });
  }
  try {
    // What is in it is secret: hands, seeds, the key of the sessions.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (fault) {
    await rm(unfinished, { force: true });
    throw fault;
  }
  return count;
}

/** Reads a backup through once to see that it is whole; then its contents can be read. */
export async function openBackup(file: string): Promise<Contents> {
  const schema = await checked(file);
  return { schema, rows: rowsOf(file) };
}

async function checked(file: string): Promise<number> {
  const hash = createHash("sha256");
  let [head, end]: [z.infer<typeof Head> | null, z.infer<typeof End> | null] = [null, null];
  let rows = 0;
  for await (const text of linesOf(file)) {
    if (end !== null) throw damaged(file);
    if (text.startsWith('{"end"')) {
      end = parsed(End, text, file);
      continue;
    }
    hash.update(text).update("\n");
    if (head === null) head = parsed(Head, text, file);
    else if (text.startsWith("[")) rows++;
  }
  if (head === null || end === null || end.rows !== rows || end.sha256 !== hash.digest("hex")) throw damaged(file);
  return head.schema;
}

/** So many rows are handed on at once. */
const BATCH = 500;

async function* rowsOf(file: string): AsyncGenerator<Rows> {
  let current: z.infer<typeof TableLine> | null = null;
  let rows: Value[][] = [];
  for await (const text of linesOf(file)) {
    if (text.startsWith("[")) rows.push(parsed(Row, text, file));
    if (current !== null && rows.length > 0 && (rows.length >= BATCH || !text.startsWith("["))) {
      yield { ...current, rows };
      rows = [];
    }
    if (text.startsWith('{"table"')) current = parsed(TableLine, text, file);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  // A fault of either stream ends the reading of the last one.
  const unzipped = piped(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const text of unzipped) {
      const lines = (rest + text).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (fault) {
    if (fault instanceof BadBackup) throw fault;
    const { code } = fault as { code?: string };
    if (code === "ENOENT") throw new BadBackup(`There is no file ${file}.`);
    throw damaged(file);
  }
  if (rest !== "") throw damaged(file);
}

function parsed<T>(shape: z.ZodType<T>, text: string, file: string): T {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw damaged(file);
  }
}

const damaged = (file: string): BadBackup =>
  new BadBackup(`${file} is no whole backup of Paravent; nothing was restored. Take another one.`);

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

function hashed(hash: Hash, value: unknown): string {
  const text = line(value);
  hash.update(text);
  return text;
}
