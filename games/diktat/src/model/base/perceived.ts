import type { GameEvent, Seat } from "@paravent/kernel";

/** An event with its secret left out. */
export type Veiled = GameEvent & Record<string, unknown>;

/** What becomes known by an event, and to whom. */
export interface Perceived<E> {
  /** Somebody learns by it what was hidden before: a step with such an event is never undone. */
  readonly tells: boolean | ((e: E) => boolean);
  /** Who is in the secret; absent: it happens in the open. */
  readonly knows?: (e: E) => readonly Seat[];
  /** What the others perceive of a secret; null: nothing at all. */
  readonly veil?: (e: E) => Veiled | null;
}

/** Who perceives what of each event. A new event does not compile until it is said. */
export type Perceptions<E extends GameEvent> = { readonly [T in E["type"]]: Perceived<Extract<E, { type: T }>> };

/** Only those who deal with each other perceive it. */
export const parties = ({ from, to }: { from: Seat; to: Seat }): readonly Seat[] => [from, to];
export const nothing = (): null => null;

export const serials = (pawns: readonly { id: number }[]) => pawns.map(({ id }) => ({ id }));
