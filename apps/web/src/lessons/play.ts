import type { Bot } from "@paravent/bots";
import {
  askedSeats,
  cloneState,
  type Entry,
  entryFor,
  type Game,
  type Input,
  isAuthorKnown,
  nextRow,
  numbersFor,
  openQuestion,
  type Refusal,
  Rng,
  type State,
  type ToldRow,
  type Update,
  updateFor,
  viewFor,
} from "@paravent/kernel";
import type { Lesson, LessonMove, LessonStep } from "@paravent/protocol";
import { replyTo, whichOf } from "./matching.ts";
import type { Progress } from "./progress.ts";

/** The learner sits first. */
const LEARNER = 0;

/** No question ever has this number. */
const NO_QUESTION = -1;

/** A moment that one can go back to. */
interface Mark {
  readonly state: State<unknown>;
  readonly rows: number;
  readonly free: number;
}

/**
 * A lesson being played: the real rules from its position on. The learner's moves are waited for, the rivals' are given for
 * them, and after the last step everybody plays as they like. It knows no screen and no clock.
 */
export class LessonPlay {
  readonly game: Game;
  readonly lesson: Lesson;
  private readonly rival: Bot;
  private state: State<unknown>;
  private rows: ToldRow[];
  /** Steps that are done; as many as there are: everybody plays freely. */
  private at = 0;
  /** What is still to be done in this step. */
  private due: readonly LessonMove[] = [];
  /** Where each step began; beyond them, where each free move did. */
  private marks: Mark[] = [];
  private free: Input[] = [];
  private reply: LessonStep["say"] | null = null;
  private astray = 0;
  /** What has happened and not been shown yet. */
  private news: Update[] = [];

  constructor(game: Game, lesson: Lesson, rival: Bot, progress: Progress | null = null) {
    this.game = game;
    this.lesson = lesson;
    this.rival = rival;
    // Protocol checks the frame of a state; its inside was made by the same rules.
    this.state = cloneState(game, lesson.state as unknown as State<unknown>);
    const { events } = lesson;
    const seen = [...this.state.perceived.inputs];
    const input = { seats: this.state.seats, options: lesson.options, seed: "" };
    this.rows = [{ seq: 0, seat: null, input, events, known: true, seen, undoable: false }];
    this.enter(0);
    if (progress) this.resume(progress);
    this.news = [];
  }

  /** Number of the step under way, from 0; the number of steps once all are done. */
  get step(): number {
    return this.at;
  }

