import type { Game, Setup } from "@paravent/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { Ear, makePeople, Rig, until } from "../testing/rig.ts";
import { type ToyEvent, type ToyFacts, type ToyView, toy } from "../testing/toy.ts";
import type { SeatInput } from "./command.ts";
import type { Tables } from "./tables.ts";

type Toy = Game<ToyFacts, ToyEvent, ToyView>;

const rig = new Rig();
let tables: Tables;
let store: Store;
let id: string;

const answer = (question: number, value: number | string[]): SeatInput => ({ kind: "answer", question, value });

/** The server ends, and comes back with these rules. */
async function upgrade(game: Game): Promise<void> {
  await rig.end();
  ({ tables, store } = await rig.tables(undefined, game));
}

async function open() {
  return (await tables.open(id))!;
}

/** One round: two bids, and a look by the winner. */
async function playRound(question: number): Promise<void> {
  const table = await open();
  await table.submit(0, `bid-of-0-at-${question}`, answer(question, 8));
  await table.submit(1, `bid-of-1-at-${question}`, answer(question, 2));
  await table.submit(0, `look-at-${question}`, answer(question + 1, ["seat-1"]));
}

/** The same, whatever number each seat knows its question by. */
async function playAnyRound(): Promise<void> {
  const table = await open();
  const reply = async (seat: number, value: number | string[]) => {
    const { id: question } = table.viewOf(seat)!.question!;
    expect(
      await table.submit(seat, `row-${table.viewOf("public")!.seq}-${seat}-${question}`, answer(question, value)),
    ).toMatchObject({ ok: true });
  };
  // Another bid than the one that may be sealed already.
  await reply(0, 7);
  await reply(1, 2);
  await reply(0, ["seat-1"]);
}

beforeEach(async () => {
  ({ tables, store } = await rig.tables());
  ({ id } = await makePeople(tables, store, ["anna", "bert"]));
  await playRound(1);
});

afterEach(async () => {
  await rig.remove();
});

/** The same rules under another version, with one more fact than before. */
const sameGame: Toy = {
  ...toy,
  version: "2",
  setup: (seats, options) => ({ ...toy.setup(seats, options), weather: "fine" }) as ToyFacts,
};

/** From the second round on the lowest bid wins. */
const otherGame: Toy = {
  ...toy,
  version: "3",
  apply(facts, event) {
    if (event.type === "bidsOpened" && facts.round > 0) throw new Error(`numbers ${facts.numbers.join()}`);
    toy.apply(facts, event);
  },
};

describe("a game that tells the same under the new rules", () => {
  it("goes on, and its rows say which rules made them", async () => {
    const before = (await open()).viewOf(0);
    await upgrade(sameGame);
    expect((await open()).viewOf(0)).toEqual(before);
    await playRound(3);
    const rules = (await store.rows(id, 0)).map((row) => row.rules);
    expect(rules).toEqual(["1", "1", "1", "1", "2", "2", "2"]);
  });

  it("opens again from rows of both versions, with and without a snapshot", async () => {
    await upgrade(sameGame);
    await playRound(3);
    const before = (await open()).viewOf(1);
    await upgrade(sameGame);
    expect((await open()).viewOf(1)).toEqual(before);
    await store.saveSnapshot(id, { seq: 99, state: { not: "a state" } });
    await upgrade(sameGame);
    expect((await open()).viewOf(1)).toEqual(before);
    expect(await (await open()).submit(0, "still-alive", answer(5, 1))).toEqual({ ok: true, seq: 7 });
  });

  it("is checked by hash where these very rules made a row", async () => {
    await upgrade(sameGame);
    await playRound(3);
    await store.saveSnapshot(id, { seq: 99, state: { not: "a state" } });
    await upgrade({ ...sameGame, setup: toy.setup });
    expect((await open()).viewOf("public")).toMatchObject({ seq: 3, waiting: null });
  });

  it("reads its options anew: new rules may know more of them", async () => {
    const withMore: Toy = {
      ...sameGame,
      readOptions(options, seats) {
        const read = toy.readOptions(options, seats);
        return read.ok ? { ok: true, options: { ...(read.options as object), moon: false } } : read;
      },
      setup(seats, options) {
        if ((options as { moon?: boolean }).moon !== false) throw new Error("no moon");
        return toy.setup(seats, options);
      },
    };
    await upgrade(withMore);
    expect((await open()).viewOf(0)?.question?.id).toBe(3);
  });
});

