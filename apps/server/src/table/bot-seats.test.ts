import type { Bot } from "@paravent/bots";
import { amount, type TableView } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BotSeats, type BotTable } from "./bot-seats.ts";
import type { Reply, SeatInput } from "./command.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table that asks seat 1 for an even number, and keeps what it was sent. */
class EvenTable implements BotTable {
  readonly at = () => 4;
  readonly turn = (think: () => void) => think();
  think: BotTable["think"] = () => null;
  readonly explained: unknown[] = [];
  readonly explain: BotTable["explain"] = (seat, command, answers) => this.explained.push({ seat, command, answers });
  readonly sent: { seat: number; command: string; value: unknown }[] = [];
  question = 1;
  takes: (value: number) => boolean = (value) => value % 2 === 0;

  viewOf(seat: number): TableView<unknown> {
    const asked = { id: this.question, seat, subject: "even", rule: "", ask: amount(0, 9), together: false };
    const question = seat === 1 ? { ...asked, inside: false, about: {}, closed: {} } : null;
    return {
      seq: 4,
      who: seat,
      waiting: null,
      question,
      standing: [],
      stops: [],
      settings: [],
      silence: [],
      outcome: null,
      game: {},
    };
  }

  async submit(seat: number, command: string, input: SeatInput): Promise<Reply> {
    const value = input.kind === "answer" ? input.value : null;
    this.sent.push({ seat, command, value });
    if (!this.takes(value as number)) return { ok: false, refusal: { reason: "odd", rule: null } };
    this.question++;
    return { ok: true, seq: 5 };
  }
}

const bot = (choose: Bot["choose"]): Bot => ({ id: "test", choose });

function seats(table: BotTable, choose: Bot["choose"], pause = 700) {
  const stuck: [number, string][] = [];
  const bots = new BotSeats(table, pause, (seat, reason) => stuck.push([seat, reason]));
  bots.add(1, bot(choose));
  return { bots, stuck };
}

it("thinks within the pause and answers at its end, once", async () => {
  const table = new EvenTable();
  let thought = 0;
  let passed = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
  const { bots } = seats(table, () => {
    thought++;
    // Thinking that takes its time is taken off the pause.
    passed += 300;
    return 2;
  });
  bots.prompt();
  bots.prompt();
  expect([thought, table.sent.length, bots.busy]).toEqual([1, 0, true]);
  await vi.advanceTimersByTimeAsync(399);
  expect(table.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.sent).toEqual([{ seat: 1, command: "1-question-1-at-4", value: 2 }]);
  expect(bots.busy).toBe(false);
  clock.mockRestore();
});

it("sees its own view only, as text would carry it", () => {
  const table = new EvenTable();
  const seen: unknown[] = [];
  const { bots } = seats(table, (view, question) => {
    seen.push(view.who, question.id);
    (view.game as Record<string, unknown>).touched = true;
    return 2;
  });
  bots.prompt();
  expect(seen).toEqual([1, 1]);
  expect(table.viewOf(1).game).toEqual({});
});

it("tries again when it is refused, at last by chance, and then falls silent", async () => {
  const table = new EvenTable();
  table.takes = () => false;
  const { bots, stuck } = seats(table, () => 3);
  bots.prompt();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.sent.map(({ value }) => value).slice(0, 2)).toEqual([3, 3]);
  expect(table.sent).toHaveLength(3);
  expect(stuck).toEqual([[1, "odd"]]);
  expect(bots.busy).toBe(false);
});

it("answers by chance when its bot breaks", async () => {
  const table = new EvenTable();
  table.takes = () => true;
  const { bots } = seats(table, () => {
    throw new Error("no idea");
  });
  bots.prompt();
  await vi.advanceTimersByTimeAsync(700);
  expect(table.sent).toHaveLength(1);
  expect(table.sent[0]?.value).toBeTypeOf("number");
});

it("says nothing more once stopped", async () => {
  const table = new EvenTable();
  const { bots } = seats(table, () => 2);
  bots.prompt();
  bots.stop();
  bots.prompt();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.sent).toEqual([]);
  expect(bots.busy).toBe(false);
});

