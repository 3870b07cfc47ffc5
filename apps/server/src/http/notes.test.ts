import { Rng } from "@paravent/kernel";
import { NoteList, type TableSummary } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { playSome } from "../testing/releases/play-some.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

it("a note on a finished game is its author's own until they share it, and gone when it is emptied", async () => {
  const [anna, bert] = [new Browser(server.address), new Browser(server.address)];
  await anna.signIn("Anna");
  await bert.signIn("Bert");
  const wish = { game: "toy", language: "en", seats: ["me", "open"] };
  const { id } = (await (await anna.fetch("/api/tables", wish)).json()) as TableSummary;
  expect((await bert.fetch(`/api/tables/${id}/join`, {})).status).toBe(200);
  const address = `/api/tables/${id}/notes`;
  expect((await anna.fetch(address)).status).toBe(409);
  await Promise.all([anna, bert].map((each, n) => playSome(each, id, 1000, Rng.from(`${n}`))));
  await until(async () => (await anna.fetch(address)).status === 200);

  const notes = async (who: Browser) => NoteList.parse(await (await who.fetch(address)).json()).notes;
  const put = (shared: boolean, text = "She knew.") => anna.fetch(address, { move: 2, text, shared });
  expect((await put(false)).status).toBe(200);
  expect(await notes(anna)).toEqual([{ move: 2, text: "She knew.", shared: false, by: "Anna", own: true }]);
  expect(await notes(bert)).toEqual([]);
  await put(true);
  expect(await notes(bert)).toEqual([{ move: 2, text: "She knew.", shared: true, by: "Anna", own: false }]);
  const onThing = { move: 1, about: "seat:1", label: "Bert", text: "Bluffs.", shared: true };
  expect((await anna.fetch(address, onThing)).status).toBe(200);
  expect(await notes(bert)).toEqual([
    { ...onThing, by: "Anna", own: false },
    { move: 2, text: "She knew.", shared: true, by: "Anna", own: false },
  ]);
  await anna.fetch(address, { ...onThing, text: "" });
  expect((await anna.fetch(address, { ...onThing, about: "<b>" })).status).toBe(400);
  await put(true, "  ");
  expect(await notes(anna)).toEqual([]);
  expect((await bert.fetch(address, { move: 2, text: "x".repeat(401), shared: false })).status).toBe(400);
});

it("one leads the others through a finished game: where they are is told, also to who comes later; nobody else leads meanwhile", async () => {
  const [anna, bert, carl] = [0, 1, 2].map(() => new Browser(server.address)) as [Browser, Browser, Browser];
  for (const [n, one] of [anna, bert, carl].entries()) await one.signIn(["Ana", "Bor", "Cyr"][n]!);
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  const following = async (who: Browser) => {
    const line = await who.connect();
    line.send({ t: "follow", table: id });
    await line.next("table");
    return line;
  };
  const [first, second] = [await following(anna), await following(bert)];
  const where = { move: 3, lens: "all", thing: "seat:1" } as const;
  first.send({ t: "lead", table: id, where });
  expect((await first.next("fault")).reason).toBe("notOver");
  await playSome(anna, id, 1_000, Rng.from("leads"));
  await until(async () => (await anna.fetch(`/api/tables/${id}/notes`)).status === 200);

  first.send({ t: "lead", table: id, where });
  expect(await second.next("led")).toEqual({ t: "led", table: id, leader: "Ana", where });
  expect(await first.next("led")).toEqual({ t: "led", table: id, leader: "Ana", you: true, where });
  second.send({ t: "lead", table: id, where: { ...where, move: 1 } });
  expect((await second.next("fault")).reason).toBe("ledByAnother");
  const third = await following(carl);
  expect(await third.next("led")).toEqual({ t: "led", table: id, leader: "Ana", where });
  first.hangUp();
  expect(await third.next("led")).toEqual({ t: "led", table: id, leader: null, where: null });
  third.send({ t: "lead", table: id, where });
  expect(await second.next("led", ({ leader }) => leader === "Cyr")).toMatchObject({ where });
  for (const line of [second, third]) line.hangUp();
});
