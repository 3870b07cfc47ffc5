import { PackFault } from "@paravent/content";
import { basePackFiles } from "@paravent/dclight/node";
import { afterEach, expect, it } from "vitest";
import { loadContents } from "../games/games.ts";
import { LIMITS, PackReader, ReaderBusy } from "./reader.ts";

let reader = new PackReader();
afterEach(() => reader.close());

const HEAD = "schema: diktat-content/1\nname: {fr: Ma boîte, en: My box}\nextends: base\n";
const fault = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => "read",
    (why: unknown) => (why instanceof Error ? `${why.name}: ${why.message}` : ""),
  );

it("reads what people send, and makes again what is kept, as the game itself does", async () => {
  reader = new PackReader();
  const contents = await loadContents();
  const { document, made } = await reader.read("diktat", { "pack.yaml": HEAD }, "anna");
  const diktat = contents.get("diktat")!;
  expect(document).toEqual(diktat.read({ "pack.yaml": HEAD }));
  expect(diktat.open(made).rules).toBe(diktat.open(diktat.make(diktat.base())).rules);
  const dclight = contents.get("dclight")!;
  const again = dclight.open((await reader.make("dclight", basePackFiles())).made);
  const own = dclight.open(dclight.make(dclight.base()));
  expect([again.id, again.rules, again.name, again.text]).toEqual([own.id, own.rules, own.name, own.text]);
});

it("says what is wrong with a pack, and goes on", async () => {
  reader = new PackReader();
  for (const text of ["]".repeat(199_000), "[".repeat(199_000), `[${",".repeat(70_000)}`, "? ".repeat(90_000)])
    expect(await fault(reader.read("diktat", { "pack.yaml": text }, "anna"))).toMatch(/^PackFault: pack\.yaml: /);
  expect(await fault(reader.read("diktat", { "pack.yaml": HEAD }, "anna"))).toBe("read");
});

it("gives up what takes too long or too much, and the server lives", async () => {
  for (const limits of [
    { ...LIMITS, longestMs: 0 },
    { ...LIMITS, memoryMb: 8 },
  ]) {
    const tight = new PackReader(undefined, limits);
    for (let n = 0; n < 2; n++)
      expect(await fault(tight.read("diktat", { "pack.yaml": HEAD }, "anna"))).toBe(
        "PackFault: pack: this pack takes too much time or memory to read",
      );
    await tight.close();
  }
});

it("takes one pack of each guest at a time, so many in all, and those of tables before them", async () => {
  reader = new PackReader(undefined, { ...LIMITS, waiting: 2 });
  const order: string[] = [];
  const sent = (guest: string) =>
    reader.read("diktat", { "pack.yaml": HEAD }, guest).then(
      () => order.push(guest),
      (why: unknown) =>
        order.push(`${guest}: ${why instanceof ReaderBusy || why instanceof PackFault ? why.name : why}`),
    );
  const all = ["anna", "bert", "anna", "carl", "dora"].map(sent);
  all.push(reader.make("dclight", basePackFiles()).then(() => order.push("a table")));
  await Promise.all(all);
  expect(order.slice(0, 2).sort()).toEqual(["anna: ReaderBusy", "dora: ReaderBusy"]);
  expect(order.slice(2)).toEqual(["anna", "a table", "bert", "carl"]);
  await sent("anna");
  expect(order.at(-1)).toBe("anna");
});
