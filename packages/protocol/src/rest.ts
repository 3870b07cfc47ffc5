import * as z from "zod/mini";
import { Portrait } from "./accounts.ts";
import { Entropy, Ticket } from "./fairness.ts";
import {
  InvitationWord,
  JournalEntry,
  JsonValue,
  Language,
  LensName,
  MOST_SEATS,
  PackSummary,
  SeatNumber,
  TableSummary,
  UndoPolicy,
  View,
  Visibility,
} from "./messages.ts";
import { goTogether, Timing } from "./time.ts";

/** POST /api/session: become a guest, or rename the one you are. */
export const SessionRequest = z.strictObject({
  /** Of 24 characters at most, as people count them; the server looks at what can be seen of it. */
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(400))),
  language: z.optional(Language),
});
export type SessionRequest = z.infer<typeof SessionRequest>;

export const Me = z.object({
  id: z.string(),
  name: z.string(),
  language: Language,
  /** Absent for a guest. */
  hasAccount: z.optional(z.literal(true)),
  portrait: z.optional(Portrait),
});
export type Me = z.infer<typeof Me>;

/** How well a bot plays, from the weakest on, as tables are offered. */
export const LEVELS = ["novice", "casual", "skilled", "strong", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** One of the levels, a strategy the game has a name for, or an older name; the server knows which there are. */
export const BotLevel = z.string().check(z.regex(/^[a-z]{1,16}$/));
export type BotLevel = z.infer<typeof BotLevel>;

/** Who is to sit at each seat of a table: its creator, whoever comes, or a bot. */
const SeatWishes = z
  .array(z.union([z.literal("me"), z.literal("open"), z.strictObject({ bot: BotLevel })]))
  .check(z.minLength(1), z.maxLength(MOST_SEATS));

/** POST /api/tables. The creator takes the first "me" seat; the table starts by itself when no seat is open. */
export const CreateTable = z
  .strictObject({
    game: z.string().check(z.maxLength(32)),
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    language: Language,
    seats: SeatWishes,
    options: z.optional(JsonValue),
    undo: z.optional(UndoPolicy),
    /** How long anybody may think about one question. */
    decisionSeconds: z.optional(z.nullable(z.int().check(z.minimum(10), z.maximum(604_800)))),
    /** What happens when that time is up; by default the least committing answer counts. */
    timing: z.optional(Timing),
    /** From a Commitment: the secret behind the table's chance was fixed before `entropy` was sent. */
    ticket: z.optional(Ticket),
    entropy: z.optional(Entropy),
    /** A content pack of the server, or one sent by PackUpload; the base pack where none is named. */
    pack: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    visibility: z.optional(Visibility),
  })
  .check(z.refine(({ decisionSeconds, timing }) => goTogether(decisionSeconds, timing), { path: ["timing"] }));
export type CreateTable = z.infer<typeof CreateTable>;

/** POST /api/tables/:id/rematch, after a game: another table, with a seat kept for everybody who sat there. */
export const Rematch = z.strictObject({ ticket: z.optional(Ticket), entropy: z.optional(Entropy) });
export type Rematch = z.infer<typeof Rematch>;

/**
 * POST /api/tables/:id/fork, after a game: another table, at which it goes on from where it stood after a move, with new
 * chance. One seat for each there was.
 */
export const ForkTable = z.strictObject({
  move: z.int().check(z.minimum(0), z.maximum(999_999)),
  seats: SeatWishes,
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  ticket: z.optional(Ticket),
  entropy: z.optional(Entropy),
});
export type ForkTable = z.infer<typeof ForkTable>;

/** POST /api/tables/:id/join: takes this seat, or the first that is open. */
export const JoinTable = z.strictObject({ seat: z.optional(SeatNumber), entropy: z.optional(Entropy) });
export type JoinTable = z.infer<typeof JoinTable>;

/** POST /api/tables/:id/enter: shows the invitation of its link; from then on the table is known to who has shown it. */
export const EnterTable = z.strictObject({ invitation: InvitationWord });
export type EnterTable = z.infer<typeof EnterTable>;

/** POST /api/tables/:id/wait: somebody without a seat wants to be told of a free one, or does not any more. */
export const WaitForSeat = z.strictObject({ waits: z.boolean() });
export type WaitForSeat = z.infer<typeof WaitForSeat>;

/** Why a host frees the seat of somebody: the table is for friends, they are away, others play better or worse, or what they say. */
export const WHY_FREED = ["friends", "away", "level", "words"] as const;
export const WhyFreed = z.enum(WHY_FREED);
export type WhyFreed = z.infer<typeof WhyFreed>;

/** POST /api/tables/:id/free: the host frees a seat. A person who sat there may not come back to the table, and is told why. */
export const FreeSeat = z.strictObject({ seat: SeatNumber, why: z.optional(WhyFreed) });
export type FreeSeat = z.infer<typeof FreeSeat>;

/** What who comes back to a table from which they were sent away is told with the refusal "kicked". */
export const Freed = z.object({ by: z.nullable(z.string()), why: z.nullable(WhyFreed) });
export type Freed = z.infer<typeof Freed>;

/** POST /api/tables/:id/fill: the host has bots take this seat, or all that are free. */
export const FillSeats = z.strictObject({ bot: BotLevel, seat: z.optional(SeatNumber) });
export type FillSeats = z.infer<typeof FillSeats>;

/**
 * POST /api/tables/:id/swap: the host has two seats change places. Anybody else does so with a bot and with a free seat,
 * and asks another person, who agrees by the same; `agree` false: neither of the two wants it any more.
 */
export const SwapSeats = z.strictObject({ seat: SeatNumber, with: SeatNumber, agree: z.optional(z.boolean()) });
export type SwapSeats = z.infer<typeof SwapSeats>;

/** POST /api/tables/:id/show: lets those who watch see what one's seat sees, a minute later, or not any more. */
export const ShowSeat = z.strictObject({ shown: z.boolean() });
export type ShowSeat = z.infer<typeof ShowSeat>;

/** GET /api/tables/:id/seats/:seat: what that seat saw a minute ago; null: that is not known yet. */
export const SeatSight = z.object({ view: z.nullable(View) });
export type SeatSight = z.infer<typeof SeatSight>;

/** POST /api/packs/:game: the files of a content pack, by name. Answered by its PackSummary. */
export const PackUpload = z.strictObject({ files: z.record(z.string().check(z.maxLength(64)), z.string()) });
export type PackUpload = z.infer<typeof PackUpload>;

/** GET /api/packs/:game: the packs this server offers, the base pack first. */
export const PackList = z.object({ packs: z.array(PackSummary) });
export type PackList = z.infer<typeof PackList>;

/** GET /api/tables: the caller's own tables and those with open seats. */
export const TableList = z.object({
  mine: z.array(TableSummary),
  open: z.array(TableSummary),
  /** How many players are here. */
  online: z.optional(z.int()),
});
export type TableList = z.infer<typeof TableList>;

/**
 * GET /api/tables/:id/moments/:at?lens=, of a game that is over: how it stood after one of its moves, and the story that
 * led there, through this lens ("mine" where none is named).
 */
export const Moment = z.object({ at: z.int(), of: z.int(), view: View, journal: z.array(JournalEntry) });
export type Moment = z.infer<typeof Moment>;

/** GET /api/tables/:id/moments?lens=: of each move, in order, what kinds of events the lens shows. */
export const Outline = z.object({
  kinds: z.array(z.array(z.string())),
  /** The lenses the caller may look through. */
  lenses: z.optional(z.array(LensName)),
});
export type Outline = z.infer<typeof Outline>;

/** What a note is about besides a move: a player by their seat, or a thing of the table by its name there. */
export const NoteAbout = z.string().check(z.regex(/^[^\s<>"'&]{1,90}$/));

/**
 * POST /api/tables/:id/notes, of a game that is over: keeps the caller's note on a move, or on a player or a thing as seen
 * after that move; without a text, forgets it. There is one note for each move, and one for each player and thing.
 */
export const PutNote = z.strictObject({
  move: z.int().check(z.minimum(0), z.maximum(999_999)),
  about: z.optional(NoteAbout),
  /** What the thing is called, in the words of who notes it. */
  label: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  text: z.string().check(z.trim(), z.maxLength(400)),
  /** Whether others may read it. */
  shared: z.boolean(),
});
export type PutNote = z.infer<typeof PutNote>;

/** GET /api/tables/:id/notes: the caller's notes, and those that others let be read, by move. */
export const NoteList = z.object({
  notes: z.array(
    z.object({
      move: z.int(),
      about: z.optional(z.string()),
      label: z.optional(z.string()),
      text: z.string(),
      shared: z.boolean(),
      by: z.string(),
      own: z.boolean(),
    }),
  ),
});
export type NoteList = z.infer<typeof NoteList>;

/** POST /api/tables/:id/advice: what a strong player would answer in the caller's place, and why. */
export const Advice = z.object({
  question: z.int(),
  answer: JsonValue,
  reason: z.object({ kind: z.string(), with: z.record(z.string(), JsonValue) }),
});
export type Advice = z.infer<typeof Advice>;

/** Every REST error: a code each language has a sentence for, and the rule it follows from where there is one. */
export const Fault = z.object({
  reason: z.string(),
  rule: z.optional(z.string()),
  with: z.optional(z.record(z.string(), JsonValue)),
});
export type Fault = z.infer<typeof Fault>;