describe("a game that the new rules would have told otherwise", () => {
  beforeEach(async () => {
    await playRound(3);
    await upgrade(otherGame);
  });

  it("is shown as far as both agree, and asks nothing", async () => {
    const table = await open();
    const view = table.viewOf(0)!;
    expect(view).toMatchObject({ seq: 4, waiting: null, question: null, standing: [], game: { round: 1 } });
    expect(await table.summary("anna")).toMatchObject({ frozen: true, status: "running", waitingFor: [] });
    const anna = new Ear("anna");
    await table.follow(anna);
    const [whole] = anna.heard;
    if (whole?.t !== "table") throw new Error("the table is told first");
    expect(whole.table.frozen).toBe(true);
    expect(whole.table.damaged).toBeUndefined();
    expect(whole.journal.map(({ seq }) => seq)).toEqual([0, 2, 3]);
    expect((await tables.list("anna")).mine).toHaveLength(1);
  });

  it("takes nothing, loses nothing, and tells no log what it holds", async () => {
    const table = await open();
    const rows = await store.rows(id, 0);
    const refused = { ok: false, refusal: { reason: "frozen", rule: null } };
    expect(await table.submit(0, "too-late-now", answer(4, 1))).toEqual(refused);
    // What was acknowledged once stays acknowledged, and people may still talk.
    expect(await table.submit(0, "bid-of-0-at-3", answer(3, 8))).toEqual({ ok: true, seq: 4 });
    expect(await table.say(0, "what-a-pity", null, "a pity")).toMatchObject({ ok: true });
    await table.close();
    expect(await store.rows(id, 0)).toEqual(rows);
    const numbers = (rows[0]!.events[0] as unknown as { numbers: number[] }).numbers.join();
    expect(rig.log.lines.join()).toContain("a game is kept as it stands");
    expect(rig.log.lines.join()).not.toContain(numbers);
  });

  it("goes on under the rules it began with", async () => {
    await open();
    await upgrade(toy);
    expect((await open()).viewOf(0)).toMatchObject({ seq: 6, question: { id: 5 } });
    await playRound(5);
    await until(async () => (await store.table(id))?.status === "over");
  });
});

/** From the second round on the first seat's number is shown when bids are opened. */
const showingGame: Toy = {
  ...toy,
  version: "5",
  settle(rules, events, since) {
    const isOpened = events.slice(since).some(({ type }) => type === "bidsOpened");
    if (isOpened && rules.facts.round > 1 && !rules.facts.shown[0])
      rules.emit({ type: "showed", seat: 0, number: rules.facts.numbers[0]! });
  },
};

describe("a game that is kept as it stands", () => {
  beforeEach(async () => {
    await playRound(3);
    await (await open()).submit(0, "a-stop-of-anna", { kind: "stop", at: "round", armed: true });
    await upgrade(showingGame);
  });

  /** Everybody agrees to go on from where the rules agree. */
  async function agree(): Promise<void> {
    const table = await open();
    expect(await table.undo(0, "let-us-go-on")).toMatchObject({ ok: true });
    expect(await table.summary("anna")).toMatchObject({ frozen: true });
    expect(await table.consent(1, true)).toMatchObject({ ok: true });
  }

  it("goes on from the last moment at which the rules agree, when all its players want it", async () => {
    await agree();
    const table = await open();
    expect((await table.summary("anna")).frozen).toBeUndefined();
    expect(table.viewOf(0)).toMatchObject({ game: { round: 1 }, question: { subject: "toy/bid" } });
    const bert = new Ear("bert");
    await table.follow(bert);
    const [whole] = bert.heard;
    if (whole?.t !== "table") throw new Error("the table is told first");
    expect(whole.journal.at(-1)).toMatchObject({ seat: 0, events: [], back: "rules" });
    expect(whole.journal.filter(({ back }) => back)).toHaveLength(1);
  });

  it("goes on at another server, too, once that hears of it", async () => {
    const other = (await (await rig.tables(store, showingGame)).tables.open(id))!;
    expect(await other.summary("anna")).toMatchObject({ frozen: true });
    const ear = new Ear("anna");
    await other.follow(ear);
    await agree();
    other.heard({ table: id, what: "rows", line: null });
    await until(async () => (await other.summary("anna")).frozen === undefined);
    expect(other.viewOf(0)).toEqual((await open()).viewOf(0));
    await until(() => ear.heard.some((message) => message.t === "table" && message.table.frozen === undefined));
  });

  it("asks under new numbers: an answer to a question of before finds it gone", async () => {
    await agree();
    const table = await open();
    for (const seat of [0, 1])
      for (let old = 1; old <= 5; old++)
        expect(await table.submit(seat, `old-${seat}-${old}`, answer(old, 3)), `${seat} ${old}`).toMatchObject({
          refusal: { reason: "stale" },
        });
  });

  it("is played to its end by the new rules, opens again on the way, and is told again afterwards", async () => {
    await agree();
    await playAnyRound();
    expect((await open()).viewOf(1)).toMatchObject({ game: { round: 2 } });
    for (const saved of [true, false]) {
      const before = (await open()).viewOf(1);
      if (!saved) await store.saveSnapshot(id, { seq: 999, state: { not: "a state" } });
      await upgrade(showingGame);
      expect((await open()).viewOf(1)).toEqual(before);
    }
    await playAnyRound();
    await until(async () => (await store.table(id))?.status === "over");
    const { kinds } = (await (await open()).past.outline({ player: "anna" })) as { kinds: string[][] };
    expect(kinds.flat().filter((kind) => kind === "bidsOpened")).toHaveLength(3);
    for (const at of kinds.keys())
      expect(await (await open()).past.moment({ player: "anna" }, at), `moment ${at}`).toMatchObject({
        at,
        of: kinds.length,
      });
  });

  it("stays as it is as long as one of them does not agree, and goes on under the rules it began with", async () => {
    const table = await open();
    await table.undo(0, "let-us-go-on");
    expect(await table.consent(1, false)).toMatchObject({ ok: true });
    expect(await table.summary("bert")).toMatchObject({ frozen: true });
    await upgrade(toy);
    expect((await open()).viewOf(0)).toMatchObject({ question: { id: 5 } });
  });
});

