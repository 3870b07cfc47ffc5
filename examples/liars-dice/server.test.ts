import { type BranchAnswer, Rng, sample, type TableView } from "@paravent/kernel";
import { GameList, GameWords, type Moment, type Outline } from "@paravent/protocol";
import { Browser, ServerProcess, temporaryFolder } from "@paravent/server/testing";
import { afterAll, expect, test } from "vitest";
import type { View } from "./view.ts";

const folder = temporaryFolder();
const server = new ServerProcess(
  { PARAVENT_DATA: folder.path, PARAVENT_GAMES: "examples/liars-dice" },
  { weighed: true },
);
afterAll(async () => {
  await server.stop();
  folder.remove();
});

test("PARAVENT_GAMES adds it: announced with its words, played with bots, and told again", async () => {
  const anna = new Browser(await server.address());
  const json = async <T>(path: string): Promise<T> => (await (await anna.fetch(path)).json()) as T;
  expect(GameList.parse(await json("/api/games")).games.map(({ id }) => id)).toContain("liars-dice");
  for (const language of ["fr", "en"]) GameWords.parse(await json(`/api/games/liars-dice/words?lang=${language}`));

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

  const { kinds } = await json<Outline>(`/api/tables/${id}/moments`);
  expect(kinds.flat()).toContain("challenged");
  const last = await json<Moment>(`/api/tables/${id}/moments/${kinds.length - 1}`);
  expect((last.view as unknown as TableView<View>).outcome).toEqual(view.outcome);
});
