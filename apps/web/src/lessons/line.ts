import { greedyBot } from "@paravent/bots";
import { type Input, refuse } from "@paravent/kernel";
import type { JournalEntry, Lesson, LessonContent, TableSummary } from "@paravent/protocol";
import { computed, effect, signal } from "@preact/signals";
import { language } from "../i18n/language.ts";
import type { CommandBody, Verdict } from "../net/outbox.ts";
import type { Teaching } from "../plug/teaching.ts";
import { clearDrafts } from "../store/draft.ts";
import type { Line } from "../store/link.ts";
import { me } from "../store/session.ts";
import { showTable, showUpdate, table } from "../store/table.ts";
import { LessonPlay } from "./play.ts";
import { keepProgress, keptProgress, noteDone } from "./progress.ts";

/** How long a move that is shown stays before it is taken back. */
const SHOWN_MS = 2_600;

/** Tables of one page are told apart: nothing was missed at a new one. */
let count = 0;

/** A lesson in the place of a server: what the learner does at the table goes here, and what happens comes from here. */
export class LessonLine implements Line {
  readonly game: string;
  readonly lesson: Lesson;
  /** Counts what has changed in the lesson, for what is drawn around the table. */
  readonly changes = signal(0);
  /** Whether the invited move is being shown. */
  readonly isShowing = signal(false);
  /** Whether the step is to be read, and gone on from. */
  readonly isReading = computed(() => {
    void this.changes.value;
    const { current, expected, strayed } = this.play;
    return current !== null && expected === null && strayed === null;
  });
  private readonly id = `lesson-${Date.now()}-${count++}`;
  private readonly pack: LessonContent["pack"];
  private readonly play: LessonPlay;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly endNaming: () => void;

  constructor(game: string, lesson: Lesson, { pack, document }: LessonContent, teaching: Teaching) {
    this.game = game;
    this.lesson = lesson;
    this.pack = pack;
    const rival = greedyBot(teaching.rivals);
    this.play = new LessonPlay(teaching.open(document), lesson, rival, keptProgress(game, lesson.id));
    // The table is called as the lesson is, in the language being spoken.
    this.endNaming = effect(() => {
      const name = lesson.title[language.value];
      const shown = table.peek();
      if (shown?.id === this.id) table.value = { ...shown, name, language: language.value };
    });
  }

  /** How it stands, as far as the story has been played; read it with `changes`. */
  get now(): Pick<
    LessonPlay,
    "step" | "current" | "expected" | "invited" | "strayed" | "tries" | "canGoBack" | "isOver"
  > {
    return this.play;
  }

  command(body: CommandBody): Promise<Verdict> {
    if (this.isShowing.peek()) return Promise.resolve({ ok: false, refusal: refuse("stale") });
    if (body.t === "undo") {
      this.goBack();
      return Promise.resolve({ ok: true });
    }
    const input = inputOf(body);
    const refusal = input ? this.play.take(input) : refuse("unavailable");
    // The answer is acknowledged first, as by a server.
    if (!refusal) setTimeout(() => this.tell());
    return Promise.resolve(refusal ? { ok: false, refusal } : { ok: true });
  }

  goOn(): void {
    this.play.goOn();
    // What was touched while reading was meant for nothing.
    clearDrafts();
    this.tell();
  }

  goBack(): void {
    this.play.back();
    clearDrafts();
    this.showWhole();
  }

  /** Makes the invited move once, and takes it back. */
  showMove(): void {
    this.isShowing.value = true;
    if (this.play.strayed) this.goBack();
    this.play.showMove();
    this.tell();
    this.timer = setTimeout(() => {
      this.isShowing.value = false;
      this.goBack();
    }, SHOWN_MS);
  }

  close(): void {
    this.endNaming();
    clearTimeout(this.timer);
  }

  showWhole(): void {
    const { view, journal } = this.play;
    this.play.takeNews();
    showTable({
      t: "table",
      table: this.summary(),
      view: { ...view },
      journal: journal.map(asSent),
      chat: [],
      undo: this.undo,
    });
    this.changed();
  }

  private tell(): void {
    for (const { view, entries } of this.play.takeNews())
      showUpdate({ t: "update", table: this.id, view: { ...view }, entries: entries.map(asSent), undo: this.undo });
    this.changed();
  }

  private changed(): void {
    if (!this.isShowing.peek()) {
      keepProgress(this.game, this.lesson.id, this.play.progress);
      if (this.play.current === null) noteDone(this.game, this.lesson.id);
    }
    this.changes.value++;
  }

  /** While the lesson speaks, its caption has the one way back; afterwards it is played on as at any table. */
  private get undo() {
    return { mine: this.play.current === null && this.play.canGoBack ? ("own" as const) : null, asked: null };
  }

  private summary(): TableSummary {
    const { names, title, options } = this.lesson;
    return {
      id: this.id,
      name: title[language.peek()],
      game: this.game,
      language: language.peek(),
      status: this.play.isOver ? "over" : "running",
      seats: names.map((name, seat) =>
        name === null
          ? { seat, name: me.peek()?.name ?? null, kind: "person", bot: null, online: true }
          : { seat, name, kind: "bot", bot: "casual", online: true },
      ),
      you: 0,
      createdAt: 0,
      waitingFor: [],
      pack: this.pack,
      options,
    };
  }
}

/** What the learner's command says to the rules; null: nothing that a lesson knows. */
function inputOf(body: CommandBody): Input | null {
  const seat = 0;
  switch (body.t) {
    case "answer":
      return { kind: "answer", seat, question: body.question, value: body.value };
    case "act":
      return { kind: "act", seat, question: body.question, act: body.act, value: body.value };
    case "stop":
      return { kind: "stop", seat, at: body.at, armed: body.armed };
    case "setting":
      return { kind: "setting", seat, about: body.about, ask: body.ask };
    default:
      return null;
  }
}

const asSent = ({ seq, seat, events }: Pick<JournalEntry, "seq" | "seat"> & { events: readonly object[] }) => ({
  seq,
  seat,
  events: events.map((event) => ({ ...event })) as JournalEntry["events"],
});
