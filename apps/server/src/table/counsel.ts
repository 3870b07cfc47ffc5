import type { Seat } from "@paravent/kernel";
import type { Advice, CoachRequest, Remark } from "@paravent/protocol";
import type { TableRecord } from "../store/store.ts";
import { advise, type NoAdvice } from "./advising.ts";
import { Coaching } from "./coaching.ts";
import type { Play } from "./play.ts";
import type { TableTools } from "./tools.ts";

/** What counsel must know of its table. */
export interface CounselTable {
  readonly record: () => TableRecord;
  readonly play: () => Play | null;
  readonly seatOf: (player: string) => Seat | null;
  /** Does something when it is its turn, with all that others have written. */
  readonly inTurn: <T>(lane: string, job: () => Promise<T>) => Promise<T>;
  readonly tools: TableTools;
}

/** What a strong player or the coach has to say to somebody at the table. Nobody waits while they think. */
export class Counsel {
  private readonly table: CounselTable;
  private readonly coaching = new Coaching();

  constructor(table: CounselTable) {
    this.table = table;
  }

  /** Takes an answer of a seat, under the eyes of the coach if there is one. */
  readonly during: Coaching["during"] = (...answer) => this.coaching.during(...answer);

  /** What a strong player would do in this player's place. */
  advise(player: string, lane: string): Promise<Advice | NoAdvice | "notSeated"> {
    const { record, tools } = this.table;
    return this.besides(player, lane, (seat, play) => advise(record(), play, seat, lane, tools));
  }

  /** What the coach has to say of this player's answer to a question. */
  coach(player: string, { question }: CoachRequest, lane: string): Promise<Remark | NoAdvice | "notSeated"> {
    const { record, tools } = this.table;
    return this.besides(player, lane, (seat) => this.coaching.about(record(), seat, question, lane, tools.thinkers));
  }

  private async besides<T>(
    player: string,
    lane: string,
    think: (seat: Seat, play: Play) => Promise<T>,
  ): Promise<T | "nothingAsked" | "notSeated"> {
    const asked = await this.table.inTurn(lane, async () => {
      const [seat, play] = [this.table.seatOf(player), this.table.play()];
      return seat === null ? null : { thought: play && think(seat, play) };
    });
    return asked ? ((await asked.thought) ?? "nothingAsked") : "notSeated";
  }
}
