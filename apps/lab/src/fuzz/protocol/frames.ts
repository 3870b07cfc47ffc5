import type { Json, Question, Rng } from "@paravent/kernel";
import { sample } from "@paravent/kernel";
import { spoiled } from "@paravent/testkit";
import { bent, bytes, nested, oddValue } from "./odd.ts";

/** What an attacker knows of the table under attack. */
export interface Target {
  readonly table: string;
  /** The other tables of the server, and some that do not exist. */
  readonly elsewhere: readonly string[];
  /** What the attacker's own seat is asked; null for those who are not asked, or have no seat. */
  readonly question: Question | null;
  /** The number of the open question, as everybody sees it. */
  readonly open: number;
  /** The attacker's seat; null for strangers and spectators. */
  readonly seat: number | null;
  /** Commands that were carried out here. */
  readonly carriedOut: readonly string[];
}

/** More than a socket message may hold. */
const TOO_LARGE = 17 * 1024;

/** Nesting that still fits into a socket message. */
const DEEP = 15 * 1024;

const NO_SEAT = 9;

/** Number `n` of the frames that must change nothing, whoever sends them. */
export function hostileFrame(target: Target, rng: Rng, n: number): string | Buffer {
  switch (rng.below(12)) {
    case 0:
      return bytes(rng, 300);
    case 1:
      return bytes(rng, 300).toString("latin1");
    case 2:
      return JSON.stringify(oddValue(rng));
    case 3:
      return rng.below(20) === 0 ? nested(rng, DEEP) : nested(rng, 400);
    case 4:
      return cut(JSON.stringify(wrongful(target, rng, n)), rng);
    case 5:
      return inside(wrongful(target, rng, n), nested(rng, rng.below(20) === 0 ? DEEP : 400));
    case 6:
      return rng.below(2000) === 0 ? "x".repeat(TOO_LARGE) : JSON.stringify({ t: "ping" });
    case 7:
    case 8:
      return JSON.stringify(bentOnce(wrongful(target, rng, n), target, rng));
    default:
      return JSON.stringify(wrongful(target, rng, n));
  }
}

/** Bent, unless one change might make it right: another value for the open question, a stop or a setting of one's own. */
function bentOnce(message: Record<string, Json>, { question, seat }: Target, rng: Rng): Json {
  const isOpen = message.t === "answer" && question !== null && message.question === question.id;
  const isOwn = seat !== null && (message.t === "stop" || message.t === "setting");
  return isOpen || isOwn ? message : bent(message, rng);
}

function cut(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  return rng.below(2) === 0 ? text.slice(0, at) : text.slice(0, at) + text.slice(at + 1);
}

/** A message whose value is this text. */
function inside(message: Record<string, Json>, text: string): string {
  const { value: _, ...rest } = message;
  return `${JSON.stringify(rest).slice(0, -1)},"value":${text}}`;
}

/**
 * A well-formed message to which its sender has no right, wrong in two ways where its sender has a seat: bent in one of
 * them it is still wrong.
 */
function wrongful(target: Target, rng: Rng, n: number): Record<string, Json> {
  const table = rng.below(8) === 0 ? rng.oneOf(target.elsewhere) : target.table;
  const old = target.carriedOut.length > 0 && rng.below(10) === 0;
  const cmd = old ? rng.oneOf(target.carriedOut) : commandName(rng, n);
  const named = { cmd, table };
  switch (rng.below(target.seat === null ? 9 : 7)) {
    case 0:
      return { t: "act", ...named, question: target.open - 1 - rng.below(3), act: "no-such-act", value: oddValue(rng) };
    case 1:
      return { t: "stop", ...named, at: "no/such boundary", armed: rng.below(2) === 0 };
    case 2:
      return { t: "setting", ...named, about: "no/such thing", ask: ["no/such boundary"] };
    case 3:
      return { t: "consent", ...named, agree: rng.below(2) === 0 };
    case 4:
      return { t: "say", ...named, to: target.seat ?? NO_SEAT, text: target.seat === null ? "hello" : " " };
    case 5:
    case 6:
      return { t: "answer", ...named, ...wrongAnswer(target, rng) };
    case 7:
      return { t: "undo", ...named };
    default:
      return { t: "answer", ...named, question: target.open, value: oddValue(rng) };
  }
}

/** Either to no open question with an odd value, or to the open one with a value that it does not offer. */
function wrongAnswer({ question, open }: Target, rng: Rng): { question: number; value: Json } {
  if (!question || rng.below(2) === 0) return { question: open + rng.oneOf([-1, 1, 7, 1000]), value: oddValue(rng) };
  return { question: question.id, value: rng.oneOf(spoiled(question.ask, sample(question.ask, rng))) };
}

/** Names such as the bots and clocks of the server might use for theirs, and plain ones. */
function commandName(rng: Rng, n: number): string {
  const seat = rng.below(5);
  return rng.oneOf([
    `attack-${n}`,
    `bot-${seat}-question-${n % 50}-at-${n % 90}`,
    `clock-${n % 50}-${seat}`,
    `undo-${n}-of-${seat}`,
  ]);
}
