import { type BranchAnswer, Rng, sample, type TableView } from "@paravent/kernel";
import { GameList, GameWords, type Moment, type Outline } from "@paravent/protocol";
import { Browser, ServerProcess, temporaryFolder } from "@paravent/server/testing";
import { afterEach, expect, test } from "vitest";
import type { View } from "./view.ts";

const folder = temporaryFolder();
let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop();
  folder.remove();
});

/** A server with a folder of its own; any page will do as its client. */
async function browser(environment: Record<string, string>): Promise<Browser> {
  server = new ServerProcess({ PARAVENT_DATA: folder.path, ...environment }, { weighed: true });
  return new Browser(await server.address());
}

const json = async <T>(from: Browser, path: string): Promise<T> => (await (await from.fetch(path)).json()) as T;
const ids = async (from: Browser) => GameList.parse(await json(from, "/api/games")).games.map(({ id }) => id);

test("without PARAVENT_GAMES there is no such game", async () => {
  const anna = await browser({});
  expect(await ids(anna)).not.toContain("liars-dice");
  await anna.signIn("Anna");
  const table = { game: "liars-dice", language: "en", seats: ["me", "open"] };
  expect((await anna.fetch("/api/tables", table)).status).toBe(422);
});

test("PARAVENT_GAMES adds it: announced with its words, played with bots, and told again", async () => {
  const anna = await browser({ PARAVENT_GAMES: "examples/liars-dice" });
  expect(await ids(anna)).toContain("liars-dice");
  for (const language of ["fr", "en"])
    GameWords.parse(await json(anna, `/api/games/liars-dice/words?lang=${language}`));

  await anna.signIn("Anna");
  const seats = ["me" as const, { bot: "greedy" }, { bot: "random" }];
  const { id } = await anna.makeTable({ game: "liars-dice", seats, options: { wild: true } });
  const line = await anna.connect();
  line.send({ t: "follow", table: id });
  let view = (await line.next("table", (table) => table.view !== null)).view as unknown as TableView<View>;
  const rng = Rng.from("anna");
  for (let n = 0; view.outcome === null; n++) {
    const { question } = view;
    if (question) {
      // The sooner somebody challenges, the sooner it is over.
      const value = view.game.bid ? { branch: "challenge" } : (sample(question.ask, rng) as BranchAnswer);
      line.send({ t: "answer", cmd: `command-${n}`, table: id, question: question.id, value });
      expect((await line.reply(`command-${n}`)).t).toBe("ack");
    }
    view = (await line.next("update")).view as unknown as TableView<View>;
  }
  expect(view.game.described.result).toBe("noneLeft");
  line.hangUp();

  const { kinds } = await json<Outline>(anna, `/api/tables/${id}/moments`);
  expect(kinds.flat()).toContain("challenged");
  const last = await json<Moment>(anna, `/api/tables/${id}/moments/${kinds.length - 1}`);
  expect((last.view as unknown as TableView<View>).outcome).toEqual(view.outcome);
});