describe("a game of which the new rules know nothing", () => {
  it("is listed and kept, without a view", async () => {
    await upgrade({
      ...toy,
      version: "4",
      readOptions: () => ({ ok: false, refusal: { reason: "gone", rule: null } }),
    });
    const table = await open();
    expect(table.viewOf(0)).toBeNull();
    expect(await table.summary("anna")).toMatchObject({ frozen: true, status: "running" });
    expect(await table.submit(0, "too-late-now", answer(3, 1))).toMatchObject({ refusal: { reason: "frozen" } });
    await upgrade(toy);
    expect((await open()).viewOf(0)?.question?.id).toBe(3);
  });
});

describe("a game that was over", () => {
  /** What is shown of it to whoever comes now. */
  async function shown() {
    const bert = new Ear("bert");
    await (await open()).follow(bert);
    const [whole] = bert.heard;
    if (whole?.t !== "table") throw new Error("the table is told first");
    return whole;
  }

  it.each([true, false])("keeps its end in sight, and its story where it was written down (%s)", async (written) => {
    // Where nothing can be written down, the story is told as far as both agree.
    if (!written) store.putChronicle = () => Promise.reject(new Error("no room"));
    await playRound(3);
    await playRound(5);
    await until(async () => (await store.table(id))?.status === "over");
    if (written) await until(async () => (await store.chronicle(id, "public")) !== null);
    const before = (await shown()).journal;
    const { outcome } = (await open()).viewOf(1)!;
    await upgrade(otherGame);
    expect((await open()).viewOf(1)!.outcome).toEqual(outcome);
    const after = await shown();
    expect(after).toMatchObject({ table: { status: "over" }, view: { seq: 9 } });
    expect(after.table.frozen).toBeUndefined();
    expect(after.journal.map(({ seq }) => seq)).toEqual(written ? before.map(({ seq }) => seq) : [0, 2, 3]);
  });
});

it("a game from before observers had numbers of their own goes on, and its story stays in order", async () => {
  const [first, ...rows] = await store.rows(id, 0);
  const record = (await store.table(id))!;
  const { timed: _, ...setup } = first!.input as Setup;
  id = "an-old-table";
  await store.createTable({ ...record, id });
  for (const row of [{ ...first!, input: setup }, ...rows]) await store.append(id, { ...row, seen: null, rules: "0" });
  const table = await open();
  const before = new Ear("bert");
  await table.follow(before);
  await playRound(3);
  const after = new Ear("bert");
  await table.follow(after);
  const story = ({ heard: [whole] }: Ear) => (whole?.t === "table" ? whole.journal : []);
  expect(story(after).length).toBeGreaterThan(story(before).length);
  expect(story(after).slice(0, story(before).length)).toEqual(story(before));
  const numbers = story(after).map(({ seq }) => seq);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});
