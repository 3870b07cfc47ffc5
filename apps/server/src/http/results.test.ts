import { Rng } from "@paravent/kernel";
import { KnownPeople, Leaderboard, PlayedRecord, type TableSummary } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { type RunningServer, serve } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { playSome } from "../testing/releases/play-some.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  const config = readConfig({
    PORT: "0",
    PARAVENT_DATA: folder.path,
    PARAVENT_BOT_PAUSE_MS: "0",
    PARAVENT_LOG: "silent",
    PARAVENT_LIMITS: "100",
  });
  // Points by seat, so that who has not won is placed, too.
  const ending = () => ({
    rounds: 2,
    end: "done",
    seats: [0, 1, 2].map((seat) => ({ side: seat === 0 ? "sun" : "moon", points: 10 - seat, parts: {} })),
  });
  server = await serve(config, new Map([["toy", { game: toy, packs: new Map(), ending }]]));
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function member(name: string): Promise<Browser> {
  const browser = new Browser(server.address);
  await browser.signIn(name);
  expect((await browser.fetch("/api/account", { name, password: "lanterne sous la neige" })).status).toBe(201);
  return browser;
}

const recordOf = async (who: Browser) => PlayedRecord.parse(await (await who.fetch("/api/account/record")).json());
const leaders = async (who: Browser) => Leaderboard.parse(await (await who.fetch("/api/leaderboards/toy")).json());

async function open(people: readonly Browser[], rated: boolean): Promise<string> {
  const [host, ...others] = people;
  const terms = { talk: "rules", ...(rated && { rated }) };
  const wish = { game: "toy", language: "en", seats: ["me", ...others.map(() => "open")], terms };
  const { id } = (await (await host!.fetch("/api/tables", wish)).json()) as TableSummary;
  for (const other of others) expect((await other.fetch(`/api/tables/${id}/join`, {})).status).toBe(200);
  return id;
}

const play = (people: readonly Browser[], id: string) =>
  Promise.all(people.map((each, n) => playSome(each, id, 10_000, Rng.from(`${n}`))));

it("rates games between people that want it, and tells how each ended", async () => {
  const [anna, bert] = [await member("Anna"), await member("Bert")];
  for (let n = 0; n < 3; n++) await play([anna, bert], await open([anna, bert], true));
  await play([anna, bert], await open([anna, bert], false));
  await until(async () => (await recordOf(anna)).games.length === 4);
  const { games, ratings, reliability } = await recordOf(anna);
  expect(games.map(({ rated }) => rated)).toEqual([false, true, true, true]);
  expect(games[0]).toMatchObject({ game: "toy", rounds: 2, you: 0, left: false });
  expect(games[0]!.seats.map(({ name, side }) => [name, side])).toEqual([
    ["Anna", "sun"],
    ["Bert", "moon"],
  ]);
  for (const { seats } of games) expect(seats.some(({ place }) => place === 1)).toBe(true);
  expect(ratings.toy).toHaveLength(3);
  expect(ratings.toy!.map(({ games: nth }) => nth)).toEqual([1, 2, 3]);
  // Each game says what it did to the rating, from 1500 on.
  const moved = games.slice(1).reverse();
  expect(games[0]).not.toHaveProperty("rating");
  expect(moved.map(({ rating }) => rating!.value)).toEqual(ratings.toy!.map(({ value }) => value));
  const changes = moved.map(({ rating }) => rating!.change);
  expect(1500 + changes.reduce((sum, change) => sum + change, 0)).toBe(ratings.toy!.at(-1)!.value);
  expect(changes.every((change) => change !== 0)).toBe(true);
  expect(reliability.games).toEqual([true, true, true, true]);
  expect(reliability.answers).toBeGreaterThan(0);

  const { leaders: best, least } = await leaders(anna);
  expect(best.map(({ name }) => name).sort()).toEqual(["Anna", "Bert"]);
  expect(best.find(({ name }) => name === "Anna")).toMatchObject({ you: true, rating: ratings.toy!.at(-1) });
  expect(least).toBe(3);
  expect((await anna.fetch("/api/leaderboards/chess")).status).toBe(404);

  const { id: waiting } = await anna.makeTable({ game: "toy", seats: ["me", "open"] });
  await anna.fetch("/api/account/portrait", { portrait: "owl" });
  const { people } = KnownPeople.parse(await (await bert.fetch(`/api/tables/${waiting}/people`)).json());
  expect(people).toMatchObject([{ seat: 0, portrait: "owl", rating: ratings.toy!.at(-1), reliability }]);
});

it("who leaves has lost, and it is published; bots and their tables are not rated", async () => {
  const [carl, dora] = [await member("Carl"), await member("Dora")];
  const id = await open([carl, dora], true);
  await playSome(carl, id, 1, Rng.from("once"));
  expect((await carl.fetch(`/api/tables/${id}/leave`, {})).status).toBe(200);
  await playSome(dora, id, 10_000, Rng.from("alone"));
  await until(async () => (await recordOf(carl)).games.length === 1);
  const [left, stayed] = [await recordOf(carl), await recordOf(dora)];
  expect(left.games[0]).toMatchObject({ left: true, rated: true });
  expect(left.reliability.games).toEqual([false]);
  expect(left.ratings.toy![0]!.value).toBeLessThan(1500);
  expect(stayed.ratings.toy![0]!.value).toBeGreaterThanOrEqual(left.ratings.toy![0]!.value);

  const wish = { game: "toy", language: "en", seats: ["me", { bot: "random" }], terms: { talk: "rules", rated: true } };
  const refused = await dora.fetch("/api/tables", wish);
  expect([refused.status, (await refused.json()).reason]).toEqual([422, "ratedBots"]);
  const { id: next } = (await (
    await dora.fetch("/api/tables", { ...wish, seats: ["me", "open"] })
  ).json()) as TableSummary;
  expect((await (await dora.fetch(`/api/tables/${next}/fill`, { bot: "random" })).json()).reason).toBe("ratedBots");
});
