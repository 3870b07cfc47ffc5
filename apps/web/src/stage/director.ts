import { computed, signal } from "@preact/signals";
import { type Beat, type Step, sentence } from "./beat.ts";
import { joined } from "./join.ts";
import { isCalm, lengthOf, type Pace, pace } from "./pace.ts";
import { say } from "./saying.ts";

/** What is being shown; null while the table is as it stands. */
export const playing = signal<{ readonly beat: Beat; readonly step: Step; readonly pace: Exclude<Pace, "off"> } | null>(
  null,
);

/** A change of the table that waits for its beats: what it shows must not be seen before its cause. */
interface Change {
  readonly beats: readonly Beat[];
  show(): void;
}

const waiting = signal<readonly Change[]>([]);

/** Whether the table in sight is behind: something is being shown, or about to be. */
export const isBehind = computed(() => playing.value !== null || waiting.value.length > 0);

/** So many beats are played at the player's own pace; beyond, quickly; beyond that, they are told in one go. */
const MOST_UNHURRIED = 3;
const MOST_PLAYED = 6;

let isRunning = false;
/** Ends the current wait early. */
let hurry: (() => void) | null = null;
/** Changes that are not played to their end any more. */
const skipped = new WeakSet<Change>();
/** How many things at once are shown as one. */
let digest: ((beats: readonly Beat[]) => Beat) | null = null;

export function digestBy(one: typeof digest): void {
  digest = one;
}

/** Shows a change once its beats have been played. */
export function present(beats: readonly Beat[], show: () => void): void {
  // A table that waited for nothing, if only for a moment, would be drawn twice: once without its question, then as it is.
  if (!isBehind.peek() && (beats.length === 0 || isNothingPlayed())) {
    const told = joined(beats);
    if (told.length > 0) {
      lastShown = told;
      say(told.map(sentence).join(" "));
    }
    show();
    return;
  }
  waiting.value = [...waiting.peek(), { beats, show }];
  if (!isRunning) void run();
}

/** Shows how everything stands, at once. */
export function skip(): void {
  for (const change of waiting.peek()) skipped.add(change);
  hurry?.();
}

/** Leaves the table: what waits is dropped. */
export function dropAll(): void {
  skip();
  waiting.value = [];
}

/** The beats of the last turn that was shown, to be shown once more. */
let lastShown: readonly Beat[] = [];

/** Plays the last change once more; the table stays as it is. */
export function again(): void {
  if (lastShown.length > 0) present(lastShown, () => undefined);
}

async function run(): Promise<void> {
  isRunning = true;
  for (let { changes, isMany } = due(); changes.length > 0; { changes, isMany } = due()) {
    const beats = joined(changes.flatMap((change) => change.beats));
    if (beats.length > 0) lastShown = beats;
    const last = changes.at(-1)!;
    // What is only said is said in full.
    const isOneCard = isMany && !isOnlyTold(last);
    await playAll(isOneCard && digest ? [digest(beats)] : beats, beats.length > MOST_UNHURRIED, last);
    // Whoever has left the table meanwhile is shown nothing of it.
    if (waiting.peek().includes(last)) {
      last.show();
      waiting.value = waiting.peek().slice(waiting.peek().indexOf(last) + 1);
    }
    playing.value = null;
  }
  isRunning = false;
}

/** What is shown next: the first change, with the notes that wait behind it if it is no more itself; all if they are many. */
function due(): { changes: readonly Change[]; isMany: boolean } {
  const all = waiting.peek();
  if (joined(all.flatMap(({ beats }) => beats)).length > MOST_PLAYED) return { changes: all, isMany: all.length > 1 };
  const beatsUntil = (end: number) => joined(all.slice(0, end).flatMap(({ beats }) => beats)).length;
  let end = 1;
  while (end < all.length && beatsUntil(1) === 1 && beatsUntil(end + 1) === 1) end++;
  return { changes: all.slice(0, end), isMany: false };
}

const isHidden = (): boolean => typeof document !== "undefined" && document.hidden;

/** What happens is said, not played. */
const isNothingPlayed = (): boolean => pace.peek() === "off" || isHidden();

const isOnlyTold = (change: Change): boolean => isNothingPlayed() || skipped.has(change);

/** Plays beats; the change is shown with the last sentence, when everything has landed. */
async function playAll(beats: readonly Beat[], isLate: boolean, change: Change): Promise<void> {
  for (const [at, beat] of beats.entries()) {
    if (!isOnlyTold(change) && (await play(beat, isLate, change, at === beats.length - 1))) continue;
    // Who has left the table meanwhile hears nothing of it.
    if (waiting.peek().includes(change)) say(beats.slice(at).map(sentence).join(" "));
    return;
  }
}

/** Says whether it came to its sentence: who skips it has not heard that yet. */
async function play(beat: Beat, isLate: boolean, change: Change, isLast: boolean): Promise<boolean> {
  const own = pace.peek();
  const at = isLate || own === "off" ? "quick" : own;
  for (const step of beat.steps) {
    if (skipped.has(change)) return false;
    // Without motion the still pictures stay as long as they would have moved.
    if (isCalm.peek() && step === "travel") continue;
    if (step === "hold") {
      say(sentence(beat));
      if (isLast) change.show();
    }
    playing.value = { beat, step, pace: at };
    const travels = beat.flights.reduce((sum, { n = 1 }) => sum + n, 0);
    await pause(lengthOf(step, at, travels) * (beat.stretch?.[step] ?? 1));
  }
  return true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      hurry = null;
      resolve();
    }
    hurry = end;
  });
}
