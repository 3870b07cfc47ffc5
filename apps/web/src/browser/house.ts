import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { ServerProcess } from "../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { openChromium, type Player } from "./player.ts";
import { Visitors } from "./visitors.ts";

/** The real server on a folder of its own, and a Chromium to visit it with. */
class House {
  private readonly folder = temporaryFolder();
  private readonly settings: Readonly<Record<string, string>>;
  private server: ServerProcess | null = null;
  private browser: Browser | null = null;
  private visitors: Visitors | null = null;
  private address = "";

  constructor(settings: Readonly<Record<string, string>>) {
    this.settings = settings;
  }

  async open(): Promise<void> {
    expect(await ensureClient()).toBe(0);
    await this.serve({});
    this.browser = await openChromium(findChromium()!);
    this.visitors = new Visitors(this.browser, this.address);
  }

  async visit(
    viewport: { width: number; height: number },
    language: "fr" | "en",
    more: BrowserContextOptions = {},
  ): Promise<Player> {
    const player = await this.visitors!.welcome(viewport, language, more);
    await player.page.goto(this.address);
    // The lobby is there once the server has said who they are: nothing else says so later.
    await player.page.locator(".folds").waitFor();
    return player;
  }

  /** The server ends as by a loss of power. */
  kill(): Promise<void> {
    return this.server!.kill();
  }

  /** The server is started again on the same folder and port. */
  restart(): Promise<void> {
    return this.serve({ PORT: new URL(this.address).port });
  }

  /** Everybody goes home. */
  empty(): Promise<void> {
    return this.visitors!.leave();
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.server?.stop();
    this.folder.remove();
  }

  private async serve(settings: Record<string, string>): Promise<void> {
    this.server = new ServerProcess({
      PARAVENT_DATA: this.folder.path,
      PARAVENT_LIMITS: "20",
      ...this.settings,
      ...settings,
    });
    this.address = await this.server.address();
  }
}

/** A house for the tests of one file, with these settings: open before the first, closed after the last. */
export function openHouse(settings: Readonly<Record<string, string>> = {}): House {
  const house = new House(settings);
  beforeAll(() => house.open());
  afterEach(() => house.empty());
  afterAll(() => house.close());
  return house;
}
