import { Rng, sample } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it } from "vitest";
import { randomly } from "../fairness/secret.ts";
import type { Store } from "../store/store.ts";
import { Ear, guest, makePeople, Rig, until } from "../testing/rig.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
let over: Table;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
  over = await makePeople(tables, store, ["anna", "bert", "carla"], { rounds: 1 });
  const rng = Rng.from("a whole game");
  for (let n = 0; n < 100 && over.viewOf("public")?.outcome === null; n++)
    for (const seat of [0, 1, 2]) {
      const question = over.viewOf(seat)?.question;
      if (!question) continue;
      const value = sample(question.ask, rng);
      await over.submit(seat, `answer-${n}-${seat}`, { kind: "answer", question: question.id, value });
    }
  await until(async () => (await store.table(over.id))?.status === "over");
});
afterEach(() => rig.remove());

const again = async (name: string) =>
  tables.making.rematch(
    (await store.player(name))!,
    over.id,
    { entropy: undefined, origin: null, promised: randomly() },
    name,
  );

it("keeps a seat for everybody who sat there, tells them, and gives it to nobody else", async () => {
  const bert = new Ear("bert");
  await over.follow(bert);
  const made = await again("anna");
  if (!made.ok) throw new Error(made.refusal.reason);
  const { id } = made.value;
  expect((await store.table(id))?.seats).toEqual([
    { kind: "person", player: "anna" },
    { kind: "open", keptFor: "bert" },
    { kind: "open", keptFor: "carla" },
  ]);
  // It is played by the same options.
  expect((await made.value.summary(null)).options).toEqual((await over.summary(null)).options);
  expect((await made.value.summary(null)).options).toMatchObject({ rounds: 1 });
  await until(() =>
    bert.heard.some((message) => "table" in message && typeof message.table === "object" && message.table.next === id),
  );
  expect((await over.summary(null)).next).toBeUndefined();
  expect((await tables.list("bert")).mine.find((one) => one.id === id)).toMatchObject({
    standing: "invited",
    you: null,
  });

  await guest(store, "dora");
  expect(await made.value.join("dora", undefined)).toBe("seatTaken");
  expect(await made.value.join("dora", 1)).toBe("seatTaken");
  expect(await made.value.join("carla", undefined)).toBe("seated");
  expect((await store.table(id))?.seats[2]).toEqual({ kind: "person", player: "carla" });
});

it("who wants to play again after another comes to the same table", async () => {
  const [anna, bert] = await Promise.all([again("anna"), again("bert")]);
  if (!anna.ok || !bert.ok) throw new Error("no table");
  expect(bert.value.id).toBe(anna.value.id);
  expect([anna.value.seatOf("anna"), anna.value.seatOf("bert")]).toEqual([0, 1]);
});

it("a seat that is declined is free for those who waited for one", async () => {
  await guest(store, "dora");
  await over.room.wait("dora", true);
  const made = await again("anna");
  if (!made.ok) throw new Error("no table");
  await made.value.room.free("anna", 1, "anna");
  expect((await tables.list("dora")).mine).toMatchObject([{ id: made.value.id, standing: "waiting" }]);
  expect(await made.value.join("dora", undefined)).toBe("seated");
});

it("is for those who sat there, and after the game", async () => {
  await guest(store, "dora");
  expect(await again("dora")).toMatchObject({ refusal: { reason: "notSeated" } });
  const running = await makePeople(tables, store, ["anna", "bert"]);
  const { id } = over;
  over = running;
  expect(await again("anna")).toMatchObject({ refusal: { reason: "notOver" } });
  expect(await store.nextOf(id)).toBeNull();
});
