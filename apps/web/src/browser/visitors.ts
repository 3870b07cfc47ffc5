import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { newPlayer, type Player } from "./player.ts";

interface Visitor extends Player {
  readonly kind: string;
  /** What a test did to the page that the next visitor would find there. */
  isChanged: boolean;
}

/** What stays with a page whoever looks at it. */
const LASTING = ["addInitScript", "routeWebSocket", "setViewportSize"] as const;

/**
 * Those who visit a server with one Chromium. A page opened anew costs more than twice as much as one that somebody has
 * left, with its files fetched and its process running: who goes home leaves theirs, emptied, to the next of the kind.
 */
export class Visitors {
  private readonly browser: Browser;
  private readonly address: string;
  private readonly gone: Visitor[] = [];
  private here: Visitor[] = [];

  constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  async welcome(
    viewport: { readonly width: number; readonly height: number },
    language: "fr" | "en",
    more: BrowserContextOptions = {},
  ): Promise<Player> {
    const kind = JSON.stringify([viewport, language, more]);
    const at = this.gone.findIndex((visitor) => visitor.kind === kind);
    const [left] = at < 0 ? [] : this.gone.splice(at, 1);
    const visitor = left ?? this.opened(kind, await newPlayer(this.browser, this.address, viewport, language, more));
    this.here.push(visitor);
    return visitor;
  }

  /** Everybody goes home: what nobody looks at any more costs nothing. */
  async leave(): Promise<void> {
    const leaving = this.here;
    this.here = [];
    for (const visitor of leaving) if (await this.isEmptied(visitor)) this.gone.push(visitor);
    const kept = new Set(this.gone.map(({ page }) => page.context()));
    const others = this.browser.contexts().filter((context) => !kept.has(context));
    await Promise.all(others.map((context) => context.close()));
  }

  private opened(kind: string, player: Player): Visitor {
    const visitor: Visitor = { ...player, kind, isChanged: false };
    for (const change of LASTING) noted(player.page, change, () => (visitor.isChanged = true));
    return visitor;
  }

  /** Whether the page is as good as new; one that a test has closed or changed for good is not. */
  private async isEmptied({ page, faults, isChanged }: Visitor): Promise<boolean> {
    if (isChanged || page.isClosed()) return false;
    const context = page.context();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    const line = await context.newCDPSession(page);
    await line.send("Storage.clearDataForOrigin", { origin: this.address, storageTypes: "all" });
    await line.detach();
    await context.clearCookies();
    faults.length = 0;
    return true;
  }
}

/** Calls `then` before each call of a method of this page. */
function noted(page: Page, method: (typeof LASTING)[number], then: () => void): void {
  const whole: (...given: never[]) => Promise<unknown> = page[method].bind(page);
  Object.assign(page, {
    [method]: (...given: never[]) => {
      then();
      return whole(...given);
    },
  });
}
