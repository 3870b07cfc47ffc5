import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ExportedGame,
  importGame,
  loadGames,
  openStore,
  type RunningServer,
  readConfig,
  serve,
} from "@paravent/server";

/** Shows single games in the client's own replay: a server of its own, on this machine, with one game in it at a time. */
export class Viewer {
  private shown: { readonly server: RunningServer; readonly folder: string } | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  /** The address at which the game can be looked at. The one before it is put away. */
  show(game: ExportedGame): Promise<string> {
    const next = this.turn.then(() => this.replace(game));
    this.turn = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    await this.turn;
    await this.putAway();
  }

  private async replace(game: ExportedGame): Promise<string> {
    await this.putAway();
    const folder = mkdtempSync(join(tmpdir(), "paravent-replay-"));
    const { PARAVENT_GAMES } = process.env;
    const config = readConfig({
      ...{ PORT: "0", HOST: "127.0.0.1", PARAVENT_DATA: folder, PARAVENT_LESSONS: "off", PARAVENT_LOG: "error" },
      ...(PARAVENT_GAMES && { PARAVENT_GAMES }),
    });
    const store = await openStore(config);
    await importGame(store, game);
    await store.close();
    const server = await serve(config, await loadGames(config.games));
    this.shown = { server, folder };
    return `${server.address}/replay/${game.id}?lens=all`;
  }

  private async putAway(): Promise<void> {
    if (!this.shown) return;
    await this.shown.server.close();
    rmSync(this.shown.folder, { recursive: true, force: true });
    this.shown = null;
  }
}
