import type { Input, Seat } from "@paravent/kernel";
import type { Hearers } from "@paravent/protocol";
import type { TableRecord } from "../store/store.ts";
import type { Absences } from "./absences.ts";
import { isPlayersOwn, type Reply, refusing, type SeatInput, type Sender } from "./command.ts";
import type { Counsel } from "./counsel.ts";
import type { Followers } from "./followers.ts";
import type { Play } from "./play.ts";
import { botAt } from "./seating.ts";
import type { Taken } from "./taken.ts";
import type { Talk } from "./talk.ts";
import type { Undoing } from "./undoing.ts";

/** What commands must know of their table. */
export interface CommandedTable {
  readonly record: () => TableRecord;
  readonly seatOf: (player: string | null) => Seat | null;
  readonly inTurn: (job: () => Promise<Reply>, lane: string | undefined) => Promise<Reply>;
  /** The game under way, or why there is none. */
  readonly load: () => Promise<Play | string>;
  readonly moved: (taken: Taken) => void;
  /** The store failed: a row may or may not be on disk. */
  readonly failed: (fault: unknown, lost: "game" | "line") => void;
  readonly absences: Absences;
  readonly counsel: Counsel;
  readonly followers: Followers;
  readonly talk: Talk;
  readonly undoing: Undoing;
}

/** What seats do with the game and say at the table, each in its turn. A refusal has changed nothing. */
export class Commands {
  private readonly table: CommandedTable;

  constructor(table: CommandedTable) {
    this.table = table;
  }

  /** Takes a command of a seat; of its sender, where one is named, only while the seat is the sender's own. */
  async submit(seat: Seat, command: string, input: SeatInput, from?: Sender): Promise<Reply> {
    if (!isPlayersOwn(command)) return refusing("malformed");
    const { record, absences, counsel } = this.table;
    // Who answers is back.
    if (from?.player && botAt(record().seats[seat]!) !== null) await absences.comeBack(from.player, from.lane);
    const given = { ...input, seat } as Input;
    return this.inGame(seat, from, (play) => counsel.during(play, seat, given, () => play.take(seat, command, given)));
  }

  /** Takes a seat's last answer back, or asks the others for their consent. */
  async undo(seat: Seat, command: string, from?: Sender): Promise<Reply> {
    if (!isPlayersOwn(command)) return refusing("malformed");
    return this.reconsider(seat, from, (play) => this.table.undoing.undo(play, seat, command));
  }

  consent(seat: Seat, agree: boolean, from?: Sender): Promise<Reply> {
    return this.reconsider(seat, from, (play) => this.table.undoing.consent(play, seat, agree));
  }

  /** What is asked of the others, or withdrawn, leaves no row: they hear of it all the same. */
  private reconsider(seat: Seat, from: Sender | undefined, job: (play: Play) => Promise<Taken>): Promise<Reply> {
    return this.inGame(seat, from, async (play) => {
      const taken = await job(play);
      if (taken.reply.ok && taken.rows.length === 0) this.table.followers.tellTable("now");
      return taken;
    });
  }

  /** Says something to the table, or apart to one other seat or several. */
  say(seat: Seat, command: string, whom: Hearers, words: string, from?: Sender): Promise<Reply> {
    const { inTurn, load, record, talk, followers, failed } = this.table;
    return inTurn(async () => {
      try {
        const play = await load();
        if (this.hasLeft(seat, from)) return refusing("notSeated");
        const said = { seat, to: whom, text: words };
        const { reply, line } = await talk.take(record(), typeof play === "string" ? null : play, command, said);
        followers.passOn(line);
        const sitter = record().seats[seat];
        followers.away.said(line, sitter?.kind === "person" ? sitter.player : null);
        return reply;
      } catch (fault) {
        failed(fault, "line");
        return refusing("unavailable");
      }
    }, from?.lane);
  }

  /** Somebody who watches says something to the others who do. */
  comment(player: string, command: string, words: string, from?: Sender): Promise<Reply> {
    const { inTurn, load, record, talk, followers, failed } = this.table;
    return inTurn(async () => {
      try {
        await load();
        const { reply, line } = await talk.takeWatching(record(), player, command, words);
        followers.passOn(line);
        return reply;
      } catch (fault) {
        failed(fault, "line");
        return refusing("unavailable");
      }
    }, from?.lane);
  }

  /** Does something with the game under way; what comes of it is on disk before anybody hears of it. */
  inGame(seat: Seat, from: Sender | undefined, job: (play: Play) => Promise<Taken>): Promise<Reply> {
    const { inTurn, load, moved, failed } = this.table;
    return inTurn(async () => {
      try {
        const play = await load();
        if (this.hasLeft(seat, from)) return refusing("notSeated");
        if (typeof play === "string") return refusing(play);
        const taken = await job(play);
        moved(taken);
        return taken.reply;
      } catch (fault) {
        failed(fault, "game");
        return refusing("unavailable");
      }
    }, from?.lane);
  }

  /** Who has given the seat up while the command waited has no say any more. */
  private hasLeft(seat: Seat, from: Sender | undefined): boolean {
    return from !== undefined && this.table.seatOf(from.player) !== seat;
  }
}
