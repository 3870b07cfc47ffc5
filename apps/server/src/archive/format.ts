import { createHash } from "node:crypto";
import { canonical } from "@paravent/kernel";
import { Timing } from "@paravent/protocol";
import { z } from "zod";

const Text = z.string();
const Hour = z.int().min(0).describe("milliseconds since 1970");
const SeatNumber = z.int().min(0).max(15);
const Language = z.enum(["fr", "en"]);
const Json = z.json();

const Player = z.strictObject({ id: Text, name: Text, language: Language, createdAt: Hour });

const Seat = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({
    kind: z.literal("person"),
    player: Text,
    entropy: Text.optional().describe("what the player's client added to chance"),
    substitute: z
      .strictObject({ bot: Text, since: Hour })
      .optional()
      .describe("the level of the bot that plays for them until they come back, and when it began to"),
    backAt: Hour.optional().describe("when they came back last"),
  }),
  z.strictObject({
    kind: z.literal("bot"),
    level: Text,
    replaces: Text.optional().describe("the player who sat here before and left for good"),
  }),
]);

const Row = z.strictObject({
  seq: z.int().min(0),
  seat: SeatNumber.nullable().describe("whose input it is; null for row 0"),
  command: Text.nullable().describe("the id its sender gave it"),
  input: z.record(Text, Json).describe("what was answered; in row 0 what the game was set up with"),
  events: z.array(z.looseObject({ type: Text })).describe("what came of it"),
  hash: Text.describe("fingerprint of the state after it, by the rules that made it"),
  known: z.boolean().describe("whether everybody may know whose input it was"),
  seen: z.array(z.int().nullable()).nullable().describe("by which number each observer knows it, the public last"),
  undoable: z.boolean(),
  drawn: z
    .strictObject({ from: z.int().min(0), draws: z.array(z.tuple([z.int().min(1), z.int().min(0)])) })
    .nullable()
    .describe("what chance gave: after how many words, and of how many possibilities which came out"),
  rules: Text.describe("the exact rules that made the row"),
  bank: z.int().min(0).optional().describe("what the seat has in reserve after it, in milliseconds"),
  at: Hour,
});

const Pack = z.strictObject({ id: Text, rules: Text, createdAt: Hour, document: Json });

/** One game with its whole log, as a document that stands by itself. */
export const ExportedGame = z
  .strictObject({
    paravent: z.literal("game"),
    format: z.literal(1),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe("SHA-256 of the document without `hash`, `told` and `toldHash`, written as RFC 8785 says"),
    id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
    game: Text,
    name: Text,
    language: Language,
    status: z.enum(["open", "running", "over"]),
    options: Json,
    seed: Text.describe("the secret behind its chance; nobody may know it while the game runs"),
    deal: z
      .optional(Text)
      .describe(
        "of a table of a tournament: the name of what was dealt, from which its chance follows in place of its id",
      ),
    creator: Text.describe("the player who opened the table"),
    createdAt: Hour,
    undo: z.enum(["own", "consent"]),
    decisionSeconds: z.int().nullable(),
    timing: z.optional(Timing).describe("what happens when that time is up; absent: the most cautious answer counts"),
    players: z.array(Player),
    seats: z.array(Seat).min(1).max(16),
    pack: Pack.nullable().describe("the content it is played with"),
    rows: z.array(Row),
    told: z
      .record(z.string().regex(/^(public|all|\d{1,2})$/), Text)
      .describe("what it told each observer, where it is over: JSON, compressed by brotli, in base64"),
    toldHash: z
      .optional(z.string().regex(/^[0-9a-f]{64}$/))
      .describe("SHA-256 of `told`, written as RFC 8785 says; absent where nothing is told, and in older files"),
  })
  .meta({ title: "A game of Paravent", description: "Written by npm run games -- export. Holds everything hidden." });
export type ExportedGame = z.infer<typeof ExportedGame>;

/** The file is no game that can be taken in; the message is one sentence. */
export class BadGame extends Error {
  override readonly name = "BadGame";
}

const sha256 = (value: object): string => createHash("sha256").update(canonical(value)).digest("hex");

/** The same for the same game, whether what it told has been written down by then or not. */
export function hashOfGame(game: Omit<ExportedGame, "hash">): string {
  const { told: _, toldHash: __, ...hashed } = game;
  return sha256({ ...hashed, hash: undefined });
}

/** Undefined where nothing is told. */
export const hashOfTold = (told: ExportedGame["told"]): string | undefined =>
  Object.keys(told).length === 0 ? undefined : sha256(told);

/** Reads an exported game whole, and sees that nothing in it was changed. */
export function readGame(text: string, file: string): ExportedGame {
  const read = ExportedGame.safeParse(parsed(text, file));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadGame(`${file} is no game of Paravent: ${issue?.path.join(".") || "the document"} is wrong.`);
  }
  const { hash, told, toldHash } = read.data;
  if (hashOfGame(read.data) !== hash || (toldHash !== undefined && hashOfTold(told) !== toldHash))
    throw new BadGame(`${file} was changed since it was exported.`);
  if (read.data.rows.some(({ seq }, at) => seq !== at)) throw new BadGame(`${file} lacks rows.`);
  return read.data;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadGame(`${file} is no JSON.`);
  }
}