  get current(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  /** What the learner is waited for; null: the step is to be read, or all are done. */
  get expected(): LessonMove | null {
    return this.due[0] ?? null;
  }

  /** The moves that the learner is still waited for in this step. */
  get invited(): readonly LessonMove[] {
    return this.due.filter(({ seat }) => seat === LEARNER);
  }

  /** What the character says to the move that was made instead of the invited one; null: none was. */
  get strayed(): LessonStep["say"] | null {
    return this.reply;
  }

  /** How often another move was tried in this step. */
  get tries(): number {
    return this.astray;
  }

  get isOver(): boolean {
    return this.state.stack.length === 0;
  }

  get canGoBack(): boolean {
    return this.marks.length > 1 || this.isMidway;
  }

  /** What is kept of it between two visits. */
  get progress(): Progress {
    return { version: this.lesson.version, step: this.at, free: this.free };
  }

  get view() {
    return viewFor(this.game, this.state, LEARNER);
  }

  get journal(): readonly Entry[] {
    return this.rows.map((row) => entryFor(this.game, row, LEARNER)).filter((entry) => entry !== null);
  }

  /** What has happened since this was last asked, move by move. */
  takeNews(): readonly Update[] {
    return this.news.splice(0);
  }

  /** Takes an input of the learner, by the numbers a client knows; why not, where the rules refuse it. */
  take(wished: Input): Refusal | null {
    const input = this.atQuestion(wished);
    const isMove = input.kind === "answer" || input.kind === "act";
    const due = isMove && !this.reply ? this.matched(input) : null;
    const asked = this.view.waiting?.subject ?? "";
    if (this.current === null) this.mark();
    const refusal = this.apply(input, due?.luck ?? null);
    if (refusal) {
      if (this.current === null) this.marks.pop();
      return refusal;
    }
    if (this.current === null) this.playOn(input);
    else if (due) this.done(due);
    else if (isMove && !this.reply) {
      this.reply = replyTo(this.current, asked, input.value);
      this.astray++;
    }
    return null;
  }

  /** The step has been read. */
  goOn(): void {
    if (this.current && !this.expected) this.enter(this.at + 1);
  }

  /** Back to the beginning of this step, or of the one before; a free move is taken back. */
  back(): void {
    const isFree = this.marks.length > this.lesson.steps.length + 1;
    const tries = this.isMidway ? this.astray : 0;
    if (!isFree && !this.isMidway && this.marks.length > 1) this.marks.pop();
    this.restore(this.marks.pop()!);
    if (!isFree) this.enter(this.marks.length);
    this.astray = tries;
    this.news = [];
  }

  /** Makes the invited move, as the learner would. */
  showMove(): void {
    while (this.expected && !this.reply) {
      const [move, ...rest] = this.due;
      this.apply(this.inputOf(move!), move!.luck);
      this.due = rest;
      if (rest[0]?.seat !== LEARNER) break;
    }
    this.reply = null;
  }

  private get isMidway(): boolean {
    if (this.current === null) return false;
    const first = this.marks.at(-1)!;
    return this.reply !== null || this.rows.length > first.rows + this.leading;
  }

  /** How many moves of the rivals open this step. */
  private get leading(): number {
    const { moves } = this.current!;
    const own = moves.findIndex(({ seat }) => seat === LEARNER);
    return own === -1 ? moves.length : own;
  }

  private enter(step: number): void {
    this.at = step;
    this.reply = null;
    this.astray = 0;
    this.mark();
    this.due = this.current?.moves ?? [];
    if (this.current === null) this.letRivalsPlay();
    else this.giveMoves();
  }

  /** The rivals' moves up to the learner's next one. */
  private giveMoves(): void {
    while (this.due[0] && this.due[0].seat !== LEARNER) {
      const [move, ...rest] = this.due;
      const refusal = this.apply(this.inputOf(move!), move!.luck);
      if (refusal) throw new Error(`${this.lesson.id}: a move of the script was refused (${refusal.reason})`);
      this.due = rest;
    }
  }

  private done(move: LessonMove): void {
    this.due = this.due.filter((one) => one !== move);
    this.giveMoves();
    if (this.due.length === 0) this.enter(this.at + 1);
  }

  private matched(input: Extract<Input, { value: unknown }>): LessonMove | null {
    const ask = input.kind === "answer" ? (this.view.question?.ask ?? null) : null;
    const act = input.kind === "act" ? input.act : null;
    return this.due[whichOf(this.due, ask, act, input.value)] ?? null;
  }

  private inputOf({ seat, act, value }: LessonMove): Input {
    const { question } = this.state;
    return act === null ? { kind: "answer", seat, question, value } : { kind: "act", seat, question, act, value };
  }

  /** The question by the state's own number, where the learner names the one that is open. */
  private atQuestion(input: Input): Input {
    if (!("question" in input)) return input;
    const isOpen = input.question === numbersFor(this.state, LEARNER).question;
    return { ...input, question: isOpen ? this.state.question : NO_QUESTION };
  }

  private apply(input: Input, luck: LessonMove["luck"]): Refusal | null {
    const { game } = this;
    const next = cloneState(game, this.state);
    if (luck) next.rng = [...luck];
    const known = isAuthorKnown(game, next, input);
    const done = nextRow(game, next, input);
    if (!done.ok) return done.refusal;
    const { seq, events, seen } = done.value.row;
    const row: ToldRow = { seq, seat: input.seat, input, events, known, seen, undoable: false };
    this.state = next;
    this.rows.push(row);
    const update = updateFor(game, next, [row], LEARNER);
    if (update) this.news.push(update);
    return null;
  }

  private playOn(input: Input): void {
    this.free.push(input);
    this.letRivalsPlay();
  }

  /** After the last step rivals play as casual bots do, until the learner is asked. */
  private letRivalsPlay(): void {
    const { game } = this;
    for (let answers = 0; answers < game.traits.longest && !this.isOver; answers++) {
      const seat = askedSeats(game, this.state).find((one) => one !== LEARNER && isAsked(game, this.state, one));
      if (seat === undefined) return;
      const view = viewFor(game, this.state, seat);
      const value = this.rival.choose(view, view.question!, Rng.from(`${this.lesson.id}/${this.state.seq}`));
      const input: Input = { kind: "answer", seat, question: this.state.question, value };
      const refusal = this.apply(input, null);
      if (refusal) throw new Error(`${this.lesson.id}: a rival was refused (${refusal.reason})`);
      this.free.push(input);
    }
  }

  private mark(): void {
    this.marks.push({ state: cloneState(this.game, this.state), rows: this.rows.length, free: this.free.length });
  }

  private restore({ state, rows, free }: Mark): void {
    this.state = cloneState(this.game, state);
    this.rows = this.rows.slice(0, rows);
    this.free = this.free.slice(0, free);
  }

  private resume({ version, step, free }: Progress): void {
    while (this.at < Math.min(step, this.lesson.steps.length)) {
      while (this.expected) {
        const [move, ...rest] = this.due;
        const refusal = this.apply(this.inputOf(move!), move!.luck);
        if (refusal) return;
        this.due = rest;
      }
      this.enter(this.at + 1);
    }
    if (version !== this.lesson.version || this.current !== null) return;
    for (const input of free.slice(this.free.length)) {
      if (input.seat === LEARNER) this.mark();
      if (this.apply({ ...input, ...("question" in input && { question: this.state.question }) }, null)) return;
      this.free.push(input);
    }
  }
}

const isAsked = (game: Game, state: State<unknown>, seat: number): boolean => {
  const question = openQuestion(game, state, seat);
  return question !== null && viewFor(game, state, seat).question?.sealed === undefined;
};
