import type { Refusal } from "@paravent/kernel";
import type { ChatLine, Hearers } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import type { Verdict } from "../net/outbox.ts";

import { lastRead, noteRead, type ReadLines } from "./last-read.ts";

/** Where something is said: at the table, among those who watch, apart with one seat, or with several: `circle 0,2`. */
export type Channel = "table" | "watchers" | number | `circle ${string}`;

/** Apart with these others, whatever their order. */
export const circleOf = (others: readonly number[]): Channel =>
  others.length === 1 ? others[0]! : `circle ${[...others].sort((a, b) => a - b).join(",")}`;

/** Who is meant by a channel, as it goes over the wire. */
export function hearersOf(of: Channel): Hearers {
  // Who speaks to all and sits nowhere is heard by those who watch.
  if (of === "table" || of === "watchers") return null;
  return typeof of === "number" ? of : of.slice("circle ".length).split(",").map(Number);
}

/** Everything said at this table that reaches this player, in the order it came. */
const said = signal<readonly ChatLine[]>([]);

/** The channel being read; null while the panel is closed. */
export const channel = signal<Channel | null>(null);

/** Seats whose lines this player does not want to read. */
export const unheard = signal<readonly number[]>([]);

/** How many lines of each channel have been read, by channel. */
const read = signal<ReadLines>({});
/** The table whose talk it is, where what was read is kept between visits. */
let kept: string | null = null;

function putRead(lines: ReadLines): void {
  read.value = lines;
  if (kept !== null) noteRead(kept, lines);
}

/** The channel a line belongs to, for the one who sits at `you`. */
export function channelOf({ seat, to, watcher }: ChatLine, you: number | null): Channel {
  if (watcher) return "watchers";
  if (to === null) return "table";
  if (typeof to === "number") return seat === you ? to : seat;
  return circleOf([seat, ...to].filter((one) => one !== you));
}

/** The circles in which something has been said. */
export const circles = (you: number | null): Channel[] => [
  ...new Set(said.value.filter(({ to }) => Array.isArray(to)).map((line) => channelOf(line, you))),
];

export const linesOf = (of: Channel, you: number | null): ChatLine[] =>
  said.value.filter((line) => channelOf(line, you) === of && !unheard.value.includes(line.seat));

export function unread(of: Channel, you: number | null): number {
  const others = linesOf(of, you).filter(({ seat }) => seat !== you);
  return Math.max(0, others.length - (read.value[of] ?? 0));
}

export const hasTalk = computed(() => said.value.length > 0);

/** The reader has seen what was said there so far. */
export function markRead(of: Channel, you: number | null): void {
  const n = linesOf(of, you).filter(({ seat }) => seat !== you).length;
  if (read.peek()[of] !== n) putRead({ ...read.peek(), [of]: n });
}

/**
 * The whole talk, as it comes with a table. At the first sight of it in this visit, new is what came since it was read
 * before; nothing is where it never was.
 */
export function showTalk(
  lines: readonly ChatLine[],
  you: number | null,
  first: boolean,
  table: string | null = null,
): void {
  said.value = lines;
  if (!first) return;
  kept = table;
  const before = table === null ? null : lastRead(table);
  if (before) {
    read.value = before;
    return;
  }
  const counts: Record<string, number> = {};
  for (const line of lines)
    if (line.seat !== you) counts[channelOf(line, you)] = (counts[channelOf(line, you)] ?? 0) + 1;
  putRead(counts);
}

/** One more line; a line that has been heard already is not heard again. */
export function hear(line: ChatLine): void {
  const where = among(line);
  if (!said.value.some((one) => one.id === line.id && among(one) === where)) said.value = [...said.value, line];
}

/** All who take part in what is said, as one word. */
const among = ({ seat, to, watcher }: ChatLine): string =>
  watcher
    ? "watchers"
    : to === null
      ? "table"
      : [seat, ...(typeof to === "number" ? [to] : to)].sort((a, b) => a - b).join(",");

export function leaveTalk(): void {
  kept = null;
  said.value = [];
  read.value = {};
  channel.value = null;
}

/** Why the last line was not said; null when it was. */
export const talkFault = signal<string | null>(null);

export function concludeTalk(verdict: Verdict): boolean {
  talkFault.value = verdict.ok ? null : verdict.refusal.reason;
  return verdict.ok;
}

/** How the game at this table says why something is closed; null at tables whose words are not here yet. */
export const sayRefusal = signal<((refusal: Refusal) => string) | null>(null);
