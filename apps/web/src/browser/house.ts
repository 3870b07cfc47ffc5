import type { BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { atEnd } from "../../../server/src/testing/at-end.ts";
import { ServerProcess } from "../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import type { Player } from "./player.ts";
import { theChromium, theClient } from "./the-chromium.ts";
import { Visitors } from "./visitors.ts";

/** Whoever takes this name decides about what is reported. */
export const MODERATOR = "marta.k";

/** The real server on a folder of its own, and a Chromium to visit it with. */
class House {
  private readonly folder = temporaryFolder();
  private readonly settings: Readonly<Record<string, string>>;
  private server: ServerProcess | null = null;
  private visitors: Visitors | null = null;
  private address = "";
  private opening: Promise<void> | null = null;

  constructor(settings: Readonly<Record<string, string>>) {
    this.settings = settings;
  }

  /** Opens it, if nobody has before. */
  open(): Promise<void> {
    this.opening ??= this.welcomeAll();
    return this.opening;
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
    await this.visitors?.close();
    await this.server?.stop();
    this.folder.remove();
  }

  /** It stands as long as this process, and leaves nothing behind. */
  closeAtEnd(): void {
    atEnd(() => {
      this.server?.child.kill("SIGKILL");
      this.folder.remove();
    });
  }

  private async welcomeAll(): Promise<void> {
    const [browser] = await Promise.all([theChromium(), this.serve({})]);
    this.visitors = new Visitors(browser, this.address);
  }

  private async serve(settings: Record<string, string>): Promise<void> {
    await theClient();
    this.server = new ServerProcess({
      PARAVENT_DATA: this.folder.path,
      // All come from one address, as many in a minute as a club has in years.
      PARAVENT_LIMITS: "1000",
      PARAVENT_MODERATORS: MODERATOR,
      ...this.settings,
      ...settings,
    });
    this.address = await this.server.address();
  }
}

const shared = new Map<string, House>();

/**
 * A house with these settings, open before the first test of a file. The files of a worker share it: a server that starts
 * costs as much as three visits, and a guest does not mind who was there before.
 */
export function openHouse(settings: Readonly<Record<string, string>> = {}): House {
  const kind = JSON.stringify(settings);
  const house = shared.get(kind) ?? new House(settings);
  if (!shared.has(kind)) house.closeAtEnd();
  shared.set(kind, house);
  beforeAll(() => house.open());
  afterEach(() => house.empty());
  return house;
}

/** A house for the tests of one file alone, closed after the last: its server may be killed. */
export function openOwnHouse(settings: Readonly<Record<string, string>> = {}): House {
  const house = new House(settings);
  beforeAll(() => house.open());
  afterEach(() => house.empty());
  afterAll(() => house.close());
  return house;
}
