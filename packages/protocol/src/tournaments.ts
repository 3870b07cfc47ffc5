import * as z from "zod/mini";
import { JsonValue, Language, PackSummary } from "./messages.ts";
import { BotLevel } from "./rest.ts";
import { Terms } from "./terms.ts";
import { goTogether, Timing } from "./time.ts";

/** Rounds a tournament has at most, and people who play in it. */
export const MOST_ROUNDS = 9;
export const MOST_ENTRANTS = 64;

/** Where the players do not fill all tables: bots of this level sit with them, or some of them sit a round out. */
export const Fill = z.union([z.literal("byes"), z.strictObject({ bot: BotLevel })]);
export type Fill = z.infer<typeof Fill>;

/** When the next round begins: once all tables of this one are over, or when the organiser says so. */
export const Pace = z.enum(["tables", "organiser"]);
export type Pace = z.infer<typeof Pace>;

const Settings = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  game: z.string().check(z.maxLength(32)),
  language: Language,
  /** Seats at each table. */
  seats: z.int().check(z.minimum(2), z.maximum(5)),
  rounds: z.int().check(z.minimum(1), z.maximum(MOST_ROUNDS)),
  /** All tables of a round are dealt the same. */
  duplicate: z.boolean(),
  fill: Fill,
  pace: Pace,
  visibility: z.enum(["public", "unlisted"]),
  decisionSeconds: z.optional(z.nullable(z.int().check(z.minimum(10), z.maximum(604_800)))),
  timing: z.optional(Timing),
  terms: z.optional(Terms),
};

/** POST /api/tournaments. */
export const CreateTournament = z
  .strictObject({
    ...Settings,
    options: z.optional(JsonValue),
    pack: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  })
  .check(z.refine(({ decisionSeconds, timing }) => goTogether(decisionSeconds, timing), { path: ["timing"] }));
export type CreateTournament = z.infer<typeof CreateTournament>;

export const TournamentStatus = z.enum(["open", "running", "over"]);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

/** A tournament as it stands in a list. */
export const TournamentSummary = z.object({
  ...Settings,
  id: z.string(),
  status: TournamentStatus,
  /** The round that is played; 0 before the first. */
  round: z.int(),
  /** How many play in it. */
  entrants: z.int(),
  organiser: z.string(),
  createdAt: z.number(),
  /** The caller plays in it, and may say when it goes on. */
  plays: z.boolean(),
  organises: z.boolean(),
});
export type TournamentSummary = z.infer<typeof TournamentSummary>;

/** GET /api/tournaments: those the caller plays in or organises, and those of everybody. */
export const TournamentList = z.object({ mine: z.array(TournamentSummary), others: z.array(TournamentSummary) });
export type TournamentList = z.infer<typeof TournamentList>;

/** Somebody's place. `player` counts in `players` of the tournament. */
export const Standing = z.object({
  player: z.int(),
  place: z.int(),
  points: z.number(),
  /** Of those who had the same seat in the same deal: the share this player did better than. Null without such deals. */
  sameSeat: z.nullable(z.number()),
  /** Points of those they have met, on average. */
  strength: z.number(),
  rounds: z.int(),
});
export type Standing = z.infer<typeof Standing>;

/** One seat at a table of a round. `player` null: a bot's. The rest is null until it may be known. */
const BoardSeat = z.object({
  player: z.nullable(z.int()),
  place: z.nullable(z.int()),
  points: z.nullable(z.number()),
  score: z.nullable(z.number()),
});

export const TournamentBoard = z.object({ table: z.string(), over: z.boolean(), seats: z.array(BoardSeat) });
export type TournamentBoard = z.infer<typeof TournamentBoard>;

export const TournamentRound = z.object({
  round: z.int(),
  at: z.number(),
  /** The same was dealt at all its tables, and not all of them are over: nobody but their players sees anything of them. */
  sealed: z.boolean(),
  boards: z.array(TournamentBoard),
  byes: z.array(z.int()),
});
export type TournamentRound = z.infer<typeof TournamentRound>;

/** GET /api/tournaments/:id. */
export const Tournament = z.object({
  ...TournamentSummary.shape,
  options: JsonValue,
  pack: z.optional(PackSummary),
  players: z.array(
    z.object({ name: z.string(), you: z.optional(z.literal(true)), withdrawn: z.optional(z.literal(true)) }),
  ),
  standings: z.array(Standing),
  played: z.array(TournamentRound),
  /** Hash of the secret from which the chance of all its tables follows; the secret itself once all of them are over. */
  commitment: z.string(),
  secret: z.optional(z.string()),
});
export type Tournament = z.infer<typeof Tournament>;
