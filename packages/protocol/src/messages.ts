import type { Json } from "@paravent/kernel";
import * as z from "zod/mini";
import type { Changes } from "./changes.ts";
import { Timing } from "./time.ts";

/** Ids that come from outside are short and plain. */
const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A command's own id, made by the client: the same command sent twice is carried out once. */
const Command = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

export const Language = z.enum(["fr", "en"]);
export type Language = z.infer<typeof Language>;

/** The deepest nesting of an answer or an option. Anything deeper is refused before it is walked through. */
const DEEPEST = 32;

/** Any JSON value within that depth. */
export const JsonValue = z.custom<Json>((value) => isJson(value, DEEPEST), "no JSON, or too deep");

function isJson(value: unknown, deeper: number): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || deeper === 0) return false;
  return Object.values(value).every((part) => isJson(part, deeper - 1));
}

export const RefusalMessage = z.object({
  reason: z.string(),
  rule: z.nullable(z.string()),
  with: z.optional(z.record(z.string(), JsonValue)),
});

/** No table is larger; how many may sit down is for each game to say. */
export const MOST_SEATS = 16;

export const SeatNumber = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1));

/** The longest thing that can be said at once. */
export const LONGEST_LINE = 500;

/** Who hears what is said: everybody at the table (null), one seat, or several (never the one who speaks). */
const Hearers = z.union([
  z.nullable(SeatNumber),
  z.array(SeatNumber).check(z.minLength(2), z.maxLength(MOST_SEATS - 1)),
]);
export type Hearers = z.infer<typeof Hearers>;

/** Something said at a table. */
export const ChatLine = z.object({
  /** Counted for the table, and for each pair or circle of seats apart. */
  id: z.int(),
  /** Where its speaker sits; -1 for somebody who sits there no more, or watches. */
  seat: z.int(),
  to: Hearers,
  text: z.string(),
  /** Who said it, where they sit there no more, or never did. */
  name: z.optional(z.string()),
  /** Said among those who watch: who plays reads it once the game is over. */
  watcher: z.optional(z.literal(true)),
  /** When, in milliseconds since 1970. */
  at: z.number(),
});
export type ChatLine = z.infer<typeof ChatLine>;

/** Own answers only, as long as nobody learned anything; or also, if all agree, back to the last revelation. */
export const UndoPolicy = z.enum(["own", "consent"]);
export type UndoPolicy = z.infer<typeof UndoPolicy>;

/** What this observer could take back, and what is being asked of the table. */
export const UndoState = z.object({
  /** `own`: the last answer, at once. `ask`: some answers, if all agree. */
  mine: z.nullable(z.enum(["own", "ask"])),
  /** A request of a seat, and those who have agreed. */
  asked: z.nullable(z.object({ by: z.int(), agreed: z.array(z.int()) })),
});
export type UndoState = z.infer<typeof UndoState>;

/**
 * Through whose eyes a game that is over is looked at: what everybody saw, what the caller saw from their seat (from no
 * seat: what everybody saw), or all there was.
 */
export const LENSES = ["public", "mine", "all"] as const;
export const LensName = z.enum(LENSES);
export type LensName = z.infer<typeof LensName>;

/** Where somebody looks at a game that is over: a move, a lens, and what they point at by its name on the table. */
export const Whereabouts = z.strictObject({
  move: z.int().check(z.minimum(0), z.maximum(999_999)),
  lens: LensName,
  thing: z.nullable(z.string().check(z.maxLength(90))),
});
export type Whereabouts = z.infer<typeof Whereabouts>;

