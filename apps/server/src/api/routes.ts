import {
  Acknowledged,
  Advice,
  Chance,
  ClientMessage,
  Commitment,
  CreateTable,
  EnterTable,
  GameList,
  GameStory,
  GameWords,
  JoinTable,
  Me,
  Moment,
  Outline,
  PackList,
  PackSummary,
  PackUpload,
  Program,
  ProgramRequest,
  type Scope,
  SessionRequest,
  Shown,
  TableList,
  TableSummary,
} from "@paravent/protocol";
import type { z } from "zod/mini";

/** A request as it is described to others; the schemas are those by which it is read. */
export interface Described {
  readonly method: "get" | "post" | "delete";
  /** After /api. */
  readonly path: string;
  readonly says: string;
  readonly body?: z.ZodMiniType;
  /** Null where nothing is given back, or something that each game knows the shape of. */
  readonly gives: z.ZodMiniType | null;
  /** What a token must let its program do; "person" where no program may. */
  readonly scope?: Scope | "person";
  readonly query?: Readonly<Record<string, string>>;
}

export const ROUTES: readonly Described[] = [
  {
    method: "post",
    path: "/session",
    says: "Become a guest, or rename the one you are. Sets a cookie.",
    body: SessionRequest,
    gives: Me,
    scope: "person",
  },
  { method: "get", path: "/me", says: "Who you are.", gives: Me, scope: "watch" },
  {
    method: "post",
    path: "/programs",
    says: "Make an account for a program of yours. Its token is told once.",
    body: ProgramRequest,
    gives: Program,
    scope: "person",
  },
  {
    method: "delete",
    path: "/programs/:id",
    says: "Take a program's token back for good.",
    gives: null,
    scope: "person",
  },
  { method: "get", path: "/tables", says: "Your tables, and tables with an open seat.", gives: TableList },
  {
    method: "post",
    path: "/tables",
    says: "Open a table; the game starts when no seat is open.",
    body: CreateTable,
    gives: TableSummary,
    scope: "tables",
  },
  { method: "get", path: "/tables/:id", says: "A table, apart from its game.", gives: TableSummary },
  {
    method: "post",
    path: "/tables/:id/enter",
    says: "Show the invitation of a table that is there for the invited alone.",
    body: EnterTable,
    gives: TableSummary,
    scope: "watch",
  },
  {
    method: "post",
    path: "/tables/:id/join",
    says: "Take a seat.",
    body: JoinTable,
    gives: TableSummary,
    scope: "play",
  },
  {
    method: "post",
    path: "/tables/:id/leave",
    says: "Leave a seat for good; a bot goes on.",
    gives: TableSummary,
    scope: "play",
  },
  {
    method: "get",
    path: "/tables/:id/view",
    says: "The game as you see it. With `after`, answered once `view.seq` is greater, or after 20 seconds.",
    gives: Shown,
    query: { after: "the `seq` of the view you have" },
  },
  {
    method: "post",
    path: "/tables/:id/commands",
    says: "Answer a question, act, take back, talk: any message with a `cmd`, but for its `table`. The same `cmd` is carried out once.",
    body: ClientMessage,
    gives: Acknowledged,
    scope: "play",
  },
  {
    method: "post",
    path: "/tables/:id/advice",
    says: "What a strong bot would answer in your place, and why; only where nobody else plays but bots.",
    gives: Advice,
    scope: "play",
  },
  {
    method: "get",
    path: "/tables/:id/moments",
    says: "What there is to look at in a game that is over.",
    gives: Outline,
  },
  { method: "get", path: "/tables/:id/moments/:at", says: "A moment of it, as you could see it then.", gives: Moment },
  {
    method: "get",
    path: "/tables/:id/story",
    says: "Its points over time, what its rules tell of it now, and how it turned; ask again while `weighed.going`.",
    gives: GameStory,
  },
  { method: "get", path: "/tables/:id/chance", says: "What decided the chance of a game that is over.", gives: Chance },
  {
    method: "post",
    path: "/commitments",
    says: "Have the secret of a table to be fixed, before you add to its chance.",
    gives: Commitment,
  },
  { method: "get", path: "/games", says: "The games of this server.", gives: GameList },
  {
    method: "get",
    path: "/games/:id/words",
    says: "The sentences of a game without a table drawn for it.",
    gives: GameWords,
    query: { lang: "fr or en" },
  },
  { method: "get", path: "/packs/:game", says: "The content packs on offer.", gives: PackList },
  { method: "get", path: "/packs/:game/:id", says: "Names and texts of a pack.", gives: null },
  {
    method: "post",
    path: "/packs/:game",
    says: "Send a content pack.",
    body: PackUpload,
    gives: PackSummary,
    scope: "person",
  },
  { method: "get", path: "/openapi.json", says: "This description.", gives: null },
  { method: "get", path: "/asyncapi.json", says: "The description of the socket.", gives: null },
];
