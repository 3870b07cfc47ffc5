import { afterEach, beforeEach, expect, it } from "vitest";
import { SWAP } from "../store/calls.ts";
import type { Store } from "../store/store.ts";
import { makeReachable } from "../testing/reachable.ts";
import { Ear, guest, makeTable, Rig, until } from "../testing/rig.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
  for (const name of ["bert", "carla", "dora"]) await guest(store, name);
});
afterEach(() => rig.remove());

/** As after a restart. */
async function again({ id }: Table): Promise<Table> {
  await rig.end();
  ({ tables, store } = await rig.tables());
  return (await tables.open(id))!;
}

const annas = async (seats: Parameters<typeof makeTable>[2]): Promise<Table> =>
  makeTable(tables, await guest(store, "anna"), seats);

const sitting = async ({ id }: Table): Promise<(string | null)[]> =>
  (await store.table(id))!.seats.map((seat) =>
    seat.kind === "person" ? seat.player : seat.kind === "bot" ? seat.level : (seat.keptFor ?? null),
  );

it("the host sends somebody away, who hears why and cannot come back, also after a restart", async () => {
  let table = await annas(["me", "open", "open"]);
  await table.join("bert", 1);
  const [bert, carla] = [new Ear("bert"), new Ear("carla")];
  await table.follow(bert);
  await table.follow(carla);
  expect(await table.room.free("anna", 1, "anna", "friends")).toBeNull();
  expect(await store.freed(table.id, "bert")).toEqual({ by: "anna", why: "friends" });
  expect(await store.freed(table.id, "carla")).toBeNull();
  expect(await sitting(table)).toEqual(["anna", null, null]);
  expect(bert.heard.at(-1)).toEqual({ t: "fault", reason: "kicked" });
  await until(() => carla.heard.some(({ t }) => t === "company"));
  expect(bert.heard.some(({ t }) => t === "company")).toBe(false);
  table = await again(table);
  expect(await table.welcomes("bert")).toBe("kicked");
  expect(await table.join("bert", undefined)).toBe("seatTaken");
  await table.room.wait("bert", true);
  expect(await table.welcomes("bert")).toBe("kicked");
  expect(await table.join("carla", undefined)).toBe("seated");
});

it("who was sent away from a table by invitation has a link that leads nowhere any more", async () => {
  const anna = await guest(store, "anna");
  const asked = { game: "toy", language: "en", seats: ["me", "open", "open"], visibility: "invitation" } as const;
  const made = await tables.making.create(anna, { ...asked, seats: [...asked.seats] });
  if (!made.ok) throw new Error("no table");
  const table = made.value;
  const { invitation: before } = (await store.table(table.id))!;
  expect(await table.room.enter("bert", before!, "bert")).toBe(true);
  await table.join("bert", 1);
  await table.room.free("anna", 1, "anna");
  expect(await table.room.enter("carla", before!, "carla")).toBe(false);
  const { invitation: after } = await table.summary("anna");
  expect(await table.room.enter("carla", after!, "carla")).toBe(true);
});

it("only the host arranges the table, and only before the game; who leaves hands that on", async () => {
  const table = await annas(["me", "open", "open"]);
  await table.join("bert", 1);
  for (const refusal of [
    await table.room.free("bert", 0, "bert"),
    await table.room.fill("bert", "random", undefined, "bert"),
    await table.room.swap("bert", 0, 2, "bert"),
    await table.room.start("carla", "carla"),
  ])
    expect(refusal?.reason).toBe("notHost");
  expect((await table.room.free("anna", 0, "anna"))?.reason).toBe("ownSeat");
  expect((await table.room.free("anna", 2, "anna"))?.reason).toBe("noSeat");
  expect((await table.summary("bert")).seats.map(({ host }) => host)).toEqual([true, undefined, undefined]);
  await table.giveUp("anna");
  expect((await table.summary("bert")).seats.map(({ host }) => host)).toEqual([undefined, true, undefined]);
  expect(await table.room.start("bert", "bert")).toMatchObject({ reason: "seatCount" });
  await table.join("carla", undefined);
  await table.join("dora", undefined);
  expect((await table.room.swap("bert", 0, 1, "bert"))?.reason).toBe("started");
});

it("bots take the free seats, and the game begins; a single one can be sent away before", async () => {
  const table = await annas(["me", "open", "open"]);
  expect((await table.room.fill("anna", "nonesuch", undefined, "anna"))?.reason).toBe("unknownBot");
  await table.room.fill("anna", "random", 1, "anna");
  expect(await sitting(table)).toEqual(["anna", "random", null]);
  await table.room.free("anna", 1, "anna");
  expect(await sitting(table)).toEqual(["anna", null, null]);
  await table.room.fill("anna", "random", undefined, "anna");
  expect(await sitting(table)).toEqual(["anna", "random", "random"]);
  expect((await store.table(table.id))?.status).toBe("running");
});

