import { randomBytes } from "node:crypto";
import type { Compared } from "@paravent/bots";
import type { Input, Json, Seat, State, TableView } from "@paravent/kernel";
import type { Remark } from "@paravent/protocol";
import type { TableRecord } from "../store/store.ts";
import type { Comparing, Thinkers } from "../thinking/thinkers.ts";
import { playsAlone } from "./advising.ts";
import type { Play } from "./play.ts";
import type { Taken } from "./taken.ts";

/** How long one answer is thought about at most: whoever plays has long gone on. */
const THINKS_MS = 3_000;

/** A move is poor that costs so much of the chance to win. */
const POOR = 0.06;

/** Answers that are thought about or wait for it: one decision of a player may be three answers. */
const MOST = 3;

/** An answer, with what the seat saw and could imagine when it was asked. */
interface Answered {
  readonly question: number;
  readonly view: TableView<unknown>;
  readonly imagined: State<unknown>;
  readonly given: Json;
}

/**
 * Looks over the shoulder of somebody who plays against bots alone, and says afterwards what would have been better. It
 * knows what the seat saw when it was asked and what it could imagine then, and nothing of what came of it.
 *
 * Comparing is done in the threads of the bots, one answer of a table after the other: a table keeps one thread busy at
 * most, and whoever answers faster than that hears nothing of the older answers.
 */
export class Coaching {
  /** The seat that has asked for remarks. */
  private seat: Seat | null = null;
  private answered: readonly Answered[] = [];
  private turns: readonly Turn[] = [];
  private before: Promise<unknown> = Promise.resolve();

  /** Takes an answer of a seat; of a coached seat it is kept until the coach is asked about it. */
  async during(
    play: Pick<Play, "viewOf" | "imaginedBy">,
    seat: Seat,
    input: Input,
    take: () => Promise<Taken>,
  ): Promise<Taken> {
    const seen = seat === this.seat && input.kind === "answer" ? seenAt(play, seat, input) : null;
    const taken = await take();
    if (seen && taken.rows.length > 0) this.keep(seen);
    return taken;
  }

  private keep(one: Answered): void {
    this.answered = [...this.answered.filter(({ question }) => question !== one.question), one];
    if (this.answered.length <= MOST) return;
    // Nobody asks any more.
    this.answered = [];
    this.seat = null;
  }

  /** What would have been better than this seat's answer to a question; from now on its answers are looked at. */
  async about(
    { seats, game, deal }: Pick<TableRecord, "seats" | "game" | "deal">,
    seat: Seat,
    question: number,
    lane: string,
    thinkers: Pick<Thinkers, "compare"> | undefined,
  ): Promise<Remark | "othersPlay"> {
    if (!playsAlone({ seats, deal }, seat)) return "othersPlay";
    this.seat = seat;
    const one = this.answered.find((answered) => answered.question === question);
    if (!one || !thinkers) return { poor: null };
    this.answered = this.answered.filter((answered) => answered !== one);
    const { view, imagined, given } = one;
    const seed = randomBytes(16).toString("hex");
    const found = await this.inTurn(() =>
      thinkers.compare({ game, view, imagined, seed, given, margin: POOR }, lane, THINKS_MS),
    );
    return { poor: found && { better: found.better, chance: percent(found.chance), given: percent(found.given) } };
  }

  private inTurn(begin: () => Comparing): Promise<Compared | null> {
    const turn: Turn = { thought: null, isDropped: false };
    const [oldest] = this.turns;
    if (oldest && this.turns.length === MOST) drop(oldest);
    this.turns = [...this.turns, turn];
    const found = this.before.then(() => {
      if (turn.isDropped) return null;
      turn.thought = begin();
      return turn.thought.found;
    });
    const done = () => {
      this.turns = this.turns.filter((one) => one !== turn);
    };
    // Who asked hears of a comparison that broke; those that wait behind it do not.
    this.before = found.then(done, done);
    return found;
  }
}

/** One comparison, which waits for those before it. */
interface Turn {
  thought: Comparing | null;
  isDropped: boolean;
}

function drop(turn: Turn): void {
  turn.isDropped = true;
  turn.thought?.cancel();
}

/** What has been sealed before is only changed: the coach has had its say. */
function seenAt(
  play: Pick<Play, "viewOf" | "imaginedBy">,
  seat: Seat,
  { question, value }: Extract<Input, { kind: "answer" }>,
): Answered | null {
  const view = play.viewOf(seat);
  if (view.question?.id !== question || view.question.sealed !== undefined) return null;
  return { question, view, imagined: play.imaginedBy(seat), given: value };
}

const percent = (chance: number): number => Math.round(100 * chance);
