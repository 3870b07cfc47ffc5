import type { Game } from "./game.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { GameEvent } from "./rules.ts";
import type { AskPolicy, Seat, Setting, State } from "./state.ts";

/** What a seat wishes for itself: how it is asked about one thing; null returns to what the game does by itself. */
export interface SettingInput {
  readonly kind: "setting";
  readonly seat: Seat;
  readonly about: string;
  readonly ask: AskPolicy | null;
}

/** The kinds of boundary where a seat wants to be stopped every time, whatever it could do there. */
export const STANDING_STOPS = "stop";

/** All that is not set by itself. */
export const EVERYTHING = "*";

const WORDS: ReadonlySet<unknown> = new Set<AskPolicy>(["always", "ownTurn", "never"]);

/** Null when this can be set in this game, with these kinds of boundary. */
export function whyNotSet<F, E extends GameEvent>(
  game: Game<F, E>,
  kinds: ReadonlySet<string>,
  { about, ask }: SettingInput,
): Refusal | null {
  const known = about === STANDING_STOPS || about === EVERYTHING || (game.isAskable?.(about) ?? false);
  if (!known) return refuse("unknownSetting", null, { about: about.slice(0, 80) });
  if (ask === null) return null;
  if (!Array.isArray(ask)) return WORDS.has(ask) && about !== STANDING_STOPS ? null : refuse("malformed");
  const wrong = ask.find((at) => !kinds.has(at));
  if (wrong !== undefined) return refuse("unknownBoundary", null, { at: String(wrong).slice(0, 80) });
  return ask.length > kinds.size ? refuse("malformed") : null;
}

export function set<F>(state: State<F>, { seat, about, ask }: SettingInput): void {
  state.settings = state.settings.filter((one) => one.seat !== seat || one.about !== about);
  if (ask !== null) state.settings.push({ seat, about, ask: typeof ask === "string" ? ask : [...ask] });
}

/** How a seat wants to be asked about a thing: as set for it, else as set for everything; null: as the game does. */
export function policyFor(settings: readonly Setting[], seat: Seat, about: string): AskPolicy | null {
  let general: AskPolicy | null = null;
  for (const one of settings) {
    if (one.seat !== seat) continue;
    if (one.about === about) return one.ask;
    if (one.about === EVERYTHING) general = one.ask;
  }
  return general;
}

/** Whether a seat need not be asked to say yes: it has set never to be asked this very question. */
export function isSkipped(settings: readonly Setting[], seat: Seat, subject: string): boolean {
  return settings.some((one) => one.seat === seat && one.about === subject && one.ask === "never");
}

/** Seats that want to be stopped at this kind of boundary every time. */
export function standingStops(settings: readonly Setting[], at: string): Seat[] {
  return settings.flatMap(({ seat, about, ask }) => (about === STANDING_STOPS && ask.includes(at) ? [seat] : []));
}
