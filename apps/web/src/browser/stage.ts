import type { Game } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import { type RunningServer, serve } from "../../../server/src/serve.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { openChromium, type Player } from "./player.ts";
import { type Staged, StagedGame, type StagedId } from "./staged-game.ts";
import { Visitors } from "./visitors.ts";

/** Who looks at a staged table, and on what. */
export interface Visitor {
  readonly size: { readonly width: number; readonly height: number };
  readonly name?: string;
  readonly language?: "fr" | "en";
  readonly more?: BrowserContextOptions;
}

const NAMES = ["Milena", "Ilse", "Rook", "Nikolaï", "Eva"];

/** The tests of one file are more guests in a minute than any club has in a year, all from one address. */
const HOUSE_RULES = { PARAVENT_BOT_PAUSE_MS: "0", PARAVENT_LIMITS: "20" };

/** A server whose games begin in positions built by the tests, and browsers that sit down at them. */
export class Stage {
  private readonly folder = temporaryFolder();
  private readonly id: StagedId;
  private readonly game: StagedGame;
  private server: RunningServer | null = null;
  private browser: Browser | null = null;
  private visitors: Visitors | null = null;
  private address = "";

  constructor(id: StagedId = "diktat") {
    this.id = id;
    this.game = new StagedGame(id);
  }

  /** `address`: where the client is, if another program serves it. */
  async open(port = 0, address?: string): Promise<void> {
    const settings = { PORT: String(port), PARAVENT_DATA: this.folder.path, ...HOUSE_RULES };
    const origin = address ? { PARAVENT_ORIGIN: address } : {};
    this.server = await serve(readConfig({ ...settings, ...origin }), new Map([[this.id, this.game.served]]));
    this.address = address ?? this.server.address;
    this.browser = await openChromium(findChromium()!);
    this.visitors = new Visitors(this.browser, this.address);
  }

  /** Seats visitors in order at a table that begins in this position; seats without one are played by bots. */
  async seat(staged: Staged, visitors: readonly Visitor[], seats = visitors.length): Promise<Player[]> {
    this.game.put(staged);
    const players: Player[] = [];
    let table: TableSummary | null = null;
    for (const [at, { size, name = NAMES[at]!, language = "fr", more }] of visitors.entries()) {
      const player = await this.visitors!.welcome(size, language, more);
      const api = player.page.request;
      await api.post(`${this.address}/api/session`, { data: { name, language } });
      const wish = { game: this.id, language, seats: seatsFor(visitors.length, seats) };
      const done: { json(): Promise<TableSummary> } = table
        ? await api.post(`${this.address}/api/tables/${table.id}/join`, { data: {} })
        : await api.post(`${this.address}/api/tables`, { data: wish });
      table = await done.json();
      players.push(player);
    }
    await Promise.all(
      players.map(async ({ page }) => {
        await page.goto(`${this.address}/table/${table!.id}`);
        await page.locator(".bar").first().waitFor();
      }),
    );
    return players;
  }

  /** Everybody goes home. */
  empty(): Promise<void> {
    return this.visitors!.leave();
  }

  /** The server ends, and comes back at the same address with other rules. */
  async upgrade(change: (game: Game) => Game): Promise<void> {
    const { port } = new URL(this.address);
    await this.server!.close();
    const settings = { PORT: port, PARAVENT_DATA: this.folder.path, ...HOUSE_RULES };
    const { served } = this.game;
    this.server = await serve(readConfig(settings), new Map([[this.id, { ...served, game: change(served.game) }]]));
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.server?.close();
    this.folder.remove();
  }
}

function seatsFor(people: number, seats: number) {
  return Array.from({ length: seats }, (_, at) => (at === 0 ? "me" : at < people ? "open" : { bot: "greedy" }));
}

/** A stage for the tests of one file: open before the first, closed after the last. */
export function openStage(id?: StagedId): Stage {
  const stage = new Stage(id);
  beforeAll(async () => {
    expect(await ensureClient()).toBe(0);
    await stage.open();
  });
  afterEach(() => stage.empty());
  afterAll(() => stage.close());
  return stage;
}