it("does what nobody asked for once for each question, then answers", async () => {
  const table = new EvenTable();
  const actions: unknown[] = [];
  const submit = table.submit.bind(table);
  table.submit = async (seat, command, input) => {
    if (input.kind !== "act") return submit(seat, command, input);
    actions.push([command, input]);
    return { ok: false, refusal: { reason: "closed", rule: null } };
  };
  const viewOf = table.viewOf.bind(table);
  const waiting = () => ({ id: table.question, subject: "even", rule: "", seats: [1], answered: [], about: {} });
  table.viewOf = (seat) => ({ ...viewOf(seat), waiting: waiting() });
  const bots = new BotSeats(table, 700, () => {});
  bots.add(1, { id: "eager", choose: () => 2, act: () => ({ act: "wave", value: true }) });
  bots.prompt();
  bots.prompt();
  await vi.advanceTimersByTimeAsync(700);
  expect(actions).toEqual([["1-action-at-4", { kind: "act", question: 1, act: "wave", value: true }]]);
  expect(table.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);
  expect([actions.length, table.sent.length]).toEqual([1, 1]);
});

it("answers one offer after another while a question is open, and says why", async () => {
  const table = new EvenTable();
  const viewOf = table.viewOf.bind(table);
  const waiting = { id: 1, subject: "even", rule: "", seats: [0], answered: [], about: {} };
  table.viewOf = (seat) => ({ ...viewOf(seat), question: null, waiting });
  const taken: unknown[] = [];
  table.submit = async (_seat, _command, input) => {
    taken.push(input.kind === "act" && input.value);
    offers.shift();
    return { ok: true, seq: 5 };
  };
  const offers = [1, 2];
  const reason = { kind: "tooLittle", with: {} };
  const bots = new BotSeats(table, 700, () => {});
  bots.add(1, {
    id: "trader",
    choose: () => 2,
    act: () => (offers[0] ? { act: "refuse", value: offers[0], answers: { seat: 0, reason } } : null),
  });
  bots.prompt();
  await vi.advanceTimersByTimeAsync(400);
  // News that changes nothing does not make it begin again.
  bots.prompt();
  await vi.advanceTimersByTimeAsync(300);
  expect(taken).toEqual([1]);
  await vi.advanceTimersByTimeAsync(700);
  expect(taken).toEqual([1, 2]);
  expect(table.explained).toEqual([
    { seat: 1, command: "1-action-at-4-why", answers: { seat: 0, reason } },
    { seat: 1, command: "1-action-at-4-why", answers: { seat: 0, reason } },
  ]);
});

const found = Promise.resolve(null);
const ahead: Bot = { id: "master", looksAhead: true, choose: () => 2 };

it("takes what it has thought of by the end of the pause, and at the end of the pause", async () => {
  const table = new EvenTable();
  const asked: unknown[] = [];
  const thought = { answer: null as number | null, found, cancel: () => {} };
  table.think = (...args) => {
    asked.push(args);
    return thought;
  };
  const bots = new BotSeats(table, 700, () => {});
  bots.add(1, ahead);
  bots.prompt();
  thought.answer = 8;
  await vi.advanceTimersByTimeAsync(699);
  expect(table.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([[1, "master", 700]]);
  expect(table.sent.map(({ value }) => value)).toEqual([8]);
});

it("does not wait for a thought that is not done: it answers without looking ahead", async () => {
  const table = new EvenTable();
  table.think = () => ({ answer: null, found, cancel: () => {} });
  const bots = new BotSeats(table, 700, () => {});
  bots.add(1, ahead);
  bots.prompt();
  await vi.advanceTimersByTimeAsync(700);
  expect(table.sent.map(({ value }) => value)).toEqual([2]);
});

it("stops thinking about a question that is gone, and when its table closes", async () => {
  const table = new EvenTable();
  const cancelled: number[] = [];
  table.think = () => {
    const { question } = table;
    return { answer: null, found, cancel: () => cancelled.push(question) };
  };
  const bots = new BotSeats(table, 700, () => {});
  bots.add(1, ahead);
  bots.prompt();
  table.question = 5;
  bots.prompt();
  expect(cancelled).toEqual([1]);
  bots.stop();
  expect(cancelled).toEqual([1, 5]);
});
