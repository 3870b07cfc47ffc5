/** boardgame.io's own server, as it comes: storage in memory, socket.io. Says on which port it listens. */
import { createRequire } from "node:module";
import type { AddressInfo, Server as HttpServer } from "node:net";
import { fillerGame, seenBy } from "../yardstick/filler-game.ts";

process.env.NODE_ENV = "production";
type MakeServer = (setting: { games: object[]; origins: string[] }) => {
  run(setting: { port: number }): Promise<{ appServer: HttpServer }>;
};
const { Server } = createRequire(import.meta.url)("boardgame.io/server") as { Server: MakeServer };

const game = { ...fillerGame(Number(process.argv[2])), playerView: seenBy };
const { appServer } = await Server({ games: [game], origins: [] }).run({ port: 0 });
process.send!((appServer.address() as AddressInfo).port);
process.once("disconnect", () => process.exit());
