import { expect, it } from "vitest";
import { Lanes } from "../lanes/lanes.ts";
import { SerialQueue } from "./queue.ts";
import { Turns } from "./turns.ts";

it("lanes have their turns one after the other, however many wait in each", () => {
  const lanes = new Lanes<string>();
  for (const n of [1, 2, 3, 4]) lanes.add("mallory", `m${n}`);
  lanes.add("anna", "a1");
  lanes.add("bert", "b1");
  lanes.add("anna", "a2");
  const order = [];
  for (let next = lanes.next(); next; next = lanes.next()) order.push(next);
  expect(order).toEqual(["m1", "a1", "b1", "m2", "a2", "m3", "m4"]);
  expect(lanes.size).toBe(0);
});

it("people's work and the server's own alternate", async () => {
  const turns = new Turns();
  const order: string[] = [];
  const done = [
    ...["b1", "b2", "b3"].map((name) => turns.ofServer("bots").then(() => order.push(name))),
    ...["p1", "p2"].map((name) => turns.ofPeople(name).then(() => order.push(name))),
  ];
  await Promise.all(done);
  expect(order).toEqual(["b1", "p1", "b2", "p2", "b3"]);
});

it("the network is looked at between jobs, even if each leads to the next at once", async () => {
  const turns = new Turns();
  const queue = new SerialQueue(turns, "own");
  let [jobs, looks, over] = [0, 0, false];
  const busy = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  const work = Array.from({ length: 30 }, () =>
    queue.run(async () => {
      busy(2);
      jobs++;
    }, "mallory"),
  );
  const look = () => {
    looks++;
    if (!over) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(work);
  over = true;
  expect(jobs).toBe(30);
  expect(looks).toBeGreaterThan(3);
});

it("at one table nobody waits for all that another has asked before", async () => {
  const queue = new SerialQueue(new Turns(), "own");
  const order: string[] = [];
  const ask = (lane: string, name: string) =>
    queue.run(async () => {
      order.push(name);
    }, lane);
  const done = [1, 2, 3, 4, 5].map((n) => ask("mallory", `m${n}`));
  done.push(ask("anna", "a1"), ask("anna", "a2"));
  await Promise.all(done);
  expect(order).toEqual(["m1", "a1", "m2", "a2", "m3", "m4", "m5"]);
});

it("a job that fails does not stop the next, and nothing is left in the end", async () => {
  const queue = new SerialQueue(new Turns(), "own");
  const failed = expect(
    queue.run(async () => {
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  let last = false;
  await queue.run(async () => {
    void queue.run(async () => {
      last = true;
    });
  });
  await failed;
  await queue.drained();
  expect([last, queue.idle]).toEqual([true, true]);
});
