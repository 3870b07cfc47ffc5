import type { Json, Seat } from "@paravent/kernel";
import type { Hearers, Language, Scope, Terms, Timing, UndoPolicy, Visibility } from "@paravent/protocol";
import { DamagedLog } from "./damage.ts";
import type { Found } from "./database.ts";
import type {
  ChatRecord,
  LogRow,
  PackRecord,
  PlayerRecord,
  SeatRecord,
  StoredRow,
  TableRecord,
  TableStatus,
} from "./store.ts";

export function asPlayer(row: Found): PlayerRecord {
  return {
    id: String(row.id),
    name: String(row.name),
    language: row.language as Language,
    createdAt: Number(row.created_at),
    ...(typeof row.owner === "string" && { program: { owner: row.owner, scopes: scopesIn(String(row.scopes)) } }),
  };
}

const scopesIn = (text: string): Scope[] => (text === "" ? [] : (text.split(" ") as Scope[]));

export function asSeat({
  player,
  entropy,
  bot,
  replaces,
  since,
  kept_for: keptFor,
  swap_with: swapWith,
}: Found): SeatRecord {
  if (typeof player === "string")
    return {
      kind: "person",
      player,
      ...(typeof entropy === "string" && { entropy }),
      ...(typeof bot === "string" && { substitute: { bot, since: Number(since) } }),
      ...(typeof bot !== "string" && since != null && { backAt: Number(since) }),
      ...(typeof swapWith === "string" && { swapWith }),
    };
  if (typeof bot === "string") return { kind: "bot", level: bot, ...(typeof replaces === "string" && { replaces }) };
  return { kind: "open", ...(typeof keptFor === "string" && { keptFor }) };
}

/** What tables had agreed on before they could agree on anything else. */
export const FIRST_TIMING: Timing = { absence: "defaults" };

/** What tables had agreed on before there was a choice: to talk as the rules of the game say. */
export const FIRST_TERMS: Terms = { talk: "rules" };

export function asTable(row: Found, seats: SeatRecord[]): TableRecord {
  return {
    id: String(row.id),
    name: String(row.name),
    game: String(row.game),
    language: row.language as Language,
    status: row.status as TableStatus,
    options: JSON.parse(String(row.options)) as Json,
    seed: String(row.seed),
    creator: String(row.creator),
    origin: row.origin === null ? null : String(row.origin),
    createdAt: Number(row.created_at),
    seats,
    undo: row.undo as UndoPolicy,
    decisionSeconds: row.decision_seconds === null ? null : Number(row.decision_seconds),
    timing: row.timing === null ? FIRST_TIMING : (JSON.parse(String(row.timing)) as Timing),
    terms: row.terms === null ? FIRST_TERMS : (JSON.parse(String(row.terms)) as Terms),
    pack: row.pack === null ? null : String(row.pack),
    visibility: row.visibility as Visibility,
    invitation: row.invitation === null ? null : String(row.invitation),
    follows: row.follows === null ? null : String(row.follows),
    deal: row.deal === null ? null : String(row.deal),
  };
}

export function asPack(row: Found): PackRecord {
  return {
    game: String(row.game),
    id: String(row.id),
    rules: String(row.rules),
    creator: row.creator === null ? null : String(row.creator),
    createdAt: Number(row.created_at),
    document: JSON.parse(String(row.document)),
  };
}

export const asSeen = ({ seen }: Found): LogRow["seen"] => (seen === null ? null : JSON.parse(String(seen)));

export function asRow(row: Found): StoredRow {
  const seq = Number(row.seq);
  return {
    seq,
    seat: row.seat === null ? null : Number(row.seat),
    command: row.command === null ? null : String(row.command),
    input: whole(seq, row.input),
    events: whole(seq, row.events),
    hash: String(row.hash),
    known: row.known === 1,
    seen: asSeen(row),
    undoable: row.undoable === 1,
    rules: String(row.rules),
    drawn: row.drawn === null ? null : whole(seq, row.drawn),
    ...(row.bank != null && { bank: Number(row.bank) }),
    at: Number(row.at),
  };
}

/** A text that is no JSON any more was damaged on disk: that is said of its row, and of nothing that it held. */
function whole<T>(seq: number, text: Found[string] | undefined): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    throw new DamagedLog(seq, "it is damaged");
  }
}

export function asLine(row: Found): ChatRecord {
  return {
    id: Number(row.id),
    seat: Number(row.seat),
    to: hearersIn(Number(row.near), Number(row.far), Number(row.seat)),
    text: String(row.text),
    at: Number(row.at),
    ...(typeof row.player === "string" && { player: row.player }),
  };
}

/** In place of a seat: who speaks watches. */
export const WATCHING = -1;

/** Of a circle, in place of the lower seat of a pair. */
const CIRCLE = -2;

/** Of those who watch, likewise. */
const WATCHERS = -3;

/** Where a line is kept, as two numbers (see the schema of `chat`). */
export function channelOf(seat: Seat, to: Hearers): [near: number, far: number] {
  if (to === null) return [seat === WATCHING ? WATCHERS : -1, -1];
  if (typeof to === "number") return [Math.min(seat, to), Math.max(seat, to)];
  return [CIRCLE, [seat, ...to].reduce((bits, one) => bits | (1 << one), 0)];
}

function hearersIn(near: number, far: number, seat: Seat): Hearers {
  if (near === -1 || near === WATCHERS) return null;
  if (near !== CIRCLE) return near + far - seat;
  return Array.from({ length: 16 }, (_, one) => one).filter((one) => one !== seat && (far & (1 << one)) !== 0);
}
