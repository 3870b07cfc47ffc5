import {
  advance,
  cloneState,
  type Game,
  type GameEvent,
  type Input,
  isAuthorKnown,
  type Observer,
  Retractable,
  type State,
  seenBetween,
  type ToldRow,
  type Update,
  updateFor,
  viewFor,
  whyNot,
} from "@paravent/kernel";

/** Makes what an observer is sent when a game has moved on by a row; null: nothing. */
export type Send = (game: Game, state: State<unknown>, rows: readonly ToldRow[], who: Observer) => Update | null;

/** A game played on from a state, with everything that is sent to each observer on the way, as a server sends it. */
export class History<F, E extends GameEvent, V> {
  readonly state: State<F>;
  readonly observers: readonly Observer[];
  private readonly game: Game<F, E, V>;
  private readonly send: Send;
  private readonly sent = new Map<Observer, string[]>();
  private readonly back: Retractable;
  private readonly start: State<F>;
  private readonly events: E[] = [];

  constructor(game: Game<F, E, V>, start: State<F>, send: Send = updateFor) {
    this.game = game;
    this.start = start;
    this.state = cloneState(game, start);
    this.send = send;
    this.back = new Retractable(game);
    this.observers = [...Array(start.seats).keys(), "public"];
  }

  /** Takes an input and tells everybody; false where it is refused. */
  take(input: Input): boolean {
    const { game, state } = this;
    if (whyNot(game, state, input) !== null) return false;
    const known = isAuthorKnown(game, state, input);
    const before = state.perceived.inputs.slice();
    const done = advance(game, state, input);
    if (!done.ok) return false;
    const { events, undoable } = done.value;
    const seen = seenBetween(before, state.perceived.inputs);
    const row: ToldRow = { seq: state.seq, seat: input.seat, input, events, known, seen, undoable };
    this.back.note(row);
    this.events.push(...(events as E[]));
    for (const who of this.observers) {
      const message = this.send(game, state, [row], who);
      const mine = who === "public" ? null : this.back.of(who);
      if (message) this.sent.set(who, [...this.sentTo(who), JSON.stringify({ ...message, mine })]);
    }
    return true;
  }

  sentTo(who: Observer): readonly string[] {
    return this.sent.get(who) ?? [];
  }

  /** Whether an observer has a right to know that anything has happened: an event it witnesses, another question. */
  mayPerceive(who: Observer): boolean {
    const open = (state: State<F>) => {
      const { waiting, question } = viewFor(this.game, state, who);
      return JSON.stringify([waiting && { ...waiting, id: 0 }, question?.subject]);
    };
    const witnesses = this.events.some((event) => this.game.witness(event, who) !== null);
    return witnesses || open(this.start) !== open(this.state);
  }

  /** What has been disclosed to anybody on the way. */
  disclosed(): readonly E[] {
    return this.events.filter((event) => this.game.discloses(event));
  }

  /** The view an observer has now, or had at the start, as text. */
  viewOf(who: Observer, at: "start" | "now" = "now"): string {
    return JSON.stringify(viewFor(this.game, at === "now" ? this.state : this.start, who));
  }
}
