import { Rng } from "@paravent/kernel";
import {
  Chance,
  type CreateTournament,
  type TableSummary,
  Tournament,
  TournamentList,
  whyUnfair,
} from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { secretOf } from "../fairness/deal.ts";
import { commitmentTo } from "../fairness/secret.ts";
import { type RunningServer, serve } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { playSome } from "../testing/releases/play-some.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  const settings = {
    PORT: "0",
    PARAVENT_DATA: folder.path,
    PARAVENT_BOT_PAUSE_MS: "0",
    PARAVENT_LOG: "silent",
    PARAVENT_LIMITS: "100",
  };
  server = await serve(readConfig(settings), new Map([["toy", { game: toy, packs: new Map() }]]));
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const WISH: CreateTournament = {
  name: "Coupe",
  game: "toy",
  language: "en",
  seats: 2,
  rounds: 2,
  duplicate: true,
  fill: "byes",
  pace: "tables",
  visibility: "public",
};

async function guests(...names: string[]): Promise<Browser[]> {
  const all = names.map(() => new Browser(server.address));
  for (const [n, name] of names.entries()) await all[n]!.signIn(name);
  return all;
}

/** What a request gives: its status and the reason it was refused for, or the tournament. */
async function ask(who: Browser, path: string, body?: object) {
  const answer = await who.fetch(path, body);
  const told = await answer.json();
  return { status: answer.status, reason: told.reason as string, told };
}
const read = async (who: Browser, id: string) => Tournament.parse((await ask(who, `/api/tournaments/${id}`)).told);
const tableOf = async (who: Browser, id: string, round: number): Promise<string> => {
  const { players, played } = await read(who, id);
  const you = players.findIndex((player) => player.you);
  return played[round - 1]!.boards.find(({ seats }) => seats.some(({ player }) => player === you))!.table;
};
const play = (who: Browser, table: string) => playSome(who, table, 1_000, Rng.from(table));
const numbersDealt = async (who: Browser, table: string) => {
  const chance = Chance.parse((await ask(who, `/api/tables/${table}/chance`)).told);
  expect(await whyUnfair(chance, null)).toBeNull();
  return chance;
};

it("plays duplicate deals over two rounds: nobody sees a deal before all who have it are done", async () => {
  const [olga, ...people] = await guests("Olga", "Anna", "Bert", "Carl", "Dora");
  const [anna, bert] = people as [Browser, Browser];
  const made = await ask(olga!, "/api/tournaments", WISH);
  expect(made.status).toBe(201);
  const { id, commitment } = Tournament.parse(made.told);
  const at = (path: string) => `/api/tournaments/${id}/${path}`;
  expect((await ask(olga!, at("round"), {})).reason).toBe("tooFewEntrants");
  for (const one of people) expect((await ask(one, at("join"), {})).status).toBe(200);
  const [twin] = await guests("Аnna");
  expect((await ask(twin!, at("join"), {})).reason).toBe("nameTaken");
  expect((await ask(anna, at("round"), {})).reason).toBe("notOrganiser");
  expect((await ask(olga!, at("round"), {})).status).toBe(200);
  const { mine } = TournamentList.parse((await ask(anna, "/api/tournaments")).told);
  expect(mine).toMatchObject([{ id, status: "running", round: 1, entrants: 4, plays: true, organises: false }]);

  const own = await tableOf(anna, id, 1);
  const pairs = await Promise.all(people.map(async (one) => [one, await tableOf(one, id, 1)] as const));
  const mates = pairs.filter(([, table]) => table === own).map(([one]) => one);
  const others = pairs.filter(([, table]) => table !== own).map(([one]) => one);
  const other = pairs.find(([, table]) => table !== own)![1];

  // Nobody but its players sees anything of a table; they are told what it is, and get no help.
  const summary = (await ask(anna, `/api/tables/${own}`)).told as TableSummary;
  expect(summary.tournament).toEqual({ id, name: "Coupe", round: 1, duplicate: true, sealed: true });
  for (const stranger of [olga!, others[0]!]) {
    expect(await ask(stranger, `/api/tables/${own}`)).toMatchObject({ status: 403, reason: "sealed" });
    const line = await stranger.connect();
    line.send({ t: "follow", table: own });
    expect((await line.next("fault")).reason).toBe("sealed");
    line.hangUp();
  }
  expect((await ask(anna, `/api/tables/${own}/advice`, {})).reason).toBe("othersPlay");

  // One table is over: its players look at what they saw, and at nothing else; nobody hears how it ended.
  await Promise.all(mates.map((one) => play(one, own)));
  await until(async () => (await ask(anna, `/api/tables/${own}/moments`)).status === 200);
  expect((await ask(anna, `/api/tables/${own}/moments`)).told.lenses).not.toContain("all");
  for (const path of ["moments?lens=all", "moments/0?lens=all", "story", "chance"])
    expect(await ask(anna, `/api/tables/${own}/${path}`), path).toMatchObject({ status: 409, reason: "sealed" });
  const fork = await ask(anna, `/api/tables/${own}/fork`, { move: 0, seats: ["me", { bot: "random" }] });
  expect(fork.reason).toBe("sealed");
  expect((await ask(olga!, `/api/tables/${own}/moments`)).reason).toBe("sealed");
  const midway = await read(bert, id);
  expect(midway.played[0]).toMatchObject({ sealed: true });
  expect(midway.played[0]!.boards.flatMap(({ seats }) => seats.map(({ place }) => place))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(midway.standings.every(({ points }) => points === 0)).toBe(true);

  // The other one is, too: the round counts, and the next one begins by itself with others.
  await Promise.all(others.map((one) => play(one, other)));
  await until(async () => (await read(olga!, id)).round === 2);
  const { standings, played } = await read(olga!, id);
  expect(played[0]).toMatchObject({ sealed: false });
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2);
  expect(standings.every(({ sameSeat }) => sameSeat !== null)).toBe(true);
  const pairOf = (round: number) =>
    played[round]!.boards.map(({ seats }) =>
      seats
        .map(({ player }) => player)
        .sort()
        .join(),
    );
  expect(pairOf(0).filter((pair) => pairOf(1).includes(pair))).toEqual([]);
  const [one, two] = [await numbersDealt(olga!, own), await numbersDealt(olga!, other)];
  expect(one.drawn[0]).toEqual(two.drawn[0]);
  expect(one.deal).toBe(`${id}.1`);
  expect((await read(olga!, id)).secret).toBeUndefined();

  for (const table of played[1]!.boards.map((board) => board.table)) {
    const seated = [];
    for (const player of people) if ((await tableOf(player, id, 2)) === table) seated.push(player);
    await Promise.all(seated.map((player) => play(player, table)));
  }
  await until(async () => (await read(anna, id)).status === "over");
  const { secret } = await read(anna, id);
  expect(commitmentTo(secret!)).toBe(commitment);
  expect(secretOf(secret!, `${id}.1`)).toBe(one.secret);
  expect((await ask(twin!, at("join"), {})).reason).toBe("tournamentOver");
});

