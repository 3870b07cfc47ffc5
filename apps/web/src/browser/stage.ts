import type { Game } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import type { APIRequestContext, Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import { type RunningServer, serve } from "../../../server/src/serve.ts";
import { atEnd } from "../../../server/src/testing/at-end.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { openChromium, type Player } from "./player.ts";
import { type Staged, StagedGame, type StagedId } from "./staged-game.ts";
import { theChromium } from "./the-chromium.ts";
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
  /** Its own, if it was given none. */
  private browser: Browser | null = null;
  private visitors: Visitors | null = null;
  private address = "";

  constructor(id: StagedId) {
    this.id = id;
    this.game = new StagedGame(id);
    atEnd(() => this.folder.remove());
  }

  /** `browser`: one that is open already, and stays so. */
  async open(browser?: Browser): Promise<void> {
    const settings = { PORT: "0", PARAVENT_DATA: this.folder.path, ...HOUSE_RULES };
    this.server = await serve(readConfig(settings), new Map([[this.id, this.game.served]]));
    this.address = this.server.address;
    this.browser = browser ? null : await openChromium(findChromium()!);
    this.visitors = new Visitors(browser ?? this.browser!, this.address);
  }

  /** Seats visitors in order at a table that begins in this position; seats without one are played by bots. */
  async seat(staged: Staged, visitors: readonly Visitor[], seats = visitors.length): Promise<Player[]> {
    this.game.put(staged);
    const players: Player[] = [];
    let table: TableSummary | null = null;
    for (const [at, { size, name = NAMES[at]!, language = "fr", more }] of visitors.entries()) {
      const player = await this.visitors!.welcome(size, language, more, name);
      const api = player.page.request;
      await api.post(`${this.address}/api/session`, { data: { name, language } });
      if (table) await api.post(`${this.address}/api/tables/${table.id}/join`, { data: {} });
      else table = await this.newTable(api, language, seatsFor(visitors.length, seats));
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

  /**
   * The same person alone with bots at another table, which begins in this position. They go there as by a link of the
   * page: nothing is loaded anew, which costs a third of sitting down.
   */
  async next({ page }: Player, staged: Staged, seats = 2): Promise<void> {
    this.game.put(staged);
    const language = await page.evaluate(() => document.documentElement.lang);
    const { id } = await this.newTable(page.request, language, seatsFor(1, seats));
    const follow = (path: string) =>
      page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, path);
    const bar = page.locator(".bar").first();
    await follow("/elsewhere");
    await bar.waitFor({ state: "detached" });
    await follow(`/table/${id}`);
    await bar.waitFor();
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

  private async newTable(api: APIRequestContext, language: string, seats: unknown): Promise<TableSummary> {
    const made = await api.post(`${this.address}/api/tables`, { data: { game: this.id, language, seats } });
    return made.json();
  }

  async close(): Promise<void> {
    await this.visitors?.close();
    await this.browser?.close();
    await this.server?.close();
    this.folder.remove();
  }
}

function seatsFor(people: number, seats: number) {
  return Array.from({ length: seats }, (_, at) => (at === 0 ? "me" : at < people ? "open" : { bot: "greedy" }));
}

const shared = new Map<StagedId, { readonly stage: Stage; open: Promise<void> | null }>();

/** The stage of a game, open before the first test of a file; the files of a worker share it. */
export function openStage(id: StagedId = "diktat"): Stage {
  const one = shared.get(id) ?? { stage: new Stage(id), open: null };
  shared.set(id, one);
  const { stage } = one;
  beforeAll(() => {
    one.open ??= theChromium().then((browser) => stage.open(browser));
    return one.open;
  });
  afterEach(() => stage.empty());
  return stage;
}

/** A stage for the tests of one file alone, closed after the last: its rules may be changed. */
export function openOwnStage(id: StagedId): Stage {
  const stage = new Stage(id);
  beforeAll(async () => stage.open(await theChromium()));
  afterEach(() => stage.empty());
  afterAll(() => stage.close());
  return stage;
}
