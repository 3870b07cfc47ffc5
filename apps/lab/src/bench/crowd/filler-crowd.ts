import { fork } from "node:child_process";
import { once } from "node:events";
import { Rng } from "@paravent/kernel";
import { WebSocket } from "ws";
import { heard } from "../../lib/side-process.ts";
import { chosenMove } from "../yardstick/filler.ts";
import { type FillerState, SEATS } from "../yardstick/filler-game.ts";
import { Crowd, type CrowdedTable } from "./crowd.ts";
import { News } from "./news.ts";

/** It says nothing to who has made a move that is none. */
const PATIENCE_MS = 20_000;

/** What a player is told of a match: the part of it that is used here. */
interface Match {
  readonly G: FillerState;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

/** boardgame.io's server as a process of its own, and a crowd that comes to it. */
export async function fillerCrowd(length: number, count: number): Promise<Crowd> {
  const server = fork(new URL("./filler-server.ts", import.meta.url), [String(length)]);
  const port = await heard(server);
  const rng = Rng.from("live matches");
  const open = (n: number) => FillerTable.open(`localhost:${port}`, `match-${n}`, rng);
  return Crowd.at(count, open, async () => {
    const ended = once(server, "exit");
    server.disconnect();
    await ended;
  });
}

/** One match of it, with a socket for each player. */
class FillerTable implements CrowdedTable {
  private readonly id: string;
  private readonly rng: Rng;
  private lines: readonly FillerLine[] = [];
  private readonly news = new News();

  private constructor(id: string, rng: Rng) {
    this.id = id;
    this.rng = rng;
  }

  /** It is made when the first player asks for it. */
  static async open(host: string, id: string, rng: Rng): Promise<FillerTable> {
    const table = new FillerTable(id, rng);
    const players = Array.from({ length: SEATS }, (_, seat) => `${seat}`);
    table.lines = await Promise.all(players.map(() => FillerLine.open(host, () => table.news.come())));
    for (const [seat, line] of table.lines.entries()) line.send("sync", id, `${seat}`, undefined, SEATS);
    return table;
  }

  async answer(until: number): Promise<number | null> {
    const [watched] = this.lines as [FillerLine, ...FillerLine[]];
    while (!watched.match) if (!(await this.news.until(until))) return null;
    const { match } = watched;
    const player = match.ctx.currentPlayer;
    const line = this.lines[Number(player)]!;
    const payload = { ...chosenMove(match, this.rng), playerID: player };
    const begun = performance.now();
    const before = line.heard;
    line.send("update", { type: "MAKE_MOVE", payload }, match._stateID, this.id, player);
    while (line.heard === before || watched.match._stateID === match._stateID)
      if (!(await this.news.until(begun + PATIENCE_MS))) throw new Error("boardgame.io did not answer");
    return performance.now() - begun;
  }

  leave(): void {
    for (const line of this.lines) line.hangUp();
  }
}

/** Frames of Engine.IO and Socket.IO, and the namespace, which has the name of the game. */
const PING = "2";
const PONG = "3";
const CONNECTED = "40/filler,";
const EVENT = "42/filler,";

/** A socket of one player, which speaks as much of Socket.IO as is needed. */
class FillerLine {
  private readonly socket: WebSocket;
  /** How often it has been told something of the match. */
  heard = 0;
  private latest = "";
  private read: Match | null = null;

  private constructor(socket: WebSocket, news: () => void) {
    this.socket = socket;
    socket.on("message", (raw) => {
      const text = String(raw);
      if (text === PING) socket.send(PONG);
      if (!text.startsWith(`${EVENT}["sync"`) && !text.startsWith(`${EVENT}["update"`)) return;
      this.heard++;
      this.latest = text;
      news();
    });
  }

  static open(host: string, news: () => void): Promise<FillerLine> {
    const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    const line = new FillerLine(socket, news);
    socket.once("open", () => socket.send(CONNECTED));
    return new Promise((resolve, reject) => {
      socket.on("message", (raw) => String(raw).startsWith(CONNECTED) && resolve(line));
      socket.once("error", reject);
    });
  }

  send(...event: readonly unknown[]): void {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  /** What it was told last, read where somebody looks at it: who only hears it has less to do than a browser. */
  get match(): Match | null {
    if (this.latest !== "") {
      const [, , told] = JSON.parse(this.latest.slice(EVENT.length)) as [string, string, Match | { state: Match }];
      this.read = "state" in told ? told.state : told;
      this.latest = "";
    }
    return this.read;
  }

  hangUp(): void {
    this.socket.terminate();
  }
}