it("bots fill up a table; the organiser says when it goes on; who withdraws is not seated any more", async () => {
  const [emil, fritz, gwen] = await guests("Emil", "Fritz", "Gwen");
  const wish = { ...WISH, duplicate: false, fill: { bot: "random" }, pace: "organiser", visibility: "unlisted" };
  expect((await ask(emil!, "/api/tournaments", { ...wish, fill: { bot: "nobody" } })).reason).toBe("unknownBot");
  const { id } = (await ask(emil!, "/api/tournaments", { ...wish, seats: 3 })).told as Tournament;
  const at = (path: string) => `/api/tournaments/${id}/${path}`;
  for (const one of [emil!, fritz!]) await ask(one, at("join"), {});
  await ask(emil!, at("round"), {});
  const { played } = await read(fritz!, id);
  expect(played[0]!.boards).toHaveLength(1);
  expect(played[0]!.boards[0]!.seats.filter(({ player }) => player === null)).toHaveLength(1);
  const table = played[0]!.boards[0]!.table;
  // Nobody else has this deal: everybody may watch.
  expect((await ask(gwen!, `/api/tables/${table}`)).told.tournament).toEqual({ id, name: "Coupe", round: 1 });
  await Promise.all([emil!, fritz!].map((one) => play(one, table)));
  await until(async () => (await read(emil!, id)).standings.some(({ rounds }) => rounds === 1));
  const { status, round, standings } = await read(emil!, id);
  expect([status, round]).toEqual(["running", 1]);
  expect(standings.map(({ rounds }) => rounds)).toEqual([1, 1]);

  await ask(fritz!, at("withdraw"), {});
  expect((await ask(emil!, at("round"), {})).reason).toBe("tooFewEntrants");
  await ask(gwen!, at("join"), {});
  expect((await ask(emil!, at("round"), {})).status).toBe(200);
  const now = await read(gwen!, id);
  expect(now.players).toMatchObject([
    { name: "Emil" },
    { name: "Fritz", withdrawn: true },
    { name: "Gwen", you: true },
  ]);
  expect(now.played[1]!.boards[0]!.seats.map(({ player }) => player).sort()).toEqual([0, 2, null]);
  expect((await ask(emil!, at("round"), {})).reason).toBe("lastRound");
  const { mine, others } = TournamentList.parse((await ask(fritz!, "/api/tournaments")).told);
  expect([mine.map((one) => one.id), others.some((one) => one.id === id)]).toEqual([[id], false]);
  await ask(emil!, at("end"), {});
  // A table is still played: what it is dealt by stays secret.
  expect(await read(emil!, id)).toMatchObject({ status: "over" });
  expect((await read(emil!, id)).secret).toBeUndefined();
  expect((await ask(gwen!, "/api/tournaments/nowhere")).reason).toBe("noTournament");
});
