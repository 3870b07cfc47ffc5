import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Rng } from "@paravent/kernel";
import { afterAll, describe, expect, it } from "vitest";
import { restore } from "./backup/backup.ts";
import { readConfig } from "./config/config.ts";
import { loadGames } from "./games/games.ts";
import { Sessions } from "./http/session.ts";
import { type RunningServer, serve } from "./serve.ts";
import { DATABASE } from "./store/sqlite-faults.ts";
import { Browser } from "./testing/browser.ts";
import { playSome } from "./testing/releases/play-some.ts";
import { temporaryFolder } from "./testing/rig.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

const RELEASES = globSync(join(import.meta.dirname, "testing/releases/*.backup.gz"));

interface Kept {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly notes: number;
}

const TABLES = `SELECT id, game, status, (SELECT count(*) FROM notes WHERE notes.table_id = tables.id) AS notes
  FROM tables ORDER BY id`;

/** A server of today on the database of a release, and somebody who sat there. */
async function serving(file: string): Promise<{ server: RunningServer; tables: Kept[]; cookie: string }> {
  const data = join(folder.path, basename(file));
  await restore({ databaseUrl: undefined, folder: data }, file);
  const db = new DatabaseSync(join(data, DATABASE), { readOnly: true });
  const tables = db.prepare(TABLES).all() as unknown as Kept[];
  const [{ player }] = db.prepare("SELECT player FROM seats WHERE player IS NOT NULL").all() as [{ player: string }];
  const [{ value }] = db.prepare("SELECT value FROM settings WHERE key = 'secret'").all() as [{ value: string }];
  db.close();
  const config = readConfig({ PORT: "0", PARAVENT_DATA: data, PARAVENT_BOT_PAUSE_MS: "0", PARAVENT_LIMITS: "1000" });
  const server = await serve(config, await loadGames(config.games));
  return { server, tables, cookie: new Sessions(value).cookieFor({ player, token: null }).split(";")[0]! };
}

it("there are releases to be kept", () => {
  expect(RELEASES.length).toBeGreaterThan(0);
});

describe.each(RELEASES.map((file) => [basename(file), file]))("%s", (_, file) => {
  it("opens: games that were over are told to their end, games under way go on", async () => {
    const { server, tables, cookie } = await serving(file);
    const anna = new Browser(server.address);
    anna.cookie = cookie;
    let [told, wentOn] = [0, 0];
    for (const { id, game, status, notes } of tables) {
      if (status === "over") {
        const noted = await (await anna.fetch(`/api/tables/${id}/notes`)).json();
        expect(noted.notes, `${game} ${id}`).toHaveLength(notes);
        const { kinds } = await (await anna.fetch(`/api/tables/${id}/moments`)).json();
        expect(kinds?.length, `${game} ${id}`).toBeGreaterThan(10);
        for (const at of [0, Math.floor(kinds.length / 2), kinds.length - 1]) {
          const moment = await (await anna.fetch(`/api/tables/${id}/moments/${at}`)).json();
          expect(moment, `${game} ${id} ${at}`).toMatchObject({ at, of: kinds.length });
          if (at === kinds.length - 1) expect(moment.view.outcome).not.toBeNull();
        }
        told++;
      } else {
        expect(await playSome(anna, id, 3, Rng.from(id)), `${game} ${id}`).toBe(3);
        wentOn++;
      }
    }
    expect(told).toBeGreaterThan(0);
    expect(wentOn).toBeGreaterThan(0);
    await server.close();
  });
});
