import { setTimeout } from "node:timers/promises";
import { type Rng, sample, type TableView } from "@paravent/kernel";
import type { Browser } from "../browser.ts";

/** A bot that does not think is faster than any line is allowed to be. */
const PAUSE_MS = 1_000;

/** Gives so many random answers at a table, or fewer where its game is over before. Returns how many were taken. */
export async function playSome(player: Browser, table: string, most: number, rng: Rng): Promise<number> {
  const line = await player.connect();
  line.send({ t: "follow", table });
  let seen = (await line.next("table")).view as unknown as TableView<unknown>;
  let [taken, answered, sent] = [0, 0, 0];
  while (seen.waiting && taken < most) {
    const { question } = seen;
    if (question && question.sealed === undefined) {
      // Who was not ready is asked the same again; or this view is older than the answer.
      const isAgain = question.id <= answered;
      const value = sample(question.ask, rng);
      const answer = () => {
        const cmd = `some-${question.id}-${sent++}-of-${table}`.slice(0, 60);
        line.send({ t: "answer", cmd, table, question: question.id, value });
        return line.reply(cmd);
      };
      let reply = await answer();
      while (reply.t === "refused" && reply.refusal.reason === "tooFast") {
        await setTimeout(PAUSE_MS);
        reply = await answer();
      }
      if (reply.t !== "refused") taken++;
      else if (!isAgain) throw new Error(`an answer was refused: ${reply.refusal.reason}`);
      answered = Math.max(answered, question.id);
    }
    seen = (await line.next("update")).view as unknown as TableView<unknown>;
  }
  line.hangUp();
  return taken;
}