/** What a client sends over the socket. */
export const ClientMessage = z.discriminatedUnion("t", [
  /** Begins to follow a table; the server answers with `table`. */
  z.strictObject({ t: z.literal("follow"), table: Id }),
  z.strictObject({
    t: z.literal("answer"),
    cmd: Command,
    table: Id,
    question: z.int().check(z.nonnegative()),
    value: JsonValue,
  }),
  z.strictObject({
    t: z.literal("act"),
    cmd: Command,
    table: Id,
    question: z.int().check(z.nonnegative()),
    act: Id,
    value: JsonValue,
  }),
  z.strictObject({
    t: z.literal("stop"),
    cmd: Command,
    table: Id,
    at: z.string().check(z.maxLength(64)),
    armed: z.boolean(),
  }),
  /** How this seat wants to be asked about an element, or all (`*`), or where it stops every time (`stop`). */
  z.strictObject({
    t: z.literal("setting"),
    cmd: Command,
    table: Id,
    about: z.string().check(z.maxLength(64)),
    ask: z.union([
      z.enum(["always", "ownTurn", "never"]),
      z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64)),
      z.null(),
    ]),
  }),
  /** Takes the own last answer back; where others have answered since, or might object, asks for their consent. */
  z.strictObject({ t: z.literal("undo"), cmd: Command, table: Id }),
  /** Answers another seat's request to take answers back. */
  z.strictObject({ t: z.literal("consent"), cmd: Command, table: Id, agree: z.boolean() }),
  /** Talks to the table (`to` null), to one other seat, or to several. */
  z.strictObject({
    t: z.literal("say"),
    cmd: Command,
    table: Id,
    to: Hearers,
    text: z.string().check(z.maxLength(LONGEST_LINE)),
  }),
  /** Shows the others who look at a game that is over where one is; null: does not any more. */
  z.strictObject({ t: z.literal("lead"), table: Id, where: z.nullable(Whereabouts) }),
  z.strictObject({ t: z.literal("ping") }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** One line of a table's story as this observer witnessed it. */
export const JournalEntry = z.object({
  seq: z.int(),
  /** Whose input it was; null for what happened before the first. */
  seat: z.nullable(z.int()),
  events: z.array(z.looseObject({ type: z.string() })),
  /** The seat's time had run out: the table's clock answered for it. */
  late: z.optional(z.boolean()),
  /** A bot has answered in the place of the seat that is told of it. */
  byBot: z.optional(z.literal(true)),
  /**
   * The seat has taken back its last answer, and what has happened since; or ("rules") the game goes on from an earlier
   * moment, at which the rules of today and those it began with still told the same.
   */
  back: z.optional(z.union([z.boolean(), z.literal("rules")])),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const SeatSummary = z.object({
  seat: z.int(),
  /** Who sits there; null while the seat is open. */
  name: z.nullable(z.string()),
  kind: z.enum(["person", "bot", "open"]),
  bot: z.nullable(z.string()),
  online: z.boolean(),
  /** Who sat there before this bot, and left for good. */
  replaces: z.optional(z.string()),
  /** The bot that plays for this person until they come back, and since when (milliseconds since 1970). */
  substitute: z.optional(z.object({ bot: z.string(), since: z.number() })),
  /** What is left of the pause its player has, in milliseconds; since when it is being used. */
  pause: z.optional(z.object({ left: z.number(), since: z.optional(z.number()) })),
  /** The hour until which its player has days off. */
  vacation: z.optional(z.number()),
  /**
   * Its player is waited for and away: who would have a bot play for them, and how many it takes. Before they have been
   * away for long enough, the milliseconds until there can be a vote.
   */
  votes: z.optional(z.object({ given: z.array(z.int()), needed: z.int(), opensIn: z.optional(z.int()) })),
  /** Its player lets those who watch see what this seat sees, a minute later. */
  shown: z.optional(z.literal(true)),
  /** Who may take it, where it is free and kept for somebody. */
  keptFor: z.optional(z.string()),
  /** The seat whose place its player would take, and give theirs for it, before the game. */
  swapWith: z.optional(z.int()),
  /** Who arranges the table before the game. */
  host: z.optional(z.literal(true)),
  /** It is no person who sits there but a program, by an account of its own. */
  program: z.optional(z.literal(true)),
});
export type SeatSummary = z.infer<typeof SeatSummary>;

/** A content pack: the id its names and texts are asked for by, and its own name. */
export const PackSummary = z.object({ id: Id, name: z.object({ fr: z.string(), en: z.string() }) });
export type PackSummary = z.infer<typeof PackSummary>;

/** Who finds a table: everybody in the lobby; whoever has its link; whoever has a link with its invitation. */
export const Visibility = z.enum(["public", "unlisted", "invitation"]);
export type Visibility = z.infer<typeof Visibility>;

/** The word in the link to a table by invitation. */
export const InvitationWord = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** What a table is in a tournament. */
export const InTournament = z.object({
  id: z.string(),
  name: z.string(),
  round: z.int(),
  /** The same is dealt at other tables of the round. */
  duplicate: z.optional(z.literal(true)),
  /** And not all of those are over: what was dealt is told to nobody. */
  sealed: z.optional(z.literal(true)),
});
export type InTournament = z.infer<typeof InTournament>;

/** What a table is, apart from the game being played at it. */
export const TableSummary = z.object({
  id: Id,
  name: z.string(),
  game: z.string(),
  language: Language,
  status: z.enum(["open", "running", "over"]),
  seats: z.array(SeatSummary),
  /** The seat of the one who asks; null for spectators. */
  you: z.nullable(z.int()),
  createdAt: z.number(),
  /** Hash of the secret behind its chance; absent where chance cannot be checked. */
  commitment: z.optional(z.string()),
  /** Milliseconds from the first move to the last, where the game is over and the table itself is looked at. */
  lasted: z.optional(z.number().check(z.nonnegative())),
  /** Short words for lists: whose turn, which round. Public facts only. */
  waitingFor: z.array(z.int()),
  /** How long anybody may think about one question; absent: as long as they like. */
  decisionSeconds: z.optional(z.number()),
  /** What happens when that time is up; absent where it never is. */
  timing: z.optional(Timing),
  /** It is kept as it stands, and takes no answers: the rules have changed since it began, or its record is damaged. */
  frozen: z.optional(z.literal(true)),
  damaged: z.optional(z.literal(true)),
  /** The content it is played with; absent where the game has none to choose. */
  pack: z.optional(PackSummary),
  /** What the players have agreed to play with, as the game reads it; each game knows the shape of its own. */
  options: z.optional(JsonValue),
  /** Absent: it is in the lobby, for everybody. */
  visibility: z.optional(Visibility),
  /** What its link must hold besides the id; told to those who sit there. */
  invitation: z.optional(InvitationWord),
  /** Of the one who asks and sits nowhere: a seat is kept for them, or they want to be told of a free one. */
  standing: z.optional(z.enum(["invited", "waiting"])),
  /** The table that was opened after this one's game; told to those who sat there. */
  next: z.optional(Id),
  /** It belongs to a tournament. */
  tournament: z.optional(InTournament),
});
export type TableSummary = z.infer<typeof TableSummary>;

/** A kernel TableView; its parts are the game's own and checked there by type. */
export const View = z.looseObject({
  seq: z.int(),
  who: z.union([z.int(), z.literal("public")]),
});
export type View = z.infer<typeof View>;

/** What has changed in a view (`Change`); its inside is as open as that of a view. */
const ChangesOfView = z.custom<Changes>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);

/** Milliseconds until the clock answers the open question; absent where no clock runs. */
const TimeLeft = z.optional(z.number().check(z.nonnegative()));

/** How much of that is what its player has in reserve. */
const Reserve = z.optional(z.number().check(z.nonnegative()));

/** Milliseconds since the game began to measure real time; absent while it does not. */
const Elapsed = z.optional(z.number().check(z.nonnegative()));

/** What the server sends over the socket. */
export const ServerMessage = z.discriminatedUnion("t", [
  /** The whole table: on following it, and after every reconnection. `view` is null until the game has started. */
  z.object({
    t: z.literal("table"),
    table: TableSummary,
    view: z.nullable(View),
    journal: z.array(JournalEntry),
    chat: z.array(ChatLine),
    undo: UndoState,
    timeLeft: TimeLeft,
    reserve: Reserve,
    elapsed: Elapsed,
  }),
  /** What changed: the new view replaces the old one; entries are for the story and for animation. */
  z.object({
    t: z.literal("update"),
    table: Id,
    view: View,
    entries: z.array(JournalEntry),
    undo: UndoState,
    timeLeft: TimeLeft,
    reserve: Reserve,
    elapsed: Elapsed,
  }),
  /** The same as an update, with what has changed in the view since the message before, for those who have asked for that. */
  z.object({
    t: z.literal("changed"),
    table: Id,
    view: ChangesOfView,
    entries: z.array(JournalEntry),
    undo: UndoState,
    timeLeft: TimeLeft,
    reserve: Reserve,
    elapsed: Elapsed,
  }),
  /** Who sits at the table and who is there, where that changed and the game did not: all but the game itself. */
  z.object({ t: z.literal("company"), table: TableSummary }),
  /** Something was said, to this observer among others. */
  z.object({ t: z.literal("said"), table: Id, line: ChatLine }),
  /** The command is durable. */
  z.object({ t: z.literal("ack"), cmd: Command, seq: z.int() }),
  /** The command changed nothing, and why. */
  z.object({ t: z.literal("refused"), cmd: Command, refusal: RefusalMessage }),
  /** The message was not understood, or came too fast (then `seconds` says when to try again), or there is no such table. */
  z.object({ t: z.literal("fault"), reason: z.string(), seconds: z.optional(z.int()) }),
  /** Somebody shows the others where they look at a game that is over; nobody does where `leader` is null. */
  z.object({
    t: z.literal("led"),
    table: Id,
    leader: z.nullable(z.string()),
    /** It is the one who hears it. */
    you: z.optional(z.literal(true)),
    where: z.nullable(Whereabouts),
  }),
  z.object({ t: z.literal("pong") }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
