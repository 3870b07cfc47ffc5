import type { TableSummary } from "@paravent/protocol";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { RunningServer } from "../serve.ts";
import { BEHIND_MS } from "../table/lent-views.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await server.close();
  folder.remove();
});

const asked = (view: Record<string, unknown>) => view.question as { id: number; subject: string } | null;

it("who watches sees what a seat that agrees saw a minute ago; who plays there never does", async () => {
  const [anna, bert, sven] = [0, 1, 2].map(() => new Browser(server.address)) as [Browser, Browser, Browser];
  for (const [n, one] of [anna, bert, sven].entries()) await one.signIn(["Anna", "Bert", "Sven"][n]!);
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", "open"] });
  await bert.fetch(`/api/tables/${id}/join`, {});
  const ask = async (who: Browser, path: string, body?: object) => {
    const answer = await who.fetch(`/api/tables/${id}${path}`, body);
    return { status: answer.status, told: await answer.json() };
  };
  // Anna has seen Bert's number: that is not hers to show.
  const line = await anna.connect();
  line.send({ t: "follow", table: id });
  await line.next("table");
  const bid = (question: number) => ({ t: "answer", table: id, question, value: 9 }) as const;
  line.send({ ...bid(1), cmd: "bid-of-anna" });
  const other = await bert.connect();
  other.send({ t: "follow", table: id });
  other.send({ ...bid(1), cmd: "bid-of-bert", value: 0 });
  const { view: won } = await line.next("update", ({ view: seen }) => asked(seen)?.subject === "toy/look");
  line.send({ t: "answer", table: id, question: asked(won)!.id, value: ["seat-1"], cmd: "look-of-anna" });
  const { view: looked } = await line.next(
    "update",
    ({ view: seen }) => Object.keys((seen.game as { seen: object }).seen).length > 0,
  );
  expect((looked.game as { seen: object }).seen).toEqual({ 1: expect.any(Number) });
  for (const one of [line, other]) one.hangUp();

  expect(await ask(sven, "/seats/0")).toMatchObject({ status: 409, told: { reason: "notShown" } });
  expect(await ask(sven, "/show", { shown: true })).toMatchObject({ status: 409, told: { reason: "notSeated" } });
  const { seats } = (await ask(anna, "/show", { shown: true })).told as TableSummary;
  expect(seats.map(({ shown }) => shown)).toEqual([true, undefined]);
  expect((await ask(bert, "/seats/0")).told.reason).toBe("playsHere");
  expect((await ask(sven, "/seats/1")).told.reason).toBe("notShown");
  expect((await ask(sven, "/seats/0")).told).toEqual({ view: null });

  const now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => now + BEHIND_MS + 1_000);
  const { view } = (await ask(sven, "/seats/0")).told;
  expect(view).toMatchObject({ who: 0, question: null, standing: [], stops: [], settings: [] });
  expect(view.game).toMatchObject({ number: expect.any(Number), seen: {} });
  await ask(anna, "/show", { shown: false });
  expect((await ask(sven, "/seats/0")).told.reason).toBe("notShown");
});
