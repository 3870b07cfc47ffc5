import type { ChatLine } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import type { Verdict } from "../net/outbox.ts";

/** Where something is said: at the table, or apart with one seat. */
export type Channel = "table" | number;

/** Everything said at this table that reaches this player, in the order it came. */
const said = signal<readonly ChatLine[]>([]);

/** The channel being read; null while the panel is closed. */
export const channel = signal<Channel | null>(null);

/** How many lines of each channel have been read, by channel. */
const read = signal<Readonly<Record<string, number>>>({});

/** The channel a line belongs to, for the one who sits at `you`. */
export function channelOf({ seat, to }: ChatLine, you: number | null): Channel {
  if (to === null) return "table";
  return seat === you ? to : seat;
}

export const linesOf = (of: Channel, you: number | null): ChatLine[] =>
  said.value.filter((line) => channelOf(line, you) === of);

export function unread(of: Channel, you: number | null): number {
  const others = linesOf(of, you).filter(({ seat }) => seat !== you);
  return Math.max(0, others.length - (read.value[of] ?? 0));
}

export const hasTalk = computed(() => said.value.length > 0);

/** The reader has seen what was said there so far. */
export function markRead(of: Channel, you: number | null): void {
  const n = linesOf(of, you).filter(({ seat }) => seat !== you).length;
  if (read.peek()[of] !== n) read.value = { ...read.peek(), [of]: n };
}

/** The whole talk, as it comes with a table. On the first sight of a table nothing in it is new. */
export function showTalk(lines: readonly ChatLine[], you: number | null, first: boolean): void {
  said.value = lines;
  if (!first) return;
  const counts: Record<string, number> = {};
  for (const line of lines)
    if (line.seat !== you) counts[channelOf(line, you)] = (counts[channelOf(line, you)] ?? 0) + 1;
  read.value = counts;
}

/** One more line; a line that has been heard already is not heard again. */
export function hear(line: ChatLine): void {
  const known = said.value.some(
    (one) => one.id === line.id && (one.to === null ? line.to === null : isSamePair(one, line)),
  );
  if (!known) said.value = [...said.value, line];
}

const isSamePair = (one: ChatLine, other: ChatLine): boolean =>
  other.to !== null &&
  ((one.seat === other.seat && one.to === other.to) || (one.seat === other.to && one.to === other.seat));

export function leaveTalk(): void {
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
