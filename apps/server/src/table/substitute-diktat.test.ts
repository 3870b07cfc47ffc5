import { createBot } from "@paravent/bots";
import { type Json, Rng, sample, type TableView } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadGames } from "../games/games.ts";
import { PackLibrary } from "../packs/library.ts";
import type { Store } from "../store/store.ts";
import { guest, Rig } from "../testing/rig.ts";
import { TestClock } from "../testing/test-clock.ts";
import type { Table } from "./table.ts";
import { Tables } from "./tables.ts";

const [ANNA, BERT, CARL] = [0, 1, 2] as const;

interface Seen {
  readonly oaths: readonly { readonly terms: readonly { readonly by: number; readonly state: string }[] | null }[];
  readonly offers: readonly { readonly kind: string; readonly from: number; readonly to: number }[];
  readonly cycle: number;
}

/** So long anybody may think; then a bot plays for them. */
const SECONDS = 600;

let clock: TestClock;
let rig: Rig;
let store: Store;
let tables: Tables;
let table: Table;
let commands = 0;
beforeEach(async () => {
  clock = new TestClock(Date.UTC(2026, 10, 16, 12), () => store);
  rig = new Rig();
  store = await rig.openStore();
  const library = new PackLibrary(await loadGames(["@paravent/diktat"]), store);
  tables = new Tables(library, { store, log: rig.log, botPause: 0, createBot });
  const [anna] = await Promise.all(["anna", "bert", "carl"].map((name) => guest(store, name)));
  const made = await tables.making.create(anna!, {
    game: "diktat",
    language: "en",
    seats: ["me", "open", "open"],
    decisionSeconds: SECONDS,
    timing: { absence: "substitute" },
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  table = made.value;
  for (const player of ["bert", "carl"]) await table.join(player, undefined);
});
afterEach(async () => {
  clock.stop();
  await tables.close();
  await store.close();
  await rig.remove();
});

const view = (seat: number): TableView<Seen> => table.viewOf(seat) as TableView<Seen>;
const seen = (seat: number): Seen => view(seat).game;

const act = (seat: number, name: string, value: Json) =>
  table.submit(seat, `by-hand-${commands++}`, { kind: "act", question: view(seat).waiting!.id, act: name, value });

/** The first of these who is asked answers, anyhow. */
async function answerOne(seats: readonly number[], rng: Rng): Promise<void> {
  for (const seat of seats) {
    const { question } = view(seat);
    if (!question || question.sealed !== undefined) continue;
    const input = { kind: "answer", question: question.id, value: sample(question.ask, rng) } as const;
    await table.submit(seat, `by-hand-${commands++}`, input);
    break;
  }
  await clock.settle();
}

it("a substitute has sworn what the player swore and offers what they offered, keeps both, and gives both back", async () => {
  const rng = Rng.from("a substitute");
  // Until Bert's Manoeuvre, where oaths bind, things can be traded, and he alone is waited for.
  const isBertsMoment = () =>
    view(BERT).question?.subject === "diktat/chooseManoeuvre" &&
    view(BERT).standing.some((one) => one.act === "offerTrade" && one.ask !== null);
  for (let n = 0; !isBertsMoment() && n < 600; n++) await answerOne([ANNA, BERT, CARL], rng);

  const spares = { by: ["partner"], promise: { branch: "notSpy", value: { owner: ["seat:0"], sector: [] } } };
  expect(await act(ANNA, "offerOath", { with: ["seat:1"], until: ["endOfCycle"], terms: [spares] })).toMatchObject({
    ok: true,
  });
  expect(await act(BERT, "acceptOath", ["seat:0"])).toMatchObject({ ok: true });
  const trade = view(BERT).standing.find((one) => one.act === "offerTrade")!.ask!;
  for (let tries = 0; !seen(CARL).offers.some(({ from }) => from === BERT) && tries < 500; tries++) {
    const value = sample(trade, rng) as { branch: string };
    if (value.branch === `seat:${CARL}`) await act(BERT, "offerTrade", value as unknown as Json);
  }
  const offered = seen(CARL).offers.filter(({ from }) => from === BERT);
  const sworn = seen(BERT).oaths;
  expect([offered.length, sworn.length]).toEqual([1, 1]);

  await clock.pass(SECONDS * 1000 - 1);
  expect(seen(BERT).oaths).toEqual(sworn);
  expect(seen(CARL).offers.filter(({ from }) => from === BERT)).toEqual(offered);
  const { cycle } = seen(BERT);
  await clock.pass(1);
  expect((await store.table(table.id))!.seats[BERT]).toMatchObject({ player: "bert", substitute: { bot: "greedy" } });
  for (let n = 0; seen(BERT).cycle === cycle && view(BERT).outcome === null && n < 600; n++)
    await answerOne([ANNA, CARL], rng);
  expect(seen(BERT).cycle).toBe(cycle + 1);
  const rows = await store.rows(table.id, 0);
  const byBot = rows.filter(({ seat, command }) => seat === BERT && command?.startsWith("bot:"));
  expect(byBot.length).toBeGreaterThan(0);
  // It takes back nothing that was offered, and breaks nothing that was sworn.
  const acts = byBot.flatMap(({ input }) => ("act" in input ? [input.act] : []));
  expect(acts.filter((name) => name === "withdrawTrade" || name === "withdrawOath")).toEqual([]);
  const types = rows.flatMap(({ events }) => events.map(({ type }) => type));
  expect(types).not.toContain("oathBroken");

  expect(await table.absences.comeBack("bert", "x")).toBe("back");
  expect((await store.table(table.id))!.seats[BERT]).toMatchObject({ kind: "person", player: "bert" });
  expect(rig.log.lines).toEqual([]);
});
