import { Rng, sample, type TableView } from "@paravent/kernel";
import { Browser, type Line } from "../../../../server/src/testing/browser.ts";

const PAUSE_MS = 100;

/**
 * A seat that plays by itself at a table with bots, on a line of its own: whoever watches the same seat in a window gets
 * every message and touches nothing.
 */
export class PlayedSeat {
  private readonly rng: Rng;
  private readonly browser: Browser;
  readonly table: string;
  private commands = 0;

  private constructor(browser: Browser, table: string, seed: string) {
    this.browser = browser;
    this.table = table;
    this.rng = Rng.from(seed);
  }

  static async take(address: string, game: string, seed: string): Promise<PlayedSeat> {
    const browser = new Browser(address);
    // In the language of the window that watches.
    await browser.fetch("/api/session", { name: "Milena", language: "fr" });
    const bot = { bot: "greedy" } as const;
    const { id } = await browser.makeTable({ game, seats: ["me", bot, bot] });
    return new PlayedSeat(browser, id, seed);
  }

  /** The cookie of its session, name and value. */
  get cookie(): { readonly name: string; readonly value: string } {
    const [name, value] = this.browser.cookie!.split("=") as [string, string];
    return { name, value };
  }

  /** Answers at random until somebody has seen enough, or the game is over. */
  async play(enough: () => Promise<boolean>): Promise<void> {
    const line = await this.browser.connect();
    line.send({ t: "follow", table: this.table });
    let { view } = await line.next("table");
    let answered = 0;
    while (!(await enough())) {
      // The frame of a view is checked by the protocol; its inside is what the server built with the same kernel.
      const { question, waiting } = view as unknown as TableView<unknown>;
      if (!waiting) break;
      if (question && question.sealed === undefined && question.id > answered) {
        await pause();
        answered = await this.answer(line, question.id, sample(question.ask, this.rng));
      }
      ({ view } = await line.next("update"));
    }
    line.hangUp();
  }

  /** Sends one answer until the server takes it. */
  private async answer(line: Line, question: number, value: ReturnType<typeof sample>): Promise<number> {
    const cmd = `answer-${++this.commands}-of-me`;
    for (;;) {
      line.send({ t: "answer", cmd, table: this.table, question, value });
      const reply = await line.reply(cmd);
      if (reply.t !== "refused") return question;
      if (reply.refusal.reason !== "tooFast") throw new Error(`an answer was refused: ${reply.refusal.reason}`);
      await pause();
    }
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
