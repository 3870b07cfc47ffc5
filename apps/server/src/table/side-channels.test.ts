import type { Game } from "@paravent/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableRecord } from "../store/table-record.fixture.ts";
import { guest, Rig, settled, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";
import type { Watcher } from "./audience.ts";
import { BeforehandAnswers } from "./beforehand.ts";
import type { SeatInput } from "./command.ts";
import type { Table } from "./table.ts";

/** Somebody who keeps every byte. */
class Wire implements Watcher {
  // As browsers are: what is left out must tell nothing either.
  readonly changesOnly = true;
  readonly player: string | null;
  readonly bytes: string[] = [];

  constructor(player: string | null) {
    this.player = player;
  }

  send(text: string): void {
    this.bytes.push(text);
  }
}

type Script = (table: Table) => Promise<void>;
const PLAYERS = ["anna", "bert", "carl"];

const rigs: Rig[] = [];
afterEach(async () => {
  for (const rig of rigs.splice(0)) await rig.remove();
});

/** Plays a script at a table that is always the same; gives every byte that anna, carl and a spectator were sent. */
async function overheard(script: Script, game: Game = toy): Promise<Record<string, string[]>> {
  const rig = new Rig();
  rigs.push(rig);
  const { tables, store } = await rig.tables(undefined, game);
  for (const name of PLAYERS) await guest(store, name);
  const options = game.readOptions({}, PLAYERS.length);
  if (!options.ok) throw new Error(options.refusal.reason);
  const same = { seed: "always the same", options: options.options, undo: "consent" } as const;
  await store.createTable(tableRecord("always-the-same", PLAYERS, same));
  const table = (await tables.open("always-the-same"))!;
  const wires = ["anna", "carl", null].map((player) => new Wire(player));
  for (const wire of wires) await table.follow(wire);
  await script(table);
  await settled();
  const heard: Record<string, string[]> = {};
  for (const { player, bytes } of wires) {
    // Who comes anew finds the same table, too. What all are told of each other's coming is another matter.
    const anew = new Wire(player);
    await table.follow(anew);
    heard[String(player)] = [...bytes.filter((text) => /^\{"t":"(update|changed)"/.test(text)), anew.bytes[0]!];
  }
  return heard;
}

let n = 0;
const does = async (table: Table, seat: number, input: SeatInput): Promise<void> => {
  expect(await table.submit(seat, `command-${n++}`, input)).toMatchObject({ ok: true });
  await settled();
};
const answers = (table: Table, seat: number, value: Extract<SeatInput, { kind: "answer" }>["value"]) =>
  does(table, seat, { kind: "answer", question: table.viewOf(seat)!.question!.id, value });
const bids = async (table: Table): Promise<void> => {
  for (const seat of [1, 2, 0]) await answers(table, seat, 5 - seat);
};
const round = async (table: Table): Promise<void> => {
  await bids(table);
  await answers(table, 0, ["seat-2"]);
};

describe("nobody can tell by any byte", () => {
  it.each<[string, Script]>([
    [
      "that a seat arms a stop and lifts it",
      async (table) => {
        await does(table, 1, { kind: "stop", at: "round", armed: true });
        await does(table, 1, { kind: "stop", at: "round", armed: false });
        await round(table);
      },
    ],
    [
      "that a seat sets how it is asked",
      async (table) => {
        await does(table, 1, { kind: "setting", about: "*", ask: "never" });
        await round(table);
      },
    ],
    [
      "that a seat changes a sealed answer",
      async (table) => {
        await answers(table, 1, 2);
        await answers(table, 1, 4);
        for (const seat of [2, 0]) await answers(table, seat, 5 - seat);
        await answers(table, 0, ["seat-2"]);
      },
    ],
  ])("DC-REACT-09, DC-REACT-10 · %s", async (_, script) => {
    expect(await overheard(script)).toEqual(await overheard(round));
  });

  it("how many are asked while reactions are asked for", async () => {
    const stopped =
      (seats: readonly number[]): Script =>
      async (table) => {
        for (const seat of seats) await does(table, seat, { kind: "stop", at: "round", armed: true });
        await round(table);
        for (const seat of seats) await answers(table, seat, { branch: "pass" });
        await round(table);
      };
    const [one, two] = [await overheard(stopped([1])), await overheard(stopped([1, 2]))];
    expect([two.anna, two.null]).toEqual([one.anna, one.null]);
    expect(two.carl).not.toEqual(one.carl);
  });

  it("DC-REACT-10 · that an answer was given beforehand and not by hand", async () => {
    const beforehand: NonNullable<Game["beforehand"]> = (_, seat, subject) =>
      seat === 1 && subject === "toy/bid" ? 4 : null;
    const said: Script = async (table) => {
      await until(() => table.viewOf("public")!.waiting!.answered.includes(1));
      await settled();
      for (const seat of [2, 0]) await answers(table, seat, 5 - seat);
    };
    // The first answer of all is the one given beforehand: whoever comes finds it.
    const [hand, standing] = [await overheard(bids), await overheard(said, { ...toy, beforehand })];
    for (const who of ["anna", "carl", "null"]) expect(standing[who]!.slice(-3)).toEqual(hand[who]!.slice(-3));
  });
});

describe("an answer given beforehand", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("DC-REACT-10 · is taken after the same pause, once, and not if it no longer stands", async () => {
    let said = [{ seat: 1, question: 7 }];
    const taken: unknown[] = [];
    const answers = new BeforehandAnswers(
      700,
      () => said,
      async (one) => void taken.push(one),
    );
    answers.prompt();
    await vi.advanceTimersByTimeAsync(600);
    // Something hidden happens meanwhile: the pause goes on.
    answers.prompt();
    expect([taken, answers.busy]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([taken, answers.busy]).toEqual([[{ seat: 1, question: 7 }], false]);
    said = [{ seat: 1, question: 8 }];
    answers.prompt();
    said = [];
    answers.prompt();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([taken.length, answers.busy]).toEqual([1, false]);
  });
});