it("seats change places with what their players added to chance and what they have said", async () => {
  let table = await annas(["me", "open", "open"]);
  await table.join("bert", 1, "bert", "b".repeat(32));
  await table.say(1, "a-first-line", null, "I am Bert.");
  await table.say(0, "another-line", null, "I am Anna.");
  expect(await table.room.swap("anna", 0, 1, "anna")).toBeNull();
  table = await again(table);
  expect((await store.table(table.id))?.seats).toEqual([
    { kind: "person", player: "bert", entropy: "b".repeat(32) },
    { kind: "person", player: "anna" },
    { kind: "open" },
  ]);
  const lines = async (): Promise<unknown[]> => {
    const ear = new Ear(null);
    await table.follow(ear);
    return ear.heard.flatMap((message) =>
      message.t === "table" ? message.chat.map(({ seat, name, text }) => [seat, name, text]) : [],
    );
  };
  expect(await lines()).toEqual([
    [0, undefined, "I am Bert."],
    [1, undefined, "I am Anna."],
  ]);
  await table.giveUp("bert");
  await table.join("carla", 0);
  expect((await lines())[0]).toEqual([-1, "bert", "I am Bert."]);
  // Somebody else may sit there tomorrow.
  expect(await table.say(0, "a-private-line", 1, "Between us.")).toMatchObject({ refusal: { reason: "notStarted" } });
});

it("anybody goes to a free seat or a bot's, and asks a person, who agrees or does not", async () => {
  let table = await annas(["me", "open", { bot: "random" }, "open", "open"]);
  await table.join("bert", 1);
  await makeReachable(store, "anna");
  expect(await table.room.swap("bert", 1, 3, "bert")).toBeNull();
  expect(await table.room.swap("bert", 3, 2, "bert")).toBeNull();
  expect(await sitting(table)).toEqual(["anna", null, "bert", "random", null]);
  expect((await table.room.swap("carla", 2, 3, "carla"))?.reason).toBe("notHost");
  const wishes = async () => (await table.summary("carla")).seats.map(({ swapWith }) => swapWith);
  expect(await table.room.swap("bert", 2, 0, "bert")).toBeNull();
  table = await again(table);
  expect(await wishes()).toEqual([undefined, undefined, 0, undefined, undefined]);
  expect(await sitting(table)).toEqual(["anna", null, "bert", "random", null]);
  expect(await store.calls.due("of-anna", 0)).toEqual([{ table: table.id, question: SWAP }]);
  expect((await table.room.refuseSwap("carla", 2, 0, "carla"))?.reason).toBe("noSeat");
  expect(await table.room.refuseSwap("anna", 0, 2, "anna")).toBeNull();
  expect(await wishes()).toEqual([undefined, undefined, undefined, undefined, undefined]);
  await table.room.swap("bert", 2, 0, "bert");
  await table.join("carla", 1);
  // What was asked of one is not granted by another.
  expect(await table.room.swap("carla", 1, 2, "carla")).toBeNull();
  expect(await wishes()).toEqual([undefined, 2, 0, undefined, undefined]);
  expect(await table.room.swap("bert", 2, 1, "bert")).toBeNull();
  expect(await sitting(table)).toEqual(["anna", "bert", "carla", "random", null]);
  expect(await wishes()).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it("begins with fewer players where the game allows it, and keeps what was said with who said it", async () => {
  let table = await annas(["open", "me", "open", "open"]);
  expect((await table.room.start("anna", "anna"))?.reason).toBe("seatCount");
  await table.join("bert", 3);
  await table.say(3, "a-first-line", null, "I am Bert.");
  expect(await table.room.start("anna", "anna")).toBeNull();
  expect(await sitting(table)).toEqual(["anna", "bert"]);
  expect(table.viewOf(1)).not.toBeNull();
  table = await again(table);
  expect((await store.table(table.id))?.status).toBe("running");
  const ear = new Ear("bert");
  await table.follow(ear);
  expect(ear.heard[0]).toMatchObject({ t: "table", table: { you: 1 }, chat: [{ seat: 1 }] });
});

it("a bot plays where it sits when the game begins, and nowhere it sat before", async () => {
  const table = await annas(["me", { bot: "random" }, "open", { bot: "random" }]);
  await table.room.free("anna", 1, "anna");
  await table.join("bert", 1);
  expect(await table.room.start("anna", "anna")).toBeNull();
  expect(await sitting(table)).toEqual(["anna", "bert", "random"]);
  await until(async () => (await store.rows(table.id, 1)).some(({ seat }) => seat === 2));
  expect((await store.rows(table.id, 1)).map(({ seat }) => seat)).toEqual([2]);
  expect(rig.log.lines).toEqual([]);
});

it("who waits for a seat is told of the table among their own, until they do not want to be", async () => {
  const table = await annas(["me", "open"]);
  const mine = async (): Promise<unknown[]> =>
    (await tables.list("carla")).mine.map(({ id, standing }) => [id, standing]);
  expect(await mine()).toEqual([]);
  await table.room.wait("carla", true);
  expect(await mine()).toEqual([[table.id, "waiting"]]);
  await table.room.wait("carla", false);
  expect(await mine()).toEqual([]);
});

it("two servers on one store do not undo what the other did", async () => {
  const table = await annas(["me", "open", "open"]);
  const { tables: others } = await rig.tables(store);
  const there = (await others.open(table.id))!;
  await there.join("bert", 1);
  await table.room.swap("anna", 0, 2, "anna");
  expect(await sitting(table)).toEqual([null, "bert", "anna"]);
  const seating = await store.seating(table.id);
  const { seats, options, invitation } = (await store.table(table.id))!;
  await there.join("carla", 0);
  expect(
    await store.reseat(table.id, seating, {
      seats,
      options,
      invitation,
      kicked: { player: "bert", by: null, why: null },
    }),
  ).toBe(false);
  expect(await sitting(table)).toEqual(["carla", "bert", "anna"]);
  expect(await store.standing(table.id, "bert")).toBeNull();
});
